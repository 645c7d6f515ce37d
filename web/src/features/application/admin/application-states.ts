import type { ApplicationFilter, ApplicationState } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import type { LeadStates } from '../../lead/admin/lead-state.ts';
import { leadFilter } from '../../lead/admin/use-lead-filter.ts';
import type { ListState } from '../../../office-kit/list/list-state.ts';

/** The states of the work on a job application. */
export const applicationStates: LeadStates<ApplicationState> = {
  order: ['NEW', 'SHORTLISTED', 'INTERVIEW', 'REJECTED', 'HIRED'],
  labels: {
    NEW: 'New',
    SHORTLISTED: 'Shortlisted',
    INTERVIEW: 'Interview',
    REJECTED: 'Rejected',
    HIRED: 'Hired',
  },
  ended: ['REJECTED', 'HIRED'],
};

/** The filter in the address as the server’s input. */
export function applicationFilter({ filters }: Pick<ListState, 'filters'>): ApplicationFilter {
  return {
    ...leadFilter(filters),
    state: readChoice(filters.state, applicationStates.order),
  };
}
