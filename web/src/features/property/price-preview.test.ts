import { expect, test } from 'vitest';
import { previewPrice } from './price-preview.ts';

test.each([
  ['', 'On Request'],
  ['on request', 'On Request'],
  ['45,00,000', '₹ 45,00,000 · 45 lakh'],
  ['45 lakh', '₹ 45,00,000 · 45 lakh'],
  ['₹ 1.25 crore onwards', '₹ 1,25,00,000 · 1.25 Cr'],
  ['1.2–1.9 Cr', '₹ 1,20,00,000 – ₹ 1,90,00,000 · 1.2 Cr to 1.9 Cr'],
  ['85 lakh to 1.1 Cr', '₹ 85,00,000 – ₹ 1,10,00,000 · 85 lakh to 1.1 Cr'],
])('“%s” is shown as %s', (typed, shown) => {
  expect(previewPrice(typed)).toBe(shown);
});

test.each(['cheap', '1.9–1.2 Cr', '45 dollars', '0'])('“%s” makes no sense', (typed) => {
  expect(previewPrice(typed)).toBeNull();
});
