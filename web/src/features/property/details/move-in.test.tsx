import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { termsOf } from './move-in.content.ts';
import { MoveIn } from './move-in.tsx';

const line = { tax: 0 };
const moveIn = {
  lines: [
    { ...line, key: 'RENT', amount: 23_500 },
    { ...line, key: 'MAINTENANCE', amount: 0 },
    { ...line, key: 'DEPOSIT', amount: null },
    { key: 'BROKERAGE', amount: 13_865, tax: 2_115 },
  ],
  total: 37_365,
  unknown: ['DEPOSIT'],
  rules: [],
  agreement: {
    ...{ id: '1', key: 'rent.duty', value: 'usual', otherValues: [], validFrom: '2026-05-19' },
    ...{ sourceTitle: 'A notification', sourceAddress: null, sourceDate: null, readOn: '2026-11-22' },
    ...{ checkedOn: null, note: 'An extension is not confirmed.', isOld: false },
  },
} as const;

test('what is not known is named, and the total says what it is without', () => {
  render(<MoveIn property={{ moveIn: structuredClone(moveIn) as never, rent: null, category: 'STUDIO' }} />);
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(row(/^Maintenance/).getByText('in the rent')).toBeTruthy();
  expect(row(/^Refundable deposit/).getByText('not known, ask us')).toBeTruthy();
  expect(row(/^Our fee/).getByText('with ₹ 2,115 GST')).toBeTruthy();
  expect(row(/^Before you move in/).getByText('without: refundable deposit')).toBeTruthy();
  expect(row(/^Before you move in/).getByText('₹ 37,365')).toBeTruthy();
  expect(screen.getByText('Registering the agreement costs extra: the usual duty and fee.')).toBeTruthy();
});

test('the terms of the agreement are said as far as they are known', () => {
  expect(termsOf(null)).toEqual([]);
  expect(termsOf({ lockInMonths: 36, noticeMonths: 1, risePercent: 15, riseMonths: 36 })).toEqual([
    { label: 'Lock-in', text: '36 months' },
    { label: 'Notice', text: '1 month' },
    { label: 'Rent increase', text: '15 % every 3 years' },
  ]);
  expect(termsOf({ lockInMonths: 0, risePercent: 0 })).toEqual([
    { label: 'Lock-in', text: 'none' },
    { label: 'Rent increase', text: 'none' },
  ]);
  expect(termsOf({ risePercent: 10 })).toEqual([]);
});
