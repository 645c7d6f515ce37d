import type { SubscriberSource } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { mailLink } from 'domain/text/links.ts';
import { DataTable } from '../../../office-kit/table/data-table.tsx';
import { DeleteButton } from '../../../office-kit/list/delete-button.tsx';
import { useItemDeletion } from '../../../office-kit/list/item-deletion.ts';
import { SentTime } from '../../lead/admin/state-badge.tsx';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../../office-kit/list/list-state.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import type { Column } from '../../../office-kit/table/table-column.ts';
import type { TableFilter } from '../../../office-kit/table/table-filters.tsx';
import { subscriberContent as texts } from './subscriber.content.ts';
import { useAdminSubscribersQuery } from './subscriber.generated.ts';
import type { AdminSubscribersQuery } from './subscriber.generated.ts';

type Row = AdminSubscribersQuery['subscribers']['items'][number];

const sortFields = ['createdAt', 'email'];
const sources = Object.keys(texts.sources) as SubscriberSource[];
const filters = { source: sources };
const tableFilters: TableFilter[] = [
  {
    kind: 'chips',
    name: 'source',
    label: texts.columns.source,
    options: sources.map((value) => ({ value, label: texts.sources[value] })),
  },
];

/** All subscribers, newest first. */
export function SubscriberListTab() {
  const list = useListState({ sortFields, filters });
  const filter = { source: readChoice(list.filters.source, sources) };
  const { data, ...state } = useListResult(
    useAdminSubscribersQuery({
      variables: { list: listInput(list), filter },
      fetchPolicy: 'cache-and-network',
    }),
  );
  const { remove, deletingIds, bulkAction } = useItemDeletion({
    kind: 'SUBSCRIBER',
    filter: { subscribers: filter },
    texts: texts.deletion,
  });
  const columns: Column<Row>[] = [
    {
      id: 'email',
      title: texts.columns.email,
      sortBy: 'email',
      heading: true,
      cell: ({ email }) => (
        <a
          href={mailLink(email)}
          className="font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline"
        >
          {email}
        </a>
      ),
    },
    {
      id: 'source',
      title: texts.columns.source,
      short: true,
      width: '@4xl:w-36',
      cell: ({ source }) => texts.sources[source],
    },
    {
      id: 'date',
      title: texts.columns.date,
      sortBy: 'createdAt',
      short: true,
      width: '@4xl:w-32',
      cell: ({ createdAt }) => <SentTime at={createdAt} />,
    },
    { id: 'page', title: texts.columns.page, width: '@4xl:w-44', cell: ({ page }) => page },
    {
      id: 'actions',
      title: '',
      width: '@4xl:w-20',
      cell: ({ id, email }) => (
        <DeleteButton of={email} deleting={deletingIds.includes(id)} onDelete={() => void remove(id)} />
      ),
    },
  ];
  return (
    <>
      <TabHeader title={texts.title} count={data?.subscribers.totalCount} line={texts.line} />
      <DataTable
        {...state}
        name="subscribers"
        label={texts.title}
        columns={columns}
        list={list}
        rows={data?.subscribers.items}
        totalCount={data?.subscribers.totalCount}
        searchLabel={texts.search}
        emptyText={texts.empty}
        busyIds={deletingIds}
        rowName={({ email }) => email}
        filters={tableFilters}
        bulkActions={[bulkAction]}
        exportable={{ noun: 'subscribers', filter }}
      />
    </>
  );
}
