import { screen, within } from '@testing-library/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceHistory } from './price-history.tsx';

const line = (at: string, from: number | null, to: number | null = null, perMonth = false) => ({
  at: `${at}T06:00:00.000Z`,
  perMonth,
  price: from === null ? null : { from, to },
});

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('the latest price comes first, with its day and its change', () => {
  const lines = [
    line('2026-03-01', 8_000_000),
    line('2026-05-10', 8_500_000, 9_500_000),
    line('2026-07-02', null),
    line('2026-08-15', 7_650_000),
    line('2026-10-20', 7_650_000, 9_000_000),
  ];
  const { container } = render(<PriceHistory lines={lines} />);
  expect(rows()).toEqual([
    '20 Oct 2026₹ 76,50,000 – 90,00,000',
    '15 Aug 2026₹ 76,50,000',
    '2 Jul 2026On Request',
    '10 May 2026₹ 85,00,000 – 95,00,000+ ₹ 5,00,000 (6.3 %)',
    '1 Mar 2026₹ 80,00,000First price',
  ]);
  expect(container.querySelectorAll('circle')).toHaveLength(4);
});

test('a fall has its sign, and a rent its month', () => {
  render(
    <PriceHistory lines={[line('2026-03-01', 30_000, null, true), line('2026-05-10', 27_000, null, true)]} />,
  );
  expect(screen.getByRole('heading').textContent).toBe('Rent history');
  expect(rows()[0]).toBe('10 May 2026₹ 27,000 / month− ₹ 3,000 (10.0 %)');
});

test('a price that never changed has no history to show', () => {
  const { container } = render(<PriceHistory lines={[line('2026-03-01', 8_000_000)]} />);
  expect(container.textContent).toBe('');
});
