import type { CommandStartedEvent } from 'mongodb';
import { expect, test } from 'vitest';
import { addProperty, given, propertyInput, sendContact } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

let reads = 0;
/** The reads of enquiries by their reference. */
let lookUps = 0;
const app = await startTestApp({
  onCommand: ({ commandName, command }: CommandStartedEvent) => {
    if (command.find === 'contactRequests' && 'reference' in command.filter) lookUps += 1;
    // The looks for writes of other processes read single fields.
    if (commandName === 'find' && command.find === 'properties' && !command.projection) reads += 1;
  },
});
const { ask, call, token } = app;

interface List {
  projects: { items: { title: string }[] };
}

const listing = 'query ($filter: ProjectFilter) { projects(filter: $filter) { items { title } } }';

async function titles(query = listing, variables: Record<string, unknown> = {}): Promise<string[]> {
  return given(await ask<List>(query, variables), 'projects').items.map(({ title }) => title);
}

/** The reads of projects during an action. */
async function readsOf(action: () => Promise<unknown>): Promise<number> {
  const before = reads;
  await action();
  return reads - before;
}

test('a repeated question is answered without the database, in any spelling of it', async () => {
  await addProperty(app, { title: 'Jamun Court' });
  const variables = { filter: { category: 'COMMERCIAL', statuses: ['FOR_SALE'] } };
  expect(await readsOf(() => titles(listing, variables))).toBeGreaterThan(0);
  expect(await readsOf(() => titles(listing, variables))).toBe(0);
  const spread = listing.replaceAll(' ', '\n  ');
  expect(
    await readsOf(() => titles(spread, { filter: { statuses: ['FOR_SALE'], category: 'COMMERCIAL' } })),
  ).toBe(0);
  expect(await titles(listing, { filter: { category: 'STUDIO' } })).toEqual([]);
});

test('callers who ask at the same moment share one answer in the making', async () => {
  await addProperty(app, { title: 'Jamun Court' });
  const one = await readsOf(() => titles());
  await addProperty(app, { title: 'Second Court' });
  expect(await readsOf(() => Promise.all(Array.from({ length: 10 }, () => titles())))).toBe(one);
});

test('a write is seen in the next answer', async () => {
  const { id } = await addProperty(app, { title: 'Jamun Court' });
  expect(await titles()).toEqual(['Jamun Court']);
  await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input: propertyInput({ title: 'Imli Court' }) },
    { token },
  );
  expect(await titles()).toEqual(['Imli Court']);
  await addProperty(app, { title: 'Neem Court' });
  expect(await titles()).toEqual(['Neem Court', 'Imli Court']);
});

test('an enquiry is seen in the order by popularity at once', async () => {
  const { id } = await addProperty(app, { title: 'Asked for' });
  await addProperty(app, { title: 'Newer' });
  const byPopularity = '{ projects(sort: POPULARITY) { items { title } } }';
  expect(await titles(byPopularity)).toEqual(['Newer', 'Asked for']);
  await sendContact(app, { source: 'ENQUIRY', propertyId: id });
  expect(await titles(byPopularity)).toEqual(['Asked for', 'Newer']);
});

test('an account is answered for itself, and visitors never get its answer', async () => {
  const { id } = await addProperty(app);
  const query = `{ property(id: "${id}") { enquiryCount } me { username } }`;
  const count = `{ property(id: "${id}") { enquiryCount } }`;
  expect((await ask(count, {}, { token })).data).toEqual({ property: { enquiryCount: 0 } });
  expect((await ask(count)).data).toEqual({ property: { enquiryCount: null } });
  expect((await ask(count, {}, { token })).data).toEqual({ property: { enquiryCount: 0 } });
  expect((await ask(query, {}, { token })).data).toMatchObject({ me: { username: 'owner' } });
  expect((await ask(query)).data).not.toMatchObject({ me: { username: 'owner' } });
});

test('a question that depends on who asks is not kept, not even beside a public one', async () => {
  await addProperty(app, { title: 'Jamun Court' });
  const reference = given(
    await ask<{ submitContact: { reference: string } }>(
      'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference } }',
      { input: { source: 'CONTACT', name: 'Asha Rao', email: 'asha@example.com', service: 'COMMERCIAL' } },
    ),
    'submitContact',
  ).reference;
  const query = `query ($email: String!) {
    projects { items { title } } contactStatus(reference: "${reference}", email: $email) { state } }`;
  const variables = { email: 'asha@example.com' };
  for (let time = 1; time <= 2; time += 1) {
    await ask(query, variables);
    expect(lookUps).toBe(time);
  }
});

test('an answer with errors is not kept', async () => {
  const query = 'query ($id: ID!) { property(id: $id) { title } }';
  const variables = { id: '0123456789abcdef01234567' };
  const first = await ask(query, variables);
  expect(first.data).toEqual({ property: null });
  expect((await ask(query, { id: 'nonsense' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await ask('{ projects { items { noSuchField } } }')).status).toBe(400);
  expect((await ask('{ projects(perPage: 1000) { totalCount } }')).errors).toHaveLength(1);
});

test('each view of a kept project counts', async () => {
  const { id } = await addProperty(app);
  const headers = { 'User-Agent': 'Mozilla/5.0 (Android 16; Mobile)' };
  const query = `{ property(id: "${id}") { title } }`;
  for (let view = 0; view < 3; view += 1) await ask(query, {}, { headers });
  const { writeViews } = await import('../../features/property/property-views.ts');
  await writeViews(app.context);
  const stored = await app.db.collection('properties').findOne({ title: /./ });
  expect(stored?.viewCount).toBe(3);
});

test('an answer that a page fetches ahead counts no view, first and kept; the short question on arrival does', async () => {
  const { slug } = await addProperty(app);
  const headers = { 'User-Agent': 'Mozilla/5.0 (Android 16; Mobile)', Accept: 'application/json' };
  const send = (query: string, more = {}) =>
    call('POST', '/graphql', { json: { query, variables: { slug } }, headers: { ...headers, ...more } });
  const question = 'query ($slug: String) { property(slug: $slug) { title description } }';
  const { writeViews } = await import('../../features/property/property-views.ts');
  const views = async () => {
    await writeViews(app.context);
    return (await app.db.collection('properties').findOne({ slug }))?.viewCount as unknown;
  };
  for (let time = 0; time < 3; time += 1) await send(question, { 'X-Purpose': 'ahead' });
  expect((await views()) ?? 0).toBe(0);
  for (let time = 1; time <= 3; time += 1) {
    await send('query ($slug: String) { property(slug: $slug) { id } }');
    expect(await views()).toBe(time);
  }
});

test('answers are compressed, may not be kept by caches, and name their type as the caller wishes', async () => {
  await addProperty(app);
  const json = { query: '{ projects { items { title description } } }' };
  const plain = await call('POST', '/graphql', { json, headers: { Accept: 'application/json' } });
  expect(plain.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(plain.headers.get('cache-control')).toBe('no-store');
  const accept = 'application/graphql-response+json';
  const newer = await call('POST', '/graphql', {
    json,
    headers: { Accept: accept, 'Accept-Encoding': 'br' },
  });
  expect(newer.headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
  expect(newer.headers.get('content-encoding')).toBe('br');
});
