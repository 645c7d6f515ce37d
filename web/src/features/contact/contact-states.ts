import type { LeadStates } from '../lead-work/lead-state.ts';
import type { ContactState } from './contact-work.generated.ts';

/** How far an enquiry is, in the office’s words. */
export const contactStates: LeadStates<ContactState> = {
  order: ['new', 'contacted', 'visitPlanned', 'closed'],
  labels: { new: 'New', contacted: 'Contacted', visitPlanned: 'Visit planned', closed: 'Closed' },
  ended: ['closed'],
};
