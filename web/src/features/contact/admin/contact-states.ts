import type { ContactFilter, ContactState } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import type { LeadStates } from '../../lead/admin/lead-state.ts';
import { leadFilter, leadFilters } from '../../lead/admin/use-lead-filter.ts';
import type { ListState } from '../../../office-kit/list/list-state.ts';
import { closeReasons } from './close-reasons.ts';
import { contactSources } from './contact-source.ts';

/** The states of the work on an enquiry, in the office’s words. */
export const contactStates: LeadStates<ContactState> = {
  order: ['NEW', 'CONTACTED', 'VISIT_PLANNED', 'CLOSED'],
  labels: { NEW: 'New', CONTACTED: 'Contacted', VISIT_PLANNED: 'Visit planned', CLOSED: 'Closed' },
  ended: ['CLOSED'],
};

/** The filters of the list in its address. */
export const contactListFilters = {
  ...leadFilters(contactStates.order),
  source: contactSources,
  closeReason: closeReasons,
  responsible: 'any',
} as const;

/** The filter of the address as the input of the server. */
export function contactFilter({ filters }: Pick<ListState, 'filters'>): ContactFilter {
  return {
    ...leadFilter(filters),
    state: readChoice(filters.state, contactStates.order),
    source: readChoice(filters.source, contactSources),
    closeReason: readChoice(filters.closeReason, closeReasons),
    responsible: /^(none|[0-9a-f]{24})$/i.exec(filters.responsible ?? '')?.[0],
  };
}
