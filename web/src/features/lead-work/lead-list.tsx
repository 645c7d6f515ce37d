import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { ItemSelection } from '../../lib/bulk.generated.ts';
import { useChoiceAction } from '../../lib/choice-action.ts';
import { useItemDeletion } from '../../lib/item-deletion.ts';
import type { BulkAnswer } from '../../lib/item-deletion.ts';
import type { useListResult } from '../../lib/list-result.ts';
import type { ListState } from '../../lib/list-state.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column, RowDetail } from '../../ui/data-table.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import type { TableFilter } from '../../ui/table-filters.tsx';
import { TabHeader } from '../../ui/tab-header.tsx';
import type { LeadStates } from './lead-state.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';
import { NewLeadsNotice } from './new-leads-notice.tsx';
import { NextDateLine, SentTime, StateBadge, UnreadDot } from './state-badge.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface LeadRow<State extends string> {
  id: string;
  state: State;
  unread: boolean;
  nextAt: string | null;
  createdAt: string;
}

interface LeadListProps<State extends string, Row extends LeadRow<State>> {
  /** Its name in addresses, exports and counts. */
  kind: 'contacts' | 'applications';
  texts: {
    title: string;
    search: string;
    empty: string;
    deletion: Parameters<typeof useItemDeletion>[0]['texts'];
  };
  list: ListState;
  /** The part of the list that is shown; undefined while it is on its way. */
  found: { items: readonly Row[]; totalCount: number } | undefined;
  status: Omit<ReturnType<typeof useListResult>, 'data'>;
  states: LeadStates<State>;
  /** Gives the chosen ones a state. */
  sendStates: (variables: { selection: ItemSelection; state: State }) => Promise<BulkAnswer | undefined>;
  filters: readonly TableFilter[];
  /** What tells a row from others. */
  nameOf: (row: Row) => string;
  /** The text of its link, what stands below that, and what the server sorts by it. */
  titleOf: (row: Row) => string;
  noteOf?: (row: Row) => string;
  sortByName: string;
  /** What is known of each besides name, state and date. */
  columns: readonly Column<Row>[];
  detail: RowDetail<Row>;
  /** Shown instead of the table; null for the table. */
  board: ReactNode;
}

const itemKinds = { contacts: 'ContactRequest', applications: 'JobApplication' } as const;

/** Enquiries or applications as a table or a board, newest first, and what is done with several of them. */
export function LeadList<State extends string, Row extends LeadRow<State>>(props: LeadListProps<State, Row>) {
  const { kind, list, found, states, nameOf } = props;
  const client = useApolloClient();
  const { search } = useLocation();
  const { remove, deletingIds, bulkAction } = useItemDeletion({
    kind: itemKinds[kind],
    texts: props.texts.deletion,
  });
  const stateAction = useChoiceAction({
    texts: texts.stateAction,
    choices: states.order,
    labelOf: (choice) => states.labels[choice],
    send: (selection, state) => props.sendStates({ selection, state }),
  });
  const columns: Column<Row>[] = [
    {
      id: 'name',
      title: texts.columns.name,
      sortBy: props.sortByName,
      heading: true,
      cell: (row) => (
        <>
          <UnreadDot unread={row.unread} />
          <Link
            to={`/my-account/${kind}/${row.id}${search}`}
            className="font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline"
          >
            {props.titleOf(row)}
          </Link>
          <span className="block text-xs [overflow-wrap:anywhere] text-ink-muted tabular-nums">
            {props.noteOf?.(row)}
          </span>
          <NextDateLine nextAt={row.nextAt} />
        </>
      ),
    },
    {
      id: 'state',
      title: texts.state,
      short: true,
      width: '@4xl:w-32',
      cell: ({ state }) => <StateBadge state={state} label={states.labels[state]} />,
    },
    {
      id: 'date',
      title: texts.columns.date,
      sortBy: 'createdAt',
      short: true,
      width: '@4xl:w-26',
      cell: ({ createdAt }) => <SentTime at={createdAt} />,
    },
    ...props.columns,
    {
      id: 'actions',
      title: '',
      width: '@4xl:w-20',
      cell: (row) => (
        <DeleteButton
          of={nameOf(row)}
          deleting={deletingIds.includes(row.id)}
          onDelete={() => void remove(row.id)}
        />
      ),
    },
  ];
  return (
    <>
      <TabHeader title={props.texts.title} count={found?.totalCount}>
        <ViewSwitch list={list} />
      </TabHeader>
      <NewLeadsNotice
        kind={kind}
        onShow={() => {
          list.change({ page: 1 });
          void client.refetchQueries({ include: 'active' }).catch(() => undefined);
        }}
      />
      {props.board ?? (
        <DataTable
          {...props.status}
          name={kind}
          label={props.texts.title}
          columns={columns}
          list={list}
          rows={found?.items}
          totalCount={found?.totalCount}
          searchLabel={props.texts.search}
          emptyText={props.texts.empty}
          filters={props.filters}
          busyIds={deletingIds}
          rowName={nameOf}
          bulkActions={[stateAction, bulkAction]}
          exportable={{ noun: kind }}
          detail={props.detail}
        />
      )}
    </>
  );
}
