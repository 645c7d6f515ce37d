import { useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { enquiriesPath, enquiryPath } from 'domain/lead/enquiry-path.ts';
import { readError } from '../../../lib/errors.ts';
import { openedAmong } from '../../../office-kit/list/list-place.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { LeadNavigation, LeadWaiting } from '../../lead/admin/lead-parts.tsx';
import { contactAdminContent } from './contact-admin.content.ts';
import { useEnquiryPlaceQuery } from './contact-work.generated.ts';

/** The server joins what it could not join at once every three seconds. */
const pollMs = 3_000;

/** The address of an enquiry: it opens its lead, with the enquiry in view. */
export function EnquiryAddressTab() {
  const { id = '' } = useParams();
  const location = useLocation();
  const result = useEnquiryPlaceQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const { data, failed, onRetry } = useListResult(result);
  const enquiry = data?.contact.id === id ? data.contact : undefined;
  const { startPolling, stopPolling } = result;
  const isWaiting = enquiry?.personId === null;
  useEffect(() => {
    if (isWaiting) startPolling(pollMs);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  if (enquiry?.personId)
    return (
      <Navigate
        to={enquiryPath(enquiry, location.search)}
        state={openedAmong(location, enquiriesPath)}
        replace
      />
    );
  return (
    <>
      <LeadNavigation base={enquiriesPath} search={location.search} />
      {enquiry ? (
        <p role="status" className="py-4 text-dense">
          {contactAdminContent.details.noLead}
        </p>
      ) : (
        <LeadWaiting
          failed={failed}
          missing={readError(result.error, '').code !== 'UNREACHABLE'}
          onRetry={onRetry}
        />
      )}
    </>
  );
}
