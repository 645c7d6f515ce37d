import { expect, test } from 'vitest';
import {
  addProperty,
  addWithPicture,
  deleteItem,
  given,
  propertyInput,
  restoreItem,
  sendApplication,
  sendContact,
} from '../testing/factories.ts';
import { picture } from '../testing/data/files.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token } = app;

interface Noun {
  /** The admin’s list. */
  list: string;
  kind: string;
  perPage: number;
  /** A field that identifies an item, and that the list can be sorted by and searched for. */
  field: string;
  otherSorts: string[];
  add: (text: string) => Promise<unknown>;
  /** The public REST list. */
  path: string;
}

const nouns: Noun[] = [
  {
    list: 'contacts',
    kind: 'CONTACT_REQUEST',
    perPage: 5,
    field: 'name',
    otherSorts: ['email'],
    path: '/api/contacts',
    add: (name) => sendContact(app, { name }),
  },
  {
    list: 'applications',
    kind: 'JOB_APPLICATION',
    perPage: 10,
    field: 'fullName',
    otherSorts: ['role'],
    path: '/api/applications',
    add: (fullName) => sendApplication(app, { fullName }),
  },
  {
    list: 'adminBlogs',
    kind: 'BLOG',
    perPage: 10,
    field: 'title',
    otherSorts: [],
    path: '/api/blogs',
    add: (title) => addWithPicture(app, 'createBlog', { title }),
  },
  {
    list: 'adminMedia',
    kind: 'MEDIA_ITEM',
    perPage: 12,
    field: 'name',
    otherSorts: [],
    path: '/api/media',
    add: (name) => addWithPicture(app, 'createMediaItem', { name }),
  },
  {
    list: 'adminTeamMembers',
    kind: 'TEAM_MEMBER',
    perPage: 10,
    field: 'name',
    otherSorts: [],
    path: '/api/teamMembers',
    add: (name) => addWithPicture(app, 'createTeamMember', { name }),
  },
  {
    list: 'adminTestimonials',
    kind: 'TESTIMONIAL',
    perPage: 10,
    field: 'name',
    otherSorts: [],
    path: '/api/testimonialUsers',
    add: (name) => addWithPicture(app, 'createTestimonial', { name }),
  },
];
const table = nouns.map((noun) => [noun.list, noun] as const);

interface ItemPage {
  items: { id: string; text: string; deletedAt: string | null }[];
  totalCount: number;
  pageInfo: Record<string, unknown>;
}

function askList({ list, field }: Noun, input: Record<string, unknown>) {
  return ask<Record<string, ItemPage>>(
    `query ($list: ListInput) { ${list}(list: $list) {
      items { id text: ${field} deletedAt }
      totalCount
      pageInfo { page perPage totalPages hasNextPage hasPreviousPage }
    } }`,
    { list: input },
    { token },
  );
}

async function listed(noun: Noun, input: Record<string, unknown> = {}): Promise<ItemPage> {
  return given(await askList(noun, input), noun.list);
}

async function texts(noun: Noun, input: Record<string, unknown> = {}): Promise<string[]> {
  return (await listed(noun, input)).items.map(({ text }) => text);
}

async function addAll(noun: Noun, list: string[]): Promise<void> {
  for (const text of list) await noun.add(text);
}

test.each(table)('%s are listed newest first, in pages', async (_name, noun) => {
  await addAll(noun, ['Asha', 'Bela', 'Chitra']);
  expect(await listed(noun)).toMatchObject({
    items: [{ text: 'Chitra' }, { text: 'Bela' }, { text: 'Asha' }],
    totalCount: 3,
    pageInfo: { page: 1, perPage: noun.perPage, totalPages: 1, hasNextPage: false, hasPreviousPage: false },
  });
  expect(await texts(noun, { page: 2, perPage: 2 })).toEqual(['Asha']);
  expect((await listed(noun, { page: 1, perPage: 2 })).pageInfo).toMatchObject({
    totalPages: 2,
    hasNextPage: true,
  });
  for (const wrong of [{ page: 0 }, { perPage: 0 }, { perPage: 101 }]) {
    expect((await askList(noun, wrong)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

test.each(table)(
  '%s are sorted by their own fields in both directions, and by no other',
  async (_name, noun) => {
    await addAll(noun, ['Bela', 'Chitra', 'Asha']);
    for (const sortBy of [noun.field, ...noun.otherSorts]) {
      const ascending = await texts(noun, { sortBy, direction: 'ASCENDING' });
      expect(await texts(noun, { sortBy, direction: 'DESCENDING' })).toEqual(ascending.toReversed());
    }
    expect(await texts(noun, { sortBy: noun.field, direction: 'ASCENDING' })).toEqual([
      'Asha',
      'Bela',
      'Chitra',
    ]);
    expect(await texts(noun, { direction: 'ASCENDING' })).toEqual(['Bela', 'Chitra', 'Asha']);
    expect((await askList(noun, { sortBy: 'words' })).errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      reason: 'BAD_VALUE',
      fields: { sortBy: expect.stringContaining(`createdAt, ${noun.field}`) },
    });
  },
);

test.each(table)('%s are found by the beginnings of their words, in any script', async (_name, noun) => {
  await addAll(noun, ['Kavya Rao', 'Kavya Verma', 'कविता राव', 'José Alvés']);
  expect(await texts(noun, { search: 'kav' })).toEqual(['Kavya Verma', 'Kavya Rao']);
  expect(await texts(noun, { search: 'RAO kavya' })).toEqual(['Kavya Rao']);
  expect(await texts(noun, { search: 'कवि' })).toEqual(['कविता राव']);
  expect(await texts(noun, { search: 'jose alv' })).toEqual(['José Alvés']);
  expect(await texts(noun, { search: 'avya' })).toEqual([]);
  expect((await listed(noun, { search: 'kav' })).totalCount).toBe(2);
});

test.each(table)('one of the %s is deleted, seen among the deleted, and restored', async (_name, noun) => {
  await addAll(noun, ['Asha', 'Bela']);
  const [bela] = (await listed(noun)).items;
  const id = bela?.id ?? '';
  const files = await app.db.collection('fs.files').countDocuments();

  const done = { doneIds: [id], failedIds: [] };
  expect(await deleteItem(app, noun.kind, id)).toEqual(done);
  expect(await texts(noun)).toEqual(['Asha']);
  expect((await call<unknown[]>('GET', noun.path, { token })).body).toHaveLength(1);
  expect((await listed(noun, { deleted: true })).items).toEqual([
    { id, text: 'Bela', deletedAt: expect.any(String) },
  ]);
  expect((await call('DELETE', `${noun.path}/${id}`, { token })).status).toBe(404);
  expect(await app.db.collection('fs.files').countDocuments()).toBe(files);

  expect(await restoreItem(app, noun.kind, id)).toEqual(done);
  expect(await texts(noun)).toEqual(['Bela', 'Asha']);
  const unknown = '0123456789abcdef01234567';
  const failed = { doneIds: [], failedIds: [unknown] };
  expect(await deleteItem(app, noun.kind, unknown)).toEqual(failed);
  expect(await restoreItem(app, noun.kind, unknown)).toEqual(failed);
  await expect(deleteItem(app, noun.kind, 'no-id')).rejects.toThrow('Invalid ID');
});

const collections = {
  Blog: 'blogs',
  MediaItem: 'mediaItems',
  Property: 'properties',
  TeamMember: 'teamMembers',
  Testimonial: 'testimonials',
};

const editable = [
  [
    'Blog',
    { title: 'New', description: 'd', para_1: '1', para_2: '2', conclusion: 'c', writtenBy: 'w' },
    'title',
  ],
  ['MediaItem', { name: 'New' }, 'name'],
  ['TeamMember', { name: 'New', position: 'p' }, 'name'],
  ['Testimonial', { name: 'New', position: 'p', description: 'd' }, 'name'],
] as const;

test.each(editable)(
  'a %s is edited, keeps its picture without a new one and takes a new one',
  async (type, input, field) => {
    const stored = await addWithPicture(app, `create${type}`);
    const edit = async (id: string, files?: Record<string, File>) =>
      ask<Record<string, { text: string; image: { url: string } } | null>>(
        `mutation ($id: ID!, $input: ${type}Input!, $image: Upload) {
        update${type}(id: $id, input: $input, image: $image) { text: ${field} image { url } }
      }`,
        { id, input, image: null },
        { token, files },
      );
    const edited = await edit(stored.id);
    expect(edited.data[`update${type}`]).toEqual({ text: 'New', image: { url: stored.image.url } });

    const { image } = given(
      await edit(stored.id, { image: await picture({ name: 'new.png', format: 'png' }) }),
      `update${type}`,
    );
    expect(image.url).toMatch(/\/new$/);
    expect((await call('GET', image.url)).status).toBe(200);

    const files = await app.db.collection('fs.files').countDocuments();
    const broken = await edit(stored.id, { image: new File(['x'], 'x.jpg') });
    expect(broken.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { image: expect.any(String) },
    });
    expect(
      (await edit('0123456789abcdef01234567', { image: await picture() })).errors?.[0]?.extensions.code,
    ).toBe('NOT_FOUND');
    expect(await app.db.collection('fs.files').countDocuments()).toBe(files);
  },
);

/** Queries an item as the site does, with the account that last changed it. */
function whoChanged(type: string, id: string, withToken?: string) {
  const one = `${type[0]?.toLowerCase() ?? ''}${type.slice(1)}`;
  return ask(`query ($id: ID!) { item: ${one}(id: $id) { updatedBy } }`, { id }, { token: withToken });
}

test.each([...editable, ['Property', propertyInput({ title: 'New' }), 'title'] as const])(
  'a %s that another account has changed is overwritten only without readAt',
  async (type, input, field) => {
    const { id } = type === 'Property' ? await addProperty(app) : await addWithPicture(app, `create${type}`);
    const stored = await app.db.collection(collections[type]).findOne();
    const edit = (values: object, readAt?: string) =>
      ask<Record<string, { text: string; updatedAt: string } | null>>(
        `mutation ($id: ID!, $input: ${type}Input!, $readAt: DateTimeISO) {
          update${type}(id: $id, input: $input, readAt: $readAt) { text: ${field} updatedAt }
        }`,
        { id, input: { ...input, ...values }, readAt },
        { token },
      );
    const readAt = (stored?.updatedAt as Date).toISOString();
    const first = given(await edit({ [field]: 'Theirs' }, readAt), `update${type}`);
    const second = await edit({ [field]: 'Mine' }, readAt);
    expect(second.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      conflict: { updatedAt: first.updatedAt, updatedBy: 'owner', fields: expect.arrayContaining([field]) },
    });
    expect((await app.db.collection(collections[type]).findOne())?.[field]).toBe('Theirs');
    expect(await whoChanged(type, id, token)).toMatchObject({ data: { item: { updatedBy: 'owner' } } });
    expect(await whoChanged(type, id)).toMatchObject({
      data: { item: { updatedBy: null } },
      errors: undefined,
    });
    expect(given(await edit({ [field]: 'Mine' }, first.updatedAt), `update${type}`).text).toBe('Mine');
    expect(given(await edit({ [field]: 'Old client' }), `update${type}`).text).toBe('Old client');
  },
);

test('a search counts beside two conditions on one field', async () => {
  await sendContact(app, { name: 'Zarina Verma' });
  await sendContact(app, { name: 'Bela Verma' });
  const filter = { from: '2020-01-01', to: '2100-01-01' };
  const { data } = await ask<{ contacts: { items: { name: string }[] } }>(
    'query ($filter: ContactFilter) { contacts(list: { search: "zarina" }, filter: $filter) { items { name } } }',
    { filter },
    { token },
  );
  expect(data.contacts.items.map(({ name }) => name)).toEqual(['Zarina Verma']);
});

test('a title with digits that could be a telephone number is found', async () => {
  await addProperty(app, { title: 'Status Court 1795648492098' });
  const { data } = await ask<{ adminProperties: { totalCount: number } }>(
    '{ adminProperties(list: { search: "Status Court 1795648492098" }) { totalCount } }',
    {},
    { token },
  );
  expect(data.adminProperties.totalCount).toBe(1);
});
