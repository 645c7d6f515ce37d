import { useApolloClient } from '@apollo/client/react';
import type { ItemSelection } from 'domain/schema.generated.ts';
import { readError } from '../../lib/errors.ts';
import { showToast } from '../../lib/toasts.ts';
import { useAdminSession } from '../session/admin-session.ts';
import type { BulkAction } from '../list/bulk-bar.tsx';
import { itemDeletionContent } from '../list/item-deletion.content.ts';
import { forSelection, refreshLists } from '../list/item-deletion.ts';
import type { BulkAnswer } from '../list/item-deletion.ts';
import { useTakeBack } from '../list/take-back.ts';
import type { TakingBack } from '../list/take-back.ts';

interface ChoiceAction<Choice extends string> {
  texts: {
    label: string;
    busy: string;
    done: (count: number, choice: string) => string;
    failed: string;
    /** The message that some rows stayed unchanged although they exist. */
    partly?: (count: number) => string;
  };
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
  send: (selection: ItemSelection, choice: Choice) => Promise<BulkAnswer | undefined>;
  /** How it is taken back, for as long as its message is shown. */
  undo?: TakingBack & { label: string; forMs: number };
}

/** Sets one of a few values, such as a status, on the selected rows, and reports how many have it now. */
export function useChoiceAction<Choice extends string>(action: ChoiceAction<Choice>): BulkAction {
  const { texts, choices, labelOf, send, undo } = action;
  const takeBack = useTakeBack();
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  return {
    label: texts.label,
    busyLabel: texts.busy,
    choices: choices.map((value) => ({ value, label: labelOf(value) })),
    run: async ({ input }, value) => {
      const choice = choices.find((known) => known === value);
      if (!choice) return;
      try {
        const { doneIds, failedIds } = await forSelection(input, (selection) =>
          withSession(() => send(selection, choice)),
        );
        if (doneIds.length > 0)
          showToast({
            tone: 'success',
            text: texts.done(doneIds.length, labelOf(choice)),
            ...(undo && {
              action: { label: undo.label, run: () => void takeBack(doneIds, undo) },
              forMs: undo.forMs,
            }),
          });
        if (failedIds.length > 0)
          showToast({ tone: 'danger', text: (texts.partly ?? itemDeletionContent.partly)(failedIds.length) });
      } catch (error) {
        showToast({ tone: 'danger', text: readError(error, texts.failed).message });
      }
      await refreshLists(client);
    },
  };
}
