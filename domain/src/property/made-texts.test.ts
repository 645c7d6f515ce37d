import { expect, test } from 'vitest';
import { homeWords, madeAddress, madeTitle } from './made-texts.ts';

test.each([
  [{ rooms: '3' }, '3 BHK home'],
  [{ rooms: '3 BHK + study', kind: 'BUILDER_FLOOR' }, '3 BHK + study builder floor'],
  [{ rooms: 'Studio', kind: 'STUDIO' }, 'Studio'],
  [{ kind: 'SHOP' }, 'Shop'],
  [{}, ''],
] as const)('a home is called by what is known: %o', (facts, words) => {
  expect(homeWords(facts)).toBe(words);
});

test('a title says what is offered and where', () => {
  const place = { society: 'Neem Court', locality: 'Sector 76', city: 'Noida' };
  expect(madeTitle('3 BHK flat', place)).toBe('3 BHK flat, Neem Court, Sector 76');
  expect(madeTitle('Shop', { society: 'Sal Plaza Sector 18', locality: 'Sector 18' })).toBe(
    'Shop, Sal Plaza Sector 18',
  );
  expect(madeTitle('', { city: 'Noida' })).toBe('Noida');
  expect(madeAddress(place)).toBe('Neem Court, Sector 76, Noida');
});
