import { useApolloClient } from '@apollo/client/react';
import { useListResult } from '../../lib/list-result.ts';
import { listInput, useListState } from '../../lib/list-state.ts';
import type { Column } from '../../ui/data-table.tsx';
import { LeadList } from '../lead-work/lead-list.tsx';
import { ReachLinks } from '../lead-work/reach-links.tsx';
import { leadFilters, leadTableFilters, useBoardShown } from '../lead-work/use-lead-filter.ts';
import { applicationAdminContent as texts } from './application-admin.content.ts';
import { useAdminApplicationsQuery } from './application-admin.generated.ts';
import type { AdminApplicationsQuery } from './application-admin.generated.ts';
import { ApplicationBoard } from './application-board.tsx';
import { applicationStates } from './application-states.ts';
import { SetApplicationStatesDocument } from './application-work.generated.ts';
import { ResumeButton } from './resume-button.tsx';

type Application = AdminApplicationsQuery['applications']['items'][number];

const sortFields = ['createdAt', 'fullName', 'role'];
const filters = leadFilters(applicationStates.order);
const tableFilters = leadTableFilters(applicationStates);

/** Every job application with its résumé. */
export function ApplicationListTab() {
  const client = useApolloClient();
  const list = useListState({ perPage: 10, sortFields, filters });
  const board = useBoardShown();
  const { data, ...status } = useListResult(
    useAdminApplicationsQuery({
      variables: { list: listInput(list) },
      fetchPolicy: 'cache-and-network',
      skip: board,
    }),
  );
  return (
    <LeadList
      kind="applications"
      texts={texts}
      list={list}
      found={data?.applications}
      status={status}
      states={applicationStates}
      sendStates={async (variables) => {
        const changed = await client.mutate({ mutation: SetApplicationStatesDocument, variables });
        return changed.data?.setApplicationStates;
      }}
      filters={tableFilters}
      nameOf={({ fullName }) => fullName}
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
    width: '@4xl:w-30',
    cell: ({ role }) => role,
  },
  {
    id: 'email',
    title: texts.columns.email,
    width: '@4xl:w-44',
    cell: (application) => <ReachLinks {...application} />,
  },
  {
    id: 'resume',
    title: texts.columns.resume,
    width: '@4xl:w-30',
    cell: (application) => <ResumeButton application={application} />,
  },
];
