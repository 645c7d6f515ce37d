import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, db, token } = app;

/** More people than a search reads the ids of. */
const many = 5_200;

async function manyPeople(): Promise<void> {
  const made = Array.from({ length: many }, (_none, at) => ({
    ...{ _id: new ObjectId(), deleted: false, mergedInto: [], history: [] },
    ...{ createdAt: new Date(at), lastTouchAt: new Date(at), state: at % 2 ? 'NEW' : 'CONTACTED' },
    words: ['noida', 'greater', ...(at % 10 === 0 ? ['asha'] : []), ...(at % 100 < 20 ? ['raoul'] : [])],
  }));
  await db.collection('people').insertMany(made);
}

/** How many a search finds, and whether it says that there are more. */
async function found(search: string, filter = ''): Promise<number | string> {
  const query = `query ($search: String) { people(search: $search, first: 100${filter}) { totalCount hasMore items { id } } }`;
  const { people } = (await ask(query, { search }, { token })).data as {
    people: { totalCount: number; hasMore: boolean; items: unknown[] };
  };
  expect(people.items).toHaveLength(Math.min(100, people.totalCount));
  return people.hasMore ? `more than ${people.totalCount}` : people.totalCount;
}

test('a search finds those who have all its words and pass its filter, however many have each of them', async () => {
  await manyPeople();
  const contacted = ', filter: { state: CONTACTED }';
  const fresh = ', filter: { state: NEW }';
  const searches: [search: string, count: number | string, filter?: string][] = [
    ['asha', 520],
    ['asha rao', 104],
    ['rao asha noida', 104],
    ['asha noida greater', 520],
    ['noida greater', 'more than 5000'],
    ['noida', 'more than 5000'],
    [' ', many],
    ['asha noone', 0],
    ['noida noone', 0],
    ['asha rao', 104, contacted],
    ['asha rao', 0, fresh],
    ['noida greater', many / 2, fresh],
  ];
  for (const [search, count, filter] of searches)
    expect(await found(search, filter), `${search} ${filter ?? ''}`).toBe(count);
});
