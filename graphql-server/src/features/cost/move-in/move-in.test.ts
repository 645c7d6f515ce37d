import { expect, test } from 'vitest';
import { addProperty, propertyInput } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface MoveIn {
  lines: { key: string; amount: number | null; tax: number }[];
  total: number;
  unknown: string[];
  rules: { key: string }[];
  agreement: { value: string } | null;
}

async function moveInOf(id: string): Promise<MoveIn | null> {
  const query = `{ property(id: "${id}") { moveIn { lines { key amount tax } total unknown rules { key } agreement { value } } } }`;
  return (await ask<{ property: { moveIn: MoveIn | null } }>(query)).data.property.moveIn;
}

const toLet = { propertyStatus: 'FOR_RENT', price: '23,500' };

test('moving in costs the first month, the deposit and our fee with GST', async () => {
  const rent = { depositMonths: 2, maintenance: 1_500, brokerageDays: 15 };
  const { id } = await addProperty(app, { ...toLet, rent });
  expect(await moveInOf(id)).toEqual({
    lines: [
      { key: 'RENT', amount: 23_500, tax: 0 },
      { key: 'MAINTENANCE', amount: 1_500, tax: 0 },
      { key: 'DEPOSIT', amount: 47_000, tax: 0 },
      { key: 'BROKERAGE', amount: 13_865, tax: 2_115 },
    ],
    total: 85_865,
    unknown: [],
    rules: [{ key: 'gst.services' }],
    agreement: { value: 'usual' },
  });
});

test('what is not known is left out of the total and named; zero is nothing to pay', async () => {
  const { id } = await addProperty(app, { ...toLet, rent: { maintenance: 0, brokerageDays: 0 } });
  const sheet = await moveInOf(id);
  expect(sheet?.total).toBe(23_500);
  expect(sheet?.unknown).toEqual(['DEPOSIT']);
  expect(sheet?.lines.at(-1)).toEqual({ key: 'BROKERAGE', amount: 0, tax: 0 });
});

test('a sale, a rent on request and a rent without terms have no such sheet', async () => {
  const rent = { depositMonths: 2 };
  for (const values of [{ price: '80 lakh', rent }, { ...toLet, price: 'On Request', rent }, toLet])
    expect(await moveInOf((await addProperty(app, values)).id)).toBeNull();
});

test('wrong terms are refused with the field', async () => {
  const mutation = 'mutation ($input: PropertyInput!) { createProperty(input: $input) { id } }';
  const input = propertyInput({ ...toLet, rent: { depositMonths: 400, maintenance: -5 } });
  const { errors } = await ask(mutation, { input }, { token });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      'rent.depositMonths': 'Please enter a whole number from 0 to 36.',
      'rent.maintenance': 'Please enter whole rupees.',
    },
  });
});
