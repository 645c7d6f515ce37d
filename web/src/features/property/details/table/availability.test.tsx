import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propertyDetails } from '../../../../testing/properties.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { Availability } from './availability.tsx';
import { stacksOf } from './stack.ts';
import type { StackUnit } from './stack.ts';

const unit = (number: string, floor: number | null, values: Partial<StackUnit> = {}): StackUnit => ({
  ...{ id: null, number, floor, tower: 'a', configuration: null, facing: null, carpet: null },
  ...{ status: 'AVAILABLE', ...values },
});

const property = (units: StackUnit[]) =>
  propertyDetails({
    towers: [
      { key: 'b', name: 'Tower B' },
      { key: 'a', name: 'A' },
      { key: 'c', name: 'Tower C' },
    ],
    availability: { units, counts: [{ configuration: null, total: 2, available: 1 }], asOn: '2026-11-03' },
  });

test('a stack has the highest floor first and orders the units of a floor by their numbers', () => {
  const stacks = stacksOf(
    property([
      unit('A-10', 1),
      unit('A-9', 1),
      unit('A-21', 2),
      unit('A-?', null),
      unit('A-01', 0),
      unit('B-1', 1, { tower: 'b' }),
    ]),
  );
  expect(stacks.map(({ name }) => name)).toEqual(['Tower B', 'A']);
  expect(stacks[1]?.floors.map(({ floor, units }) => [floor, units.map(({ number }) => number)])).toEqual([
    [2, ['A-21']],
    [1, ['A-9', 'A-10']],
    [0, ['A-01']],
    [null, ['A-?']],
  ]);
});

test('each unit says its status in words', () => {
  renderPage(
    <Availability
      property={property([
        unit('A-101', 1, { facing: 'NORTH_EAST' }),
        unit('A-102', 1, { status: 'AGREEMENT' }),
        unit('A-103', 1, { status: 'HOLD' }),
        unit('A-104', 1, { status: 'NOT_RELEASED' }),
      ])}
    />,
    { at: '/?tower=a' },
  );
  const stack = screen.getByRole('table', { name: 'Tower A, floor by floor' });
  const cells = within(stack)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual([
    'A-101NEAvailable, North-east',
    'A-102Sold',
    'A-103On hold',
    'A-104Not offered now',
  ]);
  expect(screen.getByText('Tower A: 1 of 4 available')).toBeTruthy();
  expect(screen.getByText(/Status as on 3 Nov 2026/)).toBeTruthy();
  expect(screen.getByText(/Tower B, Tower C: not offered now/)).toBeTruthy();
  const skip = screen.getByRole('link', { name: 'Skip the 4 units' });
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBeTruthy();
});

test('a tower is drawn when a link asks for it, and is closed again', async () => {
  const { user } = renderPage(
    <Availability property={property([unit('A-101', 1), unit('B-1', 1, { tower: 'b' })])} />,
  );
  expect(screen.queryByRole('table', { name: /floor by floor/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: /^Tower A: 1 of 1 available/ }));
  expect(screen.getByRole('table', { name: 'Tower A, floor by floor' })).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Tower B, floor by floor' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Close the drawing' }));
  expect(screen.queryByRole('table', { name: /floor by floor/ })).toBeNull();
});
