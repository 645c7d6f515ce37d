import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { LastCard } from './last-card.tsx';

test.each([
  // The cards, the columns on wide screens, what is free in the last row there, and whether a tablet has a free place.
  [1, 3, 2, true],
  [2, 3, 1, false],
  [3, 3, 0, true],
  [4, 3, 2, false],
  [5, 3, 1, true],
  [1, 2, 1, true],
] as const)(
  'after %i cards in %i columns, it takes the rest of the row',
  (count, columns, free, onTablets) => {
    renderPage(
      <LastCard count={count} columns={columns} title="Not found yours?" text="Write to us.">
        <a href="/contact">Write</a>
      </LastCard>,
    );
    const { classList } = screen.getByRole('complementary', { name: 'Not found yours?' });
    expect(classList.contains('lg:flex')).toBe(free > 0);
    expect(classList.contains('lg:col-span-2')).toBe(free > 1);
    expect(classList.contains('sm:max-lg:flex')).toBe(onTablets);
  },
);

test.each([
  [6, 3],
  [12, 3],
  [4, 2],
] as const)('after %i cards in %i columns, the row is full', (count, columns) => {
  renderPage(
    <LastCard count={count} columns={columns} title="Not found yours?" text="Write to us.">
      <a href="/contact">Write</a>
    </LastCard>,
  );
  expect(screen.queryByRole('complementary')).toBeNull();
});
