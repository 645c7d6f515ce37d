import { screen, within } from '@testing-library/react';
import type { AdminRole } from 'domain/schema.generated.ts';
import { expect, test } from 'vitest';
import { useMeQuery } from '../../office-kit/account.generated.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { entryAt, menuOf } from './menu-entries.ts';
import { OfficeMenu } from './office-menu.tsx';

function Page() {
  return useMeQuery().data ? <OfficeMenu /> : null;
}

function renderMenu(role: AdminRole, at = '/my-account/contacts') {
  return renderPage(<Page />, {
    at,
    path: '/my-account/*',
    answers: {
      Me: () => ({
        me: {
          __typename: 'Admin',
          id: 'a1',
          username: 'ravi',
          role,
          mustChangePassword: false,
          memberId: null,
        },
      }),
      Offers: () => ({ settings: { __typename: 'SiteSettings', sendsBrochures: true, takesCoupons: false } }),
      LeadCounts: () => ({
        leadCounts: {
          __typename: 'LeadCounts',
          ...{ unreadContacts: 4, unreadApplications: 0, contactsSince: 0, applicationsSince: 0 },
          at: '2026-11-25T05:00:00.000Z',
        },
      }),
    },
  });
}

const groupsOf = (role: AdminRole) => menuOf(role).map(({ name }) => name);

test('what is switched off has no entry', () => {
  const labels = (hidden: string[]) =>
    menuOf('OWNER', hidden).flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(labels([])).toContain('Coupons');
  expect(labels(['settings/coupons'])).not.toContain('Coupons');
});

test('the menu has six groups for an owner, and fewer for others', () => {
  expect(groupsOf('OWNER')).toEqual(['Today', 'Enquiries', 'Properties', 'Website', 'Reports', 'Settings']);
  expect(groupsOf('SALES')).not.toContain('Reports');
  expect(groupsOf('RECRUITER')).toEqual(['Website', 'Settings']);
});

test.each([
  ['/my-account', 'Dashboard'],
  ['/my-account/properties/a1/units', 'My Properties'],
  ['/my-account/properties/new', 'Add Property'],
  ['/my-account/settings/health', 'Health'],
  ['/my-account/blogs/', 'Blogs'],
])('%s belongs to the entry %s', (address, label) => {
  expect(entryAt(menuOf('OWNER'), address)?.label).toBe(label);
});

test('the group of the page is open, another one opens in its place, and a folded one shows what is new in it', async () => {
  const { user } = renderMenu('OWNER');
  const [menu] = await screen.findAllByRole('navigation', { name: 'Back office' });
  const inMenu = within(menu as HTMLElement);
  expect(inMenu.getByRole('link', { name: /All enquiries/ }).getAttribute('aria-current')).toBe('page');
  expect(inMenu.queryByRole('link', { name: 'Blogs' })).toBeNull();
  await user.click(inMenu.getByRole('button', { name: 'Pages of Website' }));
  expect(inMenu.getByRole('link', { name: 'Blogs' })).not.toBeNull();
  expect(inMenu.queryByRole('link', { name: /All enquiries/ })).toBeNull();
  expect(await inMenu.findByRole('link', { name: /^Enquiries\s?4 Unread/ })).not.toBeNull();
});

test('on a phone the menu closes after each choice, even if the same page stays open', async () => {
  const { user } = renderMenu('SALES');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const all = within(screen.getByRole('dialog', { name: 'All pages' }));
  await user.click(all.getByRole('link', { name: /All enquiries/ }));
  expect(screen.queryByRole('dialog', { name: 'All pages' })).toBeNull();
});

test('the plus of a phone opens what the role can add', async () => {
  const { user } = renderMenu('OWNER');
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const links = within(screen.getByRole('dialog', { name: 'Add' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Add enquiry', 'Add Property']);
});

test('for an editor, who can add one thing, the plus opens it', async () => {
  renderMenu('EDITOR');
  expect((await screen.findByRole('link', { name: 'Add Property' })).getAttribute('href')).toBe(
    '/my-account/properties/new',
  );
});
