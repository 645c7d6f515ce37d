import type {
  ProjectFilter,
  ProjectIntent,
  ProjectSort,
  PropertyCategory,
  PropertyStatus,
} from '../schema.generated.ts';
import { addressChoice, readChoice } from '../text/choices.ts';
import { formatCategory } from '../text/format.ts';
import type { MapArea } from '../place/place.ts';
import { choiceFields } from '../property/property-choices.ts';
import type { ChoiceOf } from '../property/property-choices.ts';
import { factFields, factFilter, factParameters, readFactSearch } from './fact-search.ts';
import type { FactSearch } from './fact-search.ts';
import { areaText, readArea } from '../place/map-area.ts';

export const categories: readonly PropertyCategory[] = ['COMMERCIAL', 'RESIDENTIAL', 'STUDIO'];

export const intents: readonly ProjectIntent[] = ['BUY', 'RENT'];

/** The statuses to choose from when buying; rents have only one. */
export const statuses: readonly PropertyStatus[] = ['FOR_SALE', 'UNDER_OFFER', 'SOLD', 'OFF_MARKET'];

/** The numbers of bedrooms to choose from: 4 means four or more, 0 is a studio. */
export const roomChoices: readonly number[] = [1, 2, 3, 4, 0];

/** The documented orders by their name in the address. */
export const sortChoices = [
  { value: '', label: 'Default sorting', sort: 'DEFAULT' },
  { value: 'popularity', label: 'Sort by popularity', sort: 'POPULARITY' },
  { value: 'newest', label: 'Sort by new arrivals', sort: 'NEWEST' },
  { value: 'price-low', label: 'Sort by price: low to high', sort: 'PRICE_ASCENDING' },
  { value: 'price-high', label: 'Sort by price: high to low', sort: 'PRICE_DESCENDING' },
] as const satisfies { value: string; label: string; sort: ProjectSort }[];

export const perPageChoices: readonly number[] = [12, 20, 30, 50, 100];
export const defaultPerPage = 12;

/** The kinds that Home offers beside the categories; a studio is one of these. */
export const kindChoices = (Object.keys(choiceFields.kind.options) as ChoiceOf<'kind'>[]).filter(
  (kind) => kind !== 'STUDIO',
);

/** The bounds of a budget, in rupees. */
export const budgetSteps: readonly number[] = [
  2_500_000, 5_000_000, 7_500_000, 10_000_000, 15_000_000, 20_000_000, 30_000_000, 50_000_000,
];

/** The bounds of a rent, in rupees per month. */
export const rentSteps: readonly number[] = [
  10_000, 20_000, 30_000, 50_000, 75_000, 100_000, 200_000, 300_000,
];

export type ProjectView = 'grid' | 'list' | 'map';

export const views: readonly ProjectView[] = ['grid', 'list', 'map'];

/** The largest page of the server, for a map. */
const perMap = 100;

const maxPage = 1_000_000;
/** What the server reads of a query. */
export const maxQueryLength = 200;
export const listPath = '/shop-left-sidebar';

/** The search for projects; it is in the address, so that a visitor can share it. */
export interface ProjectSearch extends FactSearch {
  /** With RENT, prices are per month. */
  intent: ProjectIntent;
  /** Whether the visitor chose the intent; otherwise the words of the query may say another. */
  saysIntent?: boolean;
  category?: PropertyCategory;
  /** Any of `roomChoices`; an empty list means all. */
  rooms: readonly number[];
  /** An empty list means all listed statuses. */
  statuses: readonly PropertyStatus[];
  /** A search in plain words, which the server understands. */
  query?: string;
  minPrice?: number;
  maxPrice?: number;
  /** Whether prices, the budget and the order by price are all-in; only for buying. */
  allIn?: boolean;
  /** The part of the map that was searched. */
  area?: MapArea;
  /** One of `sortChoices`. */
  sort: string;
  perPage: number;
  view: ProjectView;
  page: number;
}

/** The search without its filters. */
export const nothingChosen = {
  category: undefined,
  rooms: [],
  statuses: [],
  query: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  area: undefined,
  ...readFactSearch(new URLSearchParams()),
} satisfies Partial<ProjectSearch>;

/** Reads the search from the address, without invalid values. */
export function readSearch(parameters: URLSearchParams): ProjectSearch {
  const typed = parameters.get('q') || parameters.get('keyword');
  const query = typed?.trim().slice(0, maxQueryLength).trim() || undefined;
  const intent = readIntent(parameters);
  const sort = parameters.get('sort') ?? '';
  const perPage = Number(parameters.get('perPage'));
  const chosenRooms = new Set(parameters.getAll('rooms'));
  const what = parameters.get('what');
  const category = readCategory(parameters) ?? readChoice(what, categories);
  const facts = readFactSearch(parameters);
  const kind = facts.kinds.length > 0 ? undefined : readChoice(what, kindChoices);
  const chosenStatuses = new Set(parameters.getAll('status').map((status) => readChoice(status, statuses)));
  return {
    intent,
    ...(query && readChoice(parameters.get('intent'), intents) && { saysIntent: true }),
    category,
    rooms: roomChoices.filter((rooms) => chosenRooms.has(String(rooms))),
    statuses: intent === 'BUY' ? statuses.filter((status) => chosenStatuses.has(status)) : [],
    query,
    ...readBudget(parameters, intent),
    ...(intent === 'BUY' && parameters.get('allIn') === '1' && { allIn: true }),
    area: readArea(parameters.get('area')),
    ...facts,
    ...(kind && { kinds: [kind] }),
    sort: sortChoices.some(({ value }) => value === sort) ? sort : '',
    perPage: perPageChoices.includes(perPage) ? perPage : defaultPerPage,
    view: views.find((view) => view === parameters.get('view')) ?? 'grid',
    page: Math.min(wholeNumber(parameters.get('page')) ?? 1, maxPage),
  };
}

/** The category in the address, in any case and under either parameter name; undefined means All. */
export function readCategory(parameters: URLSearchParams): PropertyCategory | undefined {
  return readChoice(parameters.get('category') || parameters.get('type'), categories);
}

function readIntent(parameters: URLSearchParams): ProjectIntent {
  const given = readChoice(parameters.get('intent'), intents);
  if (given) return given;
  const chosen = parameters.getAll('status').filter(Boolean);
  const onlyRent = chosen.length > 0 && chosen.every((status) => readChoice(status, ['FOR_RENT']));
  return onlyRent ? 'RENT' : 'BUY';
}

/** Reads the budget: a form without JavaScript sends one for each intent, and swapped bounds are put right. */
function readBudget(
  parameters: URLSearchParams,
  intent: ProjectIntent,
): Pick<ProjectSearch, 'minPrice' | 'maxPrice'> {
  const bound = (price: string, rent: string) =>
    wholeNumber(parameters.get(intent === 'RENT' && parameters.has(rent) ? rent : price));
  const minPrice = bound('minPrice', 'minRent');
  const maxPrice = bound('maxPrice', 'maxRent');
  if (minPrice && maxPrice && minPrice > maxPrice) return { minPrice: maxPrice, maxPrice: minPrice };
  return { minPrice, maxPrice };
}

function wholeNumber(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

type Field = [name: string, value: string];

/** The search as form fields and address parameters, without defaults. */
export function searchFields({
  intent,
  page,
  perPage,
  view,
  rooms,
  statuses,
  ...rest
}: ProjectSearch): Field[] {
  const { category, query, saysIntent, minPrice, maxPrice, allIn, area, sort } = rest;
  const fields: [string, string | number | false | undefined][] = [
    ['q', query],
    ['intent', (intent === 'RENT' || (query && saysIntent)) && addressChoice(intent)],
    ['category', category && formatCategory(category)],
    ...rooms.map((value): Field => ['rooms', String(value)]),
    ...statuses.map((value): Field => ['status', addressChoice(value)]),
    ['minPrice', minPrice],
    ['maxPrice', maxPrice],
    ['allIn', intent === 'BUY' && allIn && 1],
    ['area', area && areaText(area)],
    ...factFields(rest),
    ['sort', sort],
    ['perPage', perPage === defaultPerPage ? undefined : perPage],
    ['view', view === 'grid' ? undefined : view],
    ['page', page === 1 ? undefined : page],
  ];
  return fields.flatMap(([name, value]) => (value ? [[name, String(value)] satisfies Field] : []));
}

/** The address of a search after a change; any change except the page returns to page 1. */
export function searchPath(
  search: ProjectSearch,
  changes: Partial<ProjectSearch> = {},
  path = listPath,
): string {
  return withParameters(path, searchFields({ ...search, page: 1, ...changes }));
}

/** An address with parameters; the slashes in the keys of places stay readable. */
function withParameters(path: string, fields: Field[]): string {
  const parameters = new URLSearchParams(fields);
  return parameters.size > 0 ? `${path}?${parameters.toString().replaceAll('%2F', '/')}` : path;
}

/** The parameters that `readCategory` reads. */
export const categoryParameters: readonly string[] = ['category', 'type'];
/** The parameters that `readSearch` reads. */
export const searchParameters: readonly string[] = [
  ...categoryParameters,
  // A category or a kind, which the form of Home offers in one field.
  'what',
  ...['q', 'intent', 'minRent', 'maxRent', 'rooms', 'status', 'keyword', 'minPrice', 'maxPrice'],
  ...['allIn', 'area'],
  ...['sort', 'perPage', 'view', 'page'],
  ...factParameters,
];

/**
 * The canonical address of a search, for an address in another form, for example with the empty fields of a
 * form; null if it is canonical already. Other parameters stay.
 */
export function canonicalAddress({ pathname, searchParams }: URL): string | null {
  const given = [...searchParams].filter(([name]) => searchParameters.includes(name));
  const wanted = searchFields(readSearch(searchParams));
  if (sortedText(given) === sortedText(wanted)) return null;
  const others = [...searchParams].filter(([name]) => !searchParameters.includes(name));
  return withParameters(pathname, [...wanted, ...others]);
}

function sortedText(fields: [string, string][]): string {
  return JSON.stringify(fields.map((field) => field.join('=')).sort());
}

/** The same search with the other intent. It drops budget and status, which do not apply there. */
export function withIntent(search: ProjectSearch, intent: ProjectIntent): Partial<ProjectSearch> {
  if (intent === search.intent) return {};
  return { intent, saysIntent: true, statuses: [], minPrice: undefined, maxPrice: undefined };
}

/** What `projects` of the schema is asked. */
interface SearchVariables {
  query?: string;
  filter: ProjectFilter;
  sort?: ProjectSort;
  page: number;
  perPage: number;
  withPlaces: boolean;
  withFacets: boolean;
  withAllIn: boolean;
}

/** The search as the variables of the query. */
export function searchVariables(search: ProjectSearch): SearchVariables {
  const { intent, saysIntent, category, query, minPrice, maxPrice, area, rooms, statuses } = search;
  const { allIn = false } = search;
  const { sort, page, perPage, view } = search;
  return {
    ...(query && { query }),
    filter: {
      ...((intent === 'RENT' || (query && saysIntent)) && { intent }),
      category,
      minPrice,
      maxPrice,
      ...(allIn && { allIn }),
      area,
      ...(rooms.length > 0 && { rooms: [...rooms] }),
      ...(statuses.length > 0 && { statuses: [...statuses] }),
      ...factFilter(search),
    },
    sort: sortChoices.find(({ value }) => value === sort)?.sort,
    page,
    perPage: view === 'map' ? perMap : perPage,
    withPlaces: view === 'map',
    withFacets: true,
    withAllIn: allIn,
  };
}

/** The bounds of a budget for the intent, per month for rent, including a chosen one outside the list. */
export function budgetChoices({ intent }: ProjectSearch, chosen: number | undefined): number[] {
  const steps = intent === 'RENT' ? rentSteps : budgetSteps;
  if (!chosen || steps.includes(chosen)) return [...steps];
  return [...steps, chosen].sort((a, b) => a - b);
}

/** The search for everything to buy, in the default order. */
export const wholeSearch = readSearch(new URLSearchParams());
