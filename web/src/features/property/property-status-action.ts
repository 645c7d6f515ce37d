import { useApolloClient } from '@apollo/client/react';
import { useAdminSession } from '../../lib/admin-session.ts';
import { formatStatus } from '../../lib/format.ts';
import { bulkTexts, forSelection, refreshLists } from '../../lib/item-deletion.ts';
import { showToast } from '../../lib/toasts.ts';
import type { BulkAction } from '../../ui/bulk-bar.tsx';
import { propertyAdminContent } from './property-admin.content.ts';
import { SetPropertyStatusesDocument } from './property-admin.generated.ts';
import { statuses } from './property-list-filters.ts';

const texts = propertyAdminContent.list.changeStatus;

/** Gives the chosen properties a status. */
export function useStatusAction(publicFields: readonly string[]): BulkAction {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  return {
    label: texts.label,
    busyLabel: texts.busy,
    choices: statuses.map((value) => ({ value, label: formatStatus(value) })),
    run: async ({ input }, choice) => {
      const propertyStatus = statuses.find((status) => status === choice);
      if (!propertyStatus) return;
      try {
        const { doneIds, failedIds } = await forSelection(input, (selection) =>
          withSession(async () => {
            const variables = { selection, propertyStatus };
            const { data } = await client.mutate({ mutation: SetPropertyStatusesDocument, variables });
            return data?.setPropertyStatuses;
          }),
        );
        showToast({ tone: 'success', text: texts.done(doneIds.length, formatStatus(propertyStatus)) });
        if (failedIds.length > 0) showToast({ tone: 'danger', text: bulkTexts.partly(failedIds.length) });
      } catch {
        showToast({ tone: 'danger', text: texts.failed });
      }
      await refreshLists(client, publicFields);
    },
  };
}
