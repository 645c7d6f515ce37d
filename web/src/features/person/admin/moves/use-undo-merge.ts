import { showToast } from '../../../../lib/toasts.ts';
import { mergesContent } from './merges.content.ts';
import { UndoMergeDocument } from './merges.generated.ts';
import { useMove } from './use-move.ts';

/** Undoes a merge, and says that both leads are back. */
export function useUndoMerge() {
  const { client, move, busy } = useMove();
  async function run(id: string): Promise<void> {
    const answer = await move(() => client.mutate({ mutation: UndoMergeDocument, variables: { id } }));
    if (answer) showToast({ tone: 'success', text: mergesContent.undone });
  }
  return { run, busy };
}
