import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { announceRewriting } from '../../../database/changes.ts';
import { migrate } from '../../../database/migrations/migrations.ts';
import { sweepVersions } from '../../../start/sweep.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { keepUpProperties } from '../upkeep.ts';
import { addProperty, deleteItem, propertyInput, restoreItem } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;
const dayMs = 24 * 3_600_000;
const prices = db.collection('priceChanges');

interface Line {
  at: string;
  perMonth: boolean;
  price: { from: number; to: number | null } | null;
}

interface Seen {
  pricedAt: string;
  priceIsOld: boolean;
  priceHistory: Line[];
}

async function add(values: Record<string, unknown>, publication?: object): Promise<string> {
  const mutation = `mutation ($input: PropertyInput!, $publication: PublicationInput) {
    createProperty(input: $input, publication: $publication) { id }
  }`;
  const input = propertyInput(values);
  const { data } = await ask<{ createProperty: { id: string } }>(mutation, { input, publication }, { token });
  return data.createProperty.id;
}

async function seen(id: string): Promise<Seen> {
  const query = `{ property(id: "${id}") { pricedAt priceIsOld priceHistory { at perMonth price { from to } } } }`;
  return (await ask<{ property: Seen }>(query)).data.property;
}

const pricesOf = async (id: string) => (await seen(id)).priceHistory.map(({ price }) => price?.from ?? null);

async function save(id: string, values: Record<string, unknown>, publication?: object): Promise<void> {
  const mutation = `mutation ($id: ID!, $input: PropertyInput!, $publication: PublicationInput) {
    updateProperty(id: $id, input: $input, publication: $publication) { id }
  }`;
  await ask(mutation, { id, input: propertyInput(values), publication }, { token });
}

test('each new price of a published property is a dated line, and a save without one is none', async () => {
  const id = await add({ price: '80 lakh' });
  await save(id, { price: '80,00,000', address: 'Elsewhere' });
  expect(await pricesOf(id)).toEqual([8_000_000]);
  await save(id, { price: '85–95 lakh' });
  await save(id, { price: 'On Request' });
  const { priceHistory, pricedAt } = await seen(id);
  expect(priceHistory.map(({ price }) => price)).toEqual([
    { from: 8_000_000, to: null },
    { from: 8_500_000, to: 9_500_000 },
    null,
  ]);
  expect(priceHistory.map(({ at }) => at)).toEqual(priceHistory.map(({ at }) => at).sort());
  expect(priceHistory.at(-1)?.at.slice(0, 16)).toBe(pricedAt.slice(0, 16));
  expect(priceHistory.some(({ perMonth }) => perMonth)).toBe(false);
});

test('a draft changes no price until it is published', async () => {
  const id = await add({ price: '80 lakh' });
  await save(id, { price: '70 lakh' }, { state: 'DRAFT' });
  expect(await pricesOf(id)).toEqual([8_000_000]);
  await ask(
    'mutation ($id: ID!) { setPropertyPublication(id: $id, publication: { state: PUBLISHED }) { id } }',
    { id },
    { token },
  );
  expect(await pricesOf(id)).toEqual([8_000_000, 7_000_000]);
});

test('what the office does with a property never removes a line', async () => {
  const id = await add({ price: '80 lakh' });
  await save(id, { price: '90 lakh' });
  await deleteItem(app, 'PROPERTY', id);
  await restoreItem(app, 'PROPERTY', id);
  await save(id, { price: '80 lakh' });
  expect(await pricesOf(id)).toEqual([8_000_000, 9_000_000, 8_000_000]);
});

test('a price that was corrected before its property appeared is no line', async () => {
  const publishAt = new Date(Date.now() + dayMs);
  const id = await add({ price: '80 lakh' }, { state: 'SCHEDULED', publishAt });
  await save(id, { price: '82 lakh' });
  const noted = await prices.find({ itemId: new ObjectId(id) }).toArray();
  expect(noted).toMatchObject([{ at: publishAt, price: { from: 8_200_000 } }]);
  const query = `{ property(id: "${id}") { priceHistory { at } } }`;
  const { data } = await ask<{ property: Seen }>(query, {}, { token });
  expect(data.property.priceHistory).toEqual([]);
});

test('a price that its process could not note before it was killed is noted by the next save', async () => {
  const id = await add({ price: '80 lakh' });
  await save(id, { price: '90 lakh' });
  await prices.deleteOne({ itemId: new ObjectId(id), 'price.from': 9_000_000 });
  expect(await pricesOf(id)).toEqual([8_000_000, 9_000_000]);
  await save(id, { price: '95 lakh' });
  expect(await pricesOf(id)).toEqual([8_000_000, 9_000_000, 9_500_000]);
});

test('a price is old after 45 days until the office sets or confirms it', async () => {
  const id = await add({ price: '80 lakh' });
  const properties = db.collection('properties');
  const setPricedAt = async (daysAgo: number) => {
    const pricedAt = new Date(Date.now() - daysAgo * dayMs);
    await properties.updateOne({ _id: new ObjectId(id) }, { $set: { pricedAt } });
    await keepUpProperties(context);
  };
  await setPricedAt(44);
  expect((await seen(id)).priceIsOld).toBe(false);
  const listed =
    'query ($old: Boolean) { adminProperties(filter: { priceIsOld: $old }, list: { perPage: 100 }) { items { id } } }';
  const isListed = async (old: boolean) => {
    const { data } = await ask<{ adminProperties: { items: { id: string }[] } }>(listed, { old }, { token });
    return data.adminProperties.items.some((item) => item.id === id);
  };
  expect([await isListed(true), await isListed(false)]).toEqual([false, true]);
  await setPricedAt(46);
  expect((await seen(id)).priceIsOld).toBe(true);
  expect([await isListed(true), await isListed(false)]).toEqual([true, false]);
  await save(id, { price: '80 lakh', address: 'Elsewhere' });
  expect((await seen(id)).priceIsOld).toBe(true);

  const confirm = 'mutation ($id: ID!) { confirmPrice(id: $id) { priceIsOld } }';
  const sales = await tokenOfRole(app, AdminRole.SALES);
  for (const caller of [undefined, sales]) {
    const { errors } = await ask(confirm, { id }, { token: caller });
    expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain(errors?.[0]?.extensions.code);
  }
  const { id: older } = await addProperty(app, { price: '80 lakh' });
  await properties.updateOne({ _id: new ObjectId(older) }, { $set: { publishAt: new Date(1) } });
  await announceRewriting(context, 'properties');
  const titles = async () =>
    (await ask<{ projects: { items: { id: string }[] } }>('{ projects { items { id } } }')).data.projects
      .items;
  expect((await titles()).at(-1)?.id).toBe(id);
  await ask(confirm, { id }, { token });
  expect((await titles()).at(-1)?.id).not.toBe(id);
  const { priceIsOld, priceHistory } = await seen(id);
  expect([priceIsOld, priceHistory.length]).toEqual([false, 1]);
  const logged = await db
    .collection('activities')
    .findOne({ itemId: new ObjectId(id) }, { sort: { at: -1 } });
  expect(logged).toMatchObject({ verb: 'UPDATED', changes: [{ field: 'pricedAt' }] });
});

test('a rent is told from a price', async () => {
  const id = await add({ price: '25,000', propertyStatus: 'FOR_RENT' });
  expect((await seen(id)).priceHistory.map(({ perMonth }) => perMonth)).toEqual([true]);
});

test('former prices of an earlier version are read from the versions and the activity log', async () => {
  const ids = [await add({ price: '70 lakh' }), await add({ price: '60 lakh' })];
  for (const id of ids) await save(id, { price: '75 lakh' });
  for (const id of ids) await save(id, { price: '80 lakh' });
  const before = await Promise.all(ids.map(pricesOf));
  // One has its versions only, as after the months for which the log is kept; the other the log only.
  await db.collection('activities').deleteMany({ itemId: new ObjectId(ids[0]) });
  await db.collection('versions').deleteMany({ itemId: new ObjectId(ids[1]) });
  await prices.deleteMany({});
  await db.collection('properties').updateMany({}, { $unset: { pricedAt: 1 } });
  await db.collection('migrations').deleteMany({});
  await migrate(db);
  await announceRewriting(context, 'properties');
  expect(await Promise.all(ids.map(pricesOf))).toEqual(before);
  expect(before).toEqual([
    [7_000_000, 7_500_000, 8_000_000],
    [6_000_000, 7_500_000, 8_000_000],
  ]);
});

test('the prices of a property that is removed for good go with it', async () => {
  const id = await add({ price: '80 lakh' });
  const ofIt = { itemId: new ObjectId(id) };
  await sweepVersions(context);
  expect(await prices.countDocuments(ofIt)).toBe(1);
  await db.collection('properties').deleteOne({ _id: new ObjectId(id) });
  await sweepVersions(context);
  expect(await prices.countDocuments(ofIt)).toBe(0);
});
