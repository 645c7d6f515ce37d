import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { checkListings } from '../../listings/check-listings.ts';
import { addProperty, deleteItem, propertyInput, uploadPictures } from '../../../testing/factories.ts';
import { picture } from '../../../testing/data/files.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

const configurations = [
  { key: 'two', name: '2 BHK', bedrooms: 2, carpet: 800, priceFrom: 9_000_000 },
  { key: 'three', name: '3 BHK', bedrooms: 3, carpet: 1_100, priceFrom: 12_000_000 },
];
const input = propertyInput({
  ...{ title: 'Fading House', price: '95 lakh', amenities: ['Gym', 'WiFi'] },
  configurations,
});
const parts = (change: object) => configurations.map((part) => ({ ...part, ...change }));

interface Failing {
  id: string;
  pictures: { id: string }[];
}

const endRegistration = () =>
  db
    .collection<{ _id: string }>('siteSettings')
    .updateOne({ _id: 'site' }, { $set: { registrationValidTo: '2026-01-01' } });

/** A listing whose check fails since it was published: a company without a registration passes none. */
async function addFailing(): Promise<Failing> {
  const { id } = await addProperty(app, input, [await picture(), await picture({ width: 640, height: 640 })]);
  await endRegistration();
  await checkListings(context);
  const { data } = await ask<{ property: { images: { id: string }[] } }>(
    `{ property: editedProperty(id: "${id}") { images { id } } }`,
    {},
    { token },
  );
  return { id, pictures: data.property.images };
}

const stored = async (id: string) => db.collection('properties').findOne({ _id: new ObjectId(id) });

/** Saves the whole form as an account sends it; answers the sentence that refuses it. */
async function save(id: string, values: object, pictures?: object[]): Promise<string | undefined> {
  const { errors } = await ask(
    `mutation ($id: ID!, $input: PropertyInput!, $pictures: [ChosenPicture!]) {
      updateProperty(id: $id, input: $input, pictures: $pictures, publication: { state: PUBLISHED }) { id }
    }`,
    { id, input: { ...input, gateReasons: undefined, ...values }, pictures },
    { token },
  );
  return errors?.[0]?.message;
}

test.each<[string, object]>([
  ['sold', { propertyStatus: 'SOLD' }],
  ['off the market', { propertyStatus: 'OFF_MARKET' }],
  ['under offer', { propertyStatus: 'UNDER_OFFER' }],
  ['an amenity away', { amenities: ['WiFi'] }],
  ['a price down', { configurations: parts({ priceFrom: 8_500_000 }) }],
  ['prices on request', { configurations: parts({ priceFrom: null }) }],
  ['a configuration away', { configurations: configurations.slice(0, 1) }],
  ['sold, and an amenity away', { propertyStatus: 'SOLD', amenities: [] }],
])('taking something away never needs a check: %s', async (_, values) => {
  const { id } = await addFailing();
  expect(await save(id, values)).toBeUndefined();
});

test.each<[string, object]>([
  ['a word', { description: 'Now with a view.' }],
  ['a price up', { configurations: parts({ priceFrom: 19_000_000 }) }],
  ['an amenity more', { amenities: ['Gym', 'WiFi', 'Basketball Court'] }],
  ['another area', { configurations: parts({ carpet: 2_000, priceFrom: 1_000_000 }) }],
  ['sold, with a new word', { propertyStatus: 'SOLD', title: 'The best house' }],
  ['to let', { propertyStatus: 'FOR_RENT' }],
])('what changes more is checked: %s', async (_, values) => {
  const { id } = await addFailing();
  expect(await save(id, values)).toContain('cannot be published yet');
});

test('without configurations, other rooms and another area are checked', async () => {
  const plain = { ...input, configurations: undefined, area: '800 sq ft carpet', rooms: '2' };
  const { id } = await addProperty(app, plain);
  await endRegistration();
  await checkListings(context);
  expect(await save(id, { ...plain, rooms: '4' })).toContain('cannot be published yet');
  expect(await save(id, { ...plain, area: '2,000 sq ft carpet' })).toContain('cannot be published yet');
});

test('a picture goes without a check, and a new one needs it', async () => {
  const { id, pictures } = await addFailing();
  const [first] = pictures;
  const [fresh] = await uploadPictures(app, [await picture({ width: 700, height: 700 })]);
  expect(await save(id, {}, [{ id: first?.id }, { id: fresh?.id }])).toContain('cannot be published yet');
  expect(await save(id, {}, [{ id: first?.id }])).toBeUndefined();
  expect((await stored(id))?.images).toHaveLength(1);
});

test('sold from the list, off the site, and into the trash', async () => {
  const { id } = await addFailing();
  const statuses = await ask<{ setPropertyStatuses: { doneIds: string[] } }>(
    'mutation ($ids: [ID!]) { setPropertyStatuses(selection: { ids: $ids }, propertyStatus: SOLD) { doneIds } }',
    { ids: [id] },
    { token },
  );
  expect(statuses.data.setPropertyStatuses.doneIds).toEqual([id]);
  const back = await ask<{ setPropertyStatuses: { failedIds: string[] } }>(
    'mutation ($ids: [ID!]) { setPropertyStatuses(selection: { ids: $ids }, propertyStatus: FOR_SALE) { failedIds } }',
    { ids: [id] },
    { token },
  );
  expect(back.data.setPropertyStatuses.failedIds).toEqual([id]);
  const off = await ask(
    'mutation ($id: ID!) { setPropertyPublication(id: $id, publication: { state: DRAFT }) { publication } }',
    { id },
    { token },
  );
  expect(off.errors).toBeUndefined();
  expect(await deleteItem(app, 'PROPERTY', id)).toMatchObject({ doneIds: [id] });
});

test('a file sells a listing whose check fails', async () => {
  const { id } = await addFailing();
  const file = (status: string) =>
    ask<{ importListings: { changed: number; kept: object[] } }>(
      'mutation ($text: String!) { importListings(text: $text) { changed kept { line } } }',
      { text: `listing_id,project_name,status\n${id},Fading House,${status}` },
      { token },
    );
  const { data } = await file('sold');
  expect(data.importListings).toEqual({ changed: 1, kept: [] });
  expect((await stored(id))?.propertyStatus).toBe('SOLD');
  expect((await file('for sale')).data.importListings.kept).toEqual([{ line: 2 }]);
});

const publish = (id: string, state: string) =>
  ask<{ setPropertyPublication: { publication: string } | null }>(
    `mutation ($id: ID!, $publication: PublicationInput!) {
      setPropertyPublication(id: $id, publication: $publication) { publication }
    }`,
    { id, publication: { state } },
    { token },
  );
const putBack = (id: string) =>
  ask<{ putBack: boolean | null }>('mutation ($id: ID!) { putBack(id: $id) }', { id }, { token });
const isSeen = async (id: string) =>
  (await ask<{ property: object | null }>(`{ property(id: "${id}") { title } }`)).data.property;

test('undo shows what was taken off the site as it was, with its date and its draft, whatever its checks say', async () => {
  const { id } = await addProperty(app, input);
  const graceUntil = '2099-01-01';
  const shownUntil = new Date('2099-01-02');
  const grace = { 'gate.passes': false, 'gate.graceUntil': graceUntil, shownUntil };
  await db.collection('properties').updateOne({ _id: new ObjectId(id) }, { $set: grace });
  const { errors } = await ask(
    `mutation ($id: ID!, $input: PropertyInput!) {
      updateProperty(id: $id, input: $input, publication: { state: DRAFT }) { id }
    }`,
    { id, input: { ...input, title: 'Fading House, once more' } },
    { token },
  );
  expect(errors).toBeUndefined();
  await endRegistration();
  const before = await stored(id);
  await publish(id, 'DRAFT');
  expect([await isSeen(id), (await stored(id))?.title]).toEqual([null, 'Fading House, once more']);
  expect((await publish(id, 'PUBLISHED')).errors).toBeDefined();
  expect((await putBack(id)).data.putBack).toBe(true);
  expect(await isSeen(id)).toEqual({ title: 'Fading House' });
  const again = { updatedAt: expect.any(Date), touchedAt: expect.any(Date), writes: expect.any(Number) };
  expect(await stored(id)).toEqual({ ...before, ...again, beforeOff: null, sinks: null });
});

test('there is nothing to put back after another save', async () => {
  const { id } = await addProperty(app, input);
  await publish(id, 'DRAFT');
  expect(await save(id, { title: 'Another House', gateReasons: input.gateReasons })).toBeUndefined();
  await publish(id, 'DRAFT');
  await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input: { ...input, description: 'Another.' } },
    { token },
  );
  expect((await putBack(id)).errors?.[0]?.message).toBe(
    'It has changed since. Please publish it in its form.',
  );
});

test('a draft beside a sample leaves the sample on the site', async () => {
  const { id } = await addProperty(app, input);
  const sample = { sample: true, gate: null, rera: null, shownUntil: new Date('9999-12-31T00:00:00Z') };
  await db.collection('properties').updateOne({ _id: new ObjectId(id) }, { $set: sample });
  await ask(
    `mutation ($id: ID!, $input: PropertyInput!) {
      updateProperty(id: $id, input: $input, publication: { state: DRAFT }) { id }
    }`,
    { id, input: { ...input, title: 'Its draft' } },
    { token },
  );
  await checkListings(context);
  expect(await isSeen(id)).toEqual({ title: 'Fading House' });
  expect((await stored(id))?.sample).toBe(true);
});
