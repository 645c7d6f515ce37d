import { laterPart } from '../../../ui/later-part.tsx';

/** The filters of a list; see `ShopFilters`. */
export const FiltersPart = laterPart(async () => (await import('./shop-filters.tsx')).ShopFilters);

/** The id of the filters, which open over the page. */
export const filtersId = 'filters';
