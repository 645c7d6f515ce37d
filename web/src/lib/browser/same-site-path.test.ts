import { expect, test } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

test.each(['/my-account', '/my-account/properties?page=2', '/contact#form'])('%s is ours', (path) => {
  expect(sameSitePath(path, '/start')).toBe(path);
});

test.each([
  null,
  '',
  'my-account',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/.//elsewhere.example/',
  'javascript:alert(1)',
])('%j leads to the start instead', (path) => {
  expect(sameSitePath(path, '/start')).toBe('/start');
});
