import type { AddOutcomeMutationVariables } from '../outcome/outcome.generated.ts';
import type {
  AddPersonNoteMutationVariables,
  SetNextStepMutationVariables,
  SetPersonStateMutationVariables,
} from '../person.generated.ts';
import { formatNearDate } from '../../../../office-kit/moments.ts';
import type { WaitingChange } from '../../../../office-kit/offline/waiting-changes.ts';
import { leadWorkContent } from '../../../lead/admin/lead-work.content.ts';
import { personStates } from '../person-states.ts';
import { waitingContent as texts } from './waiting.content.ts';

/** What a change says, in words. */
export function changeWords({ operation, variables }: WaitingChange): string {
  if (operation === 'AddOutcome') {
    const { outcome } = (variables as AddOutcomeMutationVariables).input;
    return leadWorkContent.history.outcomes[outcome];
  }
  if (operation === 'AddPersonNote') return texts.note((variables as AddPersonNoteMutationVariables).text);
  if (operation === 'SetPersonState')
    return texts.status(personStates.labels[(variables as SetPersonStateMutationVariables).state]);
  const { step } = variables as SetNextStepMutationVariables;
  return step ? texts.step(formatNearDate(step.at)) : texts.noStep;
}

/** The note in a change, for the form in which it can be changed. */
export function noteOf({ operation, variables }: WaitingChange): string | null {
  if (operation === 'AddPersonNote') return (variables as AddPersonNoteMutationVariables).text;
  if (operation === 'AddOutcome') return (variables as AddOutcomeMutationVariables).input.note ?? null;
  return null;
}

/** The name of the lead of a change. */
export function leadName({ before }: WaitingChange): string {
  const { name } = before as { name?: string | null };
  return name ?? texts.nameless;
}
