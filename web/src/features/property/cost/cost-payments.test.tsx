import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CostPayments } from './cost-payments.tsx';

test('instalments name the month they fall in, counted from the day of the sheet', () => {
  const payments = [
    { month: 0, name: 'On booking', amount: 100_000 },
    { month: 3, name: 'Second part', amount: 200_000 },
    { month: null, name: 'Keys', amount: 700_000 },
  ];
  render(<CostPayments payments={payments} day="2026-11-30" />);
  expect(screen.getByText(/^Months are counted from 30 Nov 2026/)).toBeDefined();
  expect(screen.getByRole('row', { name: /^February 2027, 3 months after the agreement/ })).toBeDefined();
});

test('without instalments in months, no day is named', () => {
  render(<CostPayments payments={[{ month: null, name: 'Keys', amount: 700_000 }]} day="2026-11-30" />);
  expect(screen.queryByText(/Months are counted/)).toBeNull();
});
