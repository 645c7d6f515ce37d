import { expect, test } from 'vitest';
import { addProperty } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token } = app;

interface Home {
  title: string;
  shownConfiguration: string | null;
  allIn: { configuration: string | null; total: number }[];
}
interface Found {
  totalCount: number;
  items: Home[];
  nearest: { property: { title: string }; differences: string[] }[];
}

async function find(variables: { query?: string; filter?: object; sort?: string }): Promise<Found> {
  const { data, errors } = await ask<{ projects: Found }>(
    `query ($query: String, $filter: ProjectFilter, $sort: ProjectSort) {
      projects(query: $query, filter: $filter, sort: $sort, perPage: 100) {
        totalCount
        items { title shownConfiguration allIn { configuration total } }
        nearest { property { title } differences }
      }
    }`,
    variables,
  );
  expect(errors).toBeUndefined();
  return data.projects;
}

const titles = ({ items }: Found) => items.map(({ title }) => title);
/** What a card shows: the total of the home that matched. */
const shown = ({ allIn, shownConfiguration }: Home) =>
  allIn.find(({ configuration }) => configuration === shownConfiguration)?.total;

const flat = { category: 'RESIDENTIAL', stage: 'UNDER_CONSTRUCTION', placeKey: 'noida/sector-150' };
const bhk = (bedrooms: number, carpet: number, priceFrom?: number) => ({
  ...{ name: `${bedrooms} BHK`, bedrooms, carpet, priceFrom },
});

/** The same numbers in each run. */
function numberOf(seed: number, least: number, most: number): number {
  return least + Math.round(((seed * 7_919) % 10_007) * ((most - least) / 10_007));
}

const fields = `id key value otherValues authority subject allotment validFrom validTo sourceTitle sourceAddress sourceDate
  confidence note`;

async function ruleNamed(name: string): Promise<Record<string, unknown> & { id: string }> {
  const { data } = await ask<{ adminRules: { items: (Record<string, unknown> & { id: string })[] } }>(
    `{ adminRules(list: { perPage: 100 }) { items { ${fields} } } }`,
    {},
    { token },
  );
  const found = data.adminRules.items.find(({ key }) => key === name);
  if (!found) throw new Error(`There is no rule ${name}.`);
  return found;
}

async function addMany(count: number): Promise<void> {
  for (let seed = 1; seed <= count; seed += 1) {
    const title = `Home ${String(seed).padStart(2, '0')}`;
    const costs = {
      parking: numberOf(seed * 3, 0, 900_000),
      club: numberOf(seed * 5, 0, 300_000),
      ...(seed % 4 === 0 && { floorRise: '25' }),
    };
    if (seed % 5 === 0) {
      const price = `${numberOf(seed, 4_000_000, 20_000_000)}`;
      await addProperty(app, { title, ...flat, area: '900 sq ft carpet', price, costs });
      continue;
    }
    const configurations = [2, 3, 4].map((bedrooms) =>
      bhk(
        bedrooms,
        numberOf(seed * bedrooms, 600, 2_000),
        seed % 7 === bedrooms ? undefined : numberOf(seed * 11 * bedrooms, 4_000_000, 20_000_000),
      ),
    );
    await addProperty(app, { title, ...flat, configurations, costs });
  }
}

test('a budget and the order by price mean the all-in price of the home that matches', async () => {
  await addMany(40);
  await addProperty(app, { title: 'On request', ...flat, area: '900 sq ft carpet', price: 'On Request' });
  const all = (await find({ filter: { allIn: true } })).items;
  expect(all).toHaveLength(41);
  for (const rooms of [[], [2], [3, 4]])
    for (const maxPrice of [6_000_000, 9_000_000, 14_000_000]) {
      const wanted = new Set(rooms.map((count) => `${count}-bhk`));
      const totalsOf = ({ allIn }: Home) =>
        allIn
          .filter(
            ({ configuration }) => configuration === null || wanted.size === 0 || wanted.has(configuration),
          )
          .filter(({ total }) => total <= maxPrice && total >= 5_000_000)
          .map(({ total }) => total);
      // What has no configurations states no bedrooms here.
      const right = all.filter(
        (home) => (rooms.length === 0 || home.allIn[0]?.configuration) && totalsOf(home)[0],
      );
      const filter = { allIn: true, minPrice: 5_000_000, maxPrice, ...(rooms.length > 0 && { rooms }) };
      const found = await find({ filter, sort: 'PRICE_ASCENDING' });
      expect(titles(found).sort()).toEqual(right.map(({ title }) => title).sort());
      expect(found.items.map(shown)).toEqual(
        right.map((home) => Math.min(...totalsOf(home))).sort((one, other) => one - other),
      );
      expect(titles(await find({ filter, sort: 'PRICE_DESCENDING' }))).toEqual(titles(found).reverse());
    }
  const ordered = await find({ filter: { allIn: true }, sort: 'PRICE_DESCENDING' });
  expect(ordered.items.slice(0, -1).map(shown)).toEqual(
    all.flatMap((home) => shown(home) ?? []).sort((one, other) => other - one),
  );
  expect(titles(ordered).at(-1)).toBe('On request');
});

test('words ask for all-in prices, and “all in” a place does not', async () => {
  // Duty and registration alone bring it above 80 lakh.
  await addProperty(app, { title: 'Just below', ...flat, configurations: [bhk(2, 780, 7_900_000)] });
  await addProperty(app, { title: 'Far below', ...flat, configurations: [bhk(2, 780, 5_000_000)] });
  for (const query of [
    '80 lakh all-in',
    '2 bhk under 80 lakh all inclusive',
    '2bhk upto 80 lac all in',
    '2 bhk 80 lakh sab milakar',
    '2 बीएचके 80 लाख सब मिलाकर',
    'all-in price below 80 lakh in noida',
  ])
    expect([query, titles(await find({ query }))]).toEqual([query, ['Far below']]);
  for (const query of ['all in noida', 'all in noida under 80 lakh', 'all 2 bhk in sector 150 80 lakh'])
    expect([query, titles(await find({ query })).length]).toEqual([query, 2]);
  const { body } = await call<{ projects: { title: string }[] }>('GET', '/api/form?q=80+lakh+all-in');
  expect(JSON.stringify(body)).not.toContain('Just below');
});

test('what lies above a budget all-in says by how much', async () => {
  await addProperty(app, { title: 'Just below', ...flat, configurations: [bhk(2, 780, 7_900_000)] });
  const { items } = await find({});
  const total = items[0]?.allIn[0]?.total ?? 0;
  const { nearest } = await find({ filter: { allIn: true, maxPrice: total - 500_000 } });
  expect(nearest).toEqual([
    { property: { title: 'Just below' }, differences: ['₹ 5 lakh all-in over your budget'] },
  ]);
});

test('rents have no all-in price, so that the filter leaves them as they are', async () => {
  const rent = { rera: { status: 'RENT' }, propertyStatus: 'FOR_RENT', price: '25,000' };
  await addProperty(app, { title: 'To let', ...flat, ...rent, area: '900 sq ft carpet' });
  expect(titles(await find({ filter: { intent: 'RENT', allIn: true, maxPrice: 30_000 } }))).toEqual([
    'To let',
  ]);
});

test('a new value of a rule counts in the next search', async () => {
  await addProperty(app, { title: 'Home', ...flat, configurations: [bhk(2, 780, 7_900_000)] });
  const before = (await find({})).items[0]?.allIn[0]?.total ?? 0;
  const filter = { allIn: true, maxPrice: before };
  expect(titles(await find({ filter }))).toEqual(['Home']);
  const { id, ...rule } = await ruleNamed('duty.rate');
  const save = async (value: unknown) => {
    const mutation = 'mutation ($id: ID!, $input: RuleInput!) { updateRule(id: $id, input: $input) { id } }';
    const { errors } = await ask(mutation, { id, input: { ...rule, value } }, { token });
    expect(errors).toBeUndefined();
  };
  await save('9');
  expect(titles(await find({ filter }))).toEqual([]);
  await save(rule.value);
  expect(titles(await find({ filter }))).toEqual(['Home']);
});
