import { areasText, formatCompletion, formatCount, formatRooms, priceText } from 'domain/text/format.ts';
import { expect, test } from 'vitest';
import { readAreas, readCompletion, readCount, readPrice } from './property-facts.ts';

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
  ['97 lakhs only', 97 * lakh, null],
  ['Rs. 97,00,000/- only', 97 * lakh, null],
  ['50k', 50_000, null],
  ['45 thousand', 45_000, null],
  ['23,500 per month', 23_500, null],
  ['20k–30k', 20_000, 30_000],
  ['1 crore 25 lakh', 1.25 * crore, null],
  ['1 Cr 25 lakh – 1 Cr 40 lakh', 1.25 * crore, 1.4 * crore],
  ['85 lacs to 1.1 karod', 85 * lakh, 1.1 * crore],
  ['85 lkh', 85 * lakh, null],
  ['starting from 45 lakh', 45 * lakh, null],
])('the price “%s” is %d to %s rupees', (text, from, to) => {
  expect(readPrice(text)).toEqual({ from, to });
});

test.each(['On Request', 'on request', ' Price on request ', 'Call for price', '', undefined])(
  'the price “%s” is on request',
  (text) => {
    expect(readPrice(text)).toBeNull();
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
  '45 dozen',
  '25 lakh 1 crore',
  '1 crore 200 lakh',
  '2 kids',
  '100000 Cr',
  '1e7',
  '0x10',
  'NaN',
  'Infinity',
  '1.2.3 Cr',
  '45 lakh lakh',
])('the price “%s” is refused with an example', (text) => {
  expect(() => readPrice(text)).toThrow(
    'Please enter a price such as 45,00,000 or 45 lakh or 1.2–1.9 Cr, or On Request.',
  );
});

test('each formatted price is parsed back to the same value', () => {
  for (let from = 1; from < 90_000 * crore; from = Math.ceil(from * 1.37)) {
    for (const price of [
      { from, to: null },
      { from, to: from + 1 },
      { from, to: from * 3 },
    ]) {
      if ((price.to ?? from) > 10_000 * crore) continue;
      expect(readPrice(priceText(price))).toEqual(price);
    }
  }
  expect(readPrice(priceText(null))).toBeNull();
});

test.each([
  ['1250', { min: 1250, max: 1250, unit: 'SQ_FT', basis: null }],
  ['1,250 sq ft', { min: 1250, max: 1250, unit: 'SQ_FT', basis: null }],
  ['1,250 sqft', { min: 1250, max: 1250, unit: 'SQ_FT', basis: null }],
  ['1250 sq. ft.', { min: 1250, max: 1250, unit: 'SQ_FT', basis: null }],
  ['1250 sq.ft.', { min: 1250, max: 1250, unit: 'SQ_FT', basis: null }],
  ['1250 Sq Feet', { min: 1250, max: 1250, unit: 'SQ_FT', basis: null }],
  ['1250 square feet', { min: 1250, max: 1250, unit: 'SQ_FT', basis: null }],
  ['1,150–1,850 sq ft', { min: 1150, max: 1850, unit: 'SQ_FT', basis: null }],
  ['1,150 to 1,850 sq ft carpet', { min: 1150, max: 1850, unit: 'SQ_FT', basis: 'CARPET' }],
  ['1,250 sq ft (carpet area)', { min: 1250, max: 1250, unit: 'SQ_FT', basis: 'CARPET' }],
  ['1250 carpet', { min: 1250, max: 1250, unit: 'SQ_FT', basis: 'CARPET' }],
  ['112.5 sq m built-up', { min: 112.5, max: 112.5, unit: 'SQ_M', basis: 'BUILT_UP' }],
  ['112 sqm', { min: 112, max: 112, unit: 'SQ_M', basis: null }],
  ['112 sq mtrs', { min: 112, max: 112, unit: 'SQ_M', basis: null }],
  ['112 sq meters', { min: 112, max: 112, unit: 'SQ_M', basis: null }],
  ['112 square metres', { min: 112, max: 112, unit: 'SQ_M', basis: null }],
  ['2,100 sq ft super built-up area', { min: 2100, max: 2100, unit: 'SQ_FT', basis: 'SUPER_BUILT_UP' }],
  ['2,100 sq ft super', { min: 2100, max: 2100, unit: 'SQ_FT', basis: 'SUPER_BUILT_UP' }],
  ['200 sq yd plot', { min: 200, max: 200, unit: 'SQ_YD', basis: 'PLOT' }],
  ['200 sq yards', { min: 200, max: 200, unit: 'SQ_YD', basis: null }],
  ['1,150 sq ft – 1,850 sq ft carpet', { min: 1150, max: 1850, unit: 'SQ_FT', basis: 'CARPET' }],
  ['Carpet area: 1,250 sq ft', { min: 1250, max: 1250, unit: 'SQ_FT', basis: 'CARPET' }],
  ['200 guz', { min: 200, max: 200, unit: 'SQ_YD', basis: null }],
  ['200 gaj', { min: 200, max: 200, unit: 'SQ_YD', basis: null }],
])('the area “%s” is understood', (text, area) => {
  expect(readAreas(text)).toEqual([area]);
});

test('carpet area comes first if it is known', () => {
  const areas = readAreas('2,100 sq ft super built-up; 1,480 sq ft carpet; 120 sq yd plot');
  expect(areas.map(({ basis }) => basis)).toEqual(['CARPET', 'SUPER_BUILT_UP', 'PLOT']);
  expect(readAreas('')).toEqual([]);
  expect(readAreas(undefined)).toEqual([]);
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
  '100 sq m – 1,850 sq ft',
])('the area “%s” is refused with an example', (text) => {
  expect(() => readAreas(text)).toThrow(
    'Please enter an area such as 1,250 sq ft or 1,150–1,850 sq ft carpet.',
  );
});

test.each(['bigha', 'biswa', 'katha'])('a %s is refused because it differs by district', (unit) => {
  expect(() => readAreas(`2 ${unit}`)).toThrow(
    `The size of a ${unit} differs from district to district. Please enter the area in sq yd, sq m or sq ft.`,
  );
});

test('each formatted area is parsed back to the same value', () => {
  for (const unit of ['SQ_FT', 'SQ_M', 'SQ_YD']) {
    for (const basis of [null, 'CARPET', 'BUILT_UP', 'SUPER_BUILT_UP', 'PLOT']) {
      for (const [min, max] of [
        [1, 1],
        [999.5, 1000],
        [1150, 123_456],
        [10_000_000, 99_999_999],
      ]) {
        const areas = [{ min, max, unit, basis }];
        expect(readAreas(areasText(areas as Parameters<typeof areasText>[0]))).toEqual(areas);
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
  ['3.5 BHK', 3.5, 3.5],
  ['3 BHK + study', 3.5, 3.5],
  ['3BHK+S', 3.5, 3.5],
  ['2 BHK – 3 BHK', 2, 3],
  ['2/3 BHK', 2, 3],
  ['2.5–3.5 BHK', 2.5, 3.5],
  ['Studio to 2 BHK', 0, 2],
  ['4 bedrooms', 4, 4],
])('the rooms “%s” are %d to %d', (text, min, max) => {
  expect(readCount(text, 'rooms')).toEqual({ min, max });
});

test.each(['many', '4–2', '2.3 BHK', '-1', '100', '3 BHK 2', '3.5 BHK + study', 'Studio + study', '+ study'])(
  'the rooms “%s” are refused with an example',
  (text) => {
    expect(() => readCount(text, 'rooms')).toThrow('Please enter a number such as 3, 2–4 BHK or Studio.');
  },
);

test('a servant room is no bedroom; it belongs to the features', () => {
  for (const text of ['3 BHK + servant', '3+1 BHK']) {
    expect(() => readCount(text, 'rooms')).toThrow(/put the servant room among the features/);
  }
});

test('a studio is a number of rooms, and not of baths', () => {
  expect(() => readCount('Studio', 'baths')).toThrow('Please enter a number such as 2 or 2–3.');
  expect(readCount('2 baths', 'baths')).toEqual({ min: 2, max: 2 });
  expect(readCount('2.5', 'baths')).toEqual({ min: 2.5, max: 2.5 });
  expect(readCount('2 + powder room', 'baths')).toEqual({ min: 2.5, max: 2.5 });
  expect(readCount('', 'baths')).toBeNull();
});

test('each formatted number of rooms and baths is parsed back to the same value', () => {
  for (let min = 0; min <= 12; min += 0.5) {
    for (let max = min; max <= 12; max += 0.5) {
      expect(readCount(formatRooms({ min, max }), 'rooms')).toEqual({ min, max });
      expect(readCount(formatCount({ min, max }), 'baths')).toEqual({ min, max });
    }
  }
});

test.each([
  ['2027', { year: 2027, quarter: null, month: null }],
  ['Dec 2027', { year: 2027, quarter: null, month: 12 }],
  ['december 2027', { year: 2027, quarter: null, month: 12 }],
  ['Sept. 2027', { year: 2027, quarter: null, month: 9 }],
  ['Q3 2027', { year: 2027, quarter: 3, month: null }],
  ['by Dec, 2027', { year: 2027, quarter: null, month: 12 }],
  ['possession in Dec 2027', { year: 2027, quarter: null, month: 12 }],
  ['12/2027', { year: 2027, quarter: null, month: 12 }],
  ['Ready to move', { year: null, quarter: null, month: null }],
  ['ready-to-move-in', { year: null, quarter: null, month: null }],
  ['RTM', { year: null, quarter: null, month: null }],
  ['immediate possession', { year: null, quarter: null, month: null }],
])('the year of completion “%s” is understood', (text, completion) => {
  expect(readCompletion(text)).toEqual(completion);
});

test.each(['soon', '27', '1899', '2101', 'Q5 2027', 'Foo 2027', 'Marble 2027', 'Dec', '2027 Dec', '13/2027'])(
  'the year of completion “%s” is refused with an example',
  (text) => {
    expect(() => readCompletion(text)).toThrow(
      'Please enter a year such as 2027, Dec 2027 or Q3 2027, or Ready to move.',
    );
  },
);

test('each formatted completion is parsed back to the same value', () => {
  expect(readCompletion(formatCompletion(null))).toBeNull();
  const ready = { year: null, quarter: null, month: null };
  expect(readCompletion(formatCompletion(ready))).toEqual(ready);
  for (let month = 1; month <= 12; month += 1) {
    const completion = { year: 2027, quarter: null, month };
    expect(readCompletion(formatCompletion(completion))).toEqual(completion);
  }
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    const completion = { year: 1999, quarter, month: null };
    expect(readCompletion(formatCompletion(completion))).toEqual(completion);
  }
});
