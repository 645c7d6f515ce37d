import { expect, test } from 'vitest';
import { formatCompletion } from '../text/format.ts';
import { parseAreas, parseCompletion, parseCount } from './parse-facts.ts';

const december = { year: 2027, quarter: null, month: 12 };

test.each([
  ...[
    'Dec 2027',
    'Dec-27',
    'Dec 27',
    'Dec-2027',
    "Dec'27",
    'Dec’27',
    'Dec/27',
    'December, 2027',
    'by Dec. 2027',
  ],
  ...[
    '2027-12',
    '2027/12',
    '12-2027',
    '12/2027',
    '12.2027',
    '01-12-2027',
    '31-Dec-27',
    '2027-12-01',
    '1 Dec 2027',
  ],
  ...['Wednesday, 1 December 2027', '01-12-2027 00:00', '2027-12-31T00:00:00', 'Dec 2027 onwards'],
  ...['दिसंबर 2027', 'दिसम्बर २०२७', 'दिस-27', '१२/२०२७', 'Dec\u200b-27'],
  ...['Dec–27', 'Dec‑2027', '12–2027', '31−12−2027'],
])('“%s” is December 2027', (text) => {
  expect(parseCompletion(text)).toEqual({ value: december });
});

test.each([
  ['Q4 2027', 4, 2027],
  ['Q4-2027', 4, 2027],
  ['Q4-27', 4, 2027],
  ["Q1'28", 1, 2028],
  ['2027-Q4', 4, 2027],
  ['4Q 2027', 4, 2027],
])('“%s” is quarter %i of %i', (text, quarter, year) => {
  expect(parseCompletion(text)).toEqual({ value: { year, quarter, month: null } });
});

test.each([
  ['31-Mar-28', 3, 2028],
  ['Mar 2028 onwards', 3, 2028],
  ['मार्च 2028', 3, 2028],
  ['जून 2027', 6, 2027],
  ['जुला 2027', 7, 2027],
  ['फ़रवरी २०२८', 2, 2028],
  ['अक्तूबर 2027', 10, 2027],
])('“%s” is month %i of %i', (text, month, year) => {
  expect(parseCompletion(text)).toEqual({ value: { year, quarter: null, month } });
});

test.each([
  '27',
  'Dec',
  '13-2027',
  '2027-13',
  'Q5-2027',
  'Abc-27',
  '12-27',
  '31-Feb-28',
  'दिल्ली 2027',
  '20271',
])('“%s” is no completion', (text) => {
  expect(parseCompletion(text)).toHaveProperty('refusal');
});

test('each month and quarter reads as it is written, also as Excel writes it back', () => {
  for (let month = 1; month <= 12; month += 1) {
    const completion = { year: 2029, quarter: null, month };
    const text = formatCompletion(completion);
    expect(parseCompletion(text)).toEqual({ value: completion });
    expect(parseCompletion(text.replace(/ 20(\d\d)$/, '-$1'))).toEqual({ value: completion });
  }
});

test('sizes and rooms in the digits of Hindi are read', () => {
  expect(parseAreas('१,२५० वर्ग फुट')).toEqual({
    value: [{ min: 1_250, max: 1_250, unit: 'SQ_FT', basis: null }],
  });
  expect(parseAreas('२०० गज plot')).toEqual({
    value: [{ min: 200, max: 200, unit: 'SQ_YD', basis: 'PLOT' }],
  });
  expect(parseCount('३ बीएचके', 'rooms')).toEqual({ value: { min: 3, max: 3 } });
});
