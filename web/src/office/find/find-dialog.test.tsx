import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderState } from '../../testing/render-page.tsx';
import { Search, WithoutBrochures, WithoutCoupons } from './find-dialog.stories.tsx';
import { findScreens } from './find-screens.ts';

async function openSearch(state = Search) {
  const page = renderState(state);
  return { ...page, field: await screen.findByRole('combobox', { name: 'Search everything' }) };
}

test('the keys choose among what was found, by kind, and Enter opens it', async () => {
  const { user, field, server, router } = await openSearch();
  await user.type(field, 'kadamba');
  const group = await screen.findByRole('group', { name: 'Properties' });
  const option = within(group).getByRole('option');
  expect(option.textContent).toBe('Kadamba Heights₹ 95 lakh · Sector 76, Noida');
  expect(option.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
  expect(screen.getByRole('status').textContent).toBe('2 results');
  expect(server.asked('OfficeSearch')).toEqual([{ search: 'kadamba' }]);
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
  ['with brochures and coupons', Search, true],
  ['without coupons', WithoutCoupons, false],
  ['without brochures', WithoutBrochures, false],
])('%s, it finds the page of the coupons: %3$j', async (_, state, isFound) => {
  const { user, field } = await openSearch(state);
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
