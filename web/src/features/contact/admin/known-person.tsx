import { useDeferredValue, useState } from 'react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { enquiryPath } from 'domain/lead/enquiry-path.ts';
import { formatDay } from 'domain/text/format.ts';
import { TextField } from '../../../ui/field.tsx';
import { contactEntryContent } from './contact-entry.content.ts';
import { useKnownPersonQuery } from './contact-entry.generated.ts';
import type { KnownPersonQuery } from './contact-entry.generated.ts';

const texts = contactEntryContent.known;

type Earlier = KnownPersonQuery['contacts']['items'][number];

/** The digits of a phone number in India without the country code. */
const phoneDigits = 10;

type ReachFieldProps = ComponentProps<typeof TextField> & {
  name: 'phone' | 'email';
  /** Whether it says when the person wrote before. */
  looksUp: boolean;
};

/** A field for a phone number or an e-mail address, which says when it is known from an earlier enquiry. */
export function ReachField({ looksUp, ...field }: ReachFieldProps) {
  const { name, defaultValue } = field;
  const [typed, setTyped] = useState(typeof defaultValue === 'string' ? defaultValue : '');
  const search = useDeferredValue(typed.trim());
  return (
    <div className="grid content-start gap-1.5">
      <TextField {...field} onChange={({ target }) => setTyped(target.value)} />
      <p
        role="status"
        className="rounded-field bg-warning-soft px-3 py-1.5 text-dense text-warning empty:hidden"
      >
        {looksUp && isWhole(name, search) && <Known name={name} search={search} />}
      </p>
    </div>
  );
}

function Known({ name, search }: { name: 'phone' | 'email'; search: string }) {
  const { data } = useKnownPersonQuery({ variables: { search }, fetchPolicy: 'network-only' });
  const earlier = data?.contacts.items.find((contact) => isSame(name, search, contact));
  if (!earlier) return null;
  return (
    <>
      {texts.line(earlier.name, formatDay(earlier.createdAt))}{' '}
      <Link
        to={enquiryPath(earlier)}
        target="_blank"
        className="inline-flex items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {texts.open}
        <span className="sr-only"> {texts.newTab}</span>
      </Link>
    </>
  );
}

function isWhole(name: 'phone' | 'email', text: string): boolean {
  return name === 'phone' ? digitsOf(text).length >= phoneDigits : /^\S+@\S+\.\S{2,}$/.test(text);
}

/** The search of the list also finds beginnings, and words of notes. */
function isSame(name: 'phone' | 'email', text: string, { phoneE164, email }: Earlier): boolean {
  if (name === 'email') return email?.toLowerCase() === text.toLowerCase();
  return digitsOf(phoneE164 ?? '').endsWith(digitsOf(text).slice(-phoneDigits));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
