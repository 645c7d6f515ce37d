import { screen, within } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../../testing/render-page.tsx';
import { roomsIn, roomsText } from './plan-rooms.ts';
import { RoomPlans } from './room-plans.tsx';

test.each([
  ['Living 22 x 11.5; Kitchen 9 x 8', 'Living 22 x 11.5; Kitchen 9 x 8'],
  ['Living: 22 × 11.5 ft @0,4.5 ; Kitchen 9*8 @ 22, 0;', 'Living 22 x 11.5 @ 0, 4.5; Kitchen 9 x 8 @ 22, 0'],
  ['', ''],
])('the cell “%s” is read and written as “%s”', (cell, written) => {
  expect(roomsText(roomsIn(cell) ?? [])).toBe(written);
});

test.each(['Living', 'Living 22 x 11 @ 3', 'Living 22 x 11 @ -1, 0', '22 x 11'])(
  'the cell “%s” says no rooms',
  (cell) => {
    expect(roomsIn(cell)).toBeNull();
  },
);

const row = (id: number, name: string, planRooms: string) => ({ id, cells: { name, planRooms } });

/** The plans below a form that renders again, as a form does. */
function Plans({ cell, onArranged }: { cell: string; onArranged: (row: number, text: string) => void }) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const rows = [row(4, 'Shop', ''), row(7, '2 BHK', cell), row(9, '1 RK', 'Room 12 x 10')];
  return (
    <div onKeyDown={again} role="presentation">
      <RoomPlans rows={rows} onArranged={onArranged} />
    </div>
  );
}

function renderPlans(cell: string) {
  const arranged = vi.fn<(row: number, text: string) => void>();
  return { arranged, ...renderPage(<Plans cell={cell} onArranged={arranged} />) };
}

test('a configuration with several rooms has its plan arranged by keys alone', async () => {
  const { user, arranged } = renderPlans('Living 20 x 10 @ 0, 0; Bedroom 12 x 10 @ 0, 10');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Arrange the rooms of 2 BHK',
  ]);
  await user.click(screen.getByRole('button'));
  const plan = screen.getByRole('group', { name: 'Plan' });
  screen.getByText('Choose a room to move it.');
  within(plan).getByRole('button', { name: 'Bedroom, 12 by 10 ft' }).focus();
  await user.keyboard('r{ArrowRight}{ArrowRight}{ArrowUp}');
  screen.getByText('Bedroom stands 1 ft from the left and 9.5 ft from the top. It overlaps Living.');
  await user.click(screen.getByRole('button', { name: 'Move down' }));
  screen.getByText('Bedroom stands 1 ft from the left and 10 ft from the top.');
  await user.click(screen.getByRole('button', { name: 'Take this plan' }));
  expect(arranged).toHaveBeenCalledExactlyOnceWith(1, 'Living 20 x 10 @ 0, 0; Bedroom 10 x 12 @ 1, 10');
  expect(screen.queryByRole('group', { name: 'Plan' })).toBeNull();
});

test('a plan begins with the rooms beside each other, ends where its board does, and starts again', async () => {
  const { user, arranged } = renderPlans('Bedroom 12 x 10; Living 20 x 10; Store 5 x 0');
  await user.click(screen.getByRole('button'));
  const move = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(move('Turn').disabled).toBe(true);
  const living = screen.getByRole('button', { name: 'Living, 20 by 10 ft' });
  living.focus();
  await user.keyboard('{ArrowLeft>99}');
  expect(screen.getByText(/^Living stands 0 ft from the left/)).not.toBeNull();
  await user.click(move('Start again'));
  await user.click(move('Take this plan'));
  const [, text] = arranged.mock.calls[0] ?? [];
  expect(text).toBe('Bedroom 12 x 10 @ 0, 0; Living 20 x 10 @ 12, 0; Store 5 x 0');
});

test('a plan that is left stays as it was', async () => {
  const { user, arranged } = renderPlans('Living 20 x 10; Bedroom 12 x 10');
  await user.click(screen.getByRole('button'));
  screen.getByRole('button', { name: 'Living, 20 by 10 ft' }).focus();
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(arranged).not.toHaveBeenCalled();
});
