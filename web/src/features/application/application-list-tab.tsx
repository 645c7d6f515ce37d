import { useApolloClient } from '@apollo/client/react';
import { Link, useLocation } from 'react-router';
import { useChoiceAction } from '../../lib/choice-action.ts';
import { useListResult } from '../../lib/list-result.ts';
import { listInput, useListState } from '../../lib/list-state.ts';
import { useItemDeletion } from '../../lib/item-deletion.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { TabHeader } from '../../ui/tab-header.tsx';
import { leadWorkContent } from '../lead-work/lead-work.content.ts';
import { NewLeadsNotice } from '../lead-work/new-leads-notice.tsx';
import { ReachLinks } from '../lead-work/reach-links.tsx';
import { NextDateLine, SentTime, StateBadge, UnreadDot } from '../lead-work/state-badge.tsx';
import { leadFilters, leadTableFilters, useBoardShown } from '../lead-work/use-lead-filter.ts';
import { ViewSwitch } from '../lead-work/view-switch.tsx';
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

/** Every job application with its résumé, newest first. */
export function ApplicationListTab() {
  const client = useApolloClient();
  const list = useListState({ perPage: 10, sortFields, filters });
  const board = useBoardShown();
  const { data, ...state } = useListResult(
    useAdminApplicationsQuery({
      variables: { list: listInput(list) },
      fetchPolicy: 'cache-and-network',
      skip: board,
    }),
  );
  const { search } = useLocation();
  const { remove, deletingIds, bulkAction } = useItemDeletion({
    kind: 'JobApplication',
    texts: texts.deletion,
  });
  const stateAction = useChoiceAction({
    texts: leadWorkContent.stateAction,
    choices: applicationStates.order,
    labelOf: (choice) => applicationStates.labels[choice],
    send: async (selection, choice) => {
      const variables = { selection, state: choice };
      const { data: changed } = await client.mutate({ mutation: SetApplicationStatesDocument, variables });
      return changed?.setApplicationStates;
    },
  });
  const columns: Column<Application>[] = [
    nameColumn(search),
    ...factColumns,
    {
      id: 'actions',
      title: '',
      width: '@4xl:w-20',
      cell: (application) => (
        <DeleteButton
          of={application.fullName}
          deleting={deletingIds.includes(application.id)}
          onDelete={() => void remove(application.id)}
        />
      ),
    },
  ];
  return (
    <>
      <TabHeader title={texts.title} count={data?.applications.totalCount}>
        <ViewSwitch list={list} />
      </TabHeader>
      <NewLeadsNotice
        kind="applications"
        onShow={() => {
          list.change({ page: 1 });
          void client.refetchQueries({ include: 'active' }).catch(() => undefined);
        }}
      />
      {board ? (
        <ApplicationBoard list={list} />
      ) : (
        <DataTable
          {...state}
          name="applications"
          label={texts.title}
          columns={columns}
          list={list}
          rows={data?.applications.items}
          totalCount={data?.applications.totalCount}
          searchLabel={texts.search}
          emptyText={texts.empty}
          filters={tableFilters}
          busyIds={deletingIds}
          rowName={({ fullName }) => fullName}
          bulkActions={[stateAction, bulkAction]}
          exportable={{ noun: 'applications' }}
          detail={{
            label: ({ fullName }) => `${texts.coverLetterOf} ${fullName}`,
            content: ({ coverLetter }) => coverLetter,
          }}
        />
      )}
    </>
  );
}

function nameColumn(search: string): Column<Application> {
  return {
    id: 'name',
    title: texts.columns.name,
    sortBy: 'fullName',
    heading: true,
    cell: ({ id, fullName, unread, nextAt }) => (
      <>
        <UnreadDot unread={unread} />
        <Link
          to={`/my-account/applications/${id}${search}`}
          className="font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline"
        >
          {fullName}
        </Link>
        <span className="block">
          <NextDateLine nextAt={nextAt} />
        </span>
      </>
    ),
  };
}

const factColumns: Column<Application>[] = [
  {
    id: 'state',
    short: true,
    title: texts.state,
    width: '@4xl:w-30',
    cell: ({ state }) => <StateBadge state={state} label={applicationStates.labels[state]} />,
  },
  {
    id: 'date',
    title: texts.columns.date,
    sortBy: 'createdAt',
    short: true,
    width: '@4xl:w-26',
    cell: ({ createdAt }) => <SentTime at={createdAt} />,
  },
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
    cell: (lead) => <ReachLinks {...lead} />,
  },
  {
    id: 'resume',
    title: texts.columns.resume,
    width: '@4xl:w-30',
    cell: (application) => <ResumeButton application={application} />,
  },
];
