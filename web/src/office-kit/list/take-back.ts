import { useApolloClient } from '@apollo/client/react';
import { readError } from '../../lib/errors.ts';
import { showToast } from '../../lib/toasts.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { forSelection, refreshLists } from './item-deletion.ts';
import type { BulkAnswer } from './item-deletion.ts';

/** How a change of several rows is taken back, with what is said of it. */
export interface TakingBack {
  undone: (count: number) => string;
  notUndone: string;
  failed: string;
  send: (ids: string[]) => Promise<BulkAnswer | undefined>;
}

/** Takes a change of several rows back, says what came of it and reads the lists again. */
export function useTakeBack() {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  return async (ids: string[], { undone, notUndone, failed, send }: TakingBack): Promise<void> => {
    try {
      const { doneIds, failedIds } = await forSelection({ ids }, (part) =>
        withSession(() => send((part.ids ?? []).map(String))),
      );
      if (failedIds.length > 0) showToast({ tone: 'danger', text: notUndone });
      else showToast({ tone: 'success', text: undone(doneIds.length) });
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, failed).message });
    }
    await refreshLists(client);
  };
}
