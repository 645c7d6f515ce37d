import { expect, test } from 'vitest';
import { addProperty, addWithPicture } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });

const flat = { category: 'RESIDENTIAL', stage: 'UNDER_CONSTRUCTION', placeKey: 'noida/sector-150' };
const bhk = (bedrooms: number, carpet: number, priceFrom: number) => ({
  ...{ name: `${bedrooms} BHK`, bedrooms, carpet, priceFrom },
});

async function page(path: string) {
  const answer = await fetch(new URL(path, app.origin), { redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
}

async function totalOf(id: string, configuration: string): Promise<string> {
  const { data } = await app.ask<{ costSheet: { total: number } }>(
    'query ($id: ID!, $choices: CostChoices) { costSheet(propertyId: $id, choices: $choices) { total } }',
    { id, choices: { configuration } },
  );
  return data.costSheet.total.toLocaleString('en-IN');
}

test('every list shows the total of the cost sheet of the home that matched, without JavaScript', async () => {
  const configurations = [bhk(2, 780, 7_900_000), bhk(3, 1_150, 12_000_000)];
  const { id } = await addProperty(app, { title: 'Home', ...flat, configurations });
  const [small, large] = [await totalOf(id, '2-bhk'), await totalOf(id, '3-bhk')];
  for (const list of ['/shop-left-sidebar', '/shop', '/shop-grid', '/shop-right-sidebar']) {
    const asked = (await page(list)).html;
    expect([list, asked.includes('79,00,000'), asked.includes(small)]).toEqual([list, true, false]);
    for (const view of ['', '&view=list', '&view=map']) {
      const all = (await page(`${list}?allIn=1${view}`)).html;
      expect([list, view, all.includes(small), all.includes(large)]).toEqual([list, view, true, false]);
      const three = (await page(`${list}?rooms=3&allIn=1${view}`)).html;
      expect([list, view, three.includes(small), three.includes(large)]).toEqual([list, view, false, true]);
    }
  }
  const note = 'All-in prices count stamp duty';
  expect((await page('/shop?allIn=1')).html.split(note)).toHaveLength(2);
});

test('pages of places and builders switch to all-in prices, and say what they count', async () => {
  const configurations = [bhk(2, 780, 7_900_000), bhk(3, 1_150, 12_000_000)];
  const builder = 'Jalpath Developers';
  const homes = ['One', 'Two', 'Three'].map((title) =>
    addProperty(app, { title, ...flat, builder, configurations }),
  );
  const id = (await Promise.all(homes))[0]?.id ?? '';
  const [small, large] = [await totalOf(id, '2-bhk'), await totalOf(id, '3-bhk')];
  await addWithPicture(app, 'createBuilder', { name: builder });
  for (const path of [
    '/projects/in-sector-150-noida',
    '/projects/3-bhk-in-sector-150-noida',
    '/builders/jalpath-developers',
  ]) {
    const asked = (await page(path)).html;
    expect([path, asked.includes(`href="${path}?allIn=1"`), asked.includes(small)]).toEqual([
      path,
      true,
      false,
    ]);
    const { html } = await page(`${path}?utm_source=chat&allIn=1`);
    const isOfThree = path.includes('3-bhk');
    expect([path, html.includes(small), html.includes(large)]).toEqual([path, !isOfThree, isOfThree]);
    expect(html.split('All-in prices count stamp duty')).toHaveLength(2);
  }
});

test('words that ask for all-in prices become the switch', async () => {
  await addProperty(app, { title: 'Home', ...flat, configurations: [bhk(2, 780, 7_900_000)] });
  for (const [query, rest] of [
    ['2 bhk under 80 lakh all-in', 'q=2+bhk+under+80+lakh'],
    ['2 bhk 80 lakh sab milakar', 'q=2+bhk+80+lakh'],
    ['all inclusive price', ''],
  ] as const)
    expect(await page(`/shop-left-sidebar?${new URLSearchParams({ q: query })}`)).toMatchObject({
      status: 302,
      to: `/shop-left-sidebar?${rest && `${rest}&`}allIn=1`,
    });
  const rent = await page(`/shop-left-sidebar?${new URLSearchParams({ q: '2 bhk rent all inclusive' })}`);
  expect(rent.to).toBe('/shop-left-sidebar?q=2+bhk+rent+all+inclusive&intent=rent');
  expect((await page('/shop-left-sidebar?intent=rent&allIn=1')).to).toBe('/shop-left-sidebar?intent=rent');
});
