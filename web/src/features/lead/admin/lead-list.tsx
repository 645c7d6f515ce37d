import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ItemSelection } from 'domain/schema.generated.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { BulkAction } from '../../../office-kit/list/bulk-bar.tsx';
import { DataTable } from '../../../office-kit/table/data-table.tsx';
import { DeleteButton } from '../../../office-kit/list/delete-button.tsx';
import { beginsWithNewest } from '../../../office-kit/events/use-lead-events.ts';
import { useItemDeletion } from '../../../office-kit/list/item-deletion.ts';
import { openedFrom } from '../../../office-kit/list/list-place.ts';
import type { useListResult } from '../../../office-kit/list/list-result.ts';
import { withoutFilters } from '../../../office-kit/list/list-state.ts';
import type { ListState } from '../../../office-kit/list/list-state.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import type { Column, RowDetail } from '../../../office-kit/table/table-column.ts';
import type { TableFilter } from '../../../office-kit/table/table-filters.tsx';
import type { LeadStates } from './lead-state.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';
import { NewLeadsNotice } from './new-leads-notice.tsx';
import { NextDateLine, SentTime, StateBadge, UnreadDot } from './state-badge.tsx';
import { ViewSwitch } from './board/view-switch.tsx';

interface LeadRow<State extends string> {
  id: string;
  state: State;
  unread: boolean;
  nextAt: string | null;
  createdAt: string;
}

interface LeadListProps<State extends string, Row extends LeadRow<State>> {
  /** Whether the account may download the list; it may by default. */
  exports?: boolean;
  /** The name of the kind in addresses, exports and counts. */
  kind: 'contacts' | 'applications';
  texts: {
    title: string;
    search: string;
    empty: string;
    deletion: Parameters<typeof useItemDeletion>[0]['texts'];
  };
  list: ListState;
  /** The current page of the list; undefined while it loads. */
  found: { items: readonly Row[]; totalCount: number; readAt: string } | undefined;
  status: Omit<ReturnType<typeof useListResult>, 'data'>;
  states: LeadStates<State>;
  /** Where one is entered by hand. */
  addTo?: { to: string; label: string };
  /** The filter of the list as the input of the server. */
  filter: object;
  filters: readonly TableFilter[];
  /** The name that tells a row from the others. */
  nameOf: (row: Row) => string;
  /** Where a row leads to, with the search of the list. */
  pathOf: (row: Row, search: string) => string;
  /** The text of a row’s link; `noteOf` is the line below it, `sortByName` the field for sorting. */
  titleOf: (row: Row) => string;
  noteOf?: (row: Row) => string;
  sortByName: string;
  /** Actions on several rows, besides deleting. */
  actions: readonly BulkAction[];
  /** The columns besides name, state and date. */
  columns: readonly Column<Row>[];
  detail: RowDetail<Row>;
  /** The board in place of the table; null shows the table, and without it there is no board. */
  board?: ReactNode;
}

const itemKinds = { contacts: 'CONTACT_REQUEST', applications: 'JOB_APPLICATION' } as const;

/** Enquiries or applications as a table or a board, newest first, with actions on several of them. */
export function LeadList<State extends string, Row extends LeadRow<State>>(props: LeadListProps<State, Row>) {
  const { kind, list, found, states, nameOf } = props;
  const location = useLocation();
  const { remove, deletingIds, bulkAction } = useItemDeletion({
    kind: itemKinds[kind],
    filter: { [kind]: props.filter },
    texts: props.texts.deletion,
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
            to={props.pathOf(row, location.search)}
            state={{ ...openedFrom(location), path: location.pathname }}
            className="font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline @max-4xl:after:absolute @max-4xl:after:inset-0"
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
      unlabelled: true,
      width: '@4xl:w-32',
      cell: ({ state }) => <StateBadge state={state} label={states.labels[state]} />,
    },
    {
      id: 'date',
      title: texts.columns.date,
      sortBy: 'createdAt',
      short: true,
      unlabelled: true,
      width: '@4xl:w-24',
      className: '@max-4xl:text-right @max-4xl:text-ink-muted',
      cell: ({ createdAt }) => <SentTime at={createdAt} />,
    },
    ...props.columns,
    {
      id: 'actions',
      title: '',
      width: '@4xl:w-16',
      className: '@max-4xl:order-2 @max-4xl:text-right',
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
        <span className="flex flex-wrap items-center gap-2">
          {props.board !== undefined && (
            <ViewSwitch
              board={props.board !== null}
              // The only filter of the board is the search.
              onChoose={(board) =>
                list.change(board ? { ...withoutFilters(list), view: 'board' } : { view: '' })
              }
            />
          )}
          {props.addTo && <ButtonLink to={props.addTo.to}>{props.addTo.label}</ButtonLink>}
        </span>
      </TabHeader>
      {!props.board && !beginsWithNewest(list) && (
        <NewLeadsNotice
          kind={kind}
          // A new one is not overdue.
          onShow={() => list.change({ page: 1, sortBy: '', direction: '', overdue: '' })}
        />
      )}
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
          bulkActions={[...props.actions, bulkAction]}
          exportable={props.exports === false ? undefined : { noun: kind, filter: props.filter }}
          detail={{ ...props.detail, preview: true }}
        />
      )}
    </>
  );
}

/**
 * The time when the selected rows were read. For rows of several pages it is the earliest, so that no change
 * is overlooked.
 */
export function useReadAt(found: { items: readonly { id: string }[]; readAt: string } | undefined) {
  const readAts = useRef(new Map<string, string>());
  useEffect(() => {
    for (const { id } of found?.items ?? []) readAts.current.set(id, found?.readAt ?? '');
  }, [found]);
  return ({ ids }: ItemSelection) =>
    ids?.flatMap((id) => readAts.current.get(String(id)) ?? []).toSorted()[0] ?? found?.readAt;
}
