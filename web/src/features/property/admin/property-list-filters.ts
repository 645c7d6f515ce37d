import type { PropertyCategory, PropertyFilter, PropertyStatus } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { formatCategory, formatStatus } from 'domain/text/format.ts';
import type { ListState } from '../../../office-kit/list/list-state.ts';
import { publicationChoices, publicationFilter } from '../../../office-kit/list/publication-filter.ts';
import type { TableFilter } from '../../../office-kit/table/table-filters.tsx';
import { propertyAdminContent } from './property-admin.content.ts';
import { useAdminPropertyCountsQuery } from './property-admin.generated.ts';

const texts = propertyAdminContent.list.filters;
const categories: PropertyCategory[] = ['COMMERCIAL', 'RESIDENTIAL', 'STUDIO'];
export const statuses: PropertyStatus[] = ['FOR_SALE', 'FOR_RENT', 'SOLD', 'UNDER_OFFER', 'OFF_MARKET'];

/** The filters in the address of the list. */
export const propertyFilters = {
  publication: publicationChoices,
  status: statuses,
  category: categories,
  pictures: ['with', 'without'],
  place: ['with', 'without'],
  prices: ['old'],
  checks: ['failing'],
};

/** The filter in the address as the server’s input. */
export function propertyFilter({ filters }: Pick<ListState, 'filters'>): PropertyFilter {
  return {
    publication: readChoice(filters.publication, publicationChoices),
    status: readChoice(filters.status, statuses),
    category: readChoice(filters.category, categories),
    hasPictures: filters.pictures ? filters.pictures === 'with' : undefined,
    hasPlace: filters.place ? filters.place === 'with' : undefined,
    priceIsOld: filters.prices === 'old' || undefined,
    passes: filters.checks === 'failing' ? false : undefined,
  };
}

/** The filters as controls; a status without properties is left out. */
export function usePropertyFilters(list: ListState): TableFilter[] {
  const { status, ...others } = propertyFilter(list);
  const { data: counts, previousData } = useAdminPropertyCountsQuery({
    variables: { list: { perPage: 1, search: list.search }, ...others },
    fetchPolicy: 'cache-and-network',
  });
  const data = counts ?? previousData;
  return [
    {
      kind: 'chips',
      name: 'status',
      label: texts.status,
      total: data?.all.totalCount ?? 0,
      options: statuses
        .filter((choice) => choice === status || data?.[choice].totalCount)
        .map((choice) => ({
          value: choice,
          label: formatStatus(choice),
          count: data?.[choice].totalCount,
        })),
    },
    publicationFilter,
    {
      kind: 'choice',
      name: 'category',
      label: texts.category,
      options: categories.map((value) => ({ value, label: formatCategory(value) })),
    },
    {
      kind: 'choice',
      name: 'pictures',
      label: texts.pictures,
      options: [
        { value: 'with', label: texts.withPictures },
        { value: 'without', label: texts.withoutPictures },
      ],
    },
    {
      kind: 'choice',
      name: 'place',
      label: texts.place,
      options: [
        { value: 'with', label: texts.withPlace },
        { value: 'without', label: texts.withoutPlace },
      ],
    },
    {
      kind: 'choice',
      name: 'prices',
      label: texts.prices,
      options: [{ value: 'old', label: texts.oldPrices }],
    },
    {
      kind: 'choice',
      name: 'checks',
      label: texts.checks,
      options: [{ value: 'failing', label: texts.failing }],
    },
  ];
}
