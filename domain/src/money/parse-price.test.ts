import { expect, test } from 'vitest';
import { parsePrice } from './parse-price.ts';

test.each([
  ['४५,००,०००', 4_500_000, null],
  ['१.२५ करोड़', 12_500_000, null],
  ['१.२५ करोड\u093c', 12_500_000, null],
  ['१.२५ करो\u095c', 12_500_000, null],
  ['८५ लाख', 8_500_000, null],
  ['रु. ८५ लाख', 8_500_000, null],
  ['२५ हज़ार', 25_000, null],
  ['₹ 1,25,00,000.00', 12_500_000, null],
  ['8\u200b5 lakh\u00ad', 8_500_000, null],
  ['१.२–१.९ करोड़', 12_000_000, 19_000_000],
])('“%s” is from %i to %s', (text, from, to) => {
  expect(parsePrice(text)).toEqual({ value: { from, to } });
});
