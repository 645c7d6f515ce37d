import { ChevronDown } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { propertyLink } from '../../../office-kit/property-message.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useSendablePropertiesQuery } from './contact-work.generated.ts';
import { sendPropertyContent as texts } from './send-property.content.ts';

/** A home that is sent. */
export interface SentHome {
  propertyId: string;
  title: string;
}

interface Buyer {
  /** The property that the buyer asked about, which is offered first. */
  propertyTitle: string | null;
  /** Chooses a text about a home for WhatsApp or e-mail; nothing without a number or an address. */
  onWhatsApp: ((home: SentHome) => void) | undefined;
  onMail: ((home: SentHome) => void) | undefined;
}

const actionClass =
  'inline-flex min-h-11 items-center rounded-field font-semibold text-pine underline-offset-4 hover:underline';

/** Sends a published property to a lead: with a text for WhatsApp or e-mail, or as a link to paste. */
export function SendProperty(buyer: Buyer) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-1 -mb-3">
      <Button
        look="quiet"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ml-3 gap-1"
      >
        {texts.title}
        <ChevronDown
          aria-hidden="true"
          className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </Button>
      {open && (
        <div id={id} className="rounded-card border border-line bg-card p-4 md:max-w-2xl md:p-6">
          <Search {...buyer} />
        </div>
      )}
    </div>
  );
}

function Search(buyer: Buyer) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim() || (buyer.propertyTitle ?? ''));
  const { data, previousData, error, refetch } = useSendablePropertiesQuery({ variables: { search } });
  const found = (data ?? previousData)?.adminProperties.items;
  return (
    <div className="grid gap-3">
      <TextField
        label={texts.search}
        hint={texts.hint}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status" className="text-dense text-ink-muted empty:hidden">
        {found?.length === 0 && texts.none}
      </div>
      {error && !found && (
        <div role="alert" className="grid justify-items-start gap-2 text-dense">
          {texts.failed}
          <Button look="outline" onClick={() => void refetch().catch(() => undefined)}>
            {texts.retry}
          </Button>
        </div>
      )}
      <ul className="text-dense">
        {found?.map((property) => (
          <li key={property.id} className="border-t border-line pt-2 first:border-t-0">
            <span className="block font-semibold [overflow-wrap:anywhere]">{property.title}</span>
            <span className="block text-xs [overflow-wrap:anywhere] text-ink-muted">{property.address}</span>
            <Ways {...buyer} property={property} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WaysProps extends Pick<Buyer, 'onWhatsApp' | 'onMail'> {
  property: { id: string; title: string; slug: string };
}

function Ways({ onWhatsApp, onMail, property: { id, title, slug } }: WaysProps) {
  const home = { propertyId: id, title };

  async function copy() {
    const link = propertyLink(slug);
    try {
      await navigator.clipboard.writeText(link);
      showToast({ tone: 'success', text: texts.copied.replace('{title}', () => title) });
    } catch {
      showToast({ tone: 'danger', text: texts.notCopied.replace('{link}', () => link) });
    }
  }

  const of = <span className="sr-only"> {title}</span>;
  return (
    <div className="flex flex-wrap gap-x-5">
      {onWhatsApp && (
        <button type="button" onClick={() => onWhatsApp(home)} className={actionClass}>
          {texts.whatsApp}
          {of}
        </button>
      )}
      {onMail && (
        <button type="button" onClick={() => onMail(home)} className={actionClass}>
          {texts.mail}
          {of}
        </button>
      )}
      <button type="button" onClick={() => void copy()} className={actionClass}>
        {texts.copy}
        {of}
      </button>
    </div>
  );
}
