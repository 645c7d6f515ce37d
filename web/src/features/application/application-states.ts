import type { LeadStates } from '../lead-work/lead-state.ts';
import type { ApplicationState } from './application-work.generated.ts';

/** How far a job application is. */
export const applicationStates: LeadStates<ApplicationState> = {
  order: ['new', 'shortlisted', 'interview', 'rejected', 'hired'],
  labels: {
    new: 'New',
    shortlisted: 'Shortlisted',
    interview: 'Interview',
    rejected: 'Rejected',
    hired: 'Hired',
  },
  ended: ['rejected', 'hired'],
};
