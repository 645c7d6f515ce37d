import { useApolloClient } from '@apollo/client/react';
import { LeadList, useReadAt } from '../../lead/admin/lead-list.tsx';
import { ReachLinks } from '../../lead/admin/reach/reach-links.tsx';
import {
  leadFilters,
  leadOrders,
  leadTableFilters,
  useBoardShown,
} from '../../lead/admin/use-lead-filter.ts';
import { useStateAction } from '../../lead/admin/use-state-action.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../../office-kit/list/list-state.ts';
import type { Column } from '../../../office-kit/table/table-column.ts';
import { applicationAdminContent as texts } from './application-admin.content.ts';
import { useAdminApplicationsQuery } from './application-admin.generated.ts';
import type { AdminApplicationsQuery } from './application-admin.generated.ts';
import { ApplicationBoard } from './application-board.tsx';
import { applicationFilter, applicationStates } from './application-states.ts';
import { SetApplicationStatesDocument, UndoApplicationStatesDocument } from './application-work.generated.ts';
import { ResumeButton } from './resume-button.tsx';

type Application = AdminApplicationsQuery['applications']['items'][number];

const sortFields = ['createdAt', 'fullName', 'role', 'nextAt'];
const filters = leadFilters(applicationStates.order);
const tableFilters = leadTableFilters(applicationStates);

/** All job applications, with their résumés. */
export function ApplicationListTab() {
  const client = useApolloClient();
  const list = useListState({ perPage: 10, sortFields, filters, orders: leadOrders });
  const filter = applicationFilter(list);
  const board = useBoardShown();
  const { data, ...status } = useListResult(
    useAdminApplicationsQuery({
      variables: { list: listInput(list), filter },
      fetchPolicy: 'cache-and-network',
      skip: board,
    }),
    { unasked: true },
  );
  const readAtOf = useReadAt(data?.applications);
  const stateAction = useStateAction(
    applicationStates,
    {
      send: async (selection, { state }) => {
        const variables = { selection, readAt: readAtOf(selection), state, filter };
        const changed = await client.mutate({ mutation: SetApplicationStatesDocument, variables });
        return changed.data?.setApplicationStates;
      },
      undo: async (ids, state) => {
        const variables = { ids, state };
        const undone = await client.mutate({ mutation: UndoApplicationStatesDocument, variables });
        return undone.data?.undoApplicationStates;
      },
    },
    // No state of an application needs a reason.
    (state) => Promise.resolve({ state }),
  );
  return (
    <LeadList
      kind="applications"
      texts={texts}
      list={list}
      found={data?.applications}
      status={status}
      states={applicationStates}
      actions={[stateAction]}
      filter={filter}
      filters={tableFilters}
      nameOf={({ fullName }) => fullName}
      pathOf={({ id }, search) => `/my-account/applications/${id}${search}`}
      titleOf={({ fullName }) => fullName}
      sortByName="fullName"
      columns={columns}
      detail={{
        label: ({ fullName }) => `${texts.coverLetterOf} ${fullName}`,
        content: ({ coverLetter }) => coverLetter,
      }}
      board={board ? <ApplicationBoard list={list} /> : null}
    />
  );
}

const columns: Column<Application>[] = [
  {
    id: 'role',
    title: texts.columns.role,
    sortBy: 'role',
    short: true,
    unlabelled: true,
    width: '@4xl:w-30',
    cell: ({ role }) => role,
  },
  {
    id: 'email',
    title: texts.columns.email,
    short: true,
    unlabelled: true,
    width: '@4xl:w-44',
    className: '@max-4xl:order-2',
    cell: (application) => <ReachLinks {...application} />,
  },
  {
    id: 'resume',
    title: texts.columns.resume,
    short: true,
    unlabelled: true,
    width: '@4xl:w-30',
    className: '@max-4xl:text-right',
    cell: (application) => <ResumeButton application={application} />,
  },
];
