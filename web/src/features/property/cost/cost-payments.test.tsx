import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CostPayments } from './cost-payments.tsx';
import type { Sheet } from './cost-lines.tsx';

const open = { month: null, day: null, whenReached: false, reached: null, percent: null };
const payments = [
  { ...open, month: 0, day: '2026-11-30', name: 'On booking', percent: '10', amount: 100_000 },
  { ...open, month: 3, day: '2027-02-28', name: 'Second part', percent: '20', amount: 200_000 },
  { ...open, whenReached: true, name: 'Top floor roof', percent: '30', amount: 300_000 },
  { ...open, name: 'Keys', percent: '40', amount: 400_000 },
];

function show(sheet: Partial<Sheet> = {}) {
  render(
    <CostPayments
      sheet={{ payments, day: '2026-11-30', bookedOn: '2026-11-30', planKind: null, ...sheet }}
    />,
  );
}

const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

test('a plan by the calendar names the day, the share and the rupees of each payment', () => {
  show({ planKind: 'TIME_LINKED', payments: payments.filter(({ whenReached }) => !whenReached) });
  expect(screen.getByText(/^Time-linked plan/)).toBeDefined();
  expect(rows()).toContain('28 Feb 2027 3 months after bookingSecond part20 %2,00,000');
});

test('a plan by the construction names expected months, and stages without one', () => {
  show({ planKind: 'CONSTRUCTION_LINKED' });
  expect(screen.getByText(/^Construction-linked plan/)).toBeDefined();
  expect(rows()).toContain('Expected in February 2027 3 months after bookingSecond part20 %2,00,000');
  expect(rows()).toContain('When it is reachedTop floor roof30 %3,00,000');
  expect(rows()).toContain('At possessionKeys40 %4,00,000');
});

test('a stage that photographs show is not expected any more', () => {
  const on = (by: string, towers: string[] = []) => ({ reached: { by, towers } });
  show({
    planKind: 'CONSTRUCTION_LINKED',
    payments: [
      { ...open, month: 3, day: '2027-02-28', name: 'Foundation', amount: 1, ...on('2026-08-01') },
      { ...open, month: 9, day: '2027-08-30', name: 'Roof', amount: 2, ...on('2026-10-01', ['Tower B']) },
      { ...open, whenReached: true, name: 'Fittings', amount: 3, ...on('2026-10-02', ['A', 'C']) },
    ],
  });
  expect(screen.queryByText(/are due at booking/)).toBeNull();
  expect(rows()).toContain('Reached by 1 Aug 2026Foundation1');
  expect(rows()).toContain('Expected in August 2027 Tower B: reached by 1 Oct 2026Roof2');
  expect(rows()).toContain('When it is reached A, C: reached by 2 Oct 2026Fittings3');
});

test('a stage that was reached before the booking is due with it', () => {
  const [booking] = payments;
  const reached = { by: '2026-08-01', towers: [] };
  show({
    planKind: 'CONSTRUCTION_LINKED',
    payments: [
      ...(booking ? [booking] : []),
      { ...open, month: 0, day: '2026-11-30', name: 'Foundation', amount: 1, reached },
    ],
  });
  expect(screen.getByText('Stages that the building has reached are due at booking.')).toBeDefined();
  expect(rows()).toContain('At booking and agreement Reached by 1 Aug 2026Foundation1');
});

test('a plan whose kind is not said names months and says no kind', () => {
  show();
  expect(screen.queryByText(/-linked plan/)).toBeNull();
  expect(rows()).toContain('February 2027 3 months after bookingSecond part20 %2,00,000');
  expect(screen.getByText(/^Months count from 30 Nov 2026, as if you booked/)).toBeDefined();
});

test('a chosen day of booking is named as such', () => {
  show({ bookedOn: '2027-01-15' });
  expect(screen.getByText(/^Months count from 15 Jan 2027, your day of booking/)).toBeDefined();
});

test('without instalments in months, no day is named', () => {
  show({ payments: [{ ...open, name: 'Keys', amount: 700_000 }] });
  expect(screen.queryByText(/Months count/)).toBeNull();
});
