import { expect, test } from 'vitest';
import { visibleText, withLatinDigits } from './typed-text.ts';

test.each([
  ['asha@example.com\u200b', 'asha@example.com'],
  ['\u200basha@example.com', 'asha@example.com'],
  ['\u202aasha@example.com\u202c', 'asha@example.com'],
  ['as\u00adha@exam\u2060ple.com\ufeff', 'asha@example.com'],
  ['as\u200dha@example\u200c.com', 'asha@example.com'],
  ['as\u034fha\u3164@example.com\u{e0061}', 'asha@example.com'],
  ['a\ufe0f\u200dsha@example.com', 'asha@example.com'],
  [' \u200b +91\u200d 98100\u2066 00001 \u2069', '+91 98100 00001'],
  ['९८१००\u200c०००००', '९८१०००००००'],
  ['AHG\u2011-7F3K2\u200e', 'AHG\u2011-7F3K2'],
  ['UPRERAPRJ\u200b442214', 'UPRERAPRJ442214'],
  ['\u200b \u2060', ''],
  ['\u200b\u200d', ''],
])('%j is read as “%s”', (typed, visible) => {
  expect(visibleText(typed)).toBe(visible);
});

test.each([
  ['a half letter of Hindi', 'क्\u200dष'],
  ['letters of Hindi kept apart', 'क्\u200cष'],
  ['a half letter at the end', 'उसका न्\u200d'],
  ['letters of Urdu kept apart', 'می\u200cخواهم'],
  ['a family', '👨\u200d👩\u200d👧'],
  ['a heart in colour', '❤\ufe0f'],
  ['a person with a skin', '👩🏽\u200d💻'],
  ['a woman at a desk', '🏋\ufe0f\u200d♀\ufe0f'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['the direction of Urdu', '\u200fگھر (3 BHK)\u200f'],
  ['lines and tabs', 'one\n\ttwo'],
])('%s stays', (_kind, text) => {
  expect(visibleText(text)).toBe(text);
});

test('digits of Hindi are digits', () => {
  expect(withLatinDigits('४५,००,०००')).toBe('45,00,000');
});
