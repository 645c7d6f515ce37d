import { formatPhone } from 'domain/text/format.ts';
import { mailLink, telephoneLink } from 'domain/text/links.ts';
import { LeadFacts, LeadSection } from '../../lead/admin/lead-parts.tsx';
import { WhatsAppButton } from '../../lead/admin/write/whatsapp-button.tsx';
import { WhatsAppConsent } from '../../lead/admin/write/whatsapp-consent.tsx';
import { consentFacts, CopyChoices } from '../../../office-kit/consent-facts.tsx';
import type { PersonDetailsQuery } from './person.generated.ts';
import { personContent } from './person.content.ts';
import { HiddenReach } from './access/hidden-reach.tsx';

export type PersonDetails = PersonDetailsQuery['person'];

const texts = personContent.page;
const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline [overflow-wrap:anywhere] md:min-h-9';

/** All numbers and addresses of a person, and what the person last allowed. */
export function ReachAndConsents({
  person,
  onWrite,
}: {
  person: PersonDetails;
  onWrite: (number: string) => void;
}) {
  const { id, name, reference, whatsApp, numbers, emails, hiddenReach, enquiries } = person;
  const latest = enquiries.find(({ receipt }) => receipt);
  const throwAway = enquiries.filter(({ emailIsDisposable }) => emailIsDisposable).map(({ email }) => email);
  return (
    <LeadSection title={texts.reach}>
      <HiddenReach id={id} reach={hiddenReach} />
      <ul className="mb-4 text-dense">
        {numbers.map((number) => (
          <li key={number} className="flex flex-wrap items-center gap-x-5">
            <a href={telephoneLink(number)} className={`${linkClass} tabular-nums`}>
              {formatPhone(number, number)}
            </a>
            <WhatsAppButton
              personId={id}
              of={number}
              onWrite={() => onWrite(number)}
              className={`${linkClass} gap-1.5`}
            />
          </li>
        ))}
        {emails.map((email) => (
          <li key={email}>
            <a href={mailLink(email)} className={linkClass}>
              {email}
            </a>
            {throwAway.some((one) => one?.toLowerCase() === email) && (
              <span className="ml-2 text-xs text-warning">{texts.disposable}</span>
            )}
          </li>
        ))}
      </ul>
      {numbers.length > 0 && (
        <>
          <h3 className="text-dense font-semibold">{texts.whatsApp}</h3>
          <div className="mb-4">
            <WhatsAppConsent id={id} name={name ?? emails[0] ?? reference} whatsApp={whatsApp} />
          </div>
        </>
      )}
      {latest && (
        <>
          <LeadFacts facts={consentFacts(latest.receipt)} />
          <CopyChoices path={latest.choicesPath} />
        </>
      )}
    </LeadSection>
  );
}
