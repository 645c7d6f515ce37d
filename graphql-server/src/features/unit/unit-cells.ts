import { choiceWords } from 'domain/text/choices.ts';
import { parseDay, parseMoment } from 'domain/text/parse-day.ts';
import { parsePrice } from 'domain/money/parse-price.ts';
import { withLatinDigits } from 'domain/text/typed-text.ts';
import type { UnitColumn } from 'domain/property/unit-columns.ts';
import { Facing } from '../property/facts/facts.type.ts';
import type { Property } from '../property/property.type.ts';
import { UnitStatus } from './unit.type.ts';
import type { StoredUnit, UnitTerms } from './unit.type.ts';

/** The parts of a unit that a cell fills, or the sentence that refuses it. */
type Read = Partial<UnitTerms> | string;
type Parts = Pick<Property, 'title' | 'towers' | 'configurations'>;

const sentences = {
  project: (title: string) => `This is not a unit of “${title}”.`,
  tower: 'The property has no such tower.',
  configuration: 'The property has no such configuration.',
  floor: 'Please enter a whole number, or G for the ground floor.',
  choice: (words: readonly string[]) => `Please enter one of: ${words.join(', ')}.`,
  band: 'A unit has one price, not a band.',
  currency: 'Prices are in rupees (INR).',
  rate: 'Please enter rupees per sq ft such as 9000.',
  area: 'Please enter square feet such as 1,150.',
};

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]+/g, '');
const indiaOffset = '+05:30';

/** How the cells of each column are read. An empty cell takes away what is stored. */
export const cellReaders: Record<UnitColumn, (text: string, property: Parts) => Read> = {
  listing_id: () => ({}),
  project_name: (text, { title }) => (!text || plain(text) === plain(title) ? {} : sentences.project(title)),
  tower: (text, { towers = [] }) => {
    const found = towers.find(({ key, name }) => [key, name].map(plain).includes(plain(text)));
    return found ? { tower: found.key } : sentences.tower;
  },
  unit_no: (text) => ({ number: text }),
  configuration: (text, { configurations = [] }) => {
    if (!text) return { configuration: null };
    const found = configurations.find(({ key, name }) => [key, name].map(plain).includes(plain(text)));
    return found ? { configuration: found.key } : sentences.configuration;
  },
  floor: (cell) => {
    const text = withLatinDigits(cell);
    if (!text) return { floor: null };
    if (/^(?:g|gf|ground(?: floor)?)$/i.test(text)) return { floor: 0 };
    return /^\d{1,3}$/.test(text) ? { floor: Number(text) } : sentences.floor;
  },
  facing: (text) => choiceOf(text, Facing, (facing) => ({ facing })),
  status: (text) => choiceOf(text, UnitStatus, (status) => ({ status: status ?? UnitStatus.AVAILABLE })),
  hold_until: (text) => {
    const moment = parseMoment(text);
    if ('refusal' in moment) return moment.refusal;
    return { holdUntil: moment.value === null ? null : new Date(moment.value + indiaOffset) };
  },
  held_for: (text) => ({ holder: text || null }),
  price: (text) => {
    const price = parsePrice(text);
    if ('refusal' in price) return price.refusal;
    if (price.value?.to) return sentences.band;
    return { price: price.value?.from ?? null };
  },
  currency: (text) => (!text || /^(?:inr|rs\.?|₹)$/i.test(text) ? {} : sentences.currency),
  rate: (text) => {
    const typed = withLatinDigits(text).replaceAll(/[₹,\s]|\/-$/g, '');
    if (!typed) return { rate: null };
    return /^\d{1,9}(?:\.\d{1,4})?$/.test(typed) ? { rate: typed } : sentences.rate;
  },
  price_as_on: (text) => {
    const day = parseDay(text);
    return 'value' in day ? { asOn: day.value } : day.refusal;
  },
  carpet_area: (text) => areaOf(text, (carpet) => ({ carpet })),
  super_area: (text) => areaOf(text, (superArea) => ({ superArea })),
  plc: (text) => ({ locationCharges: text.split(';').flatMap((name) => name.trim() || []) }),
  source: (text) => ({ source: text || null }),
};

function choiceOf<Value extends string>(
  text: string,
  values: Record<string, Value>,
  take: (value: Value | null) => Read,
): Read {
  if (!text) return take(null);
  const all = Object.values(values);
  const found = all.find((value) => plain(value) === plain(text));
  return found ? take(found) : sentences.choice(all.map(choiceWords));
}

function areaOf(text: string, take: (squareFeet: number | null) => Read): Read {
  const typed = withLatinDigits(text).replaceAll(/[,\s]|sq\.?\s*ft\.?$/gi, '');
  if (!typed) return take(null);
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(typed) ? take(Number(typed)) : sentences.area;
}

/** A stored unit as the cells of an export, by their columns. */
export function cellsOf(unit: StoredUnit, { title, towers = [], configurations = [] }: Parts) {
  const nameOf = (parts: readonly { key: string; name: string }[], key: string | null) =>
    parts.find((part) => part.key === key)?.name ?? key;
  return {
    listing_id: unit._id.toHexString(),
    project_name: title,
    tower: nameOf(towers, unit.tower),
    unit_no: unit.number,
    configuration: nameOf(configurations, unit.configuration),
    floor: unit.floor,
    facing: unit.facing && choiceWords(unit.facing),
    status: choiceWords(unit.status),
    hold_until: unit.holdUntil,
    held_for: unit.holder,
    price: unit.price,
    currency: 'INR',
    rate: unit.rate,
    price_as_on: unit.asOn,
    carpet_area: unit.carpet,
    super_area: unit.superArea,
    plc: unit.locationCharges.join('; '),
    source: unit.source,
  } satisfies Record<UnitColumn, unknown>;
}

/** The column of a field of a unit, for the sentences about it. */
export const columnsOf: Record<string, UnitColumn> = {
  ...{ number: 'unit_no', tower: 'tower', configuration: 'configuration', floor: 'floor', facing: 'facing' },
  ...{ status: 'status', holdUntil: 'hold_until', holder: 'held_for', price: 'price', rate: 'rate' },
  ...{ asOn: 'price_as_on', carpet: 'carpet_area', superArea: 'super_area', locationCharges: 'plc' },
  source: 'source',
};
