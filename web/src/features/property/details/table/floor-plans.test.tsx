import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propertyDetails } from '../../../../testing/properties.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { FloorPlans } from './floor-plans.tsx';

const room = (
  name: string,
  length: number,
  width: number,
  x: number | null = null,
  y: number | null = null,
) => ({
  ...{ name, length, width },
  ...{ x, y },
});

const rooms = [
  room('Living room', 24, 12),
  room('Bedroom 1', 14, 12),
  room('Bedroom 2', 9, 8),
  room('Balcony', 12, 5),
  room('Store', 5, 0),
];

const propertyWith = (planRooms: typeof rooms) =>
  propertyDetails({
    configurations: [
      {
        ...{ key: 'three', name: '3 BHK', bedrooms: 3, study: null, servant: null, baths: 3, balconies: 3 },
        ...{ carpet: 1_480, balconyArea: 190, builtUp: 1_710, superArea: 1_950, priceFrom: null },
        ...{ priceTo: null, pricedOn: null, perSquareFoot: null, plan: null },
        planRooms,
      },
    ],
  });
const property = propertyWith(rooms);

test('rooms are drawn to scale when a link asks for it, with what they hold in words', async () => {
  const { user, router } = renderPage(<FloorPlans property={property} />, { at: '/?tower=a' });
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Draw to scale' }));
  expect(router.state.location.search).toBe('?tower=a&plan=three');
  const plan = screen.getByRole('img', { name: 'Rooms of 3 BHK, 1,480 sq ft, drawn to scale' });
  expect(within(plan).getByText('Living room')).toBeTruthy();
  expect(within(plan).getByText('24 × 12')).toBeTruthy();
  expect(screen.getByRole('figure').textContent).toContain(
    [
      'Drawn to scale, not in position; without walls, doors and wardrobes.',
      'A 6 × 6.5 ft bed with 2 ft to walk on three sides fits into: Bedroom 1.',
      'A 6 × 6.5 ft bed fits without 2 ft to walk on three sides into: Bedroom 2.',
      'A 7 × 3 ft sofa with 2 ft to walk in front fits into: Living room.',
      'Not drawn, because a size is not stated: Store.',
    ].join(' '),
  );
  for (const name of ['Bed, 6 × 6.5 ft', 'Sofa, 7 × 3 ft', '2 ft to walk'])
    expect(screen.getByRole('checkbox', { name })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Close the drawing' }));
  expect(screen.queryByRole('img')).toBeNull();
});

test('rooms that the office has placed stand as placed, and the caption says so', () => {
  const placed = [room('Living room', 12, 24, 14, 0), room('Bedroom 1', 14, 12, 0, 12), room('Store', 5, 0)];
  renderPage(<FloorPlans property={propertyWith(placed)} />, { at: '/?plan=three' });
  expect(screen.getByRole('figure').textContent).toContain(
    'Drawn to scale, rooms as they stand; without walls, doors and wardrobes.',
  );
  const sides = [...document.querySelectorAll('svg[role=img] > g > rect')].map((rect) =>
    ['x', 'y', 'width', 'height'].map((side) => Number(rect.getAttribute(side)) / 7),
  );
  expect(sides).toEqual([
    [14, 0, 12, 24],
    [0, 12, 14, 12],
  ]);
  expect(screen.getByText('12 × 24')).toBeTruthy();
});

test('the area of a home is one bar with its figures', () => {
  renderPage(<FloorPlans property={property} />, { at: '/?plan=three' });
  const list = screen.getByText('What the area is made of').parentElement;
  const parts = within(list ?? document.body).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    '1,480 sq ft carpet',
    '190 sq ft balcony',
    '40 sq ft walls',
    '240 sq ft added by the super area',
  ]);
});
