import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propertyDetails } from '../../testing/properties.ts';
import { renderPage } from '../../testing/render-page.tsx';
import type { Column } from './compare-columns.ts';
import { PlansOver } from './plans-over.tsx';

const shape = { study: false, servant: false, builtUp: null, superArea: null, pricedOn: null };
const more = { shownConfiguration: null, moveIn: null, homeLoan: null, allIn: [], rera: null };

function column(title: string, carpet: number, planRooms: [string, number, number][] | null): Column {
  const rooms = planRooms?.map(([name, length, width]) => ({ name, length, width })) ?? null;
  const home = { ...shape, key: 'home', name: title, bedrooms: 2, carpet, priceFrom: null, planRooms: rooms };
  const property = { ...propertyDetails(), ...more, title, configurations: [home] };
  return {
    property: { ...property, availability: null, builderPage: null, progress: [] },
    home,
    allIn: undefined,
  };
}

const small = column('Neem Court', 760, [
  ['Bedroom 1', 12, 11],
  ['Living and dining', 18, 11],
]);
const large = column('Kadam Court', 1_010, [
  ['Living and dining', 20, 12],
  ['Bedroom 1', 13, 11.5],
  ['Study', 8, 7],
]);

test('each room lies over that of the other home, at one scale', async () => {
  const { user } = renderPage(<PlansOver columns={[small, column('Without', 900, null), large]} />);
  await user.click(screen.getByText('Plans over each other'));
  const drawing = screen.getByRole('img', {
    name: 'The rooms of Neem Court, 2 BHK, 760 sq ft over those of Kadam Court, 2 BHK, 1,010 sq ft, at one scale',
  });
  const sidesOf = (name: string) =>
    [...(within(drawing).getByText(name).parentElement?.querySelectorAll('rect') ?? [])].map((room) =>
      ['width', 'height']
        .map((side) => Number(room.getAttribute(side)) / 7)
        .sort((one, other) => other - one),
    );
  expect(sidesOf('Living and dining')).toEqual([
    [18, 11],
    [20, 12],
  ]);
  expect(sidesOf('Bedroom 1')).toEqual([
    [12, 11],
    [13, 11.5],
  ]);
  expect(sidesOf('Study')).toEqual([[8, 7]]);
});

test('a table says what the drawing shows', () => {
  renderPage(<PlansOver columns={[small, large]} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Bedroom 112 × 1113 × 11.5',
    'Living and dining18 × 1120 × 12',
    'Study–8 × 7',
  ]);
});

test.each([
  ['one home', [small]],
  ['one home with rooms', [small, column('Without', 900, null)]],
  ['rooms without sizes', [small, column('Unknown', 900, [['Living room', 0, 0]])]],
])('with %s there is nothing to lay over it', (_what, columns) => {
  const { container } = renderPage(<PlansOver columns={columns} />);
  expect(container.querySelector('details')).toBeNull();
});
