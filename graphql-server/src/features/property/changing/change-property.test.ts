import { BSON, ObjectId } from 'mongodb';
import { isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { makeToken } from '../../../testing/api-tokens.ts';
import {
  addProperty,
  addWithPicture,
  given,
  passingChecks,
  propertyInput,
} from '../../../testing/factories.ts';
import { picture } from '../../../testing/data/files.ts';
import { createSchema } from '../../../http/graphql/schema.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, db, token } = app;

const home = {
  ...{
    title: 'Neem Court',
    description: 'First.\n\nSecond.',
    builder: 'Tulsi Angan',
    reraNumber: 'UPRERAPRJ12345',
  },
  ...{
    price: '1.234567 Cr',
    area: '1,150–1,850 sq ft carpet; 2,000 sq ft super built-up',
    rooms: '3 BHK + study',
  },
  ...{
    baths: '2.5',
    balconies: '1–2',
    yearBuilt: 'Ready',
    kind: 'FLAT',
    sale: 'RESALE',
    stage: 'READY',
  },
  ...{
    furnishing: 'SEMI_FURNISHED',
    facing: ['EAST'],
    extras: ['LIFT'],
    features: ['Garden'],
    amenities: ['Gym'],
  },
  ...{ locality: 'Sector 150', city: 'Noida', latitude: 28.41, longitude: 77.45, lotDimensions: '10 × 20 m' },
  ...{ feeDisclosure: 'The builder pays us 2 %.', propertyStatus: 'UNDER_OFFER', category: 'RESIDENTIAL' },
  costs: { basicRate: '9500.50', parking: 300_000 },
  privateFacts: { ownerName: 'Discreet Owner', ownerMobile: '98100 00007', lowestPrice: '1.1 Cr' },
};

/** What follows from each save, or from the texts. */
const following = new Set([
  ...[
    'updatedAt',
    'updatedBy',
    'touchedAt',
    'writes',
    'words',
    'searchText',
    'completeness',
    'gate',
    'gateReasons',
  ],
  ...['shownUntil', 'shownNumber', 'isTrial', 'sinks', 'beforeOff', 'draft', 'sample'],
]);

/** Each field with a new value, and the stored fields that it may change. */
const changed: Record<string, [value: unknown, stored: string[]]> = {
  title: ['Peepal Court', ['title', 'slug', 'formerSlugs']],
  aboutBuilder: ['Another builder text.', ['aboutBuilder']],
  address: ['Plot 13, Sector 150, Noida', ['address']],
  disclaimer: ['Other.', ['disclaimer']],
  reraDetails: ['Other.', ['reraDetails']],
  description: ['One.', ['description']],
  price: ['1.3 Cr', ['price', 'pricedAt']],
  area: ['1,200 sq ft carpet', ['areas']],
  rooms: ['4 BHK', ['rooms']],
  baths: ['3', ['baths']],
  balconies: [null, ['balconies']],
  yearBuilt: [null, ['completion']],
  kind: ['VILLA', ['kind']],
  stage: [null, ['stage']],
  sale: [null, ['sale']],
  furnishing: ['FURNISHED', ['furnishing']],
  facing: [[], ['facing']],
  extras: [['PARKING'], ['extras']],
  // Extras that were never chosen follow from the features.
  features: [['Parking'], ['features', 'extras']],
  amenities: [null, ['amenities']],
  category: ['STUDIO', ['category']],
  propertyStatus: ['SOLD', ['propertyStatus', 'soldAt']],
  latitude: [28.42, ['position']],
  longitude: [77.46, ['position']],
  locality: ['Sector 137', ['locality', 'placeKey']],
  city: ['Greater Noida', ['city', 'placeKey']],
  placeKey: [null, ['placeKey']],
  lotDimensions: [null, ['lotDimensions']],
  builder: ['Other Builder', ['builder', 'builderKey']],
  feeDisclosure: [null, ['feeDisclosure']],
  reraNumber: [null, ['reraNumber']],
  costs: [{ basicRate: '9500.50', parking: 400_000 }, ['costs']],
  rent: [{ depositMonths: 2 }, ['rent']],
  rera: [{ ...passingChecks.rera, exemptionNote: 'Completed in 2015.' }, ['rera']],
  privateFacts: [null, ['privateFacts']],
  configurations: [
    [{ name: '3 BHK', bedrooms: 3, carpet: 1150, priceFrom: 12_000_000 }],
    ['configurations', 'price', 'pricedAt', 'areas', 'rooms', 'baths', 'balconies'],
  ],
  towers: [[{ name: 'Tower A', floors: 12 }], ['towers']],
  responsibleId: ['member', ['responsibleId']],
  gateReasons: [[{ check: 2, reason: 'Another reason.' }], ['gateReasons']],
};

interface Read {
  id: string;
  updatedAt: string;
}

async function readHome(id: string): Promise<Read> {
  const query = 'query ($id: ID!) { editedProperty(id: $id) { id updatedAt } }';
  return (await ask<{ editedProperty: Read }>(query, { id }, { token })).data.editedProperty;
}

function send(input: object, as: string | undefined = token) {
  return ask<{ changeProperty: { property: Record<string, unknown> } }>(
    `mutation ($input: ChangePropertyInput!) {
      changeProperty(input: $input) { property { id title updatedAt } }
    }`,
    { input },
    { token: as },
  );
}

const storedHome = (id: string) => db.collection('properties').findOne({ _id: new ObjectId(id) });

/** The stored fields that differ, as they are on disk. */
async function differing(id: string, before: object | null): Promise<string[]> {
  const [former, present] = [before, await storedHome(id)].map((item) => new Map(Object.entries(item ?? {})));
  const names = [...new Set([...(former?.keys() ?? []), ...(present?.keys() ?? [])])];
  const textOf = (value: unknown) => BSON.EJSON.stringify({ value: value ?? null }, { relaxed: false });
  return names.filter((name) => textOf(former?.get(name)) !== textOf(present?.get(name))).sort();
}

test('the table has every field that can be changed', () => {
  const type = createSchema().getType('PropertyChanges');
  const fields = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
  expect(Object.keys(changed).sort()).toEqual(fields.sort());
});

test.each(Object.keys(changed))('%s alone leaves all others byte for byte', async (field) => {
  const [typed, expected] = changed[field] ?? [null, []];
  const { id } = await addProperty(app, home, [await picture()]);
  const value = typed === 'member' ? (await addWithPicture(app, 'createTeamMember')).id : typed;
  // As an earlier version stored it: with fields that it did not have, and a size that no text says.
  const older = {
    $set: { 'areas.0.min': 1150.12345 },
    $unset: { extras: 1, towers: 1, soldAt: 1 },
  } as const;
  await db.collection('properties').updateOne({ _id: new ObjectId(id) }, older);
  const before = await storedHome(id);
  const { updatedAt: readAt } = await readHome(id);
  const { data, errors } = await send({ id, changes: { [field]: value }, readAt });
  expect(errors).toBeUndefined();
  expect(data.changeProperty.property.id).toBe(id);
  const found = await differing(id, before);
  const allowed = new Set([...following, ...expected]);
  expect(found.filter((name) => !allowed.has(name))).toEqual([]);
  if (field !== 'gateReasons') expect(found).toContain(expected[0]);
});

test('what changed since it was read is refused, and nothing is written', async () => {
  const { id } = await addProperty(app, home);
  const { updatedAt: readAt } = await readHome(id);
  expect((await send({ id, changes: { disclaimer: 'A colleague’s.' }, readAt })).errors).toBeUndefined();
  const { errors } = await send({ id, changes: { disclaimer: 'Mine.' }, readAt });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { fields: ['disclaimer'] } });
  expect(await storedHome(id)).toMatchObject({ disclaimer: 'A colleague’s.' });
});

test('a draft beside it is not overtaken', async () => {
  const { id } = await addProperty(app, home);
  const draft = await ask(
    `mutation ($id: ID!, $input: PropertyInput!) {
      updateProperty(id: $id, input: $input, publication: { state: DRAFT }) { id }
    }`,
    { id, input: propertyInput({ ...home, title: 'Neem Court Two' }) },
    { token },
  );
  expect(draft.errors).toBeUndefined();
  const { updatedAt: readAt } = await readHome(id);
  const { errors } = await send({ id, changes: { price: '2 Cr' }, readAt });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' }, message: /draft beside it/ });
});

test.each([
  [{}, undefined, /at least one field/],
  [{ price: 'cheap' }, 'price', /./],
  [{ title: null }, 'title', /required/],
  [{ address: '' }, 'address', /required/],
  [{ latitude: null }, undefined, null],
  [{ placeKey: 'no/such' }, 'placeKey', /does not exist/],
])('changes %j: the field %s', async (changes, field, message) => {
  const { id } = await addProperty(app, home);
  const { updatedAt: readAt } = await readHome(id);
  const { errors } = await send({ id, changes, readAt });
  if (!message) {
    expect(errors?.[0]?.extensions ?? { code: 'BAD_USER_INPUT' }).toMatchObject({ code: 'BAD_USER_INPUT' });
    return;
  }
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' }, message });
  if (field) expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toContain(field);
});

test('a price that follows from configurations is changed there', async () => {
  const configurations = [{ name: '2 BHK', bedrooms: 2, carpet: 780, priceFrom: 9_500_000 }];
  const { id } = await addProperty(app, { configurations });
  const { updatedAt: readAt } = await readHome(id);
  const { errors } = await send({ id, changes: { price: '2 Cr' }, readAt });
  expect(errors?.[0]?.extensions).toMatchObject({ fields: { price: /configurations/ } });
});

test('a draft needs only a title, in the schema too', async () => {
  const { data, errors } = await ask<{ createProperty: Read }>(
    `mutation { createProperty(input: { title: "Only a title" }, publication: { state: DRAFT }) { id updatedAt } }`,
    {},
    { token },
  );
  expect(errors).toBeUndefined();
  const { id, updatedAt: readAt } = data.createProperty;
  expect((await send({ id, changes: { rooms: '2 BHK' }, readAt })).errors).toBeUndefined();
  expect(await storedHome(id)).toMatchObject({
    title: 'Only a title',
    rooms: { min: 2, max: 2 },
    publishAt: null,
  });
  const published = await ask(
    'mutation { createProperty(input: { title: "Only a title" }) { id } }',
    {},
    { token },
  );
  expect(published.errors?.[0]?.message).toBe('Please fill out all required fields.');
});

test('a token needs the scope, and the change stands under its name', async () => {
  const { id } = await addProperty(app, home);
  const { updatedAt: readAt } = await readHome(id);
  const input = { id, changes: { disclaimer: 'From the program.' }, readAt };
  expect(
    (await send(input, (await makeToken(app, ['LISTINGS_READ'])).secret)).errors?.[0]?.extensions,
  ).toMatchObject({
    code: 'FORBIDDEN',
  });
  const { secret } = await makeToken(app, ['LISTINGS_WRITE']);
  expect((await send(input, secret)).errors).toBeUndefined();
  expect(await storedHome(id)).toMatchObject({
    disclaimer: 'From the program.',
    updatedBy: 'API: Stock copy',
  });
});

async function addDraft(values: object): Promise<Read> {
  const answer = await ask<{ createProperty: Read }>(
    `mutation ($input: PropertyInput!) {
      createProperty(input: $input, publication: { state: DRAFT }) { id updatedAt }
    }`,
    { input: propertyInput({ ...home, ...values }) },
    { token },
  );
  return given(answer, 'createProperty');
}

test('a registration that no account has looked at stays as it is', async () => {
  const { id, updatedAt: readAt } = await addDraft({});
  const unseen = { $unset: { 'rera.checkedBy': 1 } } as const;
  await db.collection('properties').updateOne({ _id: new ObjectId(id) }, unseen);
  const before = await storedHome(id);
  expect((await send({ id, changes: { disclaimer: 'Other.' }, readAt })).errors).toBeUndefined();
  expect(await differing(id, before)).not.toContain('rera');
});

test('null clears what a form would leave as it is', async () => {
  const parts = { costs: home.costs, rent: { depositMonths: 2 }, privateFacts: home.privateFacts };
  const { id, updatedAt: readAt } = await addDraft(parts);
  const changes = { costs: null, rent: null, rera: null, privateFacts: null, placeKey: null };
  expect((await send({ id, changes, readAt })).errors).toBeUndefined();
  expect(await storedHome(id)).toMatchObject({
    ...changes,
    ...{ title: 'Neem Court', price: { from: 12_345_670 } },
  });
});
