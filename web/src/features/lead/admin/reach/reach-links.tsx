import { Phone as PhoneIcon } from 'lucide-react';
import { formatPhone } from 'domain/text/format.ts';
import { mailLink, telephoneLink } from 'domain/text/links.ts';

interface Phone {
  phone: string;
  phoneE164: string | null;
}

const linkClass =
  'relative z-1 font-medium text-pine underline-offset-4 hover:underline [overflow-wrap:anywhere]';

function PhoneLink({ phone, phoneE164 }: Phone) {
  return (
    <a
      href={telephoneLink(phoneE164 ?? phone)}
      className={`inline-flex items-center whitespace-nowrap tabular-nums @max-4xl:min-h-11 ${linkClass}`}
    >
      {formatPhone(phone, phoneE164)}
    </a>
  );
}

/** Calls with one tap: shows the number if the `@container` has room for it, otherwise an icon. */
export function CallLink({ phone, phoneE164 }: Phone) {
  return (
    <a
      href={telephoneLink(phoneE164 ?? phone)}
      title={formatPhone(phone, phoneE164)}
      className={`flex min-h-11 shrink-0 items-center whitespace-nowrap tabular-nums @max-sm:size-11 @max-sm:justify-center @max-sm:rounded-full @max-sm:border @max-sm:border-pine/45 ${linkClass}`}
    >
      <PhoneIcon aria-hidden="true" className="size-4.5 @sm:hidden" />
      <span className="@max-sm:sr-only">{formatPhone(phone, phoneE164)}</span>
    </a>
  );
}

/** An e-mail address that breaks before its “@” if it must. */
function Address({ email }: { email: string }) {
  const [name, ...domain] = email.split(/(?=@)/);
  return (
    <span>
      {name}
      <wbr />
      {domain}
    </span>
  );
}

/** The e-mail address and phone number in a table, as links; a card on a phone leads with the number alone. */
export function ReachLinks({
  email,
  phone,
  phoneE164,
}: Omit<Phone, 'phone'> & { email: string | null; phone: string | null }) {
  return (
    <span className="flex flex-row-reverse flex-wrap-reverse items-center justify-end gap-x-5 @4xl:block">
      {email && (
        <a
          href={mailLink(email)}
          className={`items-center @max-4xl:min-h-11 ${phone ? 'hidden @4xl:inline-flex' : 'inline-flex'} ${linkClass}`}
        >
          <Address email={email} />
        </a>
      )}
      {phone && <PhoneLink phone={phone} phoneE164={phoneE164} />}
    </span>
  );
}
