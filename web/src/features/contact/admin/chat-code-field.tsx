import { useDeferredValue, useState } from 'react';
import type { ComponentProps } from 'react';
import { arrivalsInWords } from 'domain/source/channel.ts';
import { formatDateTime } from 'domain/text/format.ts';
import { TextField } from '../../../ui/field.tsx';
import { knownArrivals } from '../../lead/admin/known-arrivals.ts';
import { contactEntryContent } from './contact-entry.content.ts';
import { useChatOfCodeQuery } from './contact-entry.generated.ts';

const texts = contactEntryContent.chat;
const wholeCode = /[0-9a-z]{5}\s*$/i;

/** A field for the code of a WhatsApp chat, which says where the chat began. */
export function ChatCodeField(field: ComponentProps<typeof TextField>) {
  const { defaultValue } = field;
  const [typed, setTyped] = useState(typeof defaultValue === 'string' ? defaultValue : '');
  const code = useDeferredValue(typed.trim());
  return (
    <div className="grid content-start gap-1.5">
      <TextField {...field} onChange={({ target }) => setTyped(target.value)} />
      <p role="status" className="text-dense text-ink-muted empty:hidden">
        {wholeCode.test(code) && <Chat code={code} />}
      </p>
    </div>
  );
}

function Chat({ code }: { code: string }) {
  const { data } = useChatOfCodeQuery({ variables: { code }, fetchPolicy: 'network-only' });
  if (!data) return null;
  if (!data.tap) return texts.unknown;
  const { at, page, propertyTitle, arrivals } = data.tap;
  const came = arrivals && arrivalsInWords(knownArrivals(arrivals));
  return [texts.about(propertyTitle, page), formatDateTime(at), came].filter(Boolean).join(' · ');
}
