import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { OrderDone } from './order-done.tsx';

const settings = { companyName: 'Apna Hi Ghar Realty', address: 'Office 407, Sector 62, Noida 201309' };
const sent = { reference: 'AHG-7F3K2', email: 'asha@example.com', totalPaise: 1_350 };

test.each([
  ['CHEQUE', /cheque for ₹ 13\.50 to Apna Hi Ghar Realty.* post it to Office 407, Sector 62, Noida 201309/],
  ['CASH_ON_DELIVERY', /pay ₹ 13\.50 in cash when the parcel arrives/],
  ['PAYPAL', /a payment link for ₹ 13\.50 to asha@example\.com/],
] as const)('after the order, %s is paid as its words say', async (payment, words) => {
  renderPage(<OrderDone {...sent} payment={payment} />, { answers: { SiteSettings: () => ({ settings }) } });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('an order that costs nothing asks for no payment', async () => {
  renderPage(<OrderDone {...sent} payment="CHEQUE" totalPaise={0} />, {
    answers: { SiteSettings: () => ({ settings }) },
  });
  expect(await screen.findByText('There is nothing to pay. We send your brochures.')).toBeTruthy();
});
