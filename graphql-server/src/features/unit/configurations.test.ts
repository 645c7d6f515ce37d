import { expect, test } from 'vitest';
import { addProperty, propertyInput, uploadPictures } from '../../testing/factories.ts';
import { picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { dayInIndia } from '../../base/clock.ts';

const app = await startTestApp();
const { ask, call, token } = app;

const lakh = 100_000;
const two = { name: '2 BHK 780', bedrooms: 2, baths: 2, carpet: 780, superArea: 1_150, priceFrom: 95 * lakh };
const three = {
  ...{ name: '3 BHK + study 1,895', bedrooms: 3, study: true, baths: 3, balconies: 3 },
  ...{ carpet: 1_210.5, balconyArea: 180, builtUp: 1_500, superArea: 1_895 },
  ...{ priceFrom: 140 * lakh, priceTo: 155 * lakh, pricedOn: '2026-01-05' },
  planRooms: [{ name: 'Living and dining', length: 22, width: 11.5, x: 0, y: 4.5 }],
};

const fields = `slug price { from to } pricedAt areas { min max unit basis } rooms { min max } baths { min max }
  balconies { min max }
  configurations { key name bedrooms study servant carpet balconyArea builtUp superArea priceFrom priceTo pricedOn
    perSquareFoot plan { id } planRooms { name length width x y } }
  towers { key name floors status }`;

interface Seen {
  slug: string;
  price: { from: number; to: number | null } | null;
  pricedAt: string;
  areas: object[];
  configurations: { key: string; name: string; pricedOn: string | null }[];
  towers: { key: string }[];
}

async function seen(id: string): Promise<Seen> {
  const { data } = await ask<{ property: Seen }>(`query ($id: ID!) { property(id: $id) { ${fields} } }`, {
    id,
  });
  return data.property;
}

async function update(id: string, values: object, publication?: object) {
  const { errors } = await ask(
    `mutation ($id: ID!, $input: PropertyInput!, $publication: PublicationInput) {
      updateProperty(id: $id, input: $input, publication: $publication) { id }
    }`,
    { id, input: propertyInput(values as Record<string, unknown>), publication },
    { token },
  );
  return errors;
}

async function refused(values: object): Promise<Record<string, string>> {
  const { errors } = await ask(
    'mutation ($input: PropertyInput!) { createProperty(input: $input) { id } }',
    { input: propertyInput(values as Record<string, unknown>) },
    { token },
  );
  return (errors?.[0]?.extensions as { fields: Record<string, string> }).fields;
}

test('the facts of a property with configurations follow from them, whatever is typed', async () => {
  const { id } = await addProperty(app, {
    ...{ price: '9 Cr', rooms: '7', baths: '1', area: '10 sq ft carpet; 2,000 sq yd plot' },
    configurations: [two, three],
  });
  expect(await seen(id)).toMatchObject({
    price: { from: 95 * lakh, to: 155 * lakh },
    // The older of both days, at its beginning in India.
    pricedAt: '2026-01-04T18:30:00.000Z',
    areas: [
      { min: 780, max: 1_210.5, unit: 'SQ_FT', basis: 'CARPET' },
      { min: 1_500, max: 1_500, unit: 'SQ_FT', basis: 'BUILT_UP' },
      { min: 1_150, max: 1_895, unit: 'SQ_FT', basis: 'SUPER_BUILT_UP' },
      { min: 2_000, max: 2_000, unit: 'SQ_YD', basis: 'PLOT' },
    ],
    rooms: { min: 2, max: 3.5 },
    baths: { min: 2, max: 3 },
    balconies: { min: 3, max: 3 },
    configurations: [
      {
        key: '2-bhk-780',
        pricedOn: dayInIndia(),
        perSquareFoot: 12_179,
        study: false,
        builtUp: null,
        priceTo: null,
      },
      { key: '3-bhk-study-1-895', perSquareFoot: 11_565, planRooms: three.planRooms },
    ],
  });
});

test('without a word about configurations they stay; an empty list removes them', async () => {
  const { id } = await addProperty(app, { configurations: [two], towers: [{ name: 'Tower A', floors: 22 }] });
  expect(await update(id, { price: '1 Cr' })).toBeUndefined();
  expect(await seen(id)).toMatchObject({
    price: { from: 95 * lakh },
    towers: [{ key: 'tower-a', name: 'Tower A', floors: 22, status: null }],
  });
  expect(await update(id, { price: '1 Cr', configurations: [], towers: [] })).toBeUndefined();
  expect(await seen(id)).toMatchObject({ price: { from: 100 * lakh }, configurations: [], towers: [] });
});

test('a configuration keeps its key when its name changes, and a changed price is of today', async () => {
  const { id } = await addProperty(app, { configurations: [two, three] });
  const [first, second] = (await seen(id)).configurations;
  const renamed = { ...three, key: second?.key, name: '3 BHK with study' };
  expect(await update(id, { configurations: [renamed, { ...two, key: first?.key }] })).toBeUndefined();
  expect((await seen(id)).configurations).toMatchObject([
    { key: second?.key, name: '3 BHK with study', pricedOn: '2026-01-05' },
    { key: first?.key },
  ]);
  expect(await update(id, { configurations: [{ ...renamed, priceFrom: 141 * lakh }] })).toBeUndefined();
  expect((await seen(id)).configurations).toMatchObject([{ pricedOn: dayInIndia() }]);
});

test('a price that is confirmed is of today in every configuration', async () => {
  const { id } = await addProperty(app, { configurations: [three, { name: 'Shop' }] });
  await ask('mutation ($id: ID!) { confirmPrice(id: $id) { id } }', { id }, { token });
  expect((await seen(id)).configurations).toMatchObject([{ pricedOn: dayInIndia() }, { pricedOn: null }]);
});

test('a draft beside a published property keeps its own configurations, and a copy has them', async () => {
  const { id } = await addProperty(app, { configurations: [two] });
  expect(await update(id, { configurations: [two, three] }, { state: 'DRAFT' })).toBeUndefined();
  expect((await seen(id)).configurations).toHaveLength(1);
  await ask(
    'mutation ($id: ID!) { setPropertyPublication(id: $id, publication: { state: PUBLISHED }) { id } }',
    { id },
    { token },
  );
  expect((await seen(id)).configurations).toHaveLength(2);
  const { data } = await ask<{ duplicateProperty: Seen }>(
    `mutation ($id: ID!) { duplicateProperty(id: $id) { ${fields} } }`,
    { id },
    { token },
  );
  expect(data.duplicateProperty.configurations).toHaveLength(2);
});

test('a plan is one of the pictures of the property', async () => {
  const [plan] = await uploadPictures(app, [await picture()]);
  const { data } = await ask<{ createProperty: { id: string } }>(
    `mutation ($input: PropertyInput!, $pictures: [ChosenPicture!]) {
      createProperty(input: $input, pictures: $pictures) { id }
    }`,
    {
      input: propertyInput({
        configurations: [
          { ...two, planId: plan?.id },
          { ...three, planId: 'a'.repeat(24) },
        ],
      }),
      pictures: [plan],
    },
    { token },
  );
  expect((await seen(data.createProperty.id)).configurations).toMatchObject([{ plan }, { plan: null }]);
});

test.each([
  ['carpet above built-up', [{ ...two, carpet: 900, builtUp: 880 }], 'configurations.0.carpet', /built-up/],
  [
    'carpet above super',
    [two, { ...three, carpet: 1_900, builtUp: null }],
    'configurations.1.carpet',
    /super/,
  ],
  ['built-up above super', [{ ...two, builtUp: 1_200 }], 'configurations.0.builtUp', /super/],
  [
    'balconies above built-up',
    [{ ...three, balconyArea: 1_600 }],
    'configurations.0.balconyArea',
    /built-up/,
  ],
  ['a band upside down', [{ ...two, priceTo: 90 * lakh }], 'configurations.0.priceTo', /below the lowest/],
  [
    'a band without a beginning',
    [{ name: 'A', priceTo: 90 * lakh }],
    'configurations.0.priceFrom',
    /lowest price/,
  ],
  ['a name twice', [two, { name: ' 2  bhk 780' }], 'configurations.1.name', /Another configuration/],
  [
    'a key twice',
    [
      { ...two, key: 'a' },
      { ...three, key: 'a' },
    ],
    'configurations.1.key',
    /same key/,
  ],
  ['no name', [{ name: ' ', bedrooms: 2 }, two], 'configurations.0.name', /enter a name/],
  ['a third of a bath', [{ ...two, baths: 2.3 }], 'configurations.0.baths', /2\.5/],
  ['a day that is none', [{ ...two, pricedOn: '2026-02-30' }], 'configurations.0.pricedOn', /does not exist/],
  ['a day ahead', [{ ...two, pricedOn: '2099-01-01' }], 'configurations.0.pricedOn', /in the future/],
  ['a negative area', [{ ...two, carpet: -1 }], 'configurations.0.carpet', /square feet/],
  [
    'a room of no size',
    [{ ...two, planRooms: [{ name: 'Bath', length: 0, width: 4 }] }],
    'configurations.0.planRooms.0.length',
    /feet/,
  ],
  [
    'half of a place',
    [{ ...two, planRooms: [{ name: 'Bath', length: 8, width: 4, x: 3 }] }],
    'configurations.0.planRooms.0.y',
    /both places .* or neither/,
  ],
  [
    'a place outside',
    [{ ...two, planRooms: [{ name: 'Bath', length: 8, width: 4, x: -1, y: 301 }] }],
    'configurations.0.planRooms.0.y',
    /from 0 to 300/,
  ],
])('%s is refused with its sentence', async (_what, configurations: object[], field, sentence) => {
  expect(await refused({ configurations })).toMatchObject({
    [field]: expect.stringMatching(sentence) as string,
  });
});

test('towers that contradict themselves are refused', async () => {
  const tower = { name: 'A', status: 'UNDER_CONSTRUCTION', certificateDate: '2026-01-01' };
  expect(await refused({ towers: [tower, { name: 'a', floors: 0 }] })).toEqual({
    'towers.0.status': expect.stringMatching(/completed/) as string,
    'towers.1.name': expect.stringMatching(/Another tower/) as string,
    'towers.1.floors': expect.stringMatching(/1 to 200/) as string,
  });
});

test('two bedrooms under a price mean one configuration that has both', async () => {
  const place = { category: 'RESIDENTIAL', locality: 'Sector 137', city: 'Noida' };
  await addProperty(app, {
    ...place,
    title: 'Both apart',
    configurations: [two, { ...three, name: '1', bedrooms: 1, priceFrom: 60 * lakh, priceTo: null }],
  });
  await addProperty(app, {
    ...place,
    title: 'Both in one',
    configurations: [{ ...two, priceFrom: 78 * lakh }, three],
  });
  await addProperty(app, { ...place, title: 'Plain', price: '75 lakh', rooms: '2' });
  const search = async (asked: Record<string, unknown>) => {
    const { data } = await ask<{
      projects: { items: { title: string }[]; facets: { rooms: { value: number; count: number }[] } };
    }>(
      `query ($query: String, $filter: ProjectFilter) {
        projects(query: $query, filter: $filter) { items { title } facets { rooms { value count } } }
      }`,
      asked,
    );
    const rooms = Object.fromEntries(data.projects.facets.rooms.map(({ value, count }) => [value, count]));
    return { titles: data.projects.items.map(({ title }) => title).sort(), rooms };
  };
  const here = { places: ['noida/sector-137'] };
  expect(await search({ filter: { ...here, rooms: [2], maxPrice: 80 * lakh } })).toEqual({
    titles: ['Both in one', 'Plain'],
    rooms: { 0: 0, 1: 1, 2: 2, 3: 0, 4: 0 },
  });
  expect((await search({ query: '2 bhk sector 137 noida under 80 lakh' })).titles).toEqual([
    'Both in one',
    'Plain',
  ]);
  expect((await search({ filter: { ...here, rooms: [1, 3], maxPrice: 80 * lakh } })).titles).toEqual([
    'Both apart',
  ]);
  expect((await search({ filter: { ...here, rooms: [2] } })).titles).toHaveLength(3);
  const { body } = await call<{ totalCount: number }>(
    'GET',
    '/api/form?places=noida/sector-137&rooms=2&maxPrice=8000000',
  );
  expect(body.totalCount).toBe(2);
});

test('a cost sheet takes the carpet area and the price of its configuration', async () => {
  const { id } = await addProperty(app, { category: 'RESIDENTIAL', configurations: [two, three] });
  const sheet = async (choices: object) => {
    const { data } = await ask<{ costSheet: object }>(
      'query ($id: ID!, $choices: CostChoices) { costSheet(propertyId: $id, choices: $choices) { configuration carpet lines { key amount } } }',
      { id, choices },
    );
    return data.costSheet;
  };
  const basic = (amount: number) => ({
    lines: expect.arrayContaining([{ key: 'BASIC_PRICE', amount }]) as object[],
  });
  expect(await sheet({ configuration: '3-bhk-study-1-895' })).toMatchObject({
    ...{ configuration: '3-bhk-study-1-895', carpet: 1_210.5 },
    ...basic(140 * lakh),
  });
  expect(await sheet({ configuration: 'gone' })).toMatchObject({
    configuration: '2-bhk-780',
    carpet: 780,
    ...basic(95 * lakh),
  });
});

test('REST takes configurations as JSON, answers them, and refuses what is no list', async () => {
  const submit = (configurations: string) =>
    call<{ data: { _id: string } }>('POST', '/api/form/submit', {
      form: { ...propertyInput(), configurations },
      token,
    });
  const { status, body } = await submit(JSON.stringify([two]));
  expect(status).toBe(201);
  const stored = await call<{ data: object }>('GET', `/form/view/${body.data._id}`);
  expect(stored.body.data).toMatchObject({
    price: '9500000',
    configurations: [{ name: two.name, carpet: 780, plan: null }],
  });
  for (const wrong of [
    '[{"name":"A","carpet":"big"}]',
    '[7]',
    'three',
    '{"name":"A"}',
    '[{"name":"A","planRooms":7}]',
  ])
    expect((await submit(wrong)).status, wrong).toBe(400);
});

test('a property names the configuration whose price it shows: the cheapest, in a search of those that fit', async () => {
  const four = { name: '4 BHK', bedrooms: 4, carpet: 1_900 };
  const { id } = await addProperty(app, { title: 'Kadamb Grove', configurations: [four, three, two] });
  const onRequest = await addProperty(app, { title: 'Kadamb Lane', configurations: [four] });
  const { data } = await ask<{ propertiesByIds: { shownConfiguration: string }[] }>(
    'query ($ids: [ID!]!) { propertiesByIds(ids: $ids) { shownConfiguration } }',
    { ids: [id, onRequest.id, (await addProperty(app)).id] },
  );
  expect(data.propertiesByIds.map(({ shownConfiguration }) => shownConfiguration)).toEqual([
    ...['2-bhk-780', '4-bhk', null],
  ]);
  const found = async (query: string) => {
    const { data: answer } = await ask<{ projects: { items: { shownConfiguration: string }[] } }>(
      'query ($query: String) { projects(query: $query) { items { shownConfiguration } } }',
      { query },
    );
    return answer.projects.items.map(({ shownConfiguration }) => shownConfiguration);
  };
  expect(await found('kadamb grove 3 bhk')).toEqual(['3-bhk-study-1-895']);
  expect(await found('kadamb grove 4 bhk')).toEqual(['4-bhk']);
  expect(await found('kadamb grove')).toEqual(['2-bhk-780']);
});
