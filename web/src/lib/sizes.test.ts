import { expect, test } from 'vitest';
import { formatBytes, formatSpan } from './sizes.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_536_000, '1.5 MB'],
  [64_000_000_000, '64 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [3_600, '1 h'],
  [93_784, '1 d 2 h'],
])('%i seconds are %s', (seconds, words) => {
  expect(formatSpan(seconds)).toBe(words);
});
