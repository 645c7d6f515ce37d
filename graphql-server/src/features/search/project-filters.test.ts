import { ObjectId } from 'mongodb';
import { choiceFields } from 'domain/property/property-choices.ts';
import type { ChoiceRow } from 'domain/property/property-choices.ts';
import { filterNames } from 'domain/search/choice-filters.ts';
import { chosenText } from 'domain/search/chosen-text.ts';
import { addressChoice } from 'domain/text/choices.ts';
import { expect, test } from 'vitest';
import { announceChange } from '../../database/changes.ts';
import { addProperty, passingChecks } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token } = app;

const add = (title: string, values: Record<string, unknown> = {}) =>
  addProperty(app, { category: 'RESIDENTIAL', title, ...values });

/** The titles that a filter finds, in alphabetical order. */
async function found(filter: object): Promise<string[]> {
  const { data, errors } = await ask<{ projects: { items: { title: string }[] } }>(
    'query ($filter: ProjectFilter) { projects(filter: $filter, perPage: 100) { items { title } } }',
    { filter },
  );
  expect(errors).toBeUndefined();
  return data.projects.items.map(({ title }) => title).sort();
}

async function facets<Facets>(fields: string, filter: object = {}): Promise<Facets> {
  const { data } = await ask<{ projects: { facets: Facets } }>(
    `query ($filter: ProjectFilter) { projects(filter: $filter) { facets { ${fields} } } }`,
    { filter },
  );
  return data.projects.facets;
}

async function refusal(filter: object): Promise<unknown> {
  const { errors } = await ask(
    'query ($filter: ProjectFilter) { projects(filter: $filter) { totalCount } }',
    {
      filter,
    },
  );
  return errors?.[0]?.extensions;
}

test('a region and a corridor find what lies in them, and sectors of one number stay apart', async () => {
  await add('Noida 16', { locality: 'Sector 16', city: 'Noida' });
  await add('West 16', { locality: 'Sector 16, Greater Noida West', city: 'Greater Noida' });
  await add('Far', { locality: 'sec-150', city: 'Noida' });
  await add('Typed', { placeKey: 'greater-noida-west/gaur-city-2' });
  await add('Nowhere', { locality: 'Sector 16' });
  expect(await found({ places: ['noida/sector-16'] })).toEqual(['Noida 16']);
  expect(await found({ places: ['noida'] })).toEqual(['Far', 'Noida 16']);
  expect(await found({ places: ['greater-noida-west'] })).toEqual(['Typed', 'West 16']);
  expect(await found({ places: ['greater-noida-west/gaur-city'] })).toEqual(['Typed']);
  expect(await found({ places: ['corridor/noida-expressway', 'noida/sector-16'] })).toEqual([
    'Far',
    'Noida 16',
  ]);
  expect(await found({ places: ['nowhere'] })).toEqual([]);
  const { places, neighbours } = await facets<Record<string, { key: string; count: number }[]>>(
    'places { key count } neighbours { key count }',
    { places: ['noida/sector-151'] },
  );
  expect(places).toContainEqual({ key: 'noida', count: 2 });
  expect(places).toContainEqual({ key: 'greater-noida-west/gaur-city', count: 1 });
  expect(neighbours).toEqual([{ key: 'noida/sector-150', count: 1 }]);
});

test('chosen facts are stored, answered and found, and counts keep the other filters', async () => {
  await add('One', {
    kind: 'FLAT',
    sale: 'NEW',
    furnishing: 'SEMI_FURNISHED',
    facing: ['EAST', 'NORTH'],
    extras: ['VASTU', 'CORNER'],
    reraNumber: 'SAMPLE-1',
    balconies: '2–3',
    baths: '2.5',
    rooms: '3 BHK + study',
  });
  await add('Two', {
    kind: 'VILLA',
    facing: ['WEST'],
    amenities: ['Swimming Pool'],
    features: ['Goods Lift'],
  });
  await addProperty(app, { title: 'Three', category: 'STUDIO' });
  expect(await found({ kinds: ['FLAT', 'STUDIO'] })).toEqual(['One', 'Three']);
  expect(await found({ facing: ['EAST', 'WEST'] })).toEqual(['One', 'Two']);
  expect(await found({ extras: ['VASTU'] })).toEqual(['One']);
  expect(await found({ extras: ['VASTU', 'POOL'] })).toEqual([]);
  expect(await found({ extras: ['POOL'] })).toEqual(['Two']);
  expect(await found({ extras: ['LIFT'] })).toEqual([]);
  expect(await found({ sale: 'NEW', furnishing: ['SEMI_FURNISHED'], reraOnly: true })).toEqual(['One']);
  expect(await found({ bedrooms: { min: 3, max: 3 }, baths: { max: 2 }, balconies: { min: 3 } })).toEqual([
    'One',
  ]);
  expect(await found({ bedrooms: { min: 4 } })).toEqual([]);
  const counted = await facets<{ kinds: { value: string; count: number }[]; rera: number }>(
    'kinds { value count } rera',
    { kinds: ['VILLA'] },
  );
  expect(counted.kinds).toContainEqual({ value: 'FLAT', count: 1 });
  expect(counted.rera).toBe(0);
});

test.each(filterNames)(
  '%s is found over both doors, counted, and told where nothing is found',
  async (name) => {
    const { options, several }: ChoiceRow = choiceFields[name];
    const [one = '', other = ''] = Object.keys(options);
    await add('One', { [name]: several ? [one] : one });
    await add('None');
    expect(await found({ [name]: [one] })).toEqual(['One']);
    const { body } = await call<{ data: { title: string }[] }>(
      'GET',
      `/api/form?${name}=${addressChoice(one)}`,
    );
    expect(body.data).toEqual([
      expect.objectContaining({ title: 'One', [name]: several ? [addressChoice(one)] : addressChoice(one) }),
    ]);
    const counts = await facets(`${name} { value count }`, { [name]: [other] });
    expect(counts).toEqual({ [name]: expect.arrayContaining([{ value: one, count: 1 }]) });
    const { data } = await ask<{ projects: { relaxations: object[]; nearest: { differences: string[] }[] } }>(
      `query ($filter: ProjectFilter) {
      projects(filter: $filter) { relaxations { condition count } nearest { differences } }
    }`,
      { filter: { [name]: [other] } },
    );
    expect(data.projects.relaxations).toEqual([{ condition: name, count: 2 }]);
    expect(data.projects.nearest).toContainEqual({ differences: [chosenText(name, [one])] });
  },
);

test('the stage follows from the completion unless it is chosen', async () => {
  await add('Ready', { yearBuilt: 'Ready to move' });
  await add('Old', { yearBuilt: '2015' });
  await add('Later', { yearBuilt: 'Q3 2090' });
  await add('Launched', { yearBuilt: 'Dec 2091', stage: 'NEW_LAUNCH' });
  await add('Unknown');
  expect(await found({ stages: ['READY'] })).toEqual(['Old', 'Ready']);
  expect(await found({ stages: ['UNDER_CONSTRUCTION'] })).toEqual(['Later']);
  expect(await found({ stages: ['NEW_LAUNCH', 'READY'] })).toEqual(['Launched', 'Old', 'Ready']);
  expect(await found({ possession: { from: '2090-08', to: '2090-08' } })).toEqual(['Later']);
  expect(await found({ possession: { from: '2090-10' } })).toEqual(['Launched']);
  expect(await found({ possession: { to: '2026-12' } })).toEqual(['Old', 'Ready']);
  const { data } = await ask<{ projects: { items: object[] } }>(
    '{ projects(filter: { keyword: "old" }) { items { stage chosenStage } } }',
    {},
    { token },
  );
  expect(data.projects.items).toEqual([{ stage: 'READY', chosenStage: null }]);
});

test('areas are compared in any unit, on the wanted basis', async () => {
  await add('Flat', { area: '900–1,100 sq ft carpet; 1,500 sq ft super built-up' });
  await add('Plot', { area: '200 sq yd plot' });
  await add('Metres', { area: '100 sq m' });
  expect(await found({ floorArea: { min: 1_000, max: 1_050, basis: 'CARPET' } })).toEqual(['Flat']);
  expect(await found({ floorArea: { min: 1_050, max: 1_080 } })).toEqual(['Flat', 'Metres']);
  expect(await found({ floorArea: { min: 1_400, max: 1_600, basis: 'CARPET' } })).toEqual([]);
  expect(await found({ floorArea: { min: 190, max: 210, unit: 'SQ_YD', basis: 'PLOT' } })).toEqual(['Plot']);
  expect(await found({ floorArea: { min: 1_800, max: 1_800 } })).toEqual(['Plot']);
});

test('near the metro counts open stations only, by straight distance from the property’s own position', async () => {
  await add('At 137', { latitude: 28.5148, longitude: 77.4036 });
  await add('Far away', { latitude: 28.6, longitude: 77.6 });
  await add('No position', { placeKey: 'noida/sector-137' });
  expect(await found({ near: { kind: 'METRO' } })).toEqual(['At 137']);
  expect(await found({ near: { kind: 'METRO', metresMax: 300 } })).toEqual([]);
  expect(await found({ near: { kind: 'METRO', id: 'metro/noida-sector-137' } })).toEqual(['At 137']);
  expect(await found({ near: { kind: 'METRO', id: 'metro/noida-sector-93' } })).toEqual([]);
  await add('At the airport', { placeKey: 'yamuna-expressway/jewar' });
  expect(await found({ near: { kind: 'AIRPORT' } })).toEqual(['At the airport']);
  const { data } = await ask<{ projects: { items: object[] } }>(
    '{ projects(filter: { keyword: "at 137" }) { items { nearestStation { key metres isNear } } } }',
  );
  expect(data.projects.items).toEqual([
    { nearestStation: { key: 'metro/noida-sector-137', metres: 445, isNear: true } },
  ]);
  await app.db
    .collection<{ _id: string }>('siteSettings')
    .updateOne({ _id: 'site' }, { $set: { nearMetroMetres: 400 } }, { upsert: true });
  announceChange(app.context, 'siteSettings');
  expect(await found({ near: { kind: 'METRO' } })).toEqual([]);
  expect((await facets<{ nearMetro: number }>('nearMetro')).nearMetro).toBe(0);
});

test('a place without a position of its own has the median of those of its properties', async () => {
  for (const latitude of [28.41, 28.43, 28.49])
    await add(`At ${latitude}`, { placeKey: 'noida/sector-150', latitude, longitude: 77.48 });
  await add('Near', { latitude: 28.44, longitude: 77.48 });
  const { data } = await ask<{ projects: { items: object[] } }>(
    '{ projects(filter: { keyword: "28.41" }) { items { place { name listedCount position { latitude } } } } }',
  );
  expect(data.projects.items).toEqual([
    { place: { name: 'Sector 150', listedCount: 3, position: { latitude: 28.43 } } },
  ]);
  expect(await found({ near: { kind: 'PLACE', id: 'noida/sector-150', metresMax: 1500 } })).toEqual([
    'At 28.43',
    'Near',
  ]);
});

test('the position of a place leaves out what is swapped, nowhere or far away', async () => {
  for (const latitude of [28.43, 28.434])
    await add(`At ${latitude}`, { placeKey: 'noida/sector-150', latitude, longitude: 77.48 });
  const others = [
    [77.49, 28.44],
    [0, 0],
    [28.9, 77.9],
  ];
  for (const [latitude = 0, longitude = 0] of others) {
    const { id } = await add('Elsewhere', { placeKey: 'noida/sector-150' });
    const position = { latitude, longitude };
    await app.db.collection('properties').updateOne({ _id: new ObjectId(id) }, { $set: { position } });
  }
  const { data } = await ask('{ places(query: "sector 150", first: 1) { position { latitude longitude } } }');
  expect(data.places).toEqual([{ position: { latitude: expect.closeTo(28.432, 6), longitude: 77.48 } }]);
});

test('a filter that makes no sense is refused beside its field', async () => {
  expect(await refusal({ bedrooms: { min: 3, max: 2 } })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { bedrooms: 'Please give a range from a smaller to a larger number.' },
  });
  expect(await refusal({ possession: { from: '2027-13' } })).toMatchObject({
    fields: { possession: 'Please give months such as 2027-12.' },
  });
  expect(await refusal({ near: { kind: 'METRO', metresMax: 0 } })).toMatchObject({
    fields: { near: 'Please give a distance from 1 to 50,000 metres.' },
  });
  expect(await refusal({ places: Array.from({ length: 21 }, () => 'noida') })).toMatchObject({
    fields: { places: 'Please choose at most 20 places.' },
  });
  expect(await refusal({ responsibleId: 'x' })).toBeUndefined();
});

test('a property refuses a place that the gazetteer does not have, and a station', async () => {
  for (const placeKey of ['noida/sector-13', 'metro/pari-chowk']) {
    const { errors } = await ask(
      'mutation ($input: PropertyInput!) { createProperty(input: $input, publication: { state: DRAFT }) { id } }',
      { input: { title: 'A', aboutBuilder: '', address: '', disclaimer: '', reraDetails: '', placeKey } },
      { token },
    );
    expect(errors?.[0]?.extensions.fields).toEqual({
      placeKey: 'This place does not exist. Please choose one from the list.',
    });
  }
});

test('the REST list answers the chosen facts, and a form in the words of old clients sets them', async () => {
  const form = {
    title: 'From a form',
    ...passingChecks,
    aboutBuilder: 'A',
    address: 'B',
    disclaimer: 'C',
    reraDetails: 'D',
    locality: 'Sector-137',
    city: 'Noida',
    kind: 'builderFloor',
    facing: 'northEast, East',
    amenities: 'Vastu, Swimming Pool',
    yearBuilt: 'Ready to move',
    balconies: '2',
  };
  const sent = await app.call<{ data: object }>('POST', '/api/form/submit', { token, form });
  const facts = {
    placeKey: 'noida/sector-137',
    kind: 'builderFloor',
    stage: 'ready',
    sale: null,
    furnishing: null,
    facing: ['northEast', 'east'],
    extras: ['vastu', 'pool'],
    balconies: '2',
  };
  expect(sent.status).toBe(201);
  expect(sent.body.data).toMatchObject(facts);
  const list = await app.call<{ data: object[] }>('GET', '/api/form');
  expect(list.body.data).toMatchObject([facts]);
  const wrong = await app.call('POST', '/api/form/submit', { token, form: { ...form, kind: 'castle' } });
  expect(wrong).toMatchObject({ status: 400, body: { fields: { kind: 'Please choose from the list.' } } });
});

test('the REST list takes the filters of the addresses, and ignores what it does not know', async () => {
  await add('In 150', { placeKey: 'noida/sector-150', kind: 'FLAT' });
  await add('In 62', { placeKey: 'noida/sector-62', kind: 'FLAT' });
  const list = async (query: string) => {
    const { status, body } = await app.call<{ data: { title: string }[]; totalCount?: number }>(
      'GET',
      `/api/form${query}`,
    );
    expect(status).toBe(200);
    return body.data.map(({ title }) => title).sort();
  };
  expect(await list('?place=noida/sector-150&kind=flat')).toEqual(['In 150']);
  expect(await list('?place=noida&kind=villa')).toEqual([]);
  expect(await list('?kind=castle')).toEqual(['In 150', 'In 62']);
  expect(await list('?utm_source=x')).toEqual(['In 150', 'In 62']);
});

test('the REST list has the filters of the pages, understands plain words, and ignores bad values', async () => {
  await add('Court', { locality: 'Sector 150', city: 'Noida', rooms: '3 BHK', price: '90 lakh' });
  await add('Villa', { locality: 'Sector 150', city: 'Noida', rooms: '4 BHK', price: '3 Cr', kind: 'VILLA' });
  await add('Let', { locality: 'Sector 150', city: 'Noida', price: '30,000', propertyStatus: 'FOR_RENT' });
  const list = async (address: string) => {
    const { status, body } = await app.call('GET', `/api/form${address}`);
    const { data } = body as { data: { title: string }[] };
    return [status, ...data.map(({ title }) => title).sort()];
  };
  expect(await list('')).toEqual([200, 'Court', 'Let', 'Villa']);
  expect(await list('?place=noida/sector-150')).toEqual([200, 'Court', 'Villa']);
  expect(await list('?kind=villa')).toEqual([200, 'Villa']);
  expect(await list('?q=3+bhk+sector+150+under+1+crore')).toEqual([200, 'Court']);
  expect(await list('?intent=rent&place=noida')).toEqual([200, 'Let']);
  expect(await list('?kind=castle&minPrice=abc')).toEqual([200, 'Court', 'Villa']);
  expect(await list('?kind[$ne]=villa')).toEqual([200, 'Court', 'Let', 'Villa']);
});
