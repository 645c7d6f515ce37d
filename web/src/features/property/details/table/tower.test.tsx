import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderState } from '../../../../testing/render-page.tsx';
import { Cheapest, Chosen, Tower, UnknownHome } from './availability.stories.tsx';

const cell = (number: RegExp) => screen.getByRole('cell', { name: number });

test('a free home has its all-in price in the drawing, rounded up, and in words', () => {
  renderState(Tower);
  expect(cell(/^A-1 /).textContent).toBe(
    'A-13 BHK SE1.57 CrAvailable, 3 BHK, 1,480 sq ft, South-east, ₹ 1,56,69,871 all-in',
  );
  expect(cell(/^A-2 /).textContent).toContain('1.61 Cr');
  expect(cell(/^A-3 /).textContent).toContain('on request');
  expect(cell(/^A-4/).textContent).toBe('A-4Sold');
});

test('the slider chooses homes by their all-in price, in the drawing and in the address', async () => {
  const { router } = renderState(Cheapest);
  const slider = screen.getByRole('slider', { name: 'All-in price' });
  expect(slider.getAttribute('aria-valuetext')).toBe('any');
  fireEvent.change(slider, { target: { value: '15700000' } });
  expect(await screen.findByText(/^up to ₹\s1\.57 Cr$/, { selector: 'output' })).toBeTruthy();
  expect(router.state.location.search).toBe('?sort=high&tower=a&upTo=15700000');
  expect(slider.getAttribute('aria-valuetext')).toBe('up to ₹\u00a01.57 Cr');
  expect(cell(/^A-1 /).textContent).not.toContain('not among');
  expect(cell(/^A-2 /).textContent).toContain('not among the homes you chose');
  expect(screen.getAllByText(/^1 of 3 free homes\./).length).toBe(2);
  expect(screen.getByText(/Homes with a price on request are left out\./)).toBeTruthy();
});

test('a chosen home says what it is, what it costs, when it has the sun, and whom to ask', async () => {
  const { user, router } = renderState(Tower);
  expect(screen.getByText(/^Choose a free home/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /^A-1 / }));
  const home = screen.getByRole('region', { name: 'A-1: 3 BHK, 1,480 sq ft' });
  expect(document.activeElement).toBe(home);
  expect(router.state.location.search).toBe('?tower=a&home=A-1');
  for (const text of ['Floor 1', 'South-east', '₹ 1,25,00,000', '₹ 1,56,69,871'])
    expect(within(home).getByText(text)).toBeTruthy();
  expect(
    within(home).getByText(
      /^South-east: direct sun in December from 7:15\sam to 3:15\spm; in June from 5:30\sam to 12:45\spm\.$/,
    ),
  ).toBeTruthy();
  expect(within(home).getByRole('link', { name: 'What you will really pay' }).getAttribute('href')).toBe(
    '/project-details/green-court/cost?unit=A-1',
  );
  expect(within(home).getByRole('link', { name: 'Enquire about it' })).toBeTruthy();
});

test('an address of a home draws its tower; one that names no free home says so', () => {
  const { unmount } = renderState(Chosen);
  expect(screen.getByRole('region', { name: /^A-2: / })).toBeTruthy();
  unmount();
  renderState(UnknownHome);
  expect(screen.getByText('The home of this link is not on offer now.')).toBeTruthy();
});

test('the sun of each side that free homes have stands in a table', () => {
  renderState(Tower);
  const table = screen.getByRole('table', { name: 'Hours of direct sun by side' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'NorthNo direct sun5:30 am to 10 am and 2:45 pm to 7:15 pm (9 h)',
    'South-east7:15 am to 3:15 pm (8 h)5:30 am to 12:45 pm (7 h 15 min)',
  ]);
});
