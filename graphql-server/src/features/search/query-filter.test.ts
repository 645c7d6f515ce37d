import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addProperty, registeredBlock } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask, call } = app;

const agreed = JSON.parse(readFileSync(new URL('./understanding/queries.json', import.meta.url), 'utf8')) as {
  queries: { query: string }[];
};

async function found(query: string, more = ''): Promise<{ totalCount: number; titles: string[] }> {
  const { data, errors } = await ask<{ projects: { totalCount: number; items: { title: string }[] } }>(
    `query ($query: String!) { projects(query: $query, perPage: 100${more}) { totalCount items { title } } }`,
    { query },
  );
  expect(errors).toBeUndefined();
  const { totalCount, items } = data.projects;
  return { totalCount, titles: items.map(({ title }) => title) };
}

const inNoida = { locality: 'Sector 76', city: 'Noida', address: 'Plot 12, Sector 76, Noida' };

async function addSome(): Promise<void> {
  const flat = { ...inNoida, category: 'RESIDENTIAL', kind: 'FLAT' };
  await addProperty(app, { ...flat, title: 'Two', rooms: '2', price: '80 lakh' });
  await addProperty(app, { ...flat, title: 'Three', rooms: '3', price: '1.2 Cr' });
  await addProperty(app, { ...flat, title: 'Asked', rooms: '3' });
  await addProperty(app, {
    ...flat,
    title: 'Rented',
    rooms: '1',
    price: '15000',
    propertyStatus: 'FOR_RENT',
  });
  const office = { ...inNoida, category: 'COMMERCIAL', kind: 'OFFICE' };
  await addProperty(app, { ...office, title: 'Office', price: '60 lakh' });
  await addProperty(app, { ...office, title: 'Desks', price: '40000', propertyStatus: 'FOR_RENT' });
}

test('the documented path finds what the search finds', async () => {
  await addSome();
  const more = [
    '3 bhk above 1 crore',
    'under 90 lakh',
    'commercial',
    'rent under 50k',
    'cheapest',
    'ghar 1 crore',
  ];
  for (const query of [...agreed.queries.map((one) => one.query), ...more]) {
    const { totalCount, titles } = await found(query);
    const { body } = await call('GET', `/api/form?q=${encodeURIComponent(query)}&perPage=100`);
    const { totalCount: count, data } = body as { totalCount: number; data: { title: string }[] };
    expect([query, count, data.map(({ title }) => title)]).toEqual([query, totalCount, titles]);
  }
});

test('words for a home begin with homes, in any order that words ask for', async () => {
  await addSome();
  for (const query of [
    'ghar chahiye 1 crore ke andar',
    'property noida',
    'sasta ghar noida',
    '1 crore tak',
  ]) {
    const { titles } = await found(query);
    expect([query, titles.at(-1)]).toEqual([query, 'Office']);
  }
  expect((await found('office noida')).titles).toEqual(['Office']);
  expect((await found('1 crore tak', ', sort: PRICE_ASCENDING')).titles).toEqual(['Office', 'Two']);
});

test('an address with its postcode, a registration number and a name find their project', async () => {
  await addSome();
  const number = 'UPRERAPRJ442214/08/2024';
  await addProperty(app, { ...inNoida, title: 'Neem Court', reraNumber: number, rera: registeredBlock });
  expect((await found('Sector 76, Noida, Uttar Pradesh 201301')).totalCount).toBe(5);
  for (const query of [number, number.toLowerCase(), 'rera no. UPRERAPRJ442214', 'neem court'])
    expect([query, (await found(query)).titles]).toEqual([query, ['Neem Court']]);
  const page = async (query: string) =>
    (await call('GET', `/shop-left-sidebar?q=${encodeURIComponent(query)}`)).text;
  for (const query of [number, 'neem court']) expect(await page(query)).not.toContain('in the descriptions');
  expect(await page('neem gardenia')).toContain('We looked for “neem”, “gardenia” in the descriptions.');
  expect(await page('2 bhk 201301')).toContain('A postcode covers many sectors, so “201301” does not narrow');
});

test('a range from nothing leaves out no home whose price is on request', async () => {
  await addSome();
  for (const filter of ['minPrice: 0', 'floorArea: { min: 0 }', 'baths: { min: 0 }']) {
    const { data } = await ask<{ projects: { totalCount: number } }>(
      `{ projects(filter: { ${filter} }) { totalCount } }`,
    );
    expect([filter, data.projects.totalCount]).toEqual([filter, 4]);
  }
});
