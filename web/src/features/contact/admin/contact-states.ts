import { readChoice } from '../../../lib/choices.ts';
import type { LeadStates } from '../../../office/lead-work/lead-state.ts';
import { leadFilter } from '../../../office/lead-work/use-lead-filter.ts';
import type { ListState } from '../../../office/list-state.ts';
import { contactSources } from './contact-source.ts';
import type { ContactFilter, ContactState } from './contact-work.generated.ts';

/** The states of the work on an enquiry, in the office’s words. */
export const contactStates: LeadStates<ContactState> = {
  order: ['NEW', 'CONTACTED', 'VISIT_PLANNED', 'CLOSED'],
  labels: { NEW: 'New', CONTACTED: 'Contacted', VISIT_PLANNED: 'Visit planned', CLOSED: 'Closed' },
  ended: ['CLOSED'],
};

/** The filter in the address as the server’s input. */
export function contactFilter({ filters }: Pick<ListState, 'filters'>): ContactFilter {
  return {
    ...leadFilter(filters),
    state: readChoice(filters.state, contactStates.order),
    source: readChoice(filters.source, contactSources),
  };
}
