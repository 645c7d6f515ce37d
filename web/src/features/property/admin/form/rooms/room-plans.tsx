import { useState } from 'react';
import type { Sheet } from '../../../../../office-kit/grid/sheet.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { ArrangeRooms } from './arrange-rooms.tsx';
import { roomsIn, roomsText } from './plan-rooms.ts';
import { roomPlansContent as texts } from './room-plans.content.ts';

interface RoomPlansProps {
  /** The configurations of the grid. */
  rows: Sheet['rows'];
  /** Takes the rooms of a row, as its cell holds them. */
  onArranged: (row: number, text: string) => void;
}

/** A way to place the rooms of each configuration that has at least two. */
export function RoomPlans({ rows, onArranged }: RoomPlansProps) {
  const [opened, open] = useState<number>();
  const plans = rows.flatMap(({ id, cells }, row) => {
    const rooms = roomsIn(cells.planRooms ?? '') ?? [];
    return rooms.length > 1 ? [{ id, row, rooms, name: cells.name?.trim() ?? '' }] : [];
  });
  const plan = plans.find(({ id }) => id === opened);
  const close = () => open(undefined);
  return (
    <>
      <div className="flex flex-wrap gap-x-4">
        {plans.map(({ id, name }) => (
          <Button key={id} look="quiet" className="-ml-3" onClick={() => open(id)}>
            {texts.open(name)}
          </Button>
        ))}
      </div>
      <Dialog open={plan !== undefined} onClose={close} title={texts.title(plan?.name ?? '')} wide holdsForm>
        {plan && (
          <ArrangeRooms
            rooms={plan.rooms}
            onDone={(rooms) => {
              onArranged(plan.row, roomsText(rooms));
              close();
            }}
            onClose={close}
          />
        )}
      </Dialog>
    </>
  );
}
