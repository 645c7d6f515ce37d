import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { makeToken } from '../../../testing/api-tokens.ts';
import { addProperty, addWithPicture, deleteItem, given, restoreItem } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, db, token } = app;

interface Connection {
  edges: { cursor: string; node: { id: string } }[];
  nodes: { id: string }[];
  pageInfo: {
    startCursor: string | null;
    endCursor: string | null;
    hasNextPage: boolean;
    hasPreviousPage: boolean;
  };
}

const query = `query ($first: Int, $after: String, $filter: ListingsFilter) {
  listings(first: $first, after: $after, filter: $filter) {
    edges { cursor node { id } } nodes { id }
    pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
  }
}`;

const askFor = (variables: object, asToken?: string) =>
  ask<{ listings: Connection }>(query, { ...variables }, { token: asToken });

async function page(variables: object = {}, asToken?: string): Promise<Connection> {
  return given(await askFor(variables, asToken), 'listings');
}

const idsOf = ({ nodes }: Connection) => nodes.map(({ id }) => id);

async function addMany(count: number, values: Record<string, unknown> = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let place = 0; place < count; place += 1) ids.push((await addProperty(app, values)).id);
  return ids.sort();
}

function setState(id: string, publication: object) {
  return ask(
    'mutation ($id: ID!, $publication: PublicationInput!) { setPropertyPublication(id: $id, publication: $publication) { id } }',
    { id, publication },
    { token },
  );
}

/** Walks from page to page, and lets `between` write before each further one. */
async function walk(first: number, between: (met: string[]) => Promise<unknown>): Promise<string[]> {
  const met: string[] = [];
  let after: string | null = null;
  for (;;) {
    const { pageInfo, ...found }: Connection = await page({ first, after });
    met.push(...found.nodes.map(({ id }) => id));
    if (!pageInfo.hasNextPage) return met;
    expect(met.length, 'the walk comes to an end').toBeLessThan(60);
    after = pageInfo.endCursor;
    await between(met);
  }
}

test('a page tells where it stands, and its cursors lead on', async () => {
  const ids = await addMany(3);
  const start = await page({ first: 2 });
  expect(idsOf(start)).toEqual(ids.slice(0, 2));
  expect(start.edges.map(({ node }) => node)).toEqual(start.nodes);
  const [one, other] = start.edges.map(({ cursor }) => cursor);
  expect(start.pageInfo).toEqual({
    ...{ startCursor: one, endCursor: other },
    ...{ hasNextPage: true, hasPreviousPage: false },
  });
  const end = await page({ first: 2, after: other });
  expect(idsOf(end)).toEqual(ids.slice(2));
  expect(end.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const beyond = await page({ after: end.pageInfo.endCursor });
  expect(beyond).toMatchObject({
    nodes: [],
    pageInfo: { startCursor: null, endCursor: null, hasNextPage: false },
  });
});

test('one list has all to buy, to rent and sold, and status and category narrow it', async () => {
  const [sale = ''] = await addMany(1, { category: 'RESIDENTIAL' });
  const [rent = ''] = await addMany(1, { propertyStatus: 'FOR_RENT', category: 'STUDIO' });
  const [sold = ''] = await addMany(1, { propertyStatus: 'SOLD', category: 'COMMERCIAL' });
  expect(idsOf(await page())).toEqual([sale, rent, sold]);
  expect(idsOf(await page({ filter: { status: 'SOLD' } }))).toEqual([sold]);
  expect(idsOf(await page({ filter: { category: 'COMMERCIAL' } }))).toEqual([sold]);
  expect(idsOf(await page({ filter: { category: 'COMMERCIAL', status: 'FOR_RENT' } }))).toEqual([]);
  expect(idsOf(await page({ filter: { category: null, status: null, updatedSince: null } }))).toHaveLength(3);
});

test('a walk meets each item that lasts exactly once, whatever is written meanwhile', async () => {
  const lasting = await addMany(9);
  const leaving = await addMany(3);
  const title = 'Renamed Court';
  const met = await walk(2, async (before) => {
    const [behind = ''] = before;
    // Ahead and behind: one is added, one is changed, one is taken away and comes back, one leaves.
    await addMany(1);
    await db.collection('properties').updateOne({ _id: new ObjectId(behind) }, { $set: { title } });
    await db
      .collection('properties')
      .updateMany({}, { $inc: { enquiryCount: 1 }, $currentDate: { touchedAt: true, updatedAt: true } });
    await deleteItem(app, 'PROPERTY', behind);
    await restoreItem(app, 'PROPERTY', behind);
    const left = leaving.pop();
    if (left) await setState(left, { state: 'DRAFT' });
  });
  expect(met).toEqual([...new Set(met)].sort());
  expect(met.filter((id) => lasting.includes(id))).toEqual(lasting);
});

test('no caller meets a draft, a scheduled, a removed or a lapsed one', async () => {
  const [shown = '', draft = '', scheduled = '', removed = '', lapsed = ''] = await addMany(5);
  await setState(draft, { state: 'DRAFT' });
  const publishAt = new Date(Date.now() + 86_400_000);
  await setState(scheduled, { state: 'DRAFT' });
  await setState(scheduled, { state: 'SCHEDULED', publishAt });
  await deleteItem(app, 'PROPERTY', removed);
  await db
    .collection('properties')
    .updateOne({ _id: new ObjectId(lapsed) }, { $set: { shownUntil: new Date(Date.now() - 1000) } });
  const { secret } = await makeToken(app, ['LISTINGS_READ', 'LISTINGS_WRITE']);
  for (const caller of [undefined, token, secret]) {
    expect(idsOf(await page({}, caller))).toEqual([shown]);
    for (const [id, code] of [
      [draft, undefined],
      [scheduled, undefined],
      [lapsed, undefined],
      [removed, 'GONE'],
    ] as const) {
      const one = await ask('query ($id: ID!) { listing(id: $id) { id } }', { id }, { token: caller });
      expect(one.data).toEqual({ listing: null });
      expect(one.errors?.map(({ extensions }) => extensions.code)).toEqual(code && [code]);
    }
    const one = await ask('query ($id: ID!) { listing(id: $id) { id } }', { id: shown }, { token: caller });
    expect(one.data).toEqual({ listing: { id: shown } });
  }
});

test('`updatedSince` answers what was written or appeared since, in the order of ids', async () => {
  const [first = '', second = '', third = ''] = await addMany(3);
  const hour = 3_600_000;
  const old = { touchedAt: new Date(Date.now() - 3 * hour), publishAt: new Date(Date.now() - 3 * hour) };
  await db.collection('properties').updateMany({}, { $set: old });
  const updatedSince = new Date(Date.now() - hour).toISOString();
  expect(idsOf(await page({ filter: { updatedSince } }))).toEqual([]);
  await setState(third, { state: 'DRAFT' });
  await setState(third, { state: 'PUBLISHED' });
  // Its moment came, and nothing was written.
  const appeared = { publishAt: new Date(Date.now() - hour / 2) };
  await db.collection('properties').updateOne({ _id: new ObjectId(first) }, { $set: appeared });
  expect(idsOf(await page({ filter: { updatedSince } }))).toEqual([first, third]);
  expect(idsOf(await page({ filter: { updatedSince: old.touchedAt.toISOString() } }))).toContain(second);
});

test.each([0, 101, -1])('a page of %i is refused', async (first) => {
  expect((await askFor({ first })).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', fields: { first: 'Please ask for 1 to 100 items.' } } },
  ]);
});

const id = '0123456789abcdef01234567';
const encoded = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  ['nothing', ''],
  ['an id', id],
  ['a cursor of another list', encoded(`stories:${id}`)],
  ['a cursor without a list', encoded(id)],
  ['a cursor with a wrong id', encoded(`listings:${id.slice(1)}x`)],
  ['a cursor in capitals', encoded(`listings:${id.toUpperCase()}`)],
  ['a cursor and more', `${encoded(`listings:${id}`)}=`],
  ['garbage', '\u0000{"$gt":""}'],
])('%s as `after` is refused', async (_name, after) => {
  expect((await askFor({ after })).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', fields: { after: expect.any(String) as string } } },
  ]);
});

test('an item is found by its id alone, whatever its kind', async () => {
  const property = await addProperty(app, { title: 'Lotus Court' });
  const story = await addWithPicture(app, 'createBlog', { title: 'Old News' });
  const ids = [story.id, id, property.id, story.id];
  const asked = `query ($id: ID!, $ids: [ID!]!) {
    node(id: $id) { __typename id }
    nodes(ids: $ids) { __typename id ... on Property { title publication } ... on Blog { headline: title html { para_1 } } }
  }`;
  const found = {
    __typename: 'Blog',
    id: story.id,
    headline: 'Old News',
    html: { para_1: expect.any(String) as string },
  };
  for (let time = 0; time < 2; time += 1)
    expect((await ask(asked, { id: property.id, ids })).data).toEqual({
      node: { __typename: 'Property', id: property.id },
      nodes: [
        found,
        null,
        { __typename: 'Property', id: property.id, title: 'Lotus Court', publication: 'PUBLISHED' },
        found,
      ],
    });
});

test('what a visitor may not see is null, and accounts and tokens see it as they see one item', async () => {
  const property = await addProperty(app);
  const story = await addWithPicture(app, 'createBlog');
  const other = await addProperty(app);
  await setState(property.id, { state: 'DRAFT' });
  await ask(
    'mutation ($id: ID!) { setBlogPublication(id: $id, publication: { state: DRAFT }) { id } }',
    { id: story.id },
    { token },
  );
  await deleteItem(app, 'PROPERTY', other.id);
  const ids = [property.id, story.id, other.id];
  const seenBy = async (asToken?: string) => {
    const { data } = await ask<{ nodes: ({ id: string } | null)[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids },
      { token: asToken },
    );
    return data.nodes.map((node) => node !== null);
  };
  const secretOf = async (scope: string) => (await makeToken(app, [scope])).secret;
  expect(await seenBy()).toEqual([false, false, false]);
  expect(await seenBy(token)).toEqual([true, true, false]);
  expect(await seenBy(await secretOf('LISTINGS_READ'))).toEqual([true, false, false]);
  expect(await seenBy(await secretOf('CONTENT_READ'))).toEqual([false, true, false]);
  expect(await seenBy(await secretOf('LEADS_READ'))).toEqual([false, false, false]);
  await setState(property.id, { state: 'PUBLISHED' });
  expect(await seenBy()).toEqual([true, false, false]);
});

test('a malformed id and more than 100 ids are refused', async () => {
  const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
  expect((await ask(nodes, { ids: Array.from({ length: 101 }, () => id) })).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', fields: { ids: 'Please ask for at most 100 items.' } } },
  ]);
  for (const asked of [`{ nodes(ids: ["${id}", "x"]) { id } }`, '{ node(id: "x") { id } }'])
    expect((await ask(asked)).errors).toMatchObject([{ message: 'Invalid ID' }]);
  expect((await ask(nodes, { ids: [] })).data).toEqual({ nodes: [] });
});
