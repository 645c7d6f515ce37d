import { expect, test } from 'vitest';
import { mayOpen } from './account-access.ts';
import { accountContent } from './account.content.ts';

const labelsFor = (role: 'owner' | 'editor' | 'sales') =>
  accountContent.tabs.filter(({ path }) => mayOpen(role, path)).map(({ label }) => label);

test('the owner sees every tab', () => {
  expect(labelsFor('owner')).toEqual(accountContent.tabs.map(({ label }) => label));
});

test('an editor sees what is on the site, and not who wrote', () => {
  expect(labelsFor('editor')).toContain('Blogs');
  expect(mayOpen('editor', 'properties/new')).toBe(true);
  expect(mayOpen('editor', 'contacts')).toBe(false);
  expect(mayOpen('editor', 'applications')).toBe(false);
});

test('sales sees who wrote, and cannot change the site', () => {
  expect(mayOpen('sales', 'contacts')).toBe(true);
  expect(mayOpen('sales', 'properties/new')).toBe(false);
  expect(mayOpen('sales', 'blogs')).toBe(false);
});

test('an address that is no tab’s belongs to nobody', () => {
  expect(mayOpen('owner', 'elsewhere')).toBeNull();
  expect(mayOpen('owner', 'constructor')).toBeNull();
});
