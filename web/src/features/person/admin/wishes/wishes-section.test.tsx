import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../testing/fake-server.ts';
import { noWishes } from '../../../../testing/leads.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { WishesSection } from './wishes-section.tsx';
import type { PersonWishesFragment } from './wishes.generated.ts';

const told: PersonWishesFragment['wishes'] = {
  ...noWishes,
  intent: 'BUY',
  places: [{ key: 'noida/sector-150', name: 'Sector 150' }],
  bedrooms: { min: 3, max: 3 },
  price: { min: null, max: 12_345_678 },
  fromEnquiry: ['PLACES', 'BEDROOMS', 'BUDGET'],
  path: '/shop-left-sidebar?minBeds=3',
};
const lead = (
  wishes: PersonWishesFragment['wishes'],
  matchCount: number | null = 12,
): PersonWishesFragment => ({
  ...{ id: 'p1', language: null, matchCount, wishes },
});
const places = [
  { key: 'noida', name: 'Noida', kind: 'REGION', region: null },
  { key: 'noida/sector-150', name: 'Sector 150', kind: 'SECTOR', region: 'noida' },
  { key: 'noida/sector-128', name: 'Sector 128', kind: 'SECTOR', region: 'noida' },
  { key: 'metro/x', name: 'Botanical Garden', kind: 'METRO', region: null },
];

function open(person: PersonWishesFragment, answer?: () => object) {
  return renderPage(<WishesSection person={person} />, {
    answers: {
      WishPlaces: () => ({ places }),
      SetPersonWishes: answer ?? (() => ({ setPersonWishes: { ...person, history: [] } })),
    },
  });
}

test('what the enquiry says bears its mark, and a link leads to the homes that match', () => {
  open(lead(told));
  const marked = screen.getAllByText('from the enquiry').map((mark) => mark.parentElement?.textContent);
  expect(marked).toEqual([
    '3 BHKfrom the enquiry',
    'Up to ₹ 1.23 Crfrom the enquiry',
    'Sector 150from the enquiry',
  ]);
  expect(screen.getByText('Buy')).toBeTruthy();
  const link = screen.getByRole('link', { name: '12 homes that match' });
  expect(link.getAttribute('href')).toBe('/shop-left-sidebar?minBeds=3');
});

test('without wishes the page says so, and offers to note them', () => {
  open(lead(noWishes, 40));
  expect(screen.getByText('Nothing is noted yet. Ask on the next call.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Note wishes' })).toBeTruthy();
});

test('only what is changed is sent, so that the rest stays as the enquiry says it', async () => {
  const { server, user } = open(lead(told));
  await user.click(screen.getByRole('button', { name: 'Change wishes' }));
  await user.click(screen.getByRole('button', { name: 'Save wishes' }));
  expect(server.asked('SetPersonWishes')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change wishes' }));
  const choice = await screen.findByRole('combobox', { name: 'Places' });
  await user.selectOptions(choice, await within(choice).findByRole('option', { name: 'Sector 128' }));
  expect(within(choice).queryByRole('option', { name: 'Botanical Garden' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Sector 150' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Purpose' }), 'Own use');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Loan' }), 'Needed');
  await user.type(screen.getByRole('textbox', { name: 'Budget from' }), '80 lakh');
  await user.click(screen.getByRole('button', { name: 'Save wishes' }));
  expect(await screen.findByText('Wishes saved.')).toBeTruthy();
  expect(server.asked('SetPersonWishes')).toEqual([
    {
      id: 'p1',
      wishes: {
        ...{ purpose: 'OWN_USE', loan: true },
        filter: { places: ['noida/sector-128'], minPrice: 8_000_000, maxPrice: 12_345_678 },
      },
    },
  ]);
});

test('a refused field has its sentence beside it, and keeps what was typed', async () => {
  const sentence = 'The highest price is below the lowest. Please enter a higher one.';
  const { user, server } = open(lead(told), () => {
    throw new Refusal('BAD_USER_INPUT', sentence, { fields: { maxPrice: sentence } });
  });
  await user.click(screen.getByRole('button', { name: 'Change wishes' }));
  const [, to] = screen.getAllByRole('textbox', { name: /^(Budget from|to)$/ });
  if (!to) throw new Error('there is no field');
  await user.clear(to);
  await user.type(to, 'a lot');
  await user.click(screen.getByRole('button', { name: 'Save wishes' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(to.getAttribute('aria-invalid')).toBe('true');
  expect((to as HTMLInputElement).value).toBe('a lot');
  expect(server.asked('SetPersonWishes')).toMatchObject([{ wishes: { filter: { maxPrice: -1 } } }]);
});

test('one who sells has no search', async () => {
  const { user, server } = open(lead(told));
  await user.click(screen.getByRole('button', { name: 'Change wishes' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'They want to' }), 'Sell');
  expect(screen.queryByRole('textbox', { name: 'Budget from' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save wishes' }));
  expect(await screen.findByText('Wishes saved.')).toBeTruthy();
  expect(server.asked('SetPersonWishes')).toEqual([{ id: 'p1', wishes: { intent: 'SELL' } }]);
});
