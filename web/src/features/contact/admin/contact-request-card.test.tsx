import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contact } from '../../../testing/leads.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { RequestCard } from './contact-request-card.tsx';
import type { LeadEnquiry } from './contact-request-card.tsx';
import { RequestActions } from './request-actions.tsx';

/** Shows an enquiry of a lead, unfolded. */
function show(values: object) {
  const request = { ...contact({ id: 'a1' }), history: [], ...values } as LeadEnquiry;
  return renderPage(
    <RequestCard request={request} opened>
      <RequestActions request={request} />
    </RequestCard>,
    { at: '/my-account/leads/p1?view=mine', path: '/my-account/leads/:id' },
  );
}

function brochureOrder() {
  const line = { __typename: 'OrderLine', propertyId: 'p1', title: 'Lotus Court', copies: 2, removed: false };
  return {
    __typename: 'BrochureOrder',
    lines: [line, { ...line, propertyId: 'p2', title: 'Palm Rows', removed: true }],
    totals: {
      ...{ __typename: 'OrderTotals', discountPaise: 150, totalPaise: 1_350, couponCode: 'WELCOME10' },
    },
    ...{ payment: 'PAYPAL', address: '12 Rose Lane', town: 'Noida', postcode: '201301', country: 'India' },
  };
}

test('an order of brochures shows its lines, where to send them, and what was removed since', async () => {
  const { container } = show({ source: 'CHECKOUT', agree: true, order: brochureOrder() });
  expect(await screen.findByText('12 Rose Lane, Noida 201301, India')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lotus Court' }).getAttribute('href')).toBe('/product-details/p1');
  expect(screen.queryByRole('link', { name: 'Palm Rows' })).toBeNull();
  for (const text of [
    '(no longer on the site)',
    '₹ 13.50',
    'PayPal',
    'ConsentAsked us to remember the details in this browser',
  ]) {
    expect(container.textContent).toContain(text);
  }
});

test('an enquiry about several homes lists each with a link and the words of the family', async () => {
  const home = { __typename: 'EnquiredHome', words: null, removed: false };
  const homes = [
    { ...home, propertyId: 'p1', title: 'Lotus Court', words: 'Thumbs up: Ravi' },
    { ...home, propertyId: 'p2', title: 'Palm Rows', removed: true },
  ];
  show({ source: 'SHORTLIST', homes });
  expect(await screen.findByRole('heading', { name: '2 homes' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lotus Court' }).getAttribute('href')).toBe('/product-details/p1');
  expect(screen.getByText('Thumbs up: Ravi')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Palm Rows' })).toBeNull();
});

test.each([
  [
    { source: 'CHECKOUT', propertyTitle: 'Lotus Court', order: brochureOrder() },
    /^Brochure order: 2 × Lotus Court, 2 × Palm Rows$/,
  ],
  [
    {
      source: 'SHORTLIST',
      homes: ['Lotus Court', 'Neem Row'].map((title) => ({
        ...{ __typename: 'EnquiredHome', propertyId: title, title, words: null, removed: false },
      })),
    },
    /^Shared shortlist: Lotus Court, Neem Row$/,
  ],
])('the heading says what a person with several homes or brochures wants: %#', async (values, line) => {
  show(values);
  expect(await screen.findByRole('heading', { level: 3, name: line })).toBeTruthy();
});

test('what a seller wrote leads to Quick add, with the name and the number', async () => {
  const { router, user } = show({
    ...{ source: 'ADD_LISTING', name: 'Kavya Menon', phone: '98100 12345' },
    message: '3 BHK Sector 76, 95 lakh',
  });
  await user.click(await screen.findByRole('link', { name: 'Add as a property' }));
  expect(router.state.location).toMatchObject({
    pathname: '/my-account/properties/new',
    state: { message: '3 BHK Sector 76, 95 lakh\nOwner Kavya Menon 98100 12345' },
  });
});

test('a number that cannot be read as one is called from the facts, and a correction keeps the list', async () => {
  show({ phone: '2345 extension 7', phoneE164: null });
  const number = await screen.findByRole('link', { name: '2345 extension 7' });
  expect(number.getAttribute('href')).toMatch(/^tel:2345/);
  expect(screen.getByRole('link', { name: 'Correct details AHG-A1' }).getAttribute('href')).toBe(
    '/my-account/contacts/a1/edit?view=mine',
  );
});
