import { useApolloClient } from '@apollo/client/react';
import type { ItemSelection, PeopleFilter } from 'domain/schema.generated.ts';
import { useCloseReason } from '../../lead/admin/close-reason.tsx';
import { useStateAction } from '../../lead/admin/use-state-action.ts';
import { useChoiceAction } from '../../../office-kit/field/choice-action.ts';
import { indianHour } from 'domain/text/india-time.ts';
import { usePeople } from '../../../office-kit/session/use-people.ts';
import {
  HandOverByTurnsDocument,
  HandOverDocument,
  SetNextStepsDocument,
  SetPersonStatesDocument,
  UndoHandOverDocument,
  UndoPersonStatesDocument,
} from './people.generated.ts';
import { personStates, readChosenState } from './person-states.ts';
import { personContent } from './person.content.ts';
import { handOverContent } from '../../contact/admin/hand-over.content.ts';

const texts = personContent.step;
const times = {
  today: { days: 0, hour: 18 },
  tomorrow: { days: 1, hour: 10 },
  three: { days: 3, hour: 10 },
  week: { days: 7, hour: 10 },
} as const;
type When = keyof typeof times;
const whens = Object.keys(times) as When[];

function momentOf(when: When, now: Date): Date {
  return indianHour(times[when].days, times[when].hour, now);
}
const nobody = 'none';
const turns = 'turns';
/** The server takes a hand-over back for as long. */
const undoMs = 10 * 60_000;

/** The actions on several leads: state, next step and hand-over. `question` belongs on the page. */
export function usePeopleActions(
  filter: PeopleFilter,
  readAtOf: (selection: ItemSelection) => string | undefined,
) {
  const client = useApolloClient();
  const { chooseState, question } = useCloseReason(personStates);
  const stateAction = useStateAction(
    personStates,
    {
      send: async (selection, chosen) => {
        const variables = { selection, filter, readAt: readAtOf(selection), ...readChosenState(chosen) };
        const changed = await client.mutate({ mutation: SetPersonStatesDocument, variables });
        return changed.data?.setPersonStates;
      },
      undo: async (ids, state) => {
        const undone = await client.mutate({ mutation: UndoPersonStatesDocument, variables: { ids, state } });
        return undone.data?.undoPersonStates;
      },
    },
    chooseState,
  );
  const now = new Date();
  const stepAction = useChoiceAction({
    texts: { label: texts.action, busy: texts.busy, done: texts.done, failed: texts.failed },
    choices: whens.filter((when) => momentOf(when, now) > now),
    labelOf: (when) => texts.when[when],
    send: async (selection, when) => {
      const step = { kind: 'CALL' as const, at: momentOf(when, new Date()).toISOString() };
      const changed = await client.mutate({
        mutation: SetNextStepsDocument,
        variables: { selection, filter, step },
      });
      return changed.data?.setNextSteps;
    },
  });
  const people = [
    { id: turns, name: handOverContent.byTurns },
    { id: nobody, name: handOverContent.none },
    ...usePeople(),
  ];
  const handOver = useChoiceAction({
    texts: handOverContent.action,
    choices: people.map(({ id }) => id),
    labelOf: (id) => people.find((person) => person.id === id)?.name ?? id,
    send: async (selection, id) => {
      if (id === turns) {
        const variables = { selection, filter };
        const given = await client.mutate({ mutation: HandOverByTurnsDocument, variables });
        return given.data?.handOverByTurns;
      }
      const variables = { selection, filter, ownerId: id === nobody ? null : id };
      const changed = await client.mutate({ mutation: HandOverDocument, variables });
      return changed.data?.handOver;
    },
    undo: {
      ...handOverContent.undo,
      forMs: undoMs,
      send: async (ids) => {
        const undone = await client.mutate({ mutation: UndoHandOverDocument, variables: { ids } });
        return undone.data?.undoHandOver;
      },
    },
  });
  return { actions: [stateAction, stepAction, handOver], question };
}
