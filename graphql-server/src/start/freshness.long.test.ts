import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOfOpenEngine } from '../database/engine/embedded-engine.ts';
import type { Client } from '../testing/client.ts';
import { makeToken, revokeToken } from '../testing/api-tokens.ts';
import {
  addProperty,
  blogInput,
  deleteItem,
  given,
  propertyInput,
  restoreItem,
  sendContact,
} from '../testing/factories.ts';
import { picture } from '../testing/data/files.ts';
import { registerCompanyOver } from '../testing/data/listing-records.ts';
import { killAll, startProgram, startServer } from '../testing/programs/server-process.ts';
import { adminName, adminPassword } from '../testing/start-test-app.ts';
import { makeTestFolder } from '../testing/fresh/test-folder.ts';

const dataDir = makeTestFolder('freshness');
const listPage = '/shop-left-sidebar';
let one: Client;
let other: Client;
let token: string;
let settings: Record<string, string>;

beforeAll(async () => {
  ({ client: one } = await startServer({ DATA_DIR: dataDir }, ['pages']));
  settings = { MONGODB_URI: addressOfOpenEngine(dataDir) ?? '' };
  ({ client: other } = await startServer(settings, ['pages']));
  ({ token } = await one.logIn(adminName, adminPassword));
  await registerCompanyOver({ ...one, token });
}, 60_000);

afterAll(async () => {
  await killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

const add = (values: Record<string, unknown>) => addProperty({ ...one, token }, values);

async function titles(client: Client, sort = 'DEFAULT'): Promise<string[]> {
  const query = 'query ($sort: ProjectSort) { projects(sort: $sort, perPage: 100) { items { title } } }';
  const answer = await client.ask<{ projects: { items: { title: string }[] } }>(query, { sort });
  return given(answer, 'projects').items.map(({ title }) => title);
}

const page = async (path = listPage) => (await other.call('GET', path)).text;

/** Makes the other process look now, so that it keeps answers that it must drop later. */
const look = () => Promise.all([titles(other), page(), page('/blog'), page('/team')]);

const withinASecond = { timeout: 1_000, interval: 25 };

/** Expects the other process to show the title, or not to, in its search and on its page within a second. */
async function seen(title: string, isThere: boolean): Promise<void> {
  await Promise.all([
    expect.poll(async () => (await titles(other)).includes(title), withinASecond).toBe(isThere),
    expect.poll(async () => (await page()).includes(title), withinASecond).toBe(isThere),
  ]);
}

test('the other process sees an insert, an edit, a deletion and a restoration', async () => {
  await look();
  const { id } = await add({ title: 'Kadamba House' });
  await seen('Kadamba House', true);
  await one.ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input: propertyInput({ title: 'Ashoka House' }) },
    { token },
  );
  await seen('Ashoka House', true);
  await seen('Kadamba House', false);
  await deleteItem({ ...one, token }, 'PROPERTY', id);
  await seen('Ashoka House', false);
  await restoreItem({ ...one, token }, 'PROPERTY', id);
  await seen('Ashoka House', true);
});

test('the page, the counts, the list and the former address of an edited project change in the other process', async () => {
  const { id, slug } = await add({ title: 'Sal House', category: 'COMMERCIAL' });
  const counts = '{ projects(filter: { keyword: "sal" }) { facets { categories { value count } } } }';
  const shown = async () => ({
    page: (await other.call('GET', `/project-details/${slug}`)).status,
    studios: JSON.stringify((await other.ask(counts)).data).includes('{"value":"STUDIO","count":1}'),
    rest: (await other.call('GET', '/api/form')).text.includes('Sal Studio'),
    one: JSON.stringify((await other.ask(`{ property(id: "${id}") { title } }`)).data),
  });
  const before = { page: 200, studios: false, rest: false, one: '{"property":{"title":"Sal House"}}' };
  await expect.poll(shown, withinASecond).toEqual(before);
  expect(await shown()).toEqual(before);
  const input = propertyInput({ title: 'Sal Studio', category: 'STUDIO' });
  await one.ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input },
    { token },
  );
  await expect
    .poll(shown, withinASecond)
    .toEqual({ page: 301, studios: true, rest: true, one: '{"property":{"title":"Sal Studio"}}' });
});

test('the other process sees a bulk change', async () => {
  const ids = [];
  for (const title of ['Many One', 'Many Two', 'Many Three']) ids.push((await add({ title })).id);
  await seen('Many Three', true);
  const { errors } = await one.ask(
    'mutation ($ids: [ID!]) { deleteItems(kind: PROPERTY, selection: { ids: $ids }) { doneIds } }',
    { ids },
    { token },
  );
  expect(errors).toBeUndefined();
  await Promise.all([seen('Many One', false), seen('Many Two', false), seen('Many Three', false)]);
});

test('an enquiry changes the order by popularity in the other process', async () => {
  const { id } = await add({ title: 'Asked for' });
  await add({ title: 'Newer' });
  await seen('Newer', true);
  await sendContact({ ...one, token }, { source: 'ENQUIRY', propertyId: id });
  await expect.poll(async () => (await titles(other, 'POPULARITY'))[0], withinASecond).toBe('Asked for');
});

test('the other process also sees changed stories and people', async () => {
  await look();
  await one.call('POST', '/api/blogs', {
    form: { ...(blogInput({ title: 'Metro news' }) as Record<string, string>), image: await picture() },
    token,
  });
  await one.call('POST', '/api/teamMembers', {
    form: { name: 'Neha Verma', position: 'Sales', image: await picture() },
    token,
  });
  await expect.poll(() => page('/blog'), withinASecond).toContain('Metro news');
  await expect.poll(() => page('/team'), withinASecond).toContain('Neha Verma');
});

test.each([
  ['an edit', 'edit', true],
  ['a deletion', 'delete', false],
  ['a change of many', 'bulk', false],
  ['a removal for good', 'removal', false],
])('%s by a process that was killed with the write is seen by another one', async (_name, what, isThere) => {
  const { id } = await add({ title: 'Written and died' });
  await seen('Written and died', true);
  if (what === 'edit') {
    const input = propertyInput({ title: 'As it was' });
    await one.ask(
      'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
      { id, input },
      { token },
    );
    await seen('As it was', true);
  }
  const died = startProgram('testing/programs/write-and-die', [what, id], settings);
  const [code, signal] = (await once(died, 'exit')) as [number | null, string | null];
  expect([code, signal]).toEqual([null, 'SIGKILL']);
  await seen('Written and died', isThere);
  await deleteItem({ ...one, token }, 'PROPERTY', id);
  await seen('Written and died', false);
});

test('an API token that is revoked in one process is refused by the other within a second', async () => {
  const made = await makeToken({ ...one, token }, ['LISTINGS_READ']);
  const status = async () => (await other.call('GET', '/api/form', { token: made.secret })).status;
  expect(await status()).toBe(200);
  await revokeToken({ ...one, token }, made.id);
  await expect.poll(status, withinASecond).toBe(401);
});
