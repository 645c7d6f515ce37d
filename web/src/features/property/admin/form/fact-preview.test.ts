import { expect, test } from 'vitest';
import { factPreviews } from './fact-preview.ts';

test.each<[keyof typeof factPreviews, string, string]>([
  ['price', '', 'On Request'],
  ['price', 'on request', 'On Request'],
  ['price', '45,00,000', '₹ 45,00,000 · 45 lakh'],
  ['price', '97 lakhs only', '₹ 97,00,000 · 97 lakh'],
  ['price', '50k', '₹ 50,000'],
  ['price', '₹ 1.25 crore onwards', '₹ 1,25,00,000 · 1.25 Cr'],
  ['price', '1.2–1.9 Cr', '₹ 1,20,00,000 – ₹ 1,90,00,000 · 1.2 Cr to 1.9 Cr'],
  ['area', '', ''],
  ['area', '1250 sqft carpet area', '1,250 sq ft carpet'],
  ['area', '200 gaj plot; 1250 carpet', '1,250 sq ft carpet; 200 sq yd plot'],
  ['rooms', '3 BHK + study', '3.5 BHK'],
  ['rooms', '1 rk', 'Studio'],
  ['baths', '2.5', '2.5 baths'],
  ['baths', '1', '1 bath'],
  ['baths', '', ''],
  ['yearBuilt', 'december 2027', 'Dec 2027'],
  ['yearBuilt', 'rtm', 'Ready to move'],
])('the %s “%s” is shown as “%s”', (fact, typed, text) => {
  expect(factPreviews[fact](typed)).toEqual({ text, refused: false });
});

test.each<[keyof typeof factPreviews, string, RegExp]>([
  ['price', '1,25 Cr', /such as 45,00,000/],
  ['price', 'cheap', /such as 45,00,000/],
  ['area', '2 bigha', /differs from district to district/],
  ['rooms', 'many', /such as 3, 2–4 BHK/],
  ['baths', '2.3', /such as 2 or 2–3/],
  ['yearBuilt', 'soon', /Ready to move/],
])('the %s “%s” is refused while it is typed', (fact, typed, sentence) => {
  expect(factPreviews[fact](typed)).toEqual({ text: expect.stringMatching(sentence), refused: true });
});
