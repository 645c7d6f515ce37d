import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { announceChange, announceRewriting, touch } from '../../../database/changes.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { addProperty, deleteItem } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import {
  BuildStage,
  Facing,
  Furnishing,
  PropertyExtra,
  PropertyKind,
  SaleKind,
} from '../../property/facts/facts.type.ts';
import { NearKind } from '../../property/filter.input.ts';
import type { StoredConfiguration } from '../../property/inventory/configuration.type.ts';
import { ProjectSort } from '../project-filter.input.ts';
import type { ProjectFilter } from '../project-filter.input.ts';
import { propertyNoun } from '../../property/property.service.ts';
import {
  AreaBasis,
  AreaUnit,
  ProjectIntent,
  PropertyCategory,
  PropertyStatus,
} from '../../property/property.type.ts';
import type { Property } from '../../property/property.type.ts';
import { freshIndex, builtIndex } from './index-keeper.ts';
import { searchDatabase } from './projects-in-database.ts';
import { resolveFilter } from './wanted.ts';

const app = await startTestApp();
const { context } = app;
const properties = collectionOf(context, propertyNoun);
const dayMs = 24 * 3_600_000;

/** `npm test -- --all` asks more. */
const seeds = Array.from({ length: Number(process.env.INDEX_SEEDS ?? 1) }, (_, place) => place + 1);

/** The same numbers in each run: a linear congruential generator. */
function chance(seed: number) {
  let state = seed;
  const below = (end: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  const someOf = <Value>(values: readonly Value[]): Value[] => values.filter(() => below(3) === 0);
  const sometimes = <Value>(value: () => Value): Value | undefined => (below(3) === 0 ? value() : undefined);
  return { below, oneOf, someOf, sometimes };
}
type Chance = ReturnType<typeof chance>;

const vocabulary = [
  ...['sector', 'sectors', 'section', 'noida', 'n', 'no', 'nod', 'lotus', '76', '7', '176', 'rera', 'zu'],
  ...['नोएडा', 'नो', 'सेक्टर', 'étage', 'ñ'],
];
const categories = Object.values(PropertyCategory);
const statuses = Object.values(PropertyStatus);

const placeKeys = [
  ...['noida/sector-150', 'noida/sector-137', 'noida/sector-16', 'greater-noida-west/sector-16'],
  ...['greater-noida-west/gaur-city-1', 'yamuna-expressway/sector-22d', 'greater-noida/alpha-2'],
];
/** Some around the station of Sector 137. */
const positions = Array.from({ length: 12 }, (_, step) => ({
  latitude: 28.5108 + step * 0.0015,
  longitude: 77.4036 - step * 0.001,
}));
const kinds = Object.values(PropertyKind).slice(0, 4);
const units = Object.values(AreaUnit);
const bases = [...Object.values(AreaBasis), null];

function completion({ below, oneOf }: Chance) {
  const year = 2024 + below(6);
  return oneOf([
    null,
    { year: null, quarter: null, month: null },
    { year, quarter: null, month: null },
    { year, quarter: 1 + below(4), month: null },
    { year, quarter: null, month: 1 + below(12) },
  ]);
}

/** What the filters on facts ask for; some lack fields as what an earlier version stored. */
function typedFacts(random: Chance): Partial<Property> {
  const { below, oneOf, someOf, sometimes } = random;
  if (below(12) === 0) return { completion: completion(random) };
  const count = (most: number) => {
    const min = below(most * 2) / 2;
    return oneOf([null, { min, max: min + below(3) / 2 }]);
  };
  const area = () => {
    const min = 20 + below(60) * 25;
    return { min, max: min + below(3) * 40, unit: oneOf(units), basis: oneOf(bases) };
  };
  return {
    kind: oneOf([null, ...kinds]),
    stage: sometimes(() => oneOf(Object.values(BuildStage))) ?? null,
    sale: oneOf([null, ...Object.values(SaleKind)]),
    furnishing: oneOf([null, ...Object.values(Furnishing)]),
    facing: someOf(Object.values(Facing)),
    extras: someOf(Object.values(PropertyExtra)),
    completion: completion(random),
    areas: Array.from({ length: below(3) }, area),
    baths: count(4),
    balconies: count(3),
    placeKey: oneOf([null, ...placeKeys]),
    reraNumber: oneOf([null, '', 'SAMPLE-1']),
    responsibleId: oneOf([null, ...persons]),
  };
}

/** The configurations of about a third of the properties; the facts of a property are not those of its configurations. */
function configurations({ below, oneOf, sometimes }: Chance): StoredConfiguration[] {
  const size = () => sometimes(() => 20 + below(60) * 25) ?? null;
  if (below(8) === 0) return [];
  return Array.from({ length: 1 + below(4) }, (_, place) => ({
    ...{ key: `home-${place}`, name: `Home ${place}` },
    bedrooms: oneOf([null, 0, 1, 2, 3, 4, 5]),
    baths: oneOf([null, below(8) / 2]),
    balconies: oneOf([null, below(3)]),
    ...{ carpet: size(), builtUp: size(), superArea: size() },
    priceFrom: oneOf([null, below(20) * 500_000]),
  }));
}

const persons = ['a', 'b'].map((digit) => new ObjectId(digit.repeat(24)));

function facts(random: Chance) {
  const { below, oneOf, someOf, sometimes } = random;
  const rooms = below(5);
  const words = [...new Set([...someOf(vocabulary), `only${below(10_000)}`])];
  return {
    ...typedFacts(random),
    ...sometimes(() => ({ configurations: configurations(random) })),
    category: oneOf(categories),
    propertyStatus: oneOf(statuses),
    rooms: sometimes(() => ({ min: rooms, max: rooms + below(4) / 2 })) ?? null,
    price: oneOf([null, { from: below(20) * 500_000, to: null }]),
    position: oneOf([
      null,
      { latitude: 28 + below(100) / 100, longitude: 77 + below(100) / 100 },
      oneOf(positions),
    ]),
    publishAt: oneOf([
      null,
      ...[1, 2, 3, 4, 5, 6, -1].map((ago) => new Date(Date.UTC(2026, 0, 10) - ago * dayMs)),
    ]),
    enquiryCount: below(4),
    sinks: below(4) === 0 ? (true as const) : null,
    deleted: below(10) === 0,
    words,
    searchText: words.join(' '),
  };
}

async function addRandom(random: Chance, count: number): Promise<ObjectId[]> {
  await addProperty(app);
  const sample = await properties.findOne();
  const added = Array.from({ length: count }, (_, place) => ({
    ...(sample as Property),
    ...facts(random),
    _id: new ObjectId(),
    slug: `project-${place}`,
    touchedAt: new Date(),
  }));
  await properties.insertMany(added);
  await announceRewriting(context, propertyNoun.collection);
  return added.map(({ _id }) => _id);
}

/** Filters on facts; most questions ask for one or two of them. */
function factFilters({ below, oneOf, someOf }: Chance): ProjectFilter {
  const range = (most: number) => {
    const min = below(most);
    return oneOf([{ min }, { max: min }, { min, max: min + below(2) }]);
  };
  const area = () => ({ ...range(1_500), unit: oneOf(units), basis: oneOf(bases) ?? undefined });
  const month = () => `${2024 + below(6)}-${String(1 + below(12)).padStart(2, '0')}`;
  const all: ProjectFilter = {
    kinds: someOf(kinds),
    places: someOf(['noida', 'greater-noida-west', 'corridor/noida-expressway', ...placeKeys, 'nowhere']),
    near: oneOf([
      { kind: NearKind.METRO },
      { kind: NearKind.METRO, id: 'metro/noida-sector-137', metresMax: 400 },
      { kind: NearKind.METRO, id: 'metro/noida-sector-93' },
      { kind: NearKind.AIRPORT },
      { kind: NearKind.PLACE, id: 'noida/sector-137' },
      { kind: NearKind.SCHOOL },
    ]),
    floorArea: area(),
    stages: someOf(Object.values(BuildStage)),
    possession: oneOf([{ from: month() }, { to: month() }, { from: month(), to: month() }]),
    furnishing: someOf(Object.values(Furnishing)),
    facing: someOf(Object.values(Facing)),
    extras: someOf(Object.values(PropertyExtra)).slice(0, 2),
    sale: oneOf(Object.values(SaleKind)),
    reraOnly: true,
    responsibleId: oneOf(persons).toHexString(),
    bedrooms: range(4),
    baths: range(4),
    balconies: range(3),
  };
  const asked = Object.entries(all).filter(() => below(9) === 0);
  return Object.fromEntries(asked);
}

function question(random: Chance): ProjectFilter {
  const plain = plainQuestion(random);
  const facts = factFilters(random);
  return random.oneOf([plain, { ...plain, ...facts }, { intent: plain.intent, ...facts }]);
}

function plainQuestion({ below, oneOf, someOf, sometimes }: Chance): ProjectFilter {
  const south = 28 + below(100) / 100;
  const west = 77 + below(100) / 100;
  const word = () => oneOf(vocabulary).slice(0, 1 + below(7));
  return Object.fromEntries(
    Object.entries({
      intent: oneOf(Object.values(ProjectIntent)),
      category: sometimes(() => oneOf(categories)),
      statuses: sometimes(() => someOf(statuses)),
      rooms: sometimes(() => someOf([0, 1, 2, 3, 4, 5])),
      minPrice: sometimes(() => below(10) * 500_000),
      maxPrice: sometimes(() => below(20) * 500_000),
      keyword: sometimes(() => [word(), ...(below(2) ? [word()] : [])].join(' ')),
      area: sometimes(() => ({ south, west, north: south + 0.5, east: west + 0.5 })),
    }).filter(([, value]) => value !== undefined),
  );
}

/** Asks the index and the database the same random questions, and says how many found something. */
async function compare(random: Chance, times: number): Promise<number> {
  let found = 0;
  for (let time = 0; time < times; time += 1) {
    const filter = question(random);
    const wanted = await resolveFilter(context, filter);
    const sort = random.oneOf(Object.values(ProjectSort));
    const place = { skip: random.below(2) * random.below(60), limit: 1 + random.below(12) };
    const asked = JSON.stringify({ filter, sort, place });
    const index = await freshIndex(context);
    const [one, other] = [
      index?.search(wanted, sort, place),
      await searchDatabase(context, wanted, sort, place),
    ];
    expect(one?.ids.map(String), asked).toEqual(other.ids.map(String));
    expect(one?.totalCount, asked).toBe(other.totalCount);
    expect(await one?.countFacets(), asked).toEqual(await other.countFacets());
    if (other.ids.length > 0) found += 1;
  }
  return found;
}

test('a large collection is answered by the database, with the same numbers, until its index is ready', async () => {
  await addRandom(chance(4), 5_000);
  const query = `query ($sort: ProjectSort) {
    projects(sort: $sort, filter: { minPrice: 500000 }) { totalCount items { id } facets { categories { count } } }
  }`;
  const ask = async () => (await app.ask(query, { sort: 'PRICE_ASCENDING' })).data;
  expect(await freshIndex(context)).toBe(null);
  const before = await ask();
  const { id } = await addProperty(app, { title: 'Written meanwhile', price: '1 crore' });
  const meanwhile = await ask();
  expect(meanwhile).not.toEqual(before);
  await builtIndex(context);
  expect(await freshIndex(context)).not.toBe(null);
  expect(await ask()).toEqual(meanwhile);
  await deleteItem(app, 'PROPERTY', id);
  expect(await ask()).toEqual(before);
});

test.each(seeds)(
  'the index and the database answer random questions alike, before and after writes (%i)',
  async (seed) => {
    // Answers do not depend on indexes, and the database tried out a dozen of them for each question, which took most of the
    // time. `indexes.long.test.ts` shows that these searches use them.
    await properties.dropIndexes();
    const random = chance(seed);
    const ids = await addRandom(random, 400);
    expect(await compare(random, 110)).toBeGreaterThan(25);
    for (let round = 0; round < 4; round += 1) {
      for (let write = 0; write < 40; write += 1)
        await properties.updateOne({ _id: random.oneOf(ids) }, { ...touch, $set: facts(random) });
      announceChange(context, propertyNoun.collection);
      expect(await compare(random, 30)).toBeGreaterThan(3);
    }
  },
  240_000,
);
