import { expect, test } from 'vitest';
import {
  areasText,
  formatArea,
  formatAreaSize,
  formatCompletion,
  formatCount,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatPaise,
  formatRooms,
  formatRupees,
  formatStatus,
  unbroken,
  formatPhone,
  groupRupees,
  priceText,
  spokenRupees,
} from './format.ts';

const lakh = 100_000;
const crore = 10_000_000;

test.each([
  [0, '₹ 0'],
  [999, '₹ 999'],
  [1_000, '₹ 1,000'],
  [99_999, '₹ 99,999'],
  [lakh, '₹ 1,00,000'],
  [45 * lakh, '₹ 45,00,000'],
  [9_999_999, '₹ 99,99,999'],
  [12_500_000, '₹ 1,25,00,000'],
  [10_000 * crore, '₹ 1,00,00,00,00,000'],
])('%d rupees are %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test.each([
  [99_999, '99,999'],
  [lakh, '1 lakh'],
  [110_000, '1.1 lakh'],
  [45 * lakh, '45 lakh'],
  [8_549_999, '85.49 lakh'],
  [9_999_999, '99.99 lakh'],
  [crore, '1 Cr'],
  [11_500_000, '1.15 Cr'],
  [12_500_000, '1.25 Cr'],
  [19_999_999, '1.99 Cr'],
  [1_234 * crore, '1,234 Cr'],
])('%d rupees are said as %s', (rupees, text) => {
  expect(spokenRupees(rupees)).toBe(text);
});

test('a spoken price is never above the price, and at most a hundredth of its unit below it', () => {
  for (let rupees = lakh; rupees < 1_000 * crore; rupees = Math.ceil(rupees * 1.0173)) {
    const [, number = '', unit] = /^([\d,.]+) (Cr|lakh)$/.exec(spokenRupees(rupees)) ?? [];
    const factor = unit === 'Cr' ? crore : lakh;
    const said = Math.round(Number(number.replaceAll(',', '')) * factor);
    expect(unit).toBe(rupees >= crore ? 'Cr' : 'lakh');
    expect(said).toBeLessThanOrEqual(rupees);
    expect(rupees - said).toBeLessThan(factor / 100);
  }
});

test('each hundredth of a crore and of a lakh is spoken exactly', () => {
  for (let hundredths = 100; hundredths < 10_000; hundredths += 1) {
    const text = String(hundredths / 100);
    expect(spokenRupees(hundredths * (lakh / 100))).toBe(`${text} lakh`);
    expect(spokenRupees(hundredths * (crore / 100))).toBe(`${text} Cr`);
  }
});

test('a price is written with both its ends, or as on request', () => {
  expect(priceText({ from: 12_000_000, to: 19_000_000 })).toBe('1,20,00,000–1,90,00,000');
  expect(priceText({ from: 12_000_000, to: null })).toBe('1,20,00,000');
  expect(priceText(null)).toBe('On Request');
  expect(groupRupees(12_000_000)).toBe('1,20,00,000');
});

test('areas are written with their unit and basis', () => {
  const area = { min: 1480, max: 2150, unit: 'SQ_FT', basis: 'SUPER_BUILT_UP' };
  expect(formatAreaSize(area)).toBe('1,480–2,150 sq ft');
  expect(formatArea(area)).toBe('1,480–2,150 sq ft super built-up');
  expect(formatArea({ ...area, max: 1480, basis: null })).toBe('1,480 sq ft');
  expect(areasText([area, { min: 112.5, max: 112.5, unit: 'SQ_M', basis: 'CARPET' }])).toBe(
    '1,480–2,150 sq ft super built-up; 112.5 sq m carpet',
  );
  expect(areasText([])).toBe('');
});

test('rooms and counts use the terms of the trade', () => {
  expect(formatRooms({ min: 3, max: 3 })).toBe('3 BHK');
  expect(formatRooms({ min: 2, max: 4 })).toBe('2–4 BHK');
  expect(formatRooms({ min: 0, max: 0 })).toBe('Studio');
  expect(formatRooms(null)).toBe('');
  expect(formatCount({ min: 2, max: 3 })).toBe('2–3');
  expect(formatCount(undefined)).toBe('');
});

test('a completion is written with its month or quarter', () => {
  expect(formatCompletion({ year: 2027 })).toBe('2027');
  expect(formatCompletion({ year: 2027, month: 12 })).toBe('Dec 2027');
  expect(formatCompletion({ year: 2027, quarter: 3 })).toBe('Q3 2027');
  expect(formatCompletion({ year: null })).toBe('Ready to move');
  expect(formatCompletion(null)).toBe('');
});

test('dates are those of India, wherever the server stands', () => {
  expect(formatLongDate('2026-11-12T20:00:00.000Z')).toBe('November 13, 2026');
  expect(formatDay('2026-12-31')).toBe('31 Dec 2026');
  expect(formatDateTime('2026-11-21T07:35:00.000Z')).toMatch(/^21 Nov 2026, 1:05\spm$/);
});

test('September has three letters, like the other months', () => {
  expect(formatDay('2026-09-14')).toBe('14 Sep 2026');
  expect(formatDateTime('2026-09-14T07:35:00.000Z')).toMatch(/^14 Sep 2026, 1:05\spm$/);
});

test('an amount and a size do not break across lines', () => {
  expect(unbroken('₹ 120 × 1,480 sq ft, no ₹ sign')).toBe('₹\u00a0120 × 1,480 sq\u00a0ft, no ₹ sign');
});

test.each([
  ['98100 00001', '+919810000001', '+91 98100 00001'],
  ['0120 456 7890', '+911204567890', '0120 456 7890'],
  ['+1 202 555 0100', '+12025550100', '+1 202 555 0100'],
  ['ask for Meena', null, 'ask for Meena'],
])('the number typed as “%s” (%s) is shown as “%s”', (typed, e164, shown) => {
  expect(formatPhone(typed, e164)).toBe(shown);
});

test('a status has words', () => {
  expect(formatStatus('UNDER_OFFER')).toBe('Under offer');
  expect(formatStatus('SOLD')).toBe('Sold');
});

test.each([
  [0, '₹ 0.00'],
  [1_500, '₹ 15.00'],
  [1_250_000_005, '₹ 1,25,00,000.05'],
])('%d paise are %s', (paise, text) => {
  expect(formatPaise(paise)).toBe(text);
});
