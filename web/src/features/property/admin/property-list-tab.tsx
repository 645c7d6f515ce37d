import { Link } from 'react-router-dom';
import { formatCategory } from 'domain/text/format.ts';
import { indianNumber } from 'domain/text/number.ts';
import { DataTable } from '../../../office-kit/table/data-table.tsx';
import { DeleteButton, rowActionClass } from '../../../office-kit/list/delete-button.tsx';
import { Dropdown } from '../../../office-kit/field/dropdown.tsx';
import { DuplicateButton } from '../../../office-kit/form/duplicate-button.tsx';
import { useItemDeletion } from '../../../office-kit/list/item-deletion.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../../office-kit/list/list-state.ts';
import { PublicationBadge } from '../../../office-kit/publication-badge.tsx';
import { useAccount } from '../../../office-kit/session/use-account.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import type { Column } from '../../../office-kit/table/table-column.ts';
import { Thumbnail } from '../../../office-kit/picture-item/thumbnail.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ConfirmPriceButton } from './confirm-price-button.tsx';
import { ListingState } from './listing-state.tsx';
import { propertyAdminContent } from './property-admin.content.ts';
import { DuplicatePropertyDocument, useAdminPropertiesQuery } from './property-admin.generated.ts';
import type { AdminPropertiesQuery } from './property-admin.generated.ts';
import { propertyFilter, propertyFilters, usePropertyFilters } from './property-list-filters.ts';
import { SendLinks } from './send-links.tsx';
import { InlinePrice } from './prices/inline-price.tsx';
import { PriceCell } from './prices/price-cell.tsx';
import { usePriceAction } from './prices/use-price-action.tsx';
import { useStatusAction } from './property-status-action.ts';
import { StatusDot } from './status-dot.tsx';
import { projectPath } from 'domain/site/item-paths.ts';

type Row = AdminPropertiesQuery['adminProperties']['items'][number];

const { list: texts, deletion } = propertyAdminContent;
const sortFields = ['createdAt', 'title', 'price', 'enquiryCount', 'completeness'];

/** All properties of every status, newest first. */
export function PropertyListTab() {
  const list = useListState({ perPage: 5, sortFields, filters: propertyFilters });
  const filter = propertyFilter(list);
  const { data, ...state } = useListResult(
    useAdminPropertiesQuery({
      variables: { list: listInput(list), filter },
      fetchPolicy: 'cache-and-network',
    }),
  );
  const { remove, deletingIds, bulkAction } = useItemDeletion({
    kind: 'PROPERTY',
    filter: { properties: filter },
    texts: deletion,
  });
  const statusAction = useStatusAction(filter);
  const prices = usePriceAction(filter);
  const role = useAccount()?.role;
  const mayEdit = role !== undefined && role !== 'SALES';
  const tableFilters = usePropertyFilters(list);
  const columns: Column<Row>[] = [
    ...(mayEdit ? editorColumns : factColumns.filter(({ id }) => id !== 'completeness')),
    {
      id: 'actions',
      title: '',
      width: mayEdit ? '@4xl:w-48' : '@4xl:w-36',
      cell: ({ id, title, slug, publication, price, priceIsOld, advertisement }) => (
        <div className="flex flex-wrap items-center gap-x-4 @4xl:justify-end @4xl:gap-x-2">
          {!mayEdit && publication === 'PUBLISHED' && (
            <SendLinks title={title} slug={slug} price={price} advertisement={advertisement} />
          )}
          {mayEdit && (
            <>
              <Link to={`/my-account/properties/${id}/edit`} className={rowActionClass}>
                {texts.edit}
                <span className="sr-only"> {title}</span>
              </Link>
              <Dropdown
                inRow
                closeOnChoice
                label={
                  <>
                    {texts.more}
                    <span className="sr-only"> {title}</span>
                  </>
                }
              >
                {publication === 'PUBLISHED' && (
                  <SendLinks title={title} slug={slug} price={price} advertisement={advertisement} />
                )}
                {priceIsOld && <ConfirmPriceButton id={id} title={title} />}
                <DuplicateButton
                  id={id}
                  of={title}
                  document={DuplicatePropertyDocument}
                  listPath="/my-account/properties"
                  staleField="adminProperties"
                />
              </Dropdown>
              <DeleteButton of={title} deleting={deletingIds.includes(id)} onDelete={() => void remove(id)} />
            </>
          )}
        </div>
      ),
    },
  ];
  return (
    <>
      <TabHeader title={texts.title} count={data?.adminProperties.totalCount}>
        <div className="flex flex-wrap gap-3">
          {mayEdit && (
            <ButtonLink look="outline" to="/my-account/properties/import">
              {texts.import}
            </ButtonLink>
          )}
          <ButtonLink to="/my-account/properties/new">{texts.add}</ButtonLink>
        </div>
      </TabHeader>
      <DataTable
        {...state}
        name="properties"
        label={texts.title}
        columns={columns}
        list={list}
        rows={data?.adminProperties.items}
        totalCount={data?.adminProperties.totalCount}
        searchLabel={texts.search}
        emptyText={texts.empty}
        busyIds={deletingIds}
        rowName={({ title }) => title}
        filters={mayEdit ? tableFilters : tableFilters.filter(({ name }) => name !== 'publication')}
        bulkActions={mayEdit ? [statusAction, prices.action, bulkAction] : []}
        exportable={mayEdit ? { noun: 'properties', filter } : undefined}
      />
      {prices.dialog}
    </>
  );
}

const factColumns: Column<Row>[] = [
  {
    id: 'title',
    title: texts.columns.title,
    sortBy: 'title',
    heading: true,
    cell: ({ id, images: [cover], title, address, slug, publication, publishAt, draft, mark, gate }) => (
      <div className="flex items-center gap-4 @4xl:gap-3">
        <Thumbnail
          image={cover}
          sizes="64px"
          className="h-11 w-16 @4xl:@max-[60rem]:hidden"
          missing={texts.noPicture}
        />
        <div className="min-w-0">
          <a
            href={publication === 'PUBLISHED' ? projectPath(slug) : `/my-account/properties/${id}/preview`}
            className="font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline"
          >
            {title}
          </a>{' '}
          <PublicationBadge publication={publication} publishAt={publishAt} draft={draft} />
          <ListingState mark={mark} gate={gate} />
          <span title={address} className="line-clamp-1 text-ink-muted">
            {address}
          </span>
        </div>
      </div>
    ),
  },
  {
    id: 'type',
    title: texts.columns.type,
    short: true,
    width: '@4xl:w-26',
    cell: ({ category }) => formatCategory(category),
  },
  {
    id: 'status',
    title: texts.columns.status,
    short: true,
    width: '@4xl:w-28',
    cell: ({ propertyStatus }) => <StatusDot status={propertyStatus} />,
  },
  {
    id: 'price',
    title: texts.columns.price,
    sortBy: 'price',
    short: true,
    width: '@4xl:w-32',
    numeric: true,
    cell: (row) => <PriceCell {...row} />,
  },
  {
    id: 'pictures',
    title: texts.columns.pictures,
    short: true,
    extra: true,
    numeric: true,
    width: '@4xl:w-20',
    cell: ({ images }) => images.length,
  },
  {
    id: 'enquiries',
    title: texts.columns.enquiries,
    sortBy: 'enquiryCount',
    short: true,
    width: '@4xl:w-24',
    numeric: true,
    cell: ({ enquiryCount }) => indianNumber(enquiryCount ?? 0),
  },
  {
    id: 'completeness',
    title: texts.columns.completeness,
    sortBy: 'completeness',
    width: '@4xl:w-24',
    cell: ({ completeness }) => completeness && <CompletenessCell {...completeness} />,
  },
  {
    id: 'responsible',
    title: texts.columns.responsible,
    extra: true,
    width: '@4xl:w-40',
    cell: ({ responsible }) => responsible?.name,
  },
];

/** For those who may edit, a click on the price changes it. */
const editorColumns = factColumns.map((column) =>
  column.id === 'price' ? { ...column, cell: (row: Row) => <InlinePrice key={row.id} {...row} /> } : column,
);

function CompletenessCell({ percent, missing }: NonNullable<Row['completeness']>) {
  const [first, ...others] = missing;
  return (
    <>
      <span className="tabular-nums" title={missing.map(({ toDo }) => toDo).join('\n')}>
        {percent} %
      </span>
      {first && (
        <span className="block text-xs text-ink-muted @4xl:sr-only">
          {texts.missing(first.toDo, others.length)}
        </span>
      )}
    </>
  );
}
