import type {
  ProjectSort,
  ProjectsQueryVariables,
  PropertyCategory,
  PropertyStatus,
} from './property.generated.ts';

export const categories: readonly PropertyCategory[] = ['Commercial', 'Residential', 'Studio'];

export const statuses: readonly PropertyStatus[] = ['forSale', 'forRent', 'underOffer', 'sold', 'offMarket'];

/** Numbers of bedrooms to choose from: 4 is four or more, 0 a studio. */
export const roomChoices: readonly number[] = [1, 2, 3, 4, 0];

/** The documented orders, by their name in the address. */
export const sortChoices = [
  { value: '', label: 'Default sorting', sort: 'DEFAULT' },
  { value: 'popularity', label: 'Sort by popularity', sort: 'POPULARITY' },
  { value: 'newest', label: 'Sort by new arrivals', sort: 'NEWEST' },
  { value: 'price-low', label: 'Sort by price: low to high', sort: 'PRICE_ASCENDING' },
  { value: 'price-high', label: 'Sort by price: high to low', sort: 'PRICE_DESCENDING' },
] as const satisfies { value: string; label: string; sort: ProjectSort }[];

export const perPageChoices: readonly number[] = [12, 20, 30, 50, 100];
const defaultPerPage = 12;

/** Rupees to choose a budget from. */
export const budgetSteps: readonly number[] = [
  2_500_000, 5_000_000, 7_500_000, 10_000_000, 15_000_000, 20_000_000, 30_000_000, 50_000_000,
];

const monthlySteps: readonly number[] = [10_000, 20_000, 30_000, 50_000, 75_000, 100_000, 200_000, 300_000];

export type ProjectView = 'grid' | 'list' | 'map';

export const views: readonly ProjectView[] = ['grid', 'list', 'map'];

/** A map shows as many at once as the server gives. */
const perMap = 100;

const maxPage = 1_000_000;
const maxKeywordLength = 100;
export const listPath = '/shop-left-sidebar';

/** Which projects are shown; it lives in the address, so that it can be sent to somebody. */
export interface ProjectSearch {
  category?: PropertyCategory;
  /** Any of `roomChoices`; empty is all. */
  rooms: readonly number[];
  /** Empty is all that are listed. */
  statuses: readonly PropertyStatus[];
  keyword?: string;
  minPrice?: number;
  maxPrice?: number;
  /** One of `sortChoices`. */
  sort: string;
  perPage: number;
  view: ProjectView;
  page: number;
}

/** What narrows the list, taken away. */
export const nothingChosen = {
  category: undefined,
  rooms: [],
  statuses: [],
  keyword: undefined,
  minPrice: undefined,
  maxPrice: undefined,
} satisfies Partial<ProjectSearch>;

/** Reads the address; what makes no sense there narrows nothing. */
export function readSearch(parameters: URLSearchParams): ProjectSearch {
  const keyword = parameters.get('keyword')?.trim().slice(0, maxKeywordLength).trim();
  const sort = parameters.get('sort') ?? '';
  const perPage = Number(parameters.get('perPage'));
  const chosenRooms = new Set(parameters.getAll('rooms'));
  const chosenStatuses = new Set(parameters.getAll('status'));
  return {
    category: readCategory(parameters),
    rooms: roomChoices.filter((rooms) => chosenRooms.has(String(rooms))),
    statuses: statuses.filter((status) => chosenStatuses.has(status)),
    keyword: keyword || undefined,
    ...readBudget(parameters),
    sort: sortChoices.some(({ value }) => value === sort) ? sort : '',
    perPage: perPageChoices.includes(perPage) ? perPage : defaultPerPage,
    view: views.find((view) => view === parameters.get('view')) ?? 'grid',
    page: Math.min(wholeNumber(parameters.get('page')) ?? 1, maxPage),
  };
}

/** The category in the address, in any case and under either name; none is All. */
export function readCategory(parameters: URLSearchParams): PropertyCategory | undefined {
  const asked = (parameters.get('category') || parameters.get('type'))?.toLowerCase();
  return categories.find((category) => category.toLowerCase() === asked);
}

/** Whoever turns the two round means the same budget. */
function readBudget(parameters: URLSearchParams): Pick<ProjectSearch, 'minPrice' | 'maxPrice'> {
  const minPrice = wholeNumber(parameters.get('minPrice'));
  const maxPrice = wholeNumber(parameters.get('maxPrice'));
  if (minPrice && maxPrice && minPrice > maxPrice) return { minPrice: maxPrice, maxPrice: minPrice };
  return { minPrice, maxPrice };
}

function wholeNumber(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

type Field = [name: string, value: string];

/** The search as form fields and address parameters; defaults are left out. */
export function searchFields({ page, perPage, view, rooms, statuses, ...rest }: ProjectSearch): Field[] {
  const { category, keyword, minPrice, maxPrice, sort } = rest;
  const fields: [string, string | number | undefined][] = [
    ['category', category],
    ...rooms.map((value): Field => ['rooms', String(value)]),
    ...statuses.map((value): Field => ['status', value]),
    ['keyword', keyword],
    ['minPrice', minPrice],
    ['maxPrice', maxPrice],
    ['sort', sort],
    ['perPage', perPage === defaultPerPage ? undefined : perPage],
    ['view', view === 'grid' ? undefined : view],
    ['page', page === 1 ? undefined : page],
  ];
  return fields.flatMap(([name, value]) => (value ? [[name, String(value)] satisfies Field] : []));
}

/** The address of a search with something changed; everything but a change of page begins on page 1. */
export function searchPath(
  search: ProjectSearch,
  changes: Partial<ProjectSearch> = {},
  path = listPath,
): string {
  const parameters = new URLSearchParams(searchFields({ ...search, page: 1, ...changes }));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

const fieldNames = new Set([
  ...['category', 'type', 'rooms', 'status', 'keyword', 'minPrice', 'maxPrice'],
  ...['sort', 'perPage', 'view', 'page'],
]);

/**
 * Where an address leads that says its search in other words, such as one with the empty fields of a form; null where
 * it says it as `searchPath` does. Parameters that are none of the search stay.
 */
export function canonicalAddress({ pathname, searchParams }: URL): string | null {
  const given = [...searchParams].filter(([name]) => fieldNames.has(name));
  const wanted = searchFields(readSearch(searchParams));
  if (sortedText(given) === sortedText(wanted)) return null;
  const others = [...searchParams].filter(([name]) => !fieldNames.has(name));
  const parameters = new URLSearchParams([...wanted, ...others]);
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
}

function sortedText(fields: [string, string][]): string {
  return JSON.stringify(fields.map((field) => field.join('=')).sort());
}

/** What to ask the server for. */
export function searchVariables(search: ProjectSearch): ProjectsQueryVariables {
  const { category, keyword, minPrice, maxPrice, rooms, statuses, sort, page, perPage, view } = search;
  return {
    filter: {
      category,
      keyword,
      minPrice,
      maxPrice,
      ...(rooms.length > 0 && { rooms: [...rooms] }),
      ...(statuses.length > 0 && { statuses: [...statuses] }),
    },
    sort: sortChoices.find(({ value }) => value === sort)?.sort,
    page,
    perPage: view === 'map' ? perMap : perPage,
    withPlaces: view === 'map',
    withFacets: true,
  };
}

/** The steps of a budget for what is looked for, by the month for rent, with a chosen one that is no step. */
export function budgetChoices({ statuses }: ProjectSearch, chosen: number | undefined): number[] {
  const rent = statuses.length > 0 && statuses.every((status) => status === 'forRent');
  const steps = rent ? monthlySteps : budgetSteps;
  if (!chosen || steps.includes(chosen)) return [...steps];
  return [...steps, chosen].sort((a, b) => a - b);
}
