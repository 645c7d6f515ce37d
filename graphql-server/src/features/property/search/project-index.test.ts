import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { announceChange, announceRewriting, touch } from '../../../database/changes.ts';
import { collectionOf } from '../../../items/noun.ts';
import { addProperty, deleteItem } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { ProjectSort } from '../property.input.ts';
import type { ProjectFilter } from '../property.input.ts';
import { propertyNoun } from '../property.service.ts';
import { ProjectIntent, PropertyCategory, PropertyStatus } from '../property.type.ts';
import type { Property } from '../property.type.ts';
import { freshIndex, warmUpProjects } from './index-keeper.ts';
import { searchDatabase } from './projects-in-database.ts';

const app = await startTestApp();
const { context } = app;
const properties = collectionOf(context, propertyNoun);
const dayMs = 24 * 3_600_000;

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

function facts({ below, oneOf, someOf, sometimes }: Chance) {
  const rooms = below(5);
  const words = [...new Set([...someOf(vocabulary), `only${below(10_000)}`])];
  return {
    category: oneOf(categories),
    propertyStatus: oneOf(statuses),
    rooms: sometimes(() => ({ min: rooms, max: rooms + below(4) / 2 })) ?? null,
    price: oneOf([null, { from: below(20) * 500_000, to: null }]),
    position: oneOf([null, { latitude: 28 + below(100) / 100, longitude: 77 + below(100) / 100 }]),
    publishAt: oneOf([
      null,
      ...[1, 2, 3, 4, 5, 6, -1].map((ago) => new Date(Date.UTC(2026, 0, 10) - ago * dayMs)),
    ]),
    enquiryCount: below(4),
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

function question({ below, oneOf, someOf, sometimes }: Chance): ProjectFilter {
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
    const wanted = question(random);
    const sort = random.oneOf(Object.values(ProjectSort));
    const place = { skip: random.below(2) * random.below(60), limit: 1 + random.below(12) };
    const asked = JSON.stringify({ wanted, sort, place });
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

test.each([1, 2, 3])(
  'the index and the database answer random questions alike, before and after writes (%i)',
  async (seed) => {
    const random = chance(seed);
    const ids = await addRandom(random, 400);
    expect(await compare(random, 60)).toBeGreaterThan(20);
    for (let round = 0; round < 4; round += 1) {
      for (let write = 0; write < 40; write += 1)
        await properties.updateOne({ _id: random.oneOf(ids) }, { ...touch, $set: facts(random) });
      announceChange(context, propertyNoun.collection);
      expect(await compare(random, 15)).toBeGreaterThan(3);
    }
  },
);

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
  await warmUpProjects(context);
  expect(await freshIndex(context)).not.toBe(null);
  expect(await ask()).toEqual(meanwhile);
  await deleteItem(app, 'PROPERTY', id);
  expect(await ask()).toEqual(before);
});
