import { expect, test } from 'vitest';
import { given, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { joinPeople } from './join-people.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

/** How many enquiries each lead has, the first one that arrived first. */
async function counts(): Promise<number[]> {
  const answer = await ask<{ people: { items: { enquiryCount: number }[] } }>(
    '{ people(order: ARRIVAL, first: 100) { items { enquiryCount } } }',
    {},
    { token },
  );
  return given(answer, 'people')
    .items.map(({ enquiryCount }) => enquiryCount)
    .toReversed();
}

test.each([
  ['one number', (place: number) => ({ phone: '98100 00001', email: `visitor${place}@example.com` })],
  ['one address', (place: number) => ({ phone: `98100 ${10_000 + place}`, email: 'asha@example.com' })],
  ['both', () => ({ phone: '98100 00001', email: 'asha@example.com' })],
])('sixty first enquiries with %s at once make one person', async (_of, senderAt) => {
  await Promise.all(Array.from({ length: 60 }, (_, place) => sendContact(app, senderAt(place))));
  await joinPeople(context);
  expect(await counts()).toEqual([60]);
  expect(await db.collection('personKeys').distinct('people')).toHaveLength(1);
  expect(await db.collection('contactRequests').countDocuments({ personDue: true })).toBe(0);
});

test('no order of enquiries makes more or fewer people than the rules say', async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 5; round += 1) {
    for (const name of ['people', 'personKeys', 'contactRequests']) await db.collection(name).deleteMany({});
    const known = new Map<string, number>();
    let count = 0;
    const expected: number[] = [];
    for (let sent = 0; sent < 14; sent += 1) {
      const phone = `98100 0000${random(5)}`;
      const email = `visitor${random(5)}@example.com`;
      const person = known.get(phone) ?? known.get(email) ?? count;
      if (person === count) count += 1;
      known.set(phone, person);
      if (!known.has(email)) known.set(email, person);
      expected[person] = (expected[person] ?? 0) + 1;
      await sendContact(app, { phone, email });
    }
    expect(await counts()).toEqual(expected);
  }
});
