import { choiceWords, readChoice } from 'domain/text/choices.ts';
import { areasText } from 'domain/text/format.ts';
import { parseDay } from 'domain/text/parse-day.ts';
import { readDegrees } from 'domain/place/place.ts';
import { withLatinDigits } from 'domain/text/typed-text.ts';
import { privateColumnNames, privateColumns } from 'domain/property/private-fields.ts';
import type { PrivateColumn } from 'domain/property/private-fields.ts';
import type { ImportColumn } from 'domain/property/listing-columns.ts';
import { dayInIndia } from '../../base/clock.ts';
import { PrivateFactsInput } from '../property/facts/private-facts.type.ts';
import { Facing, Furnishing, PropertyKind } from '../property/facts/facts.type.ts';
import type { PropertyInput } from '../property/property.input.ts';
import { AreaBasis, PropertyCategory, PropertyStatus } from '../property/property.type.ts';
import type { Area, Property } from '../property/property.type.ts';
import { ReraTerms } from '../property/rera/rera-block.type.ts';
import type { ReraField } from '../property/rera/rera-fields.ts';
import { oneOf, readFormC, reraReader, reraReaders } from './listing-rera.ts';
import type { TypedRegistration } from './listing-rera.ts';

/** A listing as its line says it, before it is checked. */
export interface TypedListing extends TypedRegistration {
  input: PropertyInput;
  /** The columns of the file that hold areas, with their texts. */
  areas: Map<AreaColumn, string>;
  unit: string;
  status: PropertyStatus | 'ACTIVE' | null;
  isRent: boolean | null;
  /** The day of the price, if the line has one. */
  pricedOn: string | null;
  /** The society of a home without a name. */
  society: string;
  /** Rupees per sq ft. */
  rate: string;
  /** Null if the line does not say it. */
  publish: boolean | null;
}

export const areaBases = {
  carpet_area: { basis: AreaBasis.CARPET, words: 'carpet' },
  built_up_area: { basis: AreaBasis.BUILT_UP, words: 'built-up' },
  super_area: { basis: AreaBasis.SUPER_BUILT_UP, words: 'super built-up' },
  plot_area: { basis: AreaBasis.PLOT, words: 'plot' },
  area: { basis: null, words: '' },
} as const;
export type AreaColumn = keyof typeof areaBases;
const areaColumns = Object.keys(areaBases) as AreaColumn[];

const sentences = {
  ahead: 'This day is in the future.',
  degrees: 'Please enter degrees such as 28.4431.',
  rent: 'A listing to let is “For rent” or, by its sale_or_rent, “Sale”.',
};

const standardStatuses: Record<string, PropertyStatus | 'ACTIVE'> = {
  ...{ active: 'ACTIVE', available: 'ACTIVE', pending: PropertyStatus.UNDER_OFFER },
  ...{ closed: PropertyStatus.SOLD, hold: PropertyStatus.OFF_MARKET, withdrawn: PropertyStatus.OFF_MARKET },
};
const intents: Record<string, boolean> = {
  ...{ sale: false, sell: false, buy: false, forsale: false },
  ...{ rent: true, lease: true, let: true, forrent: true },
};
const answers: Record<string, boolean> = {
  yes: true,
  y: true,
  true: true,
  no: false,
  n: false,
  false: false,
};

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]+/g, '');

type Reader = (text: string, row: TypedListing) => string | null | undefined;

/** How the cells of each column are read; a text answers what is wrong. An empty cell takes away what is stored. */
export const cellReaders: Record<ImportColumn, Reader> = {
  listing_id: () => null,
  source: () => null,
  project_name: textOf('title'),
  status: (text, row) => {
    if (!text) return null;
    const found = standardStatuses[plain(text)] ?? readChoice(text, Object.values(PropertyStatus));
    if (!found) return oneOf(Object.values(PropertyStatus).map(choiceWords));
    row.status = found;
    return null;
  },
  category: choiceOf(PropertyCategory, 'category'),
  kind: choiceOf(PropertyKind, 'kind'),
  sale_or_rent: (text, row) => {
    if (!text) return null;
    const isRent = intents[plain(text)];
    if (isRent === undefined) return oneOf(['Sale', 'Rent']);
    row.isRent = isRent;
    return null;
  },
  price: textOf('price'),
  price_as_on: (text, row) => {
    const day = parseDay(text);
    if ('refusal' in day) return day.refusal;
    if (day.value === null) return null;
    if (day.value > dayInIndia()) return sentences.ahead;
    row.pricedOn = day.value;
    return null;
  },
  developer: textOf('builder'),
  address: textOf('address'),
  locality: textOf('locality'),
  city: textOf('city'),
  bedrooms: textOf('rooms'),
  bathrooms: textOf('baths'),
  balconies: textOf('balconies'),
  unit: (text, row) => {
    row.unit = text;
    return null;
  },
  carpet_area: areaOf('carpet_area'),
  built_up_area: areaOf('built_up_area'),
  super_area: areaOf('super_area'),
  plot_area: areaOf('plot_area'),
  area: areaOf('area'),
  facing: (text, { input }) => {
    const typed = text.split(/[;,]/).flatMap((part) => part.trim() || []);
    const found = typed.flatMap((part) => readChoice(part, Object.values(Facing)) ?? []);
    if (found.length < typed.length) return oneOf(Object.values(Facing).map(choiceWords));
    input.facing = found;
    return null;
  },
  furnishing: choiceOf(Furnishing, 'furnishing'),
  possession: textOf('yearBuilt'),
  rera_status: reraReader('status'),
  rera_project_no: textOf('reraNumber'),
  ...reraReaders,
  form_c: readFormC,
  description: textOf('description'),
  latitude: degreesOf('latitude'),
  longitude: degreesOf('longitude'),
  lot_dimensions: textOf('lotDimensions'),
  about_developer: textOf('aboutBuilder'),
  rera_details: textOf('reraDetails'),
  fee_disclosure: textOf('feeDisclosure'),
  disclaimer: textOf('disclaimer'),
  ...(Object.fromEntries(privateColumnNames.map((column) => [column, privateOf(column)])) as Record<
    PrivateColumn,
    Reader
  >),
  society: (text, row) => {
    row.society = text;
    return null;
  },
  rent: (text, row) => {
    if (!text) return null;
    row.input.price = text;
    row.isRent = true;
    return null;
  },
  rate: (text, row) => {
    row.rate = text;
    return null;
  },
  publish: (text, row) => {
    if (!text) return null;
    const found = answers[plain(text)];
    if (found === undefined) return oneOf(['yes', 'no']);
    row.publish = found;
    return null;
  },
};

type TextName = {
  [Name in keyof PropertyInput]-?: string extends PropertyInput[Name] ? Name : never;
}[keyof PropertyInput];

function textOf(name: TextName): Reader {
  return (text, { input }) => {
    input[name] = text;
    return null;
  };
}

function privateOf(column: PrivateColumn): Reader {
  return (text, { input }) => {
    const typed = { ...input.privateFacts, [privateColumns[column]]: text };
    input.privateFacts = Object.assign(new PrivateFactsInput(), typed);
    return null;
  };
}

function choiceOf<Name extends 'category' | 'kind' | 'furnishing'>(
  values: Record<string, NonNullable<PropertyInput[Name]>>,
  name: Name,
): Reader {
  const all = Object.values(values);
  return (text, { input }) => {
    const found = text ? readChoice<string>(text, all) : undefined;
    if (text && !found) return oneOf(all.map(choiceWords));
    input[name] = all.find((one) => one === found);
    return null;
  };
}

function areaOf(column: AreaColumn): Reader {
  return (text, { areas }) => {
    areas.set(column, text);
    return null;
  };
}

function degreesOf(name: 'latitude' | 'longitude'): Reader {
  return (text, { input }) => {
    const degrees = readDegrees(withLatinDigits(text)) ?? undefined;
    if (Number.isNaN(degrees)) return sentences.degrees;
    input[name] = degrees;
    return null;
  };
}

/** The columns that are read one with another; the answer is what is wrong, with its column. */
export function joinCells(
  row: TypedListing,
  stored: Property | null,
): { column: ImportColumn; message: string } | null {
  const { input, status, isRent, areas, unit, rera } = row;
  // A database writes nothing as 0, and there is only sea.
  if (input.latitude === 0 && input.longitude === 0) input.latitude = input.longitude = undefined;
  if (areas.size > 0) input.area = areaText(areas, unit, stored?.areas ?? []);
  if (Object.entries(rera).some(([name, value]) => value !== (stored?.rera?.[name as ReraField] ?? null)))
    input.rera = Object.assign(new ReraTerms(), stored?.rera, rera);
  const wasRent = input.propertyStatus === PropertyStatus.FOR_RENT;
  const rents = isRent ?? (status && status !== 'ACTIVE' ? status === PropertyStatus.FOR_RENT : wasRent);
  const active = rents ? PropertyStatus.FOR_RENT : PropertyStatus.FOR_SALE;
  const former = rents === wasRent ? (input.propertyStatus ?? active) : active;
  input.propertyStatus = status === 'ACTIVE' ? active : (status ?? former);
  if (isRent !== null && isRent !== (input.propertyStatus === PropertyStatus.FOR_RENT))
    return { column: 'sale_or_rent', message: sentences.rent };
  return null;
}

function areaText(areas: TypedListing['areas'], unit: string, stored: readonly Area[]): string {
  const parts = areaColumns.flatMap((column) => {
    const { basis, words } = areaBases[column];
    const text = areas.get(column);
    if (text === undefined) return areasText(stored.filter((area) => (area.basis ?? null) === basis));
    return text
      .split(';')
      .filter((part) => part.trim())
      .map((part) => [part.trim(), !/\p{L}/u.test(part) && unit, words].filter(Boolean).join(' '));
  });
  return parts.filter(Boolean).join('; ');
}
