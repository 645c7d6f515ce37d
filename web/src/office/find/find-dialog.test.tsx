import { screen, within } from '@testing-library/react';
import type { AdminRole } from 'domain/schema.generated.ts';
import { expect, test, vi } from 'vitest';
import { useMeQuery } from '../../office-kit/account.generated.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { FindDialog } from './find-dialog.tsx';
import { findScreens } from './find-screens.ts';

const property = {
  __typename: 'OfficeFind' as const,
  ...{ kind: 'PROPERTY' as const, id: 'p1', title: 'Kadamba Heights', slug: 'kadamba-heights' },
  detail: '₹ 95 lakh · Sector 76, Noida',
};
const enquiry = {
  __typename: 'OfficeFind' as const,
  ...{ kind: 'CONTACT_REQUEST' as const, id: 'c1', title: 'Kadambari Rao', detail: 'AHG-7', slug: null },
};

function Page() {
  return useMeQuery().data ? <FindDialog open onClose={() => undefined} /> : null;
}

async function openSearch(role: AdminRole = 'OWNER', offers = { sendsBrochures: true, takesCoupons: true }) {
  const asked = vi.fn();
  const page = renderPage(<Page />, {
    at: '/my-account',
    path: '/my-account',
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
      Offers: () => ({ settings: { __typename: 'SiteSettings', ...offers } }),
      OfficeSearch: ({ search }) => {
        asked(search);
        return { officeSearch: search === 'kadamba' ? [property, enquiry] : [] };
      },
    },
  });
  return { ...page, asked, field: await screen.findByRole('combobox', { name: 'Search everything' }) };
}

test('the keys choose among what was found, by kind, and Enter opens it', async () => {
  const { user, field, asked, router } = await openSearch();
  await user.type(field, 'kadamba');
  const group = await screen.findByRole('group', { name: 'Properties' });
  const option = within(group).getByRole('option');
  expect(option.textContent).toBe('Kadamba Heights₹ 95 lakh · Sector 76, Noida');
  expect(option.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
  expect(screen.getByRole('status').textContent).toBe('2 results');
  expect(asked.mock.calls).toEqual([['kadamba']]);
  await user.keyboard('{ArrowDown}');
  expect(
    within(screen.getByRole('group', { name: 'Enquiries' }))
      .getByRole('option')
      .getAttribute('aria-selected'),
  ).toBe('true');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/my-account/properties/p1/edit');
});

test('a question leads to the page of the settings, without the server', async () => {
  const { user, field, router } = await openSearch();
  await user.type(field, 'where do I change the phone number?');
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('CompanySettings');
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/my-account/settings/company');
});

test.each([
  [{ sendsBrochures: true, takesCoupons: true }, true],
  [{ sendsBrochures: true, takesCoupons: false }, false],
  [{ sendsBrochures: false, takesCoupons: true }, false],
])('with %j it finds the page of the coupons: %j', async (offers, isFound) => {
  const { user, field } = await openSearch('OWNER', offers);
  await user.type(field, 'coupons');
  await vi.waitFor(() =>
    expect(screen.queryAllByRole('option').some(({ textContent }) => textContent.startsWith('Coupons'))).toBe(
      isFound,
    ),
  );
});

test('it says that there is nothing, once the server has answered', async () => {
  const { user, field } = await openSearch();
  await user.type(field, 'zzzz');
  expect(await screen.findByText('Nothing found for “zzzz”.')).not.toBeNull();
  expect(screen.queryByRole('option')).toBeNull();
});

test.each([
  ['renewals', 'Renewals'],
  ['what expires', 'Renewals'],
  ['gmail', 'E-mail'],
  ['how do I invite a colleague?', 'People'],
  ['stamp duty', 'Rates and laws'],
  ['whatsapp number', 'Company'],
  ['deleted', 'Trash'],
  ['Settings', 'Company'],
])('“%s” finds the page %s', (typed, label) => {
  expect(findScreens('OWNER', typed)[0]?.label).toBe(label);
});

test('a role finds its own pages', () => {
  expect(findScreens('SALES', 'company phone number')).toEqual([]);
  expect(findScreens('EDITOR', 'contact form data')).toEqual([]);
  expect(findScreens('SALES', 'contact form data')[0]?.label).toBe('All enquiries');
});
