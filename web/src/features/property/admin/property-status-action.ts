import { useApolloClient } from '@apollo/client/react';
import type { PropertyFilter } from 'domain/schema.generated.ts';
import { formatStatus } from 'domain/text/format.ts';
import type { BulkAction } from '../../../office-kit/list/bulk-bar.tsx';
import { useChoiceAction } from '../../../office-kit/field/choice-action.ts';
import { propertyAdminContent } from './property-admin.content.ts';
import { SetPropertyStatusesDocument } from './property-admin.generated.ts';
import { statuses } from './property-list-filters.ts';

/** Sets a status on the selected properties; `filter` narrows a selection of all that match. */
export function useStatusAction(filter: PropertyFilter): BulkAction {
  const client = useApolloClient();
  return useChoiceAction({
    texts: propertyAdminContent.list.changeStatus,
    choices: statuses,
    labelOf: formatStatus,
    send: async (selection, propertyStatus) => {
      const variables = { selection, filter, propertyStatus };
      const { data } = await client.mutate({ mutation: SetPropertyStatusesDocument, variables });
      return data?.setPropertyStatuses;
    },
  });
}
