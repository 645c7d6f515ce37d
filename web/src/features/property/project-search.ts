import type { ProjectSort, ProjectsQueryVariables, PropertyCategory } from './property.generated.ts';

export const categories: readonly PropertyCategory[] = ['Commercial', 'Residential', 'Studio'];

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

const maxPage = 1_000_000;
const maxKeywordLength = 100;

/** Which projects are shown; it lives in the address, so that it can be sent to somebody. */
export interface ProjectSearch {
  category?: PropertyCategory;
  keyword?: string;
  minPrice?: number;
  maxPrice?: number;
  /** One of `sortChoices`. */
  sort: string;
  perPage: number;
  page: number;
}

/** Reads the address; what makes no sense there narrows nothing. */
export function readSearch(parameters: URLSearchParams): ProjectSearch {
  const category = readCategory(parameters);
  const keyword = parameters.get('keyword')?.trim().slice(0, maxKeywordLength);
  const sort = parameters.get('sort') ?? '';
  const perPage = Number(parameters.get('perPage'));
  return {
    category,
    keyword: keyword || undefined,
    minPrice: wholeNumber(parameters.get('minPrice')),
    maxPrice: wholeNumber(parameters.get('maxPrice')),
    sort: sortChoices.some(({ value }) => value === sort) ? sort : '',
    perPage: perPageChoices.includes(perPage) ? perPage : defaultPerPage,
    page: Math.min(wholeNumber(parameters.get('page')) ?? 1, maxPage),
  };
}

/** The category in the address, in any case; none is All. */
export function readCategory(parameters: URLSearchParams): PropertyCategory | undefined {
  const asked = parameters.get('category')?.toLowerCase();
  return categories.find((category) => category.toLowerCase() === asked);
}

function wholeNumber(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** The search as form fields and address parameters; defaults are left out. */
export function searchFields(search: ProjectSearch): [name: string, value: string][] {
  const { page, perPage, ...rest } = search;
  const fields = Object.entries({
    ...rest,
    perPage: perPage === defaultPerPage ? undefined : perPage,
    page: page === 1 ? undefined : page,
  });
  return fields.flatMap(([name, value]) => (value ? [[name, String(value)] as [string, string]] : []));
}

/** The address of a search with something changed; everything but a change of page begins on page 1. */
export function searchPath(search: ProjectSearch, changes: Partial<ProjectSearch> = {}): string {
  const parameters = new URLSearchParams(searchFields({ ...search, page: 1, ...changes }));
  return parameters.size > 0 ? `/shop-left-sidebar?${parameters}` : '/shop-left-sidebar';
}

/** What to ask the server for. */
export function searchVariables(search: ProjectSearch): ProjectsQueryVariables {
  const { category, keyword, minPrice, maxPrice, sort, page, perPage } = search;
  return {
    filter: { category, keyword, minPrice, maxPrice },
    sort: sortChoices.find(({ value }) => value === sort)?.sort,
    page,
    perPage,
  };
}
