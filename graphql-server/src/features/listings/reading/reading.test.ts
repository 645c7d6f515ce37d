import { expect, test } from 'vitest';
import { addProperty } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

const document = `query ($message: String!) {
  readListings(message: $message) {
    text kind isKindSaid remark
    facts { field value label start end isSure options { label value } }
    questions { field question options { label value } }
    configurations { rooms area price }
  }
}`;

interface Answer {
  readListings: { facts: { field: string; value: string; isSure: boolean }[] }[];
}

test('an editor has a message read; a visitor has not', async () => {
  const message = '3 BHK Sector 76 1450 sft 95 lakh';
  const { data } = await ask<Answer>(document, { message }, { token });
  expect(data.readListings.map(({ facts }) => facts.map(({ field, value }) => [field, value]))).toEqual([
    [
      ['rooms', '3 BHK'],
      ['placeKey', 'noida/sector-76'],
      ['area', '1,450 sq ft'],
      ['price', '95,00,000'],
    ],
  ]);
  const refused = await ask(document, { message });
  expect(refused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a society is known from the addresses of earlier listings, and says where it lies', async () => {
  await addProperty(app, {
    title: '2 BHK flat, Kusum Vihar',
    address: 'Kusum Vihar, Sector 77, Noida',
    locality: 'Sector 77',
    city: 'Noida',
  });
  const { data } = await ask<Answer>(document, { message: '3bhk kusum vihar 95 lakh' }, { token });
  expect(data.readListings[0]?.facts.map(({ field, value, isSure }) => [field, value, isSure])).toEqual([
    ['rooms', '3 BHK', true],
    ['society', 'Kusum Vihar', true],
    ['placeKey', 'noida/sector-77', false],
    ['price', '95,00,000', true],
  ]);
});
