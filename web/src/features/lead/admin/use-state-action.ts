import { useApolloClient } from '@apollo/client/react';
import type { ItemSelection } from 'domain/schema.generated.ts';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import type { BulkAction } from '../../../office-kit/list/bulk-bar.tsx';
import { forSelection, refreshLists } from '../../../office-kit/list/item-deletion.ts';
import type { BulkAnswer } from '../../../office-kit/list/item-deletion.ts';
import { useTakeBack } from '../../../office-kit/list/take-back.ts';
import type { ChosenState } from './close-reason.tsx';
import type { LeadStates } from './lead-state.ts';
import { leadWorkContent } from './lead-work.content.ts';

const texts = leadWorkContent.stateAction;

export interface StateSending<State extends string> {
  /** Sets the state of the chosen leads. */
  send: (selection: ItemSelection, chosen: ChosenState<State>) => Promise<BulkAnswer | undefined>;
  /** Undoes it for leads that were not changed since. */
  undo: (ids: string[], state: State) => Promise<BulkAnswer | undefined>;
}

/** Sets the state of several leads and offers Undo. */
function useSetStates<State extends string>(
  { labels }: LeadStates<State>,
  { send, undo }: StateSending<State>,
) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const takeBack = useTakeBack();

  async function setStates(selection: ItemSelection, chosen: ChosenState<State>): Promise<void> {
    try {
      const { doneIds, failedIds } = await forSelection(selection, (part) =>
        withSession(() => send(part, chosen)),
      );
      if (doneIds.length > 0) {
        const action = {
          label: texts.undo,
          run: () => {
            const back = (ids: string[]) => undo(ids, chosen.state);
            void takeBack(doneIds, { ...texts, send: back });
          },
        };
        showToast({ tone: 'success', text: texts.done(doneIds.length, labels[chosen.state]), action });
      }
      if (failedIds.length > 0) showToast({ tone: 'danger', text: texts.partly(failedIds.length) });
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
    }
    await refreshLists(client);
  }

  return setStates;
}

/** The same for the chosen rows of a list; it asks for a reason first if the state closes the leads. */
export function useStateAction<State extends string>(
  states: LeadStates<State>,
  sending: StateSending<State>,
  chooseState: (state: State) => Promise<ChosenState<State> | null>,
): BulkAction {
  const setStates = useSetStates(states, sending);
  return {
    label: texts.label,
    busyLabel: texts.busy,
    choices: states.order.map((value) => ({ value, label: states.labels[value] })),
    run: async ({ input }, value) => {
      const state = states.order.find((known) => known === value);
      const chosen = state && (await chooseState(state));
      if (!chosen) return false;
      await setStates(input, chosen);
      return true;
    },
  };
}
