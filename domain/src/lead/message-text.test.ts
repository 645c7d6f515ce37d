import { expect, test } from 'vitest';
import { filledText, isAboutProject, unknownPlaceholder } from './message-text.ts';
import { dayInWords, priceInWords, timeInWords } from './text-values.ts';

test.each([
  ['Hello {name}, {project} costs {price}.', undefined],
  ['Hello {nmae}.', '{nmae}'],
  ['Hello {Name}.', '{Name}'],
  ['Hello { name }.', '{ name }'],
  ['Hello {}.', '{}'],
  ['Hello {name, this is {me}.', '{name, this is'],
  ['Hello name}.', '}'],
  ['Hello {name}}.', '}'],
  ['Hello {{name}}.', '{'],
  ['नमस्ते {नाम} जी', '{नाम}'],
])('a part in braces that is no placeholder is found: %s', (text, unknown) => {
  expect(unknownPlaceholder(text)).toBe(unknown);
});

test('a text gets its values once, whatever they hold, and says which are missing', () => {
  const text = 'Hello {name}, {project} is at {place}. {name}!';
  expect(filledText(text, { name: '{me} $& $1', project: 'Lotus Court', me: 'Asha', place: ' ' })).toEqual({
    text: 'Hello {me} $& $1, Lotus Court is at {place}. {me} $& $1!',
    missing: ['place'],
  });
});

test('a text is about a project if it names something of it', () => {
  expect(['{name} {me} {phone}', '{day} {time}', '{link}', '{place}', '{price}'].map(isAboutProject)).toEqual(
    [...[false, false, true, true, true]],
  );
});

test('prices are as people say them, in both languages', () => {
  const range = { from: 9_800_000, to: 12_000_000 };
  expect(priceInWords(range, 'ENGLISH')).toBe('₹ 98 lakh–1.2 Cr');
  expect(priceInWords(range, 'HINDI')).toBe('₹ 98 लाख से ₹ 1.2 करोड़');
  expect(priceInWords({ from: 45_000, isRent: true }, 'ENGLISH')).toBe('₹ 45,000 a month');
  expect(priceInWords({ from: 45_000, isRent: true }, 'HINDI')).toBe('₹ 45,000 प्रति माह');
});

test.each([
  ['2026-11-28T05:30:00Z', '11:00 am', 'सुबह 11:00 बजे'],
  ['2026-11-28T06:30:00Z', '12:00 pm', 'दोपहर 12:00 बजे'],
  ['2026-11-28T12:00:00Z', '5:30 pm', 'शाम 5:30 बजे'],
  ['2026-11-28T15:00:00Z', '8:30 pm', 'रात 8:30 बजे'],
  ['2026-11-27T18:30:00Z', '12:00 am', 'रात 12:00 बजे'],
])('a moment is told by the clock of India: %s', (at, english, hindi) => {
  expect([timeInWords(at, 'ENGLISH'), timeInWords(at, 'HINDI')]).toEqual([english, hindi]);
});

test('a day has its weekday, and Western digits', () => {
  const at = '2026-11-27T19:00:00Z';
  expect(dayInWords(at, 'ENGLISH')).toBe('Saturday 28 November');
  expect(dayInWords(at, 'HINDI')).toBe('शनिवार, 28 नवंबर');
});
