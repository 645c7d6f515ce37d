import { choiceFields } from 'domain/property/property-choices.ts';
import { eachFilter } from 'domain/search/choice-filters.ts';
import { chosenText } from 'domain/search/chosen-text.ts';
import { formatArea, formatCompletion, formatCount, formatRooms, formatStatus } from 'domain/text/format.ts';
import type { AppContext } from '../../base/context.ts';
import type { Position } from '../../base/types.ts';
import type { Totals } from '../cost/all-in.service.ts';
import { gazetteer } from '../place/gazetteer.ts';
import { metresBetween } from '../place/nearness.ts';
import { BuildStage, SaleKind } from '../property/facts/facts.type.ts';
import { placePosition } from '../property/facts/position-of-place.ts';
import { stageOf } from '../property/facts/property-stage.ts';
import { ProjectIntent } from '../property/property.type.ts';
import type { Property } from '../property/property.type.ts';
import type { ProjectFilter } from './project-filter.input.ts';
import type { ConditionName } from './relaxing/relaxations.ts';
import { plainName, rupees } from './understanding/labels.ts';
import { filterWords } from './wished-search.ts';

/** One thing that a project does not have as a search asks for it. */
export interface Difference {
  text: string;
  /** How far it is from what was asked for, from 0; what cannot be measured is 1. */
  far: number;
}

/** What is known of a search when its differences are told. */
export interface Asked {
  filter: ProjectFilter;
  /** The conditions in words: “3 BHK”. */
  words: Map<ConditionName, string>;
  /** The wanted places that have a position. */
  places: { name: string; position: Position }[];
  nameOfPlace: (key: string | null | undefined) => string | undefined;
}

const farMetres = 10_000;

/** Reads once what the differences from a search need. */
export async function askedOf(
  context: AppContext,
  filter: ProjectFilter,
  names: readonly ConditionName[],
): Promise<Asked> {
  const { byKey } = await gazetteer(context);
  const wordsOf = async (part: ProjectFilter) => (await filterWords(context, part)).join(', ');
  const { rooms, bedrooms, kinds, category, extras } = filter;
  const words = new Map<ConditionName, string>([
    ['bedrooms', await wordsOf({ rooms, bedrooms })],
    ['kinds', await wordsOf({ kinds })],
    ['category', await wordsOf({ category })],
    ['features', await wordsOf({ extras })],
  ]);
  const keys = names.includes('places') ? (filter.places ?? []) : filter.near?.id ? [filter.near.id] : [];
  const places: Asked['places'] = [];
  for (const place of keys.flatMap((key) => byKey.get(key) ?? [])) {
    const position = await placePosition(context, place);
    if (position) places.push({ name: place.name, position });
  }
  return { filter, words, places, nameOfPlace: (key) => (key ? byKey.get(key)?.name : undefined) };
}

/**
 * What a project does not have as a search asks for it, for one of the conditions that it does not fulfil. A search by all-in
 * prices needs its totals.
 */
export function differenceOf(
  condition: ConditionName,
  home: Property,
  asked: Asked,
  totals?: Totals,
): Difference {
  return tellers[condition](home, asked, totals);
}

/** What is compared with a budget, in rupees; null if it is not known. */
function priceOf({ price, wantedConfiguration }: Property, totals: Totals | undefined): number | null {
  if (!totals) return price?.from ?? null;
  const total = wantedConfiguration ? totals.get(wantedConfiguration) : Math.min(...totals.values());
  return total !== undefined && total < Infinity ? total : null;
}

/** A difference that has no measure. */
function plainly(text: string, far = 1): Difference {
  return { text, far };
}

/** What is stated in place of what was asked for, or that it is not stated. */
function stated(text: string | null | undefined, noun: string): Difference {
  return text ? plainly(text, 0.5) : plainly(`${noun} not stated`);
}

type Teller = (home: Property, asked: Asked, totals?: Totals) => Difference;

const tellers: Record<ConditionName, Teller> = {
  price: (home, { filter: { minPrice, maxPrice, intent } }, totals) => {
    const price = priceOf(home, totals);
    if (price === null) return plainly(totals ? 'All-in price not known' : 'Price on request');
    const month = intent === ProjectIntent.RENT ? ' a month' : totals ? ' all-in' : '';
    const tell = (by: number, words: string, bound: number) => ({
      text: `${rupees(by)}${month} ${words}`,
      far: by / Math.max(1, bound),
    });
    if (maxPrice !== undefined && price > maxPrice)
      return tell(price - maxPrice, 'over your budget', maxPrice);
    if (minPrice !== undefined && price < minPrice)
      return tell(minPrice - price, 'below your budget', minPrice);
    return plainly(`${rupees(price)}${month}`);
  },
  places: away,
  near: away,
  map: (home, asked) => plainly(`In ${placeOf(home, asked)}, outside this part of the map`),
  bedrooms: (home, { words, filter: { rooms, bedrooms } }) => {
    const wanted = rooms?.[0] ?? bedrooms?.min ?? bedrooms?.max ?? 0;
    const { rooms: own } = home;
    const far = own ? Math.min(Math.abs(own.min - wanted), Math.abs(own.max - wanted)) / 2 : 1;
    return { text: instead(formatRooms(own) || kindWords(home), words.get('bedrooms')), far };
  },
  kinds: (home, { words }) => plainly(instead(kindWords(home), words.get('kinds')), 3),
  category: (home, { words }) => plainly(instead(kindWords(home), words.get('category')), 3),
  area: ({ areas: [area] }) =>
    area ? plainly(`${formatArea(area)}, another size than you asked for`, 0.5) : plainly('Size not stated'),
  status: possession,
  possession,
  statuses: ({ propertyStatus }) => plainly(formatStatus(propertyStatus)),
  ...eachFilter(
    (name): Teller =>
      (home) =>
        stated(chosenText(name, [home[name] ?? []].flat(), ', '), choiceFields[name].label),
  ),
  features: (_, { words }) => stated(null, words.get('features') ?? 'Highlights'),
  sale: ({ sale }) =>
    stated(sale ? (sale === SaleKind.RESALE ? 'Resale' : 'New, from the builder') : null, 'New or resale'),
  reraOnly: () => plainly('No RERA registration number'),
  baths: ({ baths }) => stated(baths && counted(baths, 'bathroom'), 'Bathrooms'),
  balconies: ({ balconies }) => stated(balconies && counted(balconies, 'balcony', 'balconies'), 'Balconies'),
  keyword: (_, { filter: { keyword } }) => plainly(`“${keyword ?? ''}” not in its description`),
  responsible: () => plainly('Another person looks after it'),
  builder: ({ builder }) => plainly(builder ? `By ${builder}` : 'Builder not stated'),
};

function counted(count: { min: number; max: number }, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count.max === 1 ? noun : plural}`;
}

function instead(own: string, asked: string | undefined): string {
  return asked ? `${own} instead of ${asked.includes('BHK') ? asked : asked.toLowerCase()}` : own;
}

function kindWords({ kind, category }: Property): string {
  return plainName(kind ?? category);
}

function placeOf({ placeKey, locality }: Property, { nameOfPlace }: Asked): string {
  return nameOfPlace(placeKey) ?? locality ?? 'another place';
}

/** The place, and the straight distance to the nearest one that was asked for. */
function away(home: Property, asked: Asked): Difference {
  const { position } = home;
  const own = placeOf(home, asked);
  const measured = position
    ? asked.places.map(({ name, position: from }) => ({
        name,
        metres: metresBetween(from, position.latitude, position.longitude),
      }))
    : [];
  const [nearest] = measured.sort((one, other) => one.metres - other.metres);
  if (!nearest) return plainly(`In ${own}`);
  const distance =
    nearest.metres < 1_000
      ? `${Math.max(100, Math.round(nearest.metres / 100) * 100)} m`
      : `${Number((nearest.metres / 1_000).toFixed(1))} km`;
  return { text: `In ${own}, ${distance} from ${nearest.name}`, far: nearest.metres / farMetres };
}

function possession(home: Property): Difference {
  if (stageOf(home) === BuildStage.READY) return plainly('Ready to move', 0.5);
  const completion = formatCompletion(home.completion);
  return completion ? plainly(`Possession ${completion}`, 0.5) : plainly('Possession date not stated');
}
