import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ItemKind } from 'domain/schema.generated.ts';
import { formatDateTime } from 'domain/text/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useAdminSession } from '../../office-kit/session/admin-session.ts';
import { RestoreItemsDocument } from '../../office-kit/bulk.generated.ts';
import { DataTable } from '../../office-kit/table/data-table.tsx';
import { rowActionClass } from '../../office-kit/list/delete-button.tsx';
import { refreshLists } from '../../office-kit/list/item-deletion.ts';
import { useListResult } from '../../office-kit/list/list-result.ts';
import { useListState } from '../../office-kit/list/list-state.ts';
import { TabHeader } from '../../office-kit/tab-header.tsx';
import type { Column } from '../../office-kit/table/table-column.ts';
import { useAccount } from '../../office-kit/session/use-account.ts';
import { trashContent as texts } from './trash.content.ts';
import { PurgeItemsDocument, useTrashQuery } from './trash.generated.ts';
import type { TrashQuery } from './trash.generated.ts';

type Row = TrashQuery['trash']['items'][number];

const kinds = Object.keys(texts.kinds) as ItemKind[];
const filters = { kind: kinds };
const sortFields = ['createdAt'];
/** The kinds that people send about themselves: they may ask for removal. */
const personalKinds: ItemKind[] = ['CONTACT_REQUEST', 'JOB_APPLICATION', 'SUBSCRIBER', 'LISTING_REPORT'];
const staleFields = ['teamMembers', 'teamMember'];

/** Deleted items of all kinds, latest first. */
export function TrashTab() {
  const mayPurge = useAccount()?.role === 'OWNER';
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const list = useListState({ sortFields, filters });
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);
  const [purged, setPurged] = useState<Row | null>(null);
  const kind = kinds.find((one) => one === list.filters.kind);
  const { page, perPage, search } = list;
  const { data, ...state } = useListResult(
    useTrashQuery({ variables: { kind, search, page, perPage }, fetchPolicy: 'cache-and-network' }),
  );
  const rows = data?.trash.items;

  async function change(ids: readonly string[], run: () => Promise<void>, failed: string) {
    setBusyIds(ids);
    await run().catch(() => showToast({ tone: 'danger', text: failed }));
    await refreshLists(client, staleFields);
    setBusyIds([]);
  }

  function restore(chosen: readonly Row[]): Promise<void> {
    return change(
      chosen.map(({ id }) => id),
      async () => {
        let done = 0;
        for (const one of new Set(chosen.map((row) => row.kind))) {
          const ids = chosen.filter((row) => row.kind === one).map(({ id }) => id);
          const variables = { kind: one, selection: { ids } };
          const answer = await withSession(() =>
            client.mutate({ mutation: RestoreItemsDocument, variables }),
          );
          done += answer.data?.restoreItems.doneIds.length ?? 0;
        }
        if (done < chosen.length) showToast({ tone: 'danger', text: texts.notRestored });
        if (done > 0) showToast({ tone: 'success', text: texts.restored(done) });
      },
      texts.notRestored,
    );
  }

  function purge({ id, kind: ofKind }: Row): Promise<void> {
    return change(
      [id],
      async () => {
        const variables = { kind: ofKind, ids: [id] };
        await withSession(() => client.mutate({ mutation: PurgeItemsDocument, variables }));
        showToast({ tone: 'success', text: texts.purged });
      },
      texts.notPurged,
    );
  }

  const columns: Column<Row>[] = [
    ...factColumns,
    {
      id: 'actions',
      title: '',
      width: '@4xl:w-56',
      cell: (row) => (
        <div className="flex flex-wrap gap-x-4">
          <button
            type="button"
            disabled={busyIds.includes(row.id)}
            onClick={() => void restore([row])}
            className={rowActionClass}
          >
            {texts.restore}
            <span className="sr-only"> {row.name}</span>
          </button>
          {mayPurge && personalKinds.includes(row.kind) && (
            <button
              type="button"
              disabled={busyIds.includes(row.id)}
              onClick={() => setPurged(row)}
              className={rowActionClass}
            >
              {texts.purge}
              <span className="sr-only"> {row.name}</span>
            </button>
          )}
        </div>
      ),
    },
  ];
  return (
    <>
      <TabHeader title={texts.title} line={texts.line} count={data?.trash.totalCount} />
      <DataTable
        {...state}
        name="trash"
        label={texts.title}
        columns={columns}
        list={list}
        rows={rows}
        totalCount={data?.trash.totalCount}
        searchLabel={texts.search}
        emptyText={texts.empty}
        rowName={({ name }) => name || texts.nameless}
        busyIds={busyIds}
        ordered
        filters={[
          {
            kind: 'choice',
            name: 'kind',
            label: texts.kindFilter,
            options: kinds.map((value) => ({ value, label: texts.kinds[value] })),
          },
        ]}
        pageActions={[
          {
            label: texts.restore,
            busyLabel: texts.restoring,
            run: ({ input }) =>
              restore((rows ?? []).filter(({ id }) => 'ids' in input && input.ids.includes(id))),
          },
        ]}
      />
      <Dialog open={purged !== null} onClose={() => setPurged(null)} title={texts.confirm.title}>
        <p>{texts.confirm.line}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setPurged(null)}>
            {texts.confirm.cancel}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              if (purged) void purge(purged);
              setPurged(null);
            }}
          >
            {texts.purge}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

const factColumns: Column<Row>[] = [
  {
    id: 'name',
    title: texts.columns.name,
    heading: true,
    cell: ({ name, image }) => (
      <div className="flex items-center gap-4">
        {image && (
          <Picture image={image} sizes="48px" decorative className="size-12 shrink-0 rounded-field" />
        )}
        <strong className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name || texts.nameless}</strong>
      </div>
    ),
  },
  {
    id: 'kind',
    title: texts.columns.kind,
    short: true,
    width: '@4xl:w-40',
    cell: ({ kind }) => texts.kinds[kind],
  },
  {
    id: 'deleted',
    title: texts.columns.deleted,
    width: '@4xl:w-44',
    cell: ({ deletedAt }) => <time dateTime={deletedAt}>{formatDateTime(deletedAt)}</time>,
  },
  {
    id: 'left',
    title: texts.columns.left,
    short: true,
    numeric: true,
    width: '@4xl:w-24',
    cell: ({ daysLeft }) => daysLeft,
  },
];
