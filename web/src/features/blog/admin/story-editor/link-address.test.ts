import { expect, test } from 'vitest';
import { readLinkAddress } from './link-address.ts';

test.each([
  ['https://up-rera.in/search?q=1', 'https://up-rera.in/search?q=1'],
  [' up-rera.in ', 'https://up-rera.in'],
  ['/contact', '/contact'],
  ['#rooms', '#rooms'],
  ['asha@example.com', 'mailto:asha@example.com'],
  ['mailto:asha@example.com', 'mailto:asha@example.com'],
  ['+91 98100 00000', 'tel:+919810000000'],
])('%j leads to %j', (typed, address) => {
  expect(readLinkAddress(typed)).toBe(address);
});

test.each([
  '',
  'contact',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  'two words.in',
  'https://',
])('%j leads nowhere', (typed) => {
  expect(readLinkAddress(typed)).toBeNull();
});
