import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../../../lib/toasts.ts';
import { refreshLists } from '../../../../office-kit/list/item-deletion.ts';
import { useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import { changePricesContent as texts } from './change-prices.content.ts';
import { UndoPropertyBatchDocument } from './change-prices.generated.ts';

/** Takes a change of prices back, and says what stays as it is. */
export function useUndoPrices(): (batchId: string) => Promise<void> {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  return async (id) => {
    try {
      const { data } = await withSession(() =>
        client.mutate({ mutation: UndoPropertyBatchDocument, variables: { id } }),
      );
      const { taken = 0, kept = 0 } = data?.undoPropertyBatch ?? {};
      if (taken > 0) showToast({ tone: 'success', text: texts.undone(taken) });
      if (kept > 0) showToast({ tone: 'danger', text: texts.keptLater(kept) });
    } catch {
      showToast({ tone: 'danger', text: texts.notUndone });
    }
    await refreshLists(client);
  };
}
