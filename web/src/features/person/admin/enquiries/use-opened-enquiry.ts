import { useSearchParams } from 'react-router-dom';
import { openedParameter } from 'domain/lead/enquiry-path.ts';
import type { LeadEnquiry } from '../../../contact/admin/contact-request-card.tsx';
import { useOpenedEnquiryQuery } from '../../../contact/admin/contact-work.generated.ts';
import { readError } from '../../../../lib/errors.ts';
import type { PersonDetails } from '../person-sections.tsx';

/** The enquiry for which the page of a lead was opened, among all of the lead. */
export interface Opened {
  enquiries: readonly LeadEnquiry[];
  /** The id that the address names. */
  id: string | null;
  enquiry: LeadEnquiry | undefined;
  /** The lead whose it is, if that is another one by now. */
  otherLead: string | undefined;
  /** Why it is not shown. */
  missing: 'elsewhere' | 'unreachable' | undefined;
}

/** Reads which enquiry the address names; one that is not among the first hundred of the lead is asked for. */
export function useOpenedEnquiry(person: PersonDetails): Opened {
  const id = useSearchParams()[0].get(openedParameter);
  const listed = person.enquiries.find((enquiry) => enquiry.id === id);
  const { data, error } = useOpenedEnquiryQuery({
    variables: { id: id ?? '' },
    fetchPolicy: 'network-only',
    skip: !id || listed !== undefined,
  });
  const found = listed ?? (data?.contact.id === id ? data.contact : undefined);
  const isOwn = found === listed || found?.personId === person.id;
  const isAway = readError(error, '').code === 'UNREACHABLE';
  const enquiry = isOwn ? found : undefined;
  return {
    id,
    enquiry,
    enquiries: enquiry && !listed ? [...person.enquiries, enquiry] : person.enquiries,
    otherLead: isOwn ? undefined : (found?.personId ?? undefined),
    missing: listed || !error ? undefined : isAway ? 'unreachable' : 'elsewhere',
  };
}
