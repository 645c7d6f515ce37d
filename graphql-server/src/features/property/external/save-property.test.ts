import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { sweepVersions } from '../../../start/sweep.ts';
import { makeToken } from '../../../testing/api-tokens.ts';
import { addProperty, addWithPicture, deleteItem, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, db, token } = app;

const key = { system: 'crm', id: 'A/12 $x' };
interface Saved {
  saveProperty: { created: boolean; property: { id: string; title: string; locality: string | null } };
}

function save(input: object, as = token) {
  return ask<Saved>(
    `mutation ($input: SavePropertyInput!) {
      saveProperty(input: $input) { created property { id title locality publication externalIds { system id } updatedAt } }
    }`,
    { input: { externalId: key, ...input } },
    { token: as },
  );
}

function setIds(kind: string, id: string, externalIds: object[], as = token) {
  return ask<{ setExternalIds: { externalIds: object[] } }>(
    'mutation ($input: ExternalIdsInput!) { setExternalIds(input: $input) { externalIds { system id } } }',
    { input: { kind, id, externalIds } },
    { token: as },
  );
}

const stored = () => db.collection('properties').countDocuments();
const idsOf = (id: string, as?: string) =>
  ask<{ property: { externalIds: object[] | null } }>(
    'query ($id: ID!) { property(id: $id) { externalIds { system id } } }',
    { id },
    { token: as },
  );

test('the first save of a key adds a draft, and the next ones change it field by field', async () => {
  const { secret } = await makeToken(app, ['LISTINGS_WRITE', 'LISTINGS_READ']);
  const { data, errors } = await save({ changes: { title: 'Lotus Court', locality: 'Sector 150' } }, secret);
  expect(errors).toBeUndefined();
  expect(data.saveProperty).toMatchObject({
    created: true,
    property: { title: 'Lotus Court', publication: 'DRAFT', externalIds: [key] },
  });
  const again = await save(
    { externalId: { ...key, system: 'CRM' }, changes: { locality: 'Sector 76' } },
    secret,
  );
  expect(again.data.saveProperty).toMatchObject({
    created: false,
    property: { id: data.saveProperty.property.id, title: 'Lotus Court', locality: 'Sector 76' },
  });
  expect(await stored()).toBe(1);
});

test('twenty at once make one, and each of the others changes it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      save({
        changes: place % 2 ? { title: 'Lotus Court', city: 'Noida' } : { title: 'Lotus Court', rooms: '3' },
      }),
    ),
  );
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  expect(answers.filter(({ data }) => data.saveProperty.created)).toHaveLength(1);
  expect(await stored()).toBe(1);
  // What one has written stays when another field is changed.
  expect(await db.collection('properties').findOne()).toMatchObject({
    city: 'Noida',
    rooms: { min: 3, max: 3 },
  });
});

test('a process that was killed after it took the key does not make two', async () => {
  await save({ changes: { title: 'Lotus Court' } });
  await db.collection('properties').deleteMany({});
  const { data } = await save({ changes: { title: 'Lotus Court' } });
  expect(data.saveProperty.created).toBe(true);
  const again = await save({ changes: { city: 'Noida' } });
  expect(again.data.saveProperty).toMatchObject({ created: false, property: { title: 'Lotus Court' } });
  expect(await stored()).toBe(1);
});

test('a refused addition leaves nothing, one that changed meanwhile is told, and one in the trash stays there', async () => {
  expect((await save({ changes: { city: 'Noida' } })).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect(await stored()).toBe(0);
  const { data } = await save({ changes: { title: 'Lotus Court' } });
  const late = await save({ changes: { city: 'Noida' }, readAt: '2026-01-01T00:00:00Z' });
  expect(late.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  await deleteItem(app, 'PROPERTY', data.saveProperty.property.id);
  expect((await save({ changes: { city: 'Noida' } })).errors).toMatchObject([
    { extensions: { code: 'GONE' } },
  ]);
});

test('REST saves and finds a listing by its key', async () => {
  const path = `/api/v1/listings/by-external-id/crm/${encodeURIComponent(key.id)}`;
  expect((await call('GET', path, { token })).status).toBe(404);
  const saved = await call('PUT', path, { json: { title: 'Lotus Court' }, token });
  expect([saved.status, saved.body]).toMatchObject([200, { title: 'Lotus Court' }]);
  expect((await call('GET', path, { token })).body).toEqual(saved.body);
  expect((await call('GET', path)).status).toBe(401);
  expect((await call('PUT', path, { json: { title: 7 }, token })).status).toBe(400);
  const { secret } = await makeToken(app, ['LISTINGS_WRITE']);
  expect((await call('GET', path, { token: secret })).status).toBe(403);
});

test.each([
  [{ system: '', id: '1' }, 'system'],
  [{ system: 'two words', id: '1' }, 'system'],
  [{ system: 'x'.repeat(61), id: '1' }, 'system'],
  [{ system: 'crm', id: ' ' }, 'id'],
  [{ system: 'crm', id: 'x'.repeat(121) }, 'id'],
])('the key %o is refused beside its field', async (externalId, field) => {
  const { errors } = await save({ externalId, changes: { title: 'Lotus Court' } });
  expect(errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } } },
  ]);
  expect(await stored()).toBe(0);
});

test('a key belongs to one item of its kind, and an item has ten at most', async () => {
  const [one, other] = [await addProperty(app), await addProperty(app)];
  const both = [key, { system: 'portal', id: '7' }];
  expect((await setIds('LISTING', one.id, both)).data.setExternalIds.externalIds).toEqual(both);
  const taken = await setIds('LISTING', other.id, [{ system: 'free', id: '1' }, key]);
  expect(taken.errors).toMatchObject([
    { message: 'Another one has the key A/12 $x of crm.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect((await idsOf(other.id, token)).data.property.externalIds).toEqual([]);
  const eleven = Array.from({ length: 11 }, (_, place) => ({ system: 'crm', id: `n${place}` }));
  expect((await setIds('LISTING', other.id, eleven)).errors).toBeDefined();
  expect((await setIds('LISTING', other.id, [key, key])).errors).toBeDefined();
  await setIds('LISTING', one.id, [both[1] ?? key]);
  expect((await setIds('LISTING', other.id, [key])).errors).toBeUndefined();
});

test('stories, units and enquiries have keys of their own, for those who write them', async () => {
  const { id: story } = await addWithPicture(app, 'createBlog');
  await sendContact(app);
  const enquiry = String((await db.collection('contactRequests').findOne())?._id);
  const { id: itemId } = await addProperty(app);
  const unit = new ObjectId();
  await db.collection('units').insertOne({ _id: unit, itemId: new ObjectId(itemId), revision: 1 });
  for (const [kind, id] of [
    ['LISTING', itemId],
    ['STORY', story],
    ['ENQUIRY', enquiry],
    ['UNIT', unit.toHexString()],
  ] as const)
    expect([kind, (await setIds(kind, id, [key])).data.setExternalIds.externalIds]).toEqual([kind, [key]]);
  const { secret } = await makeToken(app, ['CONTENT_WRITE']);
  expect((await setIds('STORY', story, [], secret)).errors).toBeUndefined();
  expect((await setIds('ENQUIRY', enquiry, [], secret)).status).toBe(403);
  expect((await setIds('UNIT', '0'.repeat(24), [])).errors).toMatchObject([
    { extensions: { code: 'NOT_FOUND' } },
  ]);
  // Erasing the person takes the key along, and the sweep what belongs to nothing.
  await ask('mutation { erasePersonalData(person: "asha@example.com") { items } }', {}, { token });
  expect(await db.collection('externalIds').countDocuments({ collection: 'contactRequests' })).toBe(0);
  await db.collection('properties').deleteMany({});
  await sweepVersions(app.context);
  expect(await db.collection('externalIds').countDocuments({ collection: 'properties' })).toBe(0);
});

test('visitors, and tokens without the scope, read no key', async () => {
  const { id } = await addProperty(app);
  await setIds('LISTING', id, [key]);
  const [reads, writes] = [await makeToken(app, ['LISTINGS_READ']), await makeToken(app, ['LISTINGS_WRITE'])];
  expect((await idsOf(id)).data).toEqual({ property: { externalIds: null } });
  expect((await idsOf(id, writes.secret)).data).toEqual({ property: { externalIds: null } });
  expect((await idsOf(id, reads.secret)).data).toEqual({ property: { externalIds: [key] } });
  expect((await call('GET', `/api/v1/listings/${id}`)).text).not.toContain('A/12');
});

test('of several projects each is saved by itself, and each is reported', async () => {
  const item = (id: string, changes: object) => ({ externalId: { system: 'crm', id }, changes });
  const items = [item('1', { title: 'One' }), item('2', { price: 'much' }), item('1', { city: 'Noida' })];
  const { data } = await ask<{ saveProperties: { reports: { id: string | null }[] } }>(
    'mutation ($input: SavePropertiesInput!) { saveProperties(input: $input) { reports { index id code fields { name } } } }',
    { input: { items } },
    { token },
  );
  const [first] = data.saveProperties.reports;
  expect(data.saveProperties.reports).toMatchObject([
    { index: 0, code: null, fields: [] },
    { index: 1, id: null, code: 'BAD_USER_INPUT' },
    { index: 2, id: first?.id, code: null },
  ]);
  expect(await db.collection('properties').find().toArray()).toMatchObject([{ title: 'One', city: 'Noida' }]);
});
