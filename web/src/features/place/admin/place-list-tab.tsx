import { Link } from 'react-router-dom';
import type { PlaceKind } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { indianNumber } from 'domain/text/number.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../office-kit/table/data-table.tsx';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../../office-kit/list/list-state.ts';
import { placeChoiceContent } from './place-choice.content.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import type { Column } from '../../../office-kit/table/table-column.ts';
import type { TableFilter } from '../../../office-kit/table/table-filters.tsx';
import { placeAdminContent as texts } from './place-admin.content.ts';
import { useAdminPlacesQuery } from './place-admin.generated.ts';
import type { AdminPlacesQuery } from './place-admin.generated.ts';

type Row = AdminPlacesQuery['adminPlaces']['items'][number];

const sortFields = ['createdAt', 'name'];
const kinds = Object.keys(texts.kinds) as PlaceKind[];
const filters = { kind: kinds };
const tableFilters: TableFilter[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: texts.columns.kind,
    options: kinds.map((value) => ({ value, label: texts.kinds[value] })),
  },
];

const columns: Column<Row>[] = [
  {
    id: 'name',
    title: texts.columns.name,
    sortBy: 'name',
    heading: true,
    cell: ({ id, name }) => (
      <Link to={`/my-account/places/${id}/edit`} className="font-semibold underline-offset-4 hover:underline">
        {name}
      </Link>
    ),
  },
  {
    id: 'kind',
    title: texts.columns.kind,
    width: '@4xl:w-32',
    cell: ({ kind }) => texts.kinds[kind],
  },
  {
    id: 'region',
    title: texts.columns.region,
    width: '@4xl:w-44',
    cell: ({ region }) => region && (placeChoiceContent.regions[region] ?? region),
  },
  {
    id: 'listed',
    title: texts.columns.listed,
    short: true,
    numeric: true,
    width: '@4xl:w-20',
    cell: ({ listedCount }) => indianNumber(listedCount),
  },
  { id: 'state', title: texts.columns.state, short: true, width: '@4xl:w-28', cell: stateOf },
];

function stateOf({ isOutside, kind, opensOn }: Row): string {
  if (isOutside) return texts.outside;
  return kind === 'METRO' && !opensOn ? texts.planned : '';
}

/** All places of the gazetteer, and how many properties have none. */
export function PlaceListTab() {
  const list = useListState({ sortFields, filters });
  const filter = { kind: readChoice(list.filters.kind, kinds) };
  const { data, ...state } = useListResult(
    useAdminPlacesQuery({ variables: { list: listInput(list), filter }, fetchPolicy: 'cache-and-network' }),
  );
  const unplaced = data?.unplaced.totalCount ?? 0;
  return (
    <>
      <TabHeader title={texts.title} count={data?.adminPlaces.totalCount} line={texts.line}>
        <ButtonLink to="/my-account/places/new">{texts.add}</ButtonLink>
      </TabHeader>
      {unplaced > 0 && (
        <p className="mb-4 text-dense">
          {texts.unplaced(unplaced)}{' '}
          <Link
            to="/my-account/properties?place=without"
            className="font-semibold text-pine underline underline-offset-4"
          >
            {texts.showUnplaced}
          </Link>
        </p>
      )}
      <DataTable
        {...state}
        name="places"
        label={texts.title}
        columns={columns}
        list={list}
        rows={data?.adminPlaces.items}
        totalCount={data?.adminPlaces.totalCount}
        searchLabel={texts.search}
        emptyText={texts.empty}
        rowName={({ name }) => name}
        filters={tableFilters}
      />
    </>
  );
}
