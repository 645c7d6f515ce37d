import { formatStatus } from '../../lib/format.ts';
import { listMatch } from '../../lib/list-state.ts';
import type { ListState } from '../../lib/list-state.ts';
import { publicationChoices, publicationFilter } from '../../ui/publication-filter.ts';
import type { TableFilter } from '../../ui/table-filters.tsx';
import { propertyAdminContent } from './property-admin.content.ts';
import { useAdminPropertyCountsQuery } from './property-admin.generated.ts';
import type { PropertyStatus } from './property-admin.generated.ts';

const texts = propertyAdminContent.list.filters;
const categories = propertyAdminContent.fields.category.options;
export const statuses: PropertyStatus[] = ['forSale', 'forRent', 'sold', 'underOffer', 'offMarket'];

/** What the list can be filtered by. */
export const propertyFilters = {
  publication: publicationChoices,
  status: statuses,
  category: categories,
  pictures: ['with', 'without'],
};

/** The filters as a person chooses them; a status that none has is left out. */
export function usePropertyFilters(list: ListState): TableFilter[] {
  const { status, ...others } = list.filters;
  const { data: counts, previousData } = useAdminPropertyCountsQuery({
    variables: listMatch({ search: list.search, filters: others }),
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
      options: categories.map((value) => ({ value, label: value })),
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
  ];
}
