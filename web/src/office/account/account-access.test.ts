import { expect, test } from 'vitest';
import type { AdminRole } from 'domain/schema.generated.ts';
import { mayOpen } from './account-access.ts';
import { screens } from '../screens.ts';

const labelsFor = (role: AdminRole) =>
  screens.flatMap(({ path, menu }) => (menu && mayOpen(role, path) ? [menu.label] : []));

test('the owner sees every tab', () => {
  expect(labelsFor('OWNER')).toEqual(screens.flatMap(({ menu }) => menu?.label ?? []));
  expect(labelsFor('OWNER')).toHaveLength(38);
});

test('an editor sees the content of the site, and no leads', () => {
  expect(labelsFor('EDITOR')).toContain('Blogs');
  expect(mayOpen('EDITOR', 'properties/new')).toBe(true);
  expect(mayOpen('EDITOR', 'contacts')).toBe(false);
  expect(mayOpen('EDITOR', 'applications')).toBe(false);
});

test('sales sees leads, reads properties and cannot change the site', () => {
  expect(mayOpen('SALES', 'properties')).toBe(true);
  expect(mayOpen('SALES', 'properties/a1/edit')).toBe(false);
  expect(mayOpen('SALES', 'contacts')).toBe(true);
  expect(mayOpen('SALES', 'properties/new')).toBe(true);
  expect(mayOpen('SALES', 'properties/new/all-fields')).toBe(false);
  expect(mayOpen('SALES', 'blogs')).toBe(false);
});

test('a recruiter sees applications and openings, and no leads', () => {
  expect(labelsFor('RECRUITER')).toEqual(['Career Application', 'My account', 'Job openings', 'Trash']);
  expect(mayOpen('RECRUITER', 'applications/a1')).toBe(true);
  expect(mayOpen('RECRUITER', 'leads')).toBe(false);
  expect(mayOpen('RECRUITER', 'contacts/c1')).toBe(false);
  expect(mayOpen('RECRUITER', 'properties')).toBe(false);
  expect(mayOpen('SALES', 'settings/openings')).toBe(false);
});

test('only the owner opens the settings of the company; the own account is for everyone', () => {
  expect(mayOpen('SALES', 'settings')).toBe(true);
  expect(mayOpen('SALES', 'settings/account')).toBe(true);
  expect(mayOpen('SALES', 'settings/accounts')).toBe(false);
  expect(mayOpen('EDITOR', 'settings/company')).toBe(false);
  expect(mayOpen('OWNER', 'settings/company')).toBe(true);
});

test('an address without a tab has no roles', () => {
  expect(mayOpen('OWNER', 'elsewhere')).toBeNull();
  expect(mayOpen('OWNER', 'constructor')).toBeNull();
});
