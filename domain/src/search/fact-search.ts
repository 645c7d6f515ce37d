import type {
  AreaBasis,
  AreaInput,
  AreaUnit,
  CountInput,
  NearKind,
  PossessionInput,
  ProjectFilter,
  SaleKind,
} from '../schema.generated.ts';
import { addressChoice, readChoice } from '../text/choices.ts';
import { choiceFields } from '../property/property-choices.ts';
import type { ChoiceName, ChoiceOf } from '../property/property-choices.ts';
import { eachFilter } from './choice-filters.ts';
import type { ChosenValues } from './choice-filters.ts';

// The filters on facts and places: what they are called in the address, and in the question to the server.

/** The filters on facts; an empty list, and what is missing, narrows nothing. */
export interface FactSearch extends ChosenValues {
  kinds: readonly ChoiceOf<'kind'>[];
  /** The keys of places. */
  places: readonly string[];
  stages: readonly ChoiceOf<'stage'>[];
  extras: readonly ChoiceOf<'extras'>[];
  sale?: SaleKind;
  reraOnly: boolean;
  /** `metro`, `airport`, or the key of a place. */
  near?: string;
  nearMetres?: number;
  floorArea?: AreaInput;
  possession?: PossessionInput;
  /** The id of the responsible person. */
  person?: string;
  /** The name of a builder. */
  builder?: string;
  bedrooms?: CountInput;
  baths?: CountInput;
  balconies?: CountInput;
}

/** The parameters that hold a choice each, by the filter. */
const choices = {
  kinds: { parameter: 'kind', field: 'kind' },
  stages: { parameter: 'stage', field: 'stage' },
  ...eachFilter((name) => ({ parameter: name, field: name })),
  extras: { parameter: 'with', field: 'extras' },
} as const satisfies Record<string, { parameter: string; field: ChoiceName }>;
const choiceNames = Object.keys(choices) as (keyof typeof choices)[];
const counts = { bedrooms: 'Beds', baths: 'Baths', balconies: 'Balconies' } as const;
const areaUnits: readonly AreaUnit[] = ['SQ_FT', 'SQ_M', 'SQ_YD'];
export const areaBases: readonly AreaBasis[] = ['CARPET', 'BUILT_UP', 'SUPER_BUILT_UP', 'PLOT'];
const mostPlaces = 20;
const longestName = 120;
const placeKey = /^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/;
const monthText = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The parameters that `readFactSearch` reads. */
export const factParameters: readonly string[] = [
  ...Object.values(choices).map(({ parameter }) => parameter),
  ...['place', 'ready', 'sale', 'rera', 'near', 'nearMetres', 'minArea', 'maxArea', 'areaUnit', 'areaBasis'],
  ...['possessionFrom', 'possessionTo', 'person', 'builder'],
  ...Object.values(counts).flatMap((name) => [`min${name}`, `max${name}`]),
];

/** Reads the filters on facts from the address, without invalid values. */
export function readFactSearch(parameters: URLSearchParams): FactSearch {
  const several = <Name extends ChoiceName>(parameter: string, field: Name) => {
    const names = Object.keys(choiceFields[field].options) as ChoiceOf<Name>[];
    const chosen = new Set(parameters.getAll(parameter).map((value) => readChoice(value, names)));
    return names.filter((name) => chosen.has(name));
  };
  const near = parameters.get('near') ?? '';
  const stages = several('stage', 'stage');
  return {
    kinds: several('kind', 'kind'),
    places: [...new Set(parameters.getAll('place').filter((key) => placeKey.test(key)))].slice(0, mostPlaces),
    stages: parameters.get('ready') === '1' && !stages.includes('READY') ? ['READY', ...stages] : stages,
    ...(eachFilter((name) => several(name, name)) as ChosenValues),
    extras: several('with', 'extras'),
    sale: readChoice(parameters.get('sale'), ['NEW', 'RESALE']),
    reraOnly: parameters.get('rera') === '1',
    near: placeKey.test(near) ? near : undefined,
    nearMetres: placeKey.test(near) ? numberOf(parameters.get('nearMetres'), 50_000) : undefined,
    floorArea: readArea(parameters),
    possession: readPossession(parameters),
    person: /^[0-9a-f]{24}$/i.exec(parameters.get('person') ?? '')?.[0].toLowerCase(),
    builder: parameters.get('builder')?.trim().slice(0, longestName) || undefined,
    bedrooms: readRange(parameters, counts.bedrooms),
    baths: readRange(parameters, counts.baths),
    balconies: readRange(parameters, counts.balconies),
  };
}

function readRange(parameters: URLSearchParams, name: string): CountInput | undefined {
  const bound = (text: string | null) => (text && /^\d{1,2}$/.test(text) ? Number(text) : undefined);
  return inOrder(bound(parameters.get(`min${name}`)), bound(parameters.get(`max${name}`)));
}

function readArea(parameters: URLSearchParams): AreaInput | undefined {
  const range = inOrder(numberOf(parameters.get('minArea'), 1e8), numberOf(parameters.get('maxArea'), 1e8));
  if (!range) return undefined;
  const unit = readChoice(parameters.get('areaUnit'), areaUnits);
  const basis = readChoice(parameters.get('areaBasis'), areaBases);
  return { ...range, ...(unit && unit !== 'SQ_FT' && { unit }), ...(basis && { basis }) };
}

function readPossession(parameters: URLSearchParams): PossessionInput | undefined {
  const month = (name: string) => monthText.exec(parameters.get(name) ?? '')?.[0];
  const from = month('possessionFrom');
  const to = month('possessionTo');
  if (!from && !to) return undefined;
  const swapped = from && to && from > to;
  return swapped ? { from: to, to: from } : { ...(from && { from }), ...(to && { to }) };
}

/** Swapped bounds are put right. */
function inOrder(
  min: number | undefined,
  max: number | undefined,
): { min?: number; max?: number } | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function numberOf(text: string | null, most: number): number | undefined {
  const value = Number(text?.replaceAll(',', ''));
  return text && Number.isFinite(value) && value > 0 && value <= most ? value : undefined;
}

type Field = [name: string, value: string];

/** The filters on facts as parameters of the address. */
export function factFields(search: FactSearch): Field[] {
  const { places, sale, reraOnly, near, nearMetres, floorArea, possession, person, builder } = search;
  const single: [string, string | number | null | undefined | false][] = [
    ['sale', sale && addressChoice(sale)],
    ['rera', reraOnly && '1'],
    ['near', near],
    ['nearMetres', nearMetres],
    ['minArea', floorArea?.min],
    ['maxArea', floorArea?.max],
    ['areaUnit', floorArea?.unit && addressChoice(floorArea.unit)],
    ['areaBasis', floorArea?.basis && addressChoice(floorArea.basis)],
    ['possessionFrom', possession?.from],
    ['possessionTo', possession?.to],
    ['person', person],
    ['builder', builder],
    ...(Object.keys(counts) as (keyof typeof counts)[]).flatMap((name): [string, string | undefined][] => [
      [`min${counts[name]}`, search[name]?.min?.toString()],
      [`max${counts[name]}`, search[name]?.max?.toString()],
    ]),
  ];
  return [
    ...places.map((key): Field => ['place', key]),
    ...choiceNames.flatMap((name) =>
      search[name].map((value): Field => [choices[name].parameter, addressChoice(value)]),
    ),
    ...single.flatMap(([name, value]) => (value ? [[name, String(value)] satisfies Field] : [])),
  ];
}

/** The filters on facts as those of the query. */
export function factFilter(search: FactSearch): Partial<ProjectFilter> {
  const { places, sale, reraOnly, floorArea, possession, person, builder } = search;
  const { bedrooms, baths, balconies } = search;
  const asked = {
    ...Object.fromEntries(choiceNames.map((name) => [name, search[name]])),
    ...{ places, sale, reraOnly, near: nearOf(search), floorArea, possession },
    ...{ responsibleId: person, builder, bedrooms, baths, balconies },
  };
  return Object.fromEntries(
    Object.entries(asked).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value)),
  );
}

function nearOf({ near, nearMetres }: FactSearch): ProjectFilter['near'] | undefined {
  if (!near) return undefined;
  const [first = ''] = near.split('/');
  const kind: NearKind = first === 'metro' ? 'METRO' : first === 'airport' ? 'AIRPORT' : 'PLACE';
  return {
    kind,
    ...(near.includes('/') || kind === 'PLACE' ? { id: near } : {}),
    ...(nearMetres && { metresMax: nearMetres }),
  };
}
