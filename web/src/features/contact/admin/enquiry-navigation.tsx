import { useLocation } from 'react-router-dom';
import { enquiriesPath, listSearch } from 'domain/lead/enquiry-path.ts';
import { useListState } from '../../../office-kit/list/list-state.ts';
import { LeadNavigation } from '../../lead/admin/lead-parts.tsx';
import { contactFilter, contactListFilters } from './contact-states.ts';
import { useContactNeighboursQuery } from './contact-work.generated.ts';

const sortFields: string[] = [];

/** Leads from an enquiry back to the list of all enquiries, and on to its neighbours in it. */
export function EnquiryNavigation({ id }: { id: string }) {
  const { search } = useLocation();
  const list = useListState({ perPage: 10, sortFields, filters: contactListFilters });
  const { data } = useContactNeighboursQuery({
    variables: { id, match: { search: list.search }, filter: contactFilter(list) },
    fetchPolicy: 'network-only',
  });
  return (
    <LeadNavigation
      base={enquiriesPath}
      search={listSearch(search)}
      {...data?.neighbours}
      overdue={Boolean(list.filters.overdue)}
    />
  );
}
