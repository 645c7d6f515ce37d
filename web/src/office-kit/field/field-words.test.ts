import { expect, test } from 'vitest';
import { fieldWords, valueWords } from './field-words.ts';

test.each([
  ['price.from', 'Price from'],
  ['rooms.max', 'Rooms to'],
  ['balconies.min', 'Balconies from'],
  ['rera.checkedOn', 'RERA checked on'],
  ['gateReasons.9', 'Reason for check 9'],
  ['closeReason', 'Reason for closing'],
  ['slug', 'Page address'],
])('the field %s reads “%s”', (field, words) => {
  expect(fieldWords(field)).toBe(words);
});

test('stored values read as a person writes them', () => {
  expect(valueWords('rera.status', 'RESALE_BY_OWNER')).toBe('Resale by owner');
  expect(valueWords('price.from', '12500000')).toBe('1,25,00,000');
  expect(valueWords('rera.validTo', '2029-06-30')).toBe('30 Jun 2029');
});
