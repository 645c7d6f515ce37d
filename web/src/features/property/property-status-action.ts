import { useApolloClient } from '@apollo/client/react';
import { useChoiceAction } from '../../lib/choice-action.ts';
import { formatStatus } from '../../lib/format.ts';
import type { BulkAction } from '../../ui/bulk-bar.tsx';
import { propertyAdminContent } from './property-admin.content.ts';
import { SetPropertyStatusesDocument } from './property-admin.generated.ts';
import { statuses } from './property-list-filters.ts';

/** Gives the chosen properties a status. */
export function useStatusAction(publicFields: readonly string[]): BulkAction {
  const client = useApolloClient();
  return useChoiceAction({
    texts: propertyAdminContent.list.changeStatus,
    choices: statuses,
    labelOf: formatStatus,
    publicFields,
    send: async (selection, propertyStatus) => {
      const variables = { selection, propertyStatus };
      const { data } = await client.mutate({ mutation: SetPropertyStatusesDocument, variables });
      return data?.setPropertyStatuses;
    },
  });
}
