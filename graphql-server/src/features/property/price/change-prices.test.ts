import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { addProperty, given, propertyInput } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Price {
  from: number;
  to: number | null;
}

interface Plan {
  changes: { property: { title: string }; before: Price; after: Price }[];
  changed: number;
  kept: { property: { title: string }; reason: string }[];
  batchId: string | null;
}

async function change(selection: object, step: object, dryRun = false, asToken = token) {
  return ask<{ changePropertyPrices: Plan }>(
    `mutation ($selection: ItemSelection!, $step: PriceStepInput!, $dryRun: Boolean!) {
      changePropertyPrices(selection: $selection, step: $step, dryRun: $dryRun) {
        changes { property { title } before { from to } after { from to } }
        changed kept { property { title } reason } batchId
      }
    }`,
    { selection, step, dryRun },
    { token: asToken },
  );
}

const planOf = async (...args: Parameters<typeof change>) =>
  given(await change(...args), 'changePropertyPrices');

async function priceOf(id: string) {
  const answer = await ask<{ property: { price: Price | null; priceHistory: object[] } }>(
    'query ($id: ID!) { property(id: $id) { price { from to } priceHistory { at } } }',
    { id },
  );
  return given(answer, 'property');
}

const undo = async (id: string | null) =>
  given(
    await ask<{ undoPropertyBatch: object }>(
      'mutation ($id: ID!) { undoPropertyBatch(id: $id) { taken kept } }',
      { id },
      { token },
    ),
    'undoPropertyBatch',
  );

test('prices rise by a percentage and are rounded; a dry run changes nothing, and undo takes them back', async () => {
  const one = await addProperty(app, { title: 'Neem Court', price: '95 lakh' });
  const range = await addProperty(app, { title: 'Sal Court', price: '1.2–1.9 Cr' });
  const selection = { ids: [one.id, range.id] };
  const step = { percent: 2.5, roundTo: 10_000 };
  const dry = await planOf(selection, step, true);
  expect(dry).toMatchObject({ changed: 2, batchId: null, kept: [] });
  expect((await priceOf(one.id)).price?.from).toBe(9_500_000);
  const { changes, batchId } = await planOf(selection, step);
  expect(changes.map(({ after }) => after)).toEqual(dry.changes.map(({ after }) => after));
  expect(await priceOf(one.id)).toMatchObject({ price: { from: 9_740_000 }, priceHistory: [{}, {}] });
  expect((await priceOf(range.id)).price).toEqual({ from: 12_300_000, to: 19_480_000 });
  expect(await undo(batchId)).toEqual({ taken: 2, kept: 0 });
  expect((await priceOf(one.id)).price?.from).toBe(9_500_000);
  expect((await priceOf(range.id)).price).toEqual({ from: 12_000_000, to: 19_000_000 });
});

test('a price that was saved since stays when the others are taken back', async () => {
  const one = await addProperty(app, { price: '95 lakh' });
  const other = await addProperty(app, { price: '95 lakh' });
  const { batchId } = await planOf({ ids: [one.id, other.id] }, { amount: -500_000 });
  const input = propertyInput({ price: '91 lakh' });
  await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id: one.id, input },
    { token },
  );
  expect(await undo(batchId)).toEqual({ taken: 1, kept: 1 });
  expect((await priceOf(one.id)).price?.from).toBe(9_100_000);
  expect((await priceOf(other.id)).price?.from).toBe(9_500_000);
});

test('what has no price of its own stays, with the reason', async () => {
  const names = ['On request', 'With homes', 'With a draft', 'Too low'];
  const [request, homes, drafted, low] = await Promise.all([
    addProperty(app, { title: names[0], price: '' }),
    addProperty(app, {
      title: names[1],
      configurations: [{ name: '2 BHK', bedrooms: 2, carpet: 760, priceFrom: 9_000_000 }],
    }),
    addProperty(app, { title: names[2], price: '95 lakh' }),
    addProperty(app, { title: names[3], price: '2 lakh' }),
  ]);
  await ask(
    `mutation ($id: ID!, $input: PropertyInput!) {
      updateProperty(id: $id, input: $input, publication: { state: DRAFT }) { id }
    }`,
    { id: drafted.id, input: propertyInput({ title: names[2], price: '96 lakh' }) },
    { token },
  );
  const ids = [request, homes, drafted, low].map(({ id }) => id);
  const { changed, kept } = await planOf({ ids }, { amount: -200_000 });
  expect(changed).toBe(0);
  const reasons = Object.fromEntries(kept.map(({ property, reason }) => [property.title, reason]));
  expect(reasons).toEqual({
    'On request': 'It has no price.',
    'With homes': 'Its price comes from its configurations. Please change it in its form.',
    'With a draft': 'A draft beside it waits to be published. Please change the price there.',
    'Too low': 'The new price would not be above zero.',
  });
});

test.each([
  [{}, 'percentage or an amount'],
  [{ percent: 5, amount: 100 }, 'percentage or an amount'],
  [{ percent: -51 }, 'at most 50 %'],
  [{ percent: 101 }, 'at most 100 %'],
  [{ percent: 1.234 }, 'such as 2.5'],
  [{ percent: 5, roundTo: 7 }, 'rounding from the list'],
])('the step %o is refused', async (step, sentence) => {
  const { errors } = await change({ ids: [] }, step);
  expect(JSON.stringify(errors)).toContain(sentence);
});

test('sales and visitors change no price', async () => {
  const { id } = await addProperty(app, { price: '95 lakh' });
  for (const asToken of [await tokenOfRole(app, AdminRole.SALES), '']) {
    const { errors } = await change({ ids: [id] }, { percent: 5 }, false, asToken);
    expect(errors?.[0]?.extensions.code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  }
  expect((await priceOf(id)).price?.from).toBe(9_500_000);
});

const setPrice = (id: string, price: string, readAt?: string | null, asToken = token) =>
  ask<{ setPropertyPrice: { property: { price: Price | null }; batchId: string } }>(
    `mutation ($id: ID!, $price: String!, $readAt: DateTimeISO) {
      setPropertyPrice(id: $id, price: $price, readAt: $readAt) { property { price { from to } } batchId }
    }`,
    { id, price, readAt },
    { token: asToken },
  );

test('one price is set as it is typed, and undo takes it back', async () => {
  const { id } = await addProperty(app, { title: 'Kadamb Court', price: '95 lakh' });
  const { batchId, property } = given(await setPrice(id, '92 lakh'), 'setPropertyPrice');
  expect(property.price).toEqual({ from: 9_200_000, to: null });
  expect(await undo(batchId)).toEqual({ taken: 1, kept: 0 });
  expect((await priceOf(id)).price).toEqual({ from: 9_500_000, to: null });
  expect(given(await setPrice(id, ''), 'setPropertyPrice').property.price).toBeNull();
});

test('a price that is none, one of configurations, and one that another account saved since are refused', async () => {
  const { id } = await addProperty(app, { title: 'Kachnar Court', price: '95 lakh' });
  for (const wrong of ['a lot', '95'])
    expect((await setPrice(id, wrong)).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { price: expect.any(String) } } },
    ]);
  expect((await setPrice(id, '92 lakh', '2020-01-01T00:00:00.000Z')).errors).toMatchObject([
    { extensions: { code: 'CONFLICT' } },
  ]);
  const sales = await tokenOfRole(app, AdminRole.SALES);
  expect((await setPrice(id, '92 lakh', null, sales)).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  const configured = await addProperty(app, {
    title: 'Semal Court',
    configurations: [{ name: '2 BHK', bedrooms: 2, carpet: 760, priceFrom: 7_800_000 }],
  });
  expect((await setPrice(configured.id, '92 lakh')).errors).toMatchObject([
    { message: expect.stringContaining('configurations'), extensions: { code: 'CONFLICT' } },
  ]);
});
