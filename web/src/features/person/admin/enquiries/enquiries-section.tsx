import { useLocation } from 'react-router-dom';
import { listSearch } from 'domain/lead/enquiry-path.ts';
import { contactAdminContent } from '../../../contact/admin/contact-admin.content.ts';
import { RequestCard } from '../../../contact/admin/contact-request-card.tsx';
import { RequestActions } from '../../../contact/admin/request-actions.tsx';
import { LeadSection } from '../../../lead/admin/lead-parts.tsx';
import { StatusMessage } from '../../../../ui/status-message.tsx';
import type { Opened } from './use-opened-enquiry.ts';
import { leadListPath } from '../lead-lists.ts';
import { personContent } from '../person.content.ts';
import type { PersonDetails } from '../person-sections.tsx';
import { SeparateEnquiries } from '../moves/separate-enquiries.tsx';

const texts = personContent.page;

interface EnquiriesSectionProps {
  person: PersonDetails;
  opened: Opened;
}

/** All enquiries of a lead, with the one in view for which its page was opened. */
export function EnquiriesSection({ person, opened }: EnquiriesSectionProps) {
  const location = useLocation();
  const { enquiries, id, missing } = opened;
  const leaveTo = `${leadListPath(location)}${listSearch(location.search)}`;
  return (
    <LeadSection title={texts.enquiries(enquiries.length)}>
      {missing && (
        <div className="mb-4">
          <StatusMessage tone="info">{contactAdminContent.details[missing]}</StatusMessage>
        </div>
      )}
      <div className="grid gap-5">
        {enquiries.map((enquiry) => (
          <RequestCard key={enquiry.id} request={enquiry} opened={enquiry.id === id}>
            <RequestActions request={enquiry} leaveTo={enquiries.length === 1 ? leaveTo : undefined} />
          </RequestCard>
        ))}
      </div>
      <SeparateEnquiries person={person} />
    </LeadSection>
  );
}
