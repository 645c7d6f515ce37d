import { areasText, formatCompletion, formatCount, formatRooms, priceText } from 'web/lib/format.ts';
import { expect, test } from 'vitest';
import { parseAreas, parseCompletion, parseCount, parsePrice } from './property-facts.ts';

const lakh = 100_000;
const crore = 10_000_000;

test.each<[string, number, number | null]>([
  ['4500000', 45 * lakh, null],
  ['45,00,000', 45 * lakh, null],
  ['4,500,000', 45 * lakh, null],
  ['45,00,000.00', 45 * lakh, null],
  ['₹45,00,000/-', 45 * lakh, null],
  ['Rs. 45,00,000', 45 * lakh, null],
  ['INR 4500000', 45 * lakh, null],
  ['45 lakh', 45 * lakh, null],
  ['45 Lacs', 45 * lakh, null],
  ['45L', 45 * lakh, null],
  ['99.99 lakh', 99.99 * lakh, null],
  ['1.25 Cr', 1.25 * crore, null],
  ['1.25 crores', 1.25 * crore, null],
  ['₹ 1.25 crore onwards', 1.25 * crore, null],
  ['1.15 cr', 11_500_000, null],
  ['1.2–1.9 Cr', 1.2 * crore, 1.9 * crore],
  ['1.2 - 1.9 Cr', 1.2 * crore, 1.9 * crore],
  ['1.2 to 1.9 crore', 1.2 * crore, 1.9 * crore],
  ['₹ 85 lakh – ₹ 1.2 Cr', 85 * lakh, 1.2 * crore],
  ['45,00,000–55,00,000', 45 * lakh, 55 * lakh],
  ['1 Cr – 1 Cr', crore, null],
])('the price “%s” is %d to %s rupees', (text, from, to) => {
  expect(parsePrice(text)).toEqual({ from, to });
});

test.each(['On Request', 'on request', ' Price on request ', '', undefined])(
  'the price “%s” is on request',
  (text) => {
    expect(parsePrice(text)).toBeNull();
  },
);

test.each([
  'cheap',
  '0',
  '-5',
  '0 lakh',
  '1.25',
  '1,25 Cr',
  '4,5 lakh',
  '45,,00,000',
  '45,00,000,',
  '1.9–1.2 Cr',
  '1 Cr – 50 lakh',
  '85 lakh – 1.2',
  '45 thousand',
  '100000 Cr',
  '1e7',
  '0x10',
  'NaN',
  'Infinity',
  '1.2.3 Cr',
  '45 lakh lakh',
  '४५ लाख',
])('the price “%s” is refused with an example', (text) => {
  expect(() => parsePrice(text)).toThrow(
    'Please enter a price such as 45,00,000 or 45 lakh or 1.2–1.9 Cr, or On Request.',
  );
});

test('every price is read back from how it is written', () => {
  for (let from = 1; from < 90_000 * crore; from = Math.ceil(from * 1.37)) {
    for (const price of [
      { from, to: null },
      { from, to: from + 1 },
      { from, to: from * 3 },
    ]) {
      if ((price.to ?? from) > 10_000 * crore) continue;
      expect(parsePrice(priceText(price))).toEqual(price);
    }
  }
  expect(parsePrice(priceText(null))).toBeNull();
});

test.each([
  ['1250', { min: 1250, max: 1250, unit: 'sqFt', basis: null }],
  ['1,250 sq ft', { min: 1250, max: 1250, unit: 'sqFt', basis: null }],
  ['1,250 sqft', { min: 1250, max: 1250, unit: 'sqFt', basis: null }],
  ['1250 sq. ft.', { min: 1250, max: 1250, unit: 'sqFt', basis: null }],
  ['1250 sq.ft.', { min: 1250, max: 1250, unit: 'sqFt', basis: null }],
  ['1250 Sq Feet', { min: 1250, max: 1250, unit: 'sqFt', basis: null }],
  ['1250 square feet', { min: 1250, max: 1250, unit: 'sqFt', basis: null }],
  ['1,150–1,850 sq ft', { min: 1150, max: 1850, unit: 'sqFt', basis: null }],
  ['1,150 to 1,850 sq ft carpet', { min: 1150, max: 1850, unit: 'sqFt', basis: 'carpet' }],
  ['1,250 sq ft (carpet area)', { min: 1250, max: 1250, unit: 'sqFt', basis: 'carpet' }],
  ['1250 carpet', { min: 1250, max: 1250, unit: 'sqFt', basis: 'carpet' }],
  ['112.5 sq m built-up', { min: 112.5, max: 112.5, unit: 'sqM', basis: 'builtUp' }],
  ['112 sqm', { min: 112, max: 112, unit: 'sqM', basis: null }],
  ['112 sq mtrs', { min: 112, max: 112, unit: 'sqM', basis: null }],
  ['112 sq meters', { min: 112, max: 112, unit: 'sqM', basis: null }],
  ['112 square metres', { min: 112, max: 112, unit: 'sqM', basis: null }],
  ['2,100 sq ft super built-up area', { min: 2100, max: 2100, unit: 'sqFt', basis: 'superBuiltUp' }],
  ['2,100 sq ft super', { min: 2100, max: 2100, unit: 'sqFt', basis: 'superBuiltUp' }],
  ['200 sq yd plot', { min: 200, max: 200, unit: 'sqYd', basis: 'plot' }],
  ['200 sq yards', { min: 200, max: 200, unit: 'sqYd', basis: null }],
  ['200 gaj', { min: 200, max: 200, unit: 'sqYd', basis: null }],
])('the area “%s” is understood', (text, area) => {
  expect(parseAreas(text)).toEqual([area]);
});

test('carpet area leads wherever it is known', () => {
  const areas = parseAreas('2,100 sq ft super built-up; 1,480 sq ft carpet; 120 sq yd plot');
  expect(areas.map(({ basis }) => basis)).toEqual(['carpet', 'superBuiltUp', 'plot']);
  expect(parseAreas('')).toEqual([]);
  expect(parseAreas(undefined)).toEqual([]);
});

test.each([
  'huge',
  '0',
  '-5 sq ft',
  '5 acres',
  '1,850–1,150 sq ft',
  '1250 sq ft garage',
  'sq ft',
  '1,2 sq ft',
  '12 34 sq ft',
])('the area “%s” is refused with an example', (text) => {
  expect(() => parseAreas(text)).toThrow(
    'Please enter an area such as 1,250 sq ft or 1,150–1,850 sq ft carpet.',
  );
});

test('every area is read back from how it is written', () => {
  for (const unit of ['sqFt', 'sqM', 'sqYd']) {
    for (const basis of [null, 'carpet', 'builtUp', 'superBuiltUp', 'plot']) {
      for (const [min, max] of [
        [1, 1],
        [999.5, 1000],
        [1150, 123_456],
        [10_000_000, 99_999_999],
      ]) {
        const areas = [{ min, max, unit, basis }];
        expect(parseAreas(areasText(areas as Parameters<typeof areasText>[0]))).toEqual(areas);
      }
    }
  }
});

test.each<[string, number, number]>([
  ['3', 3, 3],
  ['3 BHK', 3, 3],
  ['3bhk', 3, 3],
  ['2–4 BHK', 2, 4],
  ['2-4', 2, 4],
  ['2 to 4 BHK', 2, 4],
  ['2, 3 BHK', 2, 3],
  ['Studio', 0, 0],
  ['1 RK', 0, 0],
  ['4 bedrooms', 4, 4],
])('the rooms “%s” are %d to %d', (text, min, max) => {
  expect(parseCount(text, 'rooms')).toEqual({ min, max });
});

test.each(['many', '4–2', '2.5 BHK', '-1', '100', '3 BHK 2'])(
  'the rooms “%s” are refused with an example',
  (text) => {
    expect(() => parseCount(text, 'rooms')).toThrow('Please enter a number such as 3, 2–4 BHK or Studio.');
  },
);

test('a studio has rooms, and no baths of that name', () => {
  expect(() => parseCount('Studio', 'baths')).toThrow('Please enter a number such as 2 or 2–3.');
  expect(parseCount('2 baths', 'baths')).toEqual({ min: 2, max: 2 });
  expect(parseCount('', 'baths')).toBeNull();
});

test('every number of rooms and baths is read back from how it is written', () => {
  for (let min = 0; min <= 12; min += 1) {
    for (let max = min; max <= 12; max += 1) {
      expect(parseCount(formatRooms({ min, max }), 'rooms')).toEqual({ min, max });
      expect(parseCount(formatCount({ min, max }), 'baths')).toEqual({ min, max });
    }
  }
});

test.each([
  ['2027', { year: 2027, quarter: null, month: null }],
  ['Dec 2027', { year: 2027, quarter: null, month: 12 }],
  ['december 2027', { year: 2027, quarter: null, month: 12 }],
  ['Sept. 2027', { year: 2027, quarter: null, month: 9 }],
  ['Q3 2027', { year: 2027, quarter: 3, month: null }],
])('the year of completion “%s” is understood', (text, completion) => {
  expect(parseCompletion(text)).toEqual(completion);
});

test.each(['soon', '27', '1899', '2101', 'Q5 2027', 'Foo 2027', 'Marble 2027', 'Dec', '2027 Dec'])(
  'the year of completion “%s” is refused with an example',
  (text) => {
    expect(() => parseCompletion(text)).toThrow('Please enter a year such as 2027, Dec 2027 or Q3 2027.');
  },
);

test('every completion is read back from how it is written', () => {
  expect(parseCompletion(formatCompletion(null))).toBeNull();
  for (let month = 1; month <= 12; month += 1) {
    const completion = { year: 2027, quarter: null, month };
    expect(parseCompletion(formatCompletion(completion))).toEqual(completion);
  }
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    const completion = { year: 1999, quarter, month: null };
    expect(parseCompletion(formatCompletion(completion))).toEqual(completion);
  }
});
