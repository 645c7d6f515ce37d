import { expect, test } from 'vitest';
import {
  addProperty,
  contactInput,
  deleteItem,
  given,
  propertyInput,
  restoreItem,
  uploadPictures,
} from '../../testing/factories.ts';
import { AdminRole } from '../../base/admin-role.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface ProjectPage {
  items: { title: string }[];
  totalCount: number;
  pageInfo: Record<string, unknown>;
  facets: Record<'categories' | 'statuses' | 'rooms', { value: string; count: number }[]>;
}

const projectsQuery = `query ($filter: ProjectFilter, $sort: ProjectSort, $page: Int, $perPage: Int) {
  projects(filter: $filter, sort: $sort, page: $page, perPage: $perPage) {
    items { title }
    totalCount
    pageInfo { page perPage totalPages hasNextPage hasPreviousPage }
    facets { categories { value count } statuses { value count } rooms { value count } }
  }
}`;

async function projects(variables: Record<string, unknown> = {}): Promise<ProjectPage> {
  return given(await ask<{ projects: ProjectPage }>(projectsQuery, variables), 'projects');
}

async function titles(variables: Record<string, unknown> = {}): Promise<string[]> {
  return (await projects(variables)).items.map(({ title }) => title);
}

/** Adds projects one after the other, so that the last is the newest. */
async function addProperties(...list: Record<string, unknown>[]): Promise<void> {
  for (const values of list) await addProperty(app, values);
}

const propertyQuery = 'query ($id: ID, $slug: String) { property(id: $id, slug: $slug) { id slug title } }';

async function propertyBy(address: { id?: string; slug?: string }) {
  const { data, errors } = await ask<{ property: { id: string; slug: string; title: string } | null }>(
    propertyQuery,
    address,
  );
  return errors ? errors.map(({ extensions }) => extensions.code) : data.property;
}

const updateMutation = `mutation ($id: ID!, $input: PropertyInput!, $pictures: [ChosenPicture!]) {
  updateProperty(id: $id, input: $input, pictures: $pictures) { id slug title images { id url alt } }
}`;

interface Updated {
  slug: string;
  images: { id: string; url: string; alt: string }[];
}

function update(id: string, input: Record<string, unknown>, pictures?: { id: string }[]) {
  return ask<{ updateProperty: Updated | null }>(updateMutation, { id, input, pictures }, { token });
}

test('a project is created, listed first, edited, deleted and restored, and its addresses follow', async () => {
  await addProperty(app, { title: 'An older project' });
  const { id, slug } = await addProperty(app, { title: 'Lotus Court' });
  expect(slug).toBe('lotus-court');
  expect(await titles()).toEqual(['Lotus Court', 'An older project']);
  expect(await propertyBy({ slug })).toEqual({ id, slug, title: 'Lotus Court' });
  expect(await propertyBy({ id })).toEqual({ id, slug, title: 'Lotus Court' });

  const edited = await update(id, propertyInput({ title: 'Lotus Court & Gardens' }));
  expect(edited.data.updateProperty).toMatchObject({ slug: 'lotus-court-gardens' });
  expect(await titles()).toEqual(['Lotus Court & Gardens', 'An older project']);
  for (const known of ['lotus-court-gardens', 'lotus-court']) {
    expect(await propertyBy({ slug: known })).toMatchObject({ id, slug: 'lotus-court-gardens' });
  }

  expect(await deleteItem(app, 'PROPERTY', id)).toEqual({ doneIds: [id], failedIds: [] });
  expect(await titles()).toEqual(['An older project']);
  for (const address of [{ id }, { slug: 'lotus-court-gardens' }, { slug: 'lotus-court' }]) {
    expect(await propertyBy(address)).toEqual(['GONE']);
  }

  expect(await restoreItem(app, 'PROPERTY', id)).toEqual({ doneIds: [id], failedIds: [] });
  expect(await titles()).toEqual(['Lotus Court & Gardens', 'An older project']);
  expect(await propertyBy({ slug: 'lotus-court' })).toMatchObject({ id });
});

test('an unknown property is null, and a malformed id is refused', async () => {
  expect(await propertyBy({ slug: 'castle-in-the-air' })).toBeNull();
  expect(await propertyBy({ id: '0123456789abcdef01234567' })).toBeNull();
  expect(await propertyBy({ id: 'no-id' })).toEqual(['BAD_USER_INPUT']);
  expect(await propertyBy({})).toEqual(['BAD_USER_INPUT']);
});

test('saved projects are found by their ids, in that order, without deleted ones', async () => {
  const query = 'query ($ids: [ID!]!) { propertiesByIds(ids: $ids) { title } }';
  const byIds = async (ids: string[]) => {
    const { data, errors } = await ask<{ propertiesByIds?: { title: string }[] }>(query, { ids });
    return errors ? errors.map(({ extensions }) => extensions.code) : data.propertiesByIds;
  };
  const first = await addProperty(app, { title: 'First Light' });
  const gone = await addProperty(app, { title: 'Gone Tomorrow' });
  const sold = await addProperty(app, { title: 'Sold Yesterday', propertyStatus: 'SOLD' });
  await deleteItem(app, 'PROPERTY', gone.id);
  const unknown = '0123456789abcdef01234567';
  expect(await byIds([sold.id, unknown, gone.id, first.id, sold.id])).toEqual([
    { title: 'Sold Yesterday' },
    { title: 'First Light' },
  ]);
  expect(await byIds([])).toEqual([]);
  expect(await byIds(Array.from({ length: 50 }, () => first.id))).toEqual([{ title: 'First Light' }]);
  expect(await byIds(Array.from({ length: 51 }, () => first.id))).toEqual(['BAD_USER_INPUT']);
  expect(await byIds([first.id, 'no-id'])).toEqual(['BAD_USER_INPUT']);
});

test('deleting, restoring and updating a missing project fails', async () => {
  const codes = async (answer: Promise<{ errors?: { extensions: { code: string } }[] }>) =>
    (await answer).errors?.map(({ extensions }) => extensions.code);
  const unknown = '0123456789abcdef01234567';
  const { id } = await addProperty(app);
  const failed = { doneIds: [], failedIds: [unknown] };
  expect(await deleteItem(app, 'PROPERTY', unknown)).toEqual(failed);
  expect(await restoreItem(app, 'PROPERTY', unknown)).toEqual(failed);
  expect((await app.call('DELETE', `/api/form/${unknown}`, { token })).status).toBe(404);
  expect(await codes(update(unknown, propertyInput()))).toEqual(['NOT_FOUND']);
  await deleteItem(app, 'PROPERTY', id);
  expect((await app.call('DELETE', `/api/form/${id}`, { token })).status).toBe(404);
  expect(await codes(update(id, propertyInput()))).toEqual(['NOT_FOUND']);
});

test('a project can be restored for 30 days and no longer', async () => {
  const { id } = await addProperty(app);
  const day = 24 * 3_600_000;
  const deletedDaysAgo = async (days: number) => {
    await app.db
      .collection('properties')
      .updateOne({}, { $set: { deleted: true, deletedAt: new Date(Date.now() - days * day) } });
    return restoreItem(app, 'PROPERTY', id);
  };
  expect(await deletedDaysAgo(29.99)).toEqual({ doneIds: [id], failedIds: [] });
  expect(await deletedDaysAgo(30.01)).toEqual({ doneIds: [], failedIds: [id] });
});

test('two projects with the same name have different addresses', async () => {
  const slugs = [
    await addProperty(app, { title: 'Twin Towers' }),
    await addProperty(app, { title: 'Twin  Towers!' }),
  ].map(({ slug }) => slug);
  expect(slugs).toEqual(['twin-towers', 'twin-towers-2']);
  const parallel = await Promise.all(
    Array.from({ length: 8 }, () => addProperty(app, { title: 'Twin Towers' })),
  );
  expect(new Set([...slugs, ...parallel.map(({ slug }) => slug)]).size).toBe(10);
});

test('a thousand projects of one name leave the next one the first free address', async () => {
  const numbered = Array.from({ length: 1_100 }, (_, index) => `lotus-court-${index + 2}`);
  const taken = ['lotus-court', ...numbered, 'lotus-court-east', 'lotus-court-1102-east'];
  const others = taken.map((slug) => ({ slug, deleted: true }));
  await app.db.collection('properties').insertMany(others);
  const added = async () => (await addProperty(app, { title: 'Lotus Court' })).slug;
  expect(await added()).toBe('lotus-court-1102');
  expect((await Promise.all([added(), added()])).sort()).toEqual(['lotus-court-1103', 'lotus-court-1104']);
  await app.db.collection('properties').deleteOne({ slug: 'lotus-court-77' });
  expect(await added()).toBe('lotus-court-77');
});

test('a name that changes only its marks keeps the address', async () => {
  await addProperty(app, { title: 'Twin Towers' });
  const { id, slug } = await addProperty(app, { title: 'Twin Towers' });
  const changed = await update(id, propertyInput({ title: 'Twin Towers!' }));
  expect(changed.data.updateProperty?.slug).toBe(slug);
});

test('a name without Latin letters has an address too, and accents fall away', async () => {
  expect((await addProperty(app, { title: 'कमल कुंज' })).slug).toBe('project');
  expect((await addProperty(app, { title: 'Château d’Été' })).slug).toBe('chateau-dete');
});

test('an edit without a new title keeps the address', async () => {
  const { id, title, slug } = await addProperty(app);
  expect((await update(id, propertyInput({ title, price: '45 lakh' }))).data.updateProperty?.slug).toBe(slug);
});

test('a title that goes back to its former one gets its former address back', async () => {
  const { id, slug } = await addProperty(app, { title: 'Lotus Court' });
  await update(id, propertyInput({ title: 'Rose Court' }));
  expect((await update(id, propertyInput({ title: 'Lotus Court' }))).data.updateProperty?.slug).toBe(slug);
  expect(await propertyBy({ slug: 'rose-court' })).toMatchObject({ slug });
});

test('pictures are kept, ordered, dropped and added by an edit', async () => {
  const { id, title } = await addProperty(app, {}, [
    await picture({ name: 'a.jpg' }),
    await picture({ name: 'b.jpg' }),
  ]);
  const input = propertyInput({ title });
  const names = (answer: Awaited<ReturnType<typeof update>>) =>
    answer.data.updateProperty?.images.map(({ url }) => url.split('/').at(-1));
  const all = await update(id, input);
  expect(names(all)).toEqual(['a', 'b']);
  const [a = '', b = ''] = (all.data.updateProperty?.images ?? []).map((image) => image.id);

  const added = await uploadPictures(app, [await picture({ name: 'c.jpg' })]);
  expect(names(await update(id, input, [{ id: b }, { id: a }, ...added]))).toEqual(['b', 'a', 'c']);
  expect(names(await update(id, input, [{ id: a }]))).toEqual(['a']);
  expect(names(await update(id, input, []))).toEqual([]);
  const strange = await update(id, input, [{ id: '0123456789abcdef01234567' }]);
  expect(strange.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('a project has at most 20 pictures, including the kept ones', async () => {
  const tiny = await picture({ width: 8, height: 8 });
  const { id, title } = await addProperty(
    app,
    {},
    Array.from({ length: 19 }, () => tiny),
  );
  const all = await update(id, propertyInput({ title }));
  const present = (all.data.updateProperty?.images ?? []).map((image) => ({ id: image.id }));
  const more = await uploadPictures(app, [tiny, tiny]);
  const stored = await app.db.collection('fs.files').countDocuments();
  const refused = await update(id, propertyInput({ title }), [...present, ...more]);
  expect(refused.errors?.[0]).toMatchObject({
    message: 'Please choose at most 20 pictures.',
    extensions: { code: 'BAD_USER_INPUT', fields: { images: 'Please choose at most 20 pictures.' } },
  });
  expect(await app.db.collection('fs.files').countDocuments()).toBe(stored);
  const accepted = await update(id, propertyInput({ title }), [...present, ...more.slice(1)]);
  expect(accepted.data.updateProperty?.images).toHaveLength(20);
});

test('sold and off-market projects leave the default lists and keep their page', async () => {
  for (const propertyStatus of ['FOR_SALE', 'FOR_RENT', 'SOLD', 'UNDER_OFFER', 'OFF_MARKET']) {
    await addProperty(app, { title: propertyStatus, propertyStatus });
  }
  expect(await titles()).toEqual(['UNDER_OFFER', 'FOR_SALE']);
  expect(await titles({ filter: { intent: 'RENT' } })).toEqual(['FOR_RENT']);
  expect(await titles({ filter: { statuses: ['FOR_RENT'] } })).toEqual(['FOR_RENT']);
  expect(await titles({ filter: { statuses: ['FOR_RENT', 'SOLD'] } })).toEqual(['SOLD']);
  expect(await titles({ filter: { intent: 'BUY', statuses: ['FOR_RENT'] } })).toEqual([]);
  expect(await titles({ filter: { statuses: ['SOLD', 'OFF_MARKET'] } })).toEqual(['OFF_MARKET', 'SOLD']);
  expect(await propertyBy({ slug: 'sold' })).toMatchObject({ title: 'SOLD' });
});

test('projects are filtered by category, rooms and price', async () => {
  await addProperties(
    { title: 'Shop', category: 'COMMERCIAL', price: '30 lakh' },
    { title: 'STUDIO', category: 'STUDIO', rooms: 'STUDIO', price: '45 lakh' },
    { title: 'Two', category: 'RESIDENTIAL', rooms: '2 BHK', price: '90 lakh' },
    { title: 'Two to four', category: 'RESIDENTIAL', rooms: '2–4 BHK', price: '1.2–1.9 Cr' },
    { title: 'Villa', category: 'RESIDENTIAL', rooms: '6 BHK', price: 'On Request' },
  );
  expect(await titles({ filter: { category: 'RESIDENTIAL' } })).toEqual(['Villa', 'Two to four', 'Two']);
  expect(await titles({ filter: { rooms: [0] } })).toEqual(['STUDIO']);
  expect(await titles({ filter: { rooms: [2] } })).toEqual(['Two to four', 'Two']);
  expect(await titles({ filter: { rooms: [3] } })).toEqual(['Two to four']);
  expect(await titles({ filter: { rooms: [4] } })).toEqual(['Villa', 'Two to four']);
  expect(await titles({ filter: { rooms: [0, 4] } })).toEqual(['Villa', 'Two to four', 'STUDIO']);
  expect(await titles({ filter: { rooms: [] } })).toHaveLength(5);
  expect(await titles({ filter: { minPrice: 4_500_000, maxPrice: 9_000_000 } })).toEqual(['Two', 'STUDIO']);
  expect(await titles({ filter: { minPrice: 9_000_001 } })).toEqual(['Two to four']);
  expect(await titles({ filter: { maxPrice: 3_000_000 } })).toEqual(['Shop']);
  expect(await titles({ filter: { category: 'RESIDENTIAL', rooms: [2], minPrice: 10_000_000 } })).toEqual([
    'Two to four',
  ]);
  expect(await titles({ filter: { category: null, rooms: null, keyword: null } })).toHaveLength(5);
  expect(await titles({ filter: null, sort: null, page: null, perPage: null })).toHaveLength(5);
});

test('projects are sorted by price with “On Request” last in both orders', async () => {
  await addProperties(
    { title: 'On request', price: 'On Request' },
    { title: 'Dear', price: '2 Cr' },
    { title: 'Range', price: '90 lakh – 3 Cr' },
    { title: 'Cheap', price: '40 lakh' },
  );
  expect(await titles({ sort: 'PRICE_ASCENDING' })).toEqual(['Cheap', 'Range', 'Dear', 'On request']);
  expect(await titles({ sort: 'PRICE_DESCENDING' })).toEqual(['Dear', 'Range', 'Cheap', 'On request']);
  expect(await titles({ sort: 'NEWEST' })).toEqual(['Cheap', 'Range', 'Dear', 'On request']);
  expect(await titles({ sort: 'DEFAULT' })).toEqual(['Cheap', 'Range', 'Dear', 'On request']);
});

test('popularity is the number of enquiries about a project, with ties newest first', async () => {
  const first = await addProperty(app, { title: 'Asked for twice' });
  const second = await addProperty(app, { title: 'Asked for once' });
  await addProperty(app, { title: 'Never' });
  await addProperty(app, { title: 'Never, newer' });
  for (const propertyId of [first.id, second.id, first.id]) {
    const input = contactInput({ source: 'ENQUIRY', propertyId });
    await ask('mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference } }', {
      input,
    });
  }
  expect(await titles({ sort: 'POPULARITY' })).toEqual([
    'Asked for twice',
    'Asked for once',
    'Never, newer',
    'Never',
  ]);
  expect(await app.db.collection('contactRequests').distinct('propertyTitle')).toEqual([
    'Asked for once',
    'Asked for twice',
  ]);
});

test('facets count the results of each choice', async () => {
  await addProperties(
    { category: 'COMMERCIAL', propertyStatus: 'SOLD' },
    { category: 'COMMERCIAL', rooms: '1' },
    { category: 'RESIDENTIAL', rooms: '2–4 BHK', price: '1 Cr' },
    { category: 'RESIDENTIAL', rooms: '3 BHK' },
    { category: 'RESIDENTIAL', rooms: '3 BHK', propertyStatus: 'FOR_RENT' },
    { category: 'STUDIO', rooms: 'Studio' },
  );
  const asRecord = (counts: { value: string | number; count: number }[]) =>
    Object.fromEntries(counts.map(({ value, count }) => [value, count]));
  const { facets } = await projects();
  expect(asRecord(facets.categories)).toEqual({ COMMERCIAL: 1, RESIDENTIAL: 2, STUDIO: 1 });
  expect(asRecord(facets.statuses)).toEqual({
    FOR_SALE: 4,
    FOR_RENT: 0,
    SOLD: 1,
    UNDER_OFFER: 0,
    OFF_MARKET: 0,
  });
  expect(asRecord(facets.rooms)).toEqual({ 0: 1, 1: 1, 2: 1, 3: 2, 4: 1 });

  const narrowed = (await projects({ filter: { category: 'RESIDENTIAL' } })).facets;
  expect(asRecord(narrowed.categories)).toEqual({ COMMERCIAL: 1, RESIDENTIAL: 2, STUDIO: 1 });
  expect(asRecord(narrowed.rooms)).toEqual({ 0: 0, 1: 0, 2: 1, 3: 2, 4: 1 });
  const { totalCount } = await projects({ filter: { category: 'RESIDENTIAL', rooms: [3] } });
  expect(totalCount).toBe(2);

  const rents = (await projects({ filter: { intent: 'RENT' } })).facets;
  expect(asRecord(rents.categories)).toEqual({ COMMERCIAL: 0, RESIDENTIAL: 1, STUDIO: 0 });
  expect(asRecord(rents.statuses)).toMatchObject({ FOR_SALE: 0, FOR_RENT: 1, SOLD: 0 });
});

test('a page states its position', async () => {
  for (let index = 1; index <= 7; index += 1) await addProperty(app, { title: `Number ${index}` });
  const pageInfoOf = async (page: number, perPage: number) => {
    const { items, totalCount, pageInfo } = await projects({ page, perPage });
    expect(totalCount).toBe(7);
    return { ...pageInfo, count: items.length };
  };
  const common = { perPage: 3, totalPages: 3 };
  expect(await pageInfoOf(1, 3)).toEqual({
    ...common,
    page: 1,
    count: 3,
    hasNextPage: true,
    hasPreviousPage: false,
  });
  expect(await pageInfoOf(2, 3)).toEqual({
    ...common,
    page: 2,
    count: 3,
    hasNextPage: true,
    hasPreviousPage: true,
  });
  expect(await pageInfoOf(3, 3)).toEqual({
    ...common,
    page: 3,
    count: 1,
    hasNextPage: false,
    hasPreviousPage: true,
  });
  expect(await pageInfoOf(4, 3)).toMatchObject({ count: 0, hasNextPage: false, hasPreviousPage: true });
  const seen = [
    ...(await titles({ page: 1, perPage: 3 })),
    ...(await titles({ page: 2, perPage: 3 })),
    ...(await titles({ page: 3, perPage: 3 })),
  ];
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((index) => `Number ${index}`));
});

test('an empty list has one page', async () => {
  expect(await projects()).toMatchObject({
    items: [],
    totalCount: 0,
    pageInfo: { page: 1, perPage: 12, totalPages: 1 },
  });
});

test.each([
  [{ page: 0 }, 'page'],
  [{ page: -1 }, 'page'],
  [{ page: 1_000_001 }, 'page'],
  [{ perPage: 0 }, 'perPage'],
  [{ perPage: 101 }, 'perPage'],
])('the page %j is refused', async (variables, field) => {
  const { errors } = await ask(projectsQuery, variables);
  expect(errors?.[0]?.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    reason: 'BAD_VALUE',
    fields: { [field]: expect.any(String) },
  });
});

test('a search finds beginnings of words, all of them, in any order', async () => {
  await addProperties(
    { title: 'Lotus Boulevard', address: 'Sector 100, Noida' },
    { title: 'Lotus Greens', address: 'Sector 150, Greater Noida' },
    { title: 'Château Élysée', address: 'Yamuna Expressway', description: 'A house by the river.' },
    { title: 'कमल कुंज', address: 'सेक्टर 62, नोएडा' },
  );
  const search = (keyword: string) => titles({ filter: { keyword } });
  expect(await search('lot')).toEqual(['Lotus Greens', 'Lotus Boulevard']);
  expect(await search('NOIDA lotus')).toEqual(['Lotus Greens', 'Lotus Boulevard']);
  expect(await search('great lotus')).toEqual(['Lotus Greens']);
  expect(await search('sector-150')).toEqual(['Lotus Greens']);
  expect(await search('chateau ely')).toEqual(['Château Élysée']);
  expect(await search('riv')).toEqual(['Château Élysée']);
  expect(await search('iver')).toEqual([]);
  expect(await search('कम')).toEqual(['कमल कुंज']);
  expect(await search('नोएडा कुं')).toEqual(['कमल कुंज']);
  expect(await search('मल')).toEqual([]);
  // A vowel sign belongs to its word.
  expect(await search('कज')).toEqual([]);
  expect(await search('   ')).toHaveLength(4);
  expect(await search('.*')).toHaveLength(4);
  expect(await search('lotus (')).toHaveLength(2);
  expect(await search('lotus castle')).toEqual([]);
});

test('an edited project is found by its new words only', async () => {
  const { id } = await addProperty(app, { title: 'Lotus Court' });
  await update(id, propertyInput({ title: 'Rose Court' }));
  expect(await titles({ filter: { keyword: 'rose' } })).toEqual(['Rose Court']);
  expect(await titles({ filter: { keyword: 'lotus' } })).toEqual([]);
});

test('the admin list shows every status, 5 per page, and deleted items on request', async () => {
  for (const propertyStatus of ['FOR_SALE', 'FOR_RENT', 'SOLD', 'UNDER_OFFER', 'OFF_MARKET', 'FOR_SALE'])
    await addProperty(app, { propertyStatus });
  const { id, title } = await addProperty(app, { title: 'Deleted' });
  await deleteItem(app, 'PROPERTY', id);
  const list = async (variables: Record<string, unknown>) =>
    given(
      await ask<{ adminProperties: ProjectPage }>(
        `query ($list: ListInput, $filter: PropertyFilter) {
          adminProperties(list: $list, filter: $filter) {
            items { title } totalCount pageInfo { perPage totalPages }
          }
        }`,
        variables,
        { token },
      ),
      'adminProperties',
    );
  expect(await list({})).toMatchObject({ totalCount: 6, pageInfo: { perPage: 5, totalPages: 2 } });
  expect((await list({ list: { deleted: true } })).items).toEqual([{ title }]);
  expect((await list({ filter: { status: 'FOR_SALE' } })).totalCount).toBe(2);
  expect((await list({ filter: { category: 'STUDIO' } })).totalCount).toBe(0);
  expect((await list({ list: { search: 'heights', perPage: 100 } })).items).toHaveLength(6);
});

test('the admin’s list is sorted by its fields in both directions, and by no other', async () => {
  await addProperties(
    { title: 'B', price: '1 Cr' },
    { title: 'C', price: '2 Cr' },
    { title: 'A', price: '3 Cr' },
  );
  const sorted = async (sortBy: string, direction?: string) => {
    const answer = await ask<{ adminProperties: ProjectPage | null }>(
      'query ($list: ListInput) { adminProperties(list: $list) { items { title } } }',
      { list: { sortBy, direction } },
      { token },
    );
    return (
      answer.data.adminProperties?.items.map(({ title }) => title).join('') ??
      answer.errors?.[0]?.extensions.code
    );
  };
  expect(await sorted('title', 'ASCENDING')).toBe('ABC');
  expect(await sorted('title', 'DESCENDING')).toBe('CBA');
  expect(await sorted('price', 'ASCENDING')).toBe('BCA');
  expect(await sorted('createdAt')).toBe('ACB');
  expect(await sorted('passwordHash')).toBe('BAD_USER_INPUT');
  expect(await sorted('constructor')).toBe('BAD_USER_INPUT');
});

test('facts have typed fields', async () => {
  const { id } = await addProperty(app, {
    price: '1.2–1.9 Cr',
    area: '2,100 sq ft super; 1,480 sq ft carpet',
    rooms: '2–4 BHK',
    yearBuilt: 'Q3 2027',
    latitude: 28.57,
    longitude: 77.32,
    features: ['Garden', ' Garden ', ''],
  });
  const { data } = await ask(
    `query ($id: ID) { property(id: $id) {
      price { from to } areas { min max unit basis } rooms { min max } baths { min } completion { year quarter month }
      position { latitude longitude } features amenities
    } }`,
    { id },
  );
  expect(data.property).toEqual({
    price: { from: 12_000_000, to: 19_000_000 },
    areas: [
      { min: 1480, max: 1480, unit: 'SQ_FT', basis: 'CARPET' },
      { min: 2100, max: 2100, unit: 'SQ_FT', basis: 'SUPER_BUILT_UP' },
    ],
    rooms: { min: 2, max: 4 },
    baths: null,
    completion: { year: 2027, quarter: 3, month: null },
    position: { latitude: 28.57, longitude: 77.32 },
    features: ['Garden'],
    amenities: [],
  });
});

test('a price beyond 32 bits is exact', async () => {
  const { id } = await addProperty(app, { price: '9,999.99 Cr' });
  const { data } = await ask('query ($id: ID) { property(id: $id) { price { from } } }', { id });
  expect(data.property).toEqual({ price: { from: 99_999_900_000 } });
});

test('halves and readiness are typed, and three bedrooms with a study match 3 BHK', async () => {
  const { id } = await addProperty(app, {
    title: 'With a study',
    rooms: '3 BHK + study',
    baths: '2.5',
    yearBuilt: 'Ready to move',
  });
  const { data } = await ask(
    'query ($id: ID) { property(id: $id) { rooms { min max } baths { min } completion { ready year } } }',
    { id },
  );
  expect(data.property).toEqual({
    rooms: { min: 3.5, max: 3.5 },
    baths: { min: 2.5 },
    completion: { ready: true, year: null },
  });
  expect((await projects({ filter: { rooms: [3] } })).totalCount).toBe(1);
  expect((await projects({ filter: { rooms: [4] } })).totalCount).toBe(0);
});

test('a budget finds monthly rents only with the intent to rent', async () => {
  await addProperty(app, { title: 'Shop', price: '45 lakh' });
  await addProperty(app, { title: 'Office', price: '3,24,000', propertyStatus: 'FOR_RENT' });
  const titles = async (filter: object) => (await projects({ filter })).items.map(({ title }) => title);
  expect(await titles({ maxPrice: 5_000_000 })).toEqual(['Shop']);
  expect(await titles({ maxPrice: 5_000_000, intent: 'RENT' })).toEqual(['Office']);
});

test('a search in plain words is understood, and given filters win', async () => {
  await addProperties(
    { title: 'Two', category: 'RESIDENTIAL', rooms: '2 BHK', price: '60 lakh', locality: 'Sector 76' },
    { title: 'Three', category: 'RESIDENTIAL', rooms: '3 BHK', price: '90 lakh', locality: 'Sector 76' },
    { title: 'Dear', category: 'RESIDENTIAL', rooms: '3 BHK', price: '2 Cr', locality: 'Sector 78' },
    { title: 'Let', rooms: '3 BHK', price: '30k', propertyStatus: 'FOR_RENT', locality: 'Sector 76' },
  );
  const search = async (words: string, filter: object = {}) => {
    const { data } = await ask<{
      projects: {
        items: { title: string }[];
        understanding: { parts: { label: string }[]; leftover: string[] };
        intent: string;
        relaxations: object[];
        neighbours: object[];
      };
    }>(
      `query ($words: String, $filter: ProjectFilter) {
        projects(query: $words, filter: $filter, sort: PRICE_ASCENDING) {
          intent items { title } understanding { parts { label } leftover }
          relaxations { condition count } neighbours { key name count }
        }
      }`,
      { words, filter },
    );
    const { items, understanding, ...others } = data.projects;
    const { leftover, parts } = understanding;
    return {
      ...others,
      titles: items.map(({ title }) => title),
      labels: parts.map(({ label }) => label),
      leftover,
    };
  };
  expect(await search('3 bhk')).toMatchObject({ titles: ['Three', 'Dear'], intent: 'BUY' });
  expect(await search('sector 76 3 BHK under 1 crore')).toEqual({
    ...{ intent: 'BUY', titles: ['Three'], leftover: [], relaxations: [], neighbours: [] },
    labels: ['Sector 76', '3 BHK', 'Up to ₹ 1 Cr'],
  });
  expect(await search('sector 76 rent 35k')).toMatchObject({ titles: ['Let'], intent: 'RENT' });
  expect(await search('3 bhk sector 76', { rooms: [2] })).toMatchObject({ titles: ['Two'] });
  expect(await search('luxury 3 bhk dear')).toMatchObject({
    ...{ titles: ['Dear'], leftover: ['luxury', 'dear'] },
  });
  expect(await search('3 bhk sector 76 under 50 lakh')).toMatchObject({
    ...{ titles: [], neighbours: [] },
    relaxations: [{ condition: 'price', count: 1 }],
  });
  expect(await search('3 bhk sector 77')).toMatchObject({
    titles: [],
    relaxations: [{ condition: 'places', count: 2 }],
    neighbours: [
      { key: 'noida', name: 'Noida', count: 2 },
      { key: 'noida/sector-76', name: 'Sector 76', count: 1 },
      { key: 'noida/sector-78', name: 'Sector 78', count: 1 },
    ],
  });
});

test('the moment of a sale is kept by the clock of the database, and forgotten with the status', async () => {
  const input = propertyInput();
  const { id } = await addProperty(app, input);
  const update = `mutation ($id: ID!, $input: PropertyInput!) {
    updateProperty(id: $id, input: $input) { soldAt }
  }`;
  const save = async (values: object) =>
    given(
      await ask<{ updateProperty: { soldAt: string | null } }>(
        update,
        { id, input: { ...input, ...values } },
        { token },
      ),
      'updateProperty',
    ).soldAt;
  expect(await save({})).toBeNull();
  const soldAt = await save({ propertyStatus: 'SOLD' });
  expect(Math.abs(Date.now() - Date.parse(soldAt ?? ''))).toBeLessThan(60_000);
  expect(await save({ propertyStatus: 'SOLD', lotDimensions: '6 acres' })).toBe(soldAt);
  expect(await save({ propertyStatus: 'FOR_SALE' })).toBeNull();

  const statuses = `mutation ($ids: [ID!]!, $status: PropertyStatus!) {
    setPropertyStatuses(selection: { ids: $ids }, propertyStatus: $status) { doneIds }
  }`;
  await ask(statuses, { ids: [id], status: 'SOLD' }, { token });
  const { data } = await ask<{ property: { soldAt: string | null } }>(
    'query ($id: ID!) { property(id: $id) { soldAt } }',
    { id },
  );
  expect(Date.parse(data.property.soldAt ?? '')).toBeGreaterThan(Date.parse(soldAt ?? ''));
});

test('what was sold before it was entered does not say when', async () => {
  const { id } = await addProperty(app, { propertyStatus: 'SOLD' });
  const { data } = await ask<{ property: { soldAt: string | null } }>(
    'query ($id: ID!) { property(id: $id) { soldAt } }',
    { id },
  );
  expect(data.property.soldAt).toBeNull();
});

test('sales add drafts alone, which wait for an owner or an editor on the dashboard', async () => {
  const sales = await tokenOfRole(app, AdminRole.SALES);
  const add = (title: string, publication?: object) =>
    ask<{ createProperty: { publication: string } | null }>(
      `mutation ($input: PropertyInput!, $publication: PublicationInput) {
        createProperty(input: $input, publication: $publication) { publication }
      }`,
      { input: propertyInput({ title }), publication },
      { token: sales },
    );
  expect((await add('Draft Court')).data.createProperty).toEqual({ publication: 'DRAFT' });
  expect((await add('Draft Court Two', { state: 'DRAFT' })).data.createProperty?.publication).toBe('DRAFT');
  for (const publication of [
    { state: 'PUBLISHED' },
    { state: 'SCHEDULED', publishAt: '2099-01-01T00:00:00Z' },
  ])
    expect((await add('Public Court', publication)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  const { data } = await ask<{ dashboard: { content: object } }>(
    '{ dashboard { content { draftCount waitingDrafts } } }',
    {},
    { token },
  );
  expect(data.dashboard.content).toEqual({ draftCount: 2, waitingDrafts: 2 });
});
