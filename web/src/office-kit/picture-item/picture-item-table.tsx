import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from 'domain/text/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { ImageFacts } from '../../ui/pictures/picture.tsx';
import { DataTable } from '../table/data-table.tsx';
import { DuplicateButton } from '../form/duplicate-button.tsx';
import { DeleteButton, rowActionClass } from '../list/delete-button.tsx';
import { useItemDeletion } from '../list/item-deletion.ts';
import type { Deletion } from '../list/item-deletion.ts';
import type { ListState } from '../list/list-state.ts';
import { pictureItemContent } from './picture-item.content.ts';
import { PublicationBadge } from '../publication-badge.tsx';
import type { Published } from '../publication.ts';
import { TabHeader } from '../tab-header.tsx';
import type { Column } from '../table/table-column.ts';
import type { TableFilter } from '../table/table-filters.tsx';
import { Thumbnail } from './thumbnail.tsx';

export interface PictureItem {
  id: string;
  name: string;
  image: ImageFacts | null;
  /** The line below the name. */
  line?: string;
  /** The longest text. */
  text?: string;
  createdAt: string;
  /** The publication, for nouns that have one. */
  published?: Published;
}

interface PictureItemTableProps {
  /** The last part of the address of the tab and of its export. */
  name: string;
  texts: {
    title: string;
    add: string;
    search: string;
    empty: string;
    columns: { name: string; text?: string; date: string };
  };
  /** The field by which the name column sorts. */
  nameField: string;
  list: ListState;
  items: PictureItem[] | undefined;
  totalCount: number | undefined;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
  deletion: Deletion;
  /** Copies an item, where that is offered. */
  duplicate?: Pick<Parameters<typeof DuplicateButton>[0], 'document' | 'staleField'>;
  /** The list’s filter, as the server takes it. */
  filter?: object;
  filters?: readonly TableFilter[];
  /** What stands between the head and the list. */
  above?: ReactNode;
}

/** A list of items with a few texts and one picture. */
export function PictureItemTable({
  texts,
  nameField,
  items,
  deletion,
  duplicate,
  filter,
  above,
  ...table
}: PictureItemTableProps) {
  const { remove, deletingIds, bulkAction } = useItemDeletion(deletion);
  const { columns: heads } = texts;
  const columns: Column<PictureItem>[] = [
    {
      id: 'name',
      title: heads.name,
      sortBy: nameField,
      heading: true,
      cell: (item) => <NameCell item={item} />,
    },
    ...(heads.text
      ? [
          {
            id: 'text',
            title: heads.text,
            unlabelled: true,
            cell: ({ text }: PictureItem) => <p className="line-clamp-2 text-ink-muted">{text}</p>,
          },
        ]
      : []),
    {
      id: 'date',
      title: heads.date,
      sortBy: 'createdAt',
      width: '@4xl:w-44',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
    },
    {
      id: 'actions',
      title: '',
      width: duplicate ? '@4xl:w-56' : '@4xl:w-34',
      cell: ({ id, name }) => (
        <div className="flex gap-4">
          <Link to={`/my-account/${table.name}/${id}/edit`} className={rowActionClass}>
            Edit
            <span className="sr-only"> {name}</span>
          </Link>
          {duplicate && (
            <DuplicateButton
              id={id}
              of={name}
              document={duplicate.document}
              listPath={`/my-account/${table.name}`}
              staleField={duplicate.staleField}
            />
          )}
          <DeleteButton of={name} deleting={deletingIds.includes(id)} onDelete={() => void remove(id)} />
        </div>
      ),
    },
  ];
  return (
    <>
      <TabHeader title={texts.title} count={table.totalCount}>
        <ButtonLink to={`/my-account/${table.name}/new`}>{texts.add}</ButtonLink>
      </TabHeader>
      {above}
      <DataTable
        {...table}
        label={texts.title}
        columns={columns}
        rows={items}
        searchLabel={texts.search}
        emptyText={texts.empty}
        busyIds={deletingIds}
        rowName={({ name }) => name}
        bulkActions={[bulkAction]}
        exportable={{ noun: table.name, filter }}
      />
    </>
  );
}

function NameCell({ item: { image, name, line, published } }: { item: PictureItem }) {
  return (
    <div className="flex items-center gap-4">
      <Thumbnail image={image} sizes="48px" className="size-12" missing={pictureItemContent.noPicture} />
      <div className="min-w-0">
        <strong className="font-semibold [overflow-wrap:anywhere]">{name}</strong>{' '}
        {published && <PublicationBadge {...published} />}
        {line && <span className="line-clamp-1 text-ink-muted">{line}</span>}
      </div>
    </div>
  );
}
