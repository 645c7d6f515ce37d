import { layOutRooms } from 'domain/property/plan-layout.ts';
import type { PlacedRoom, Room } from 'domain/property/plan-layout.ts';

/** The rooms of a plan on a board that is larger, so that each can be moved past all others. */
export interface Board {
  rooms: readonly Room[];
  /** In the order of the rooms; one without both sides has no place. */
  places: PlacedRoom[];
  width: number;
  height: number;
}

/** How far the plan stands from the sides of the board at first, in feet. */
const margin = 10;
const step = 0.5;
/** Sides that come nearer than this become level. */
const pull = 0.75;

/** The rooms as they were placed, or laid out anew. */
export function boardOf(rooms: readonly Room[], anew = false): Board {
  const asked = anew ? rooms.map((room) => ({ ...room, x: null })) : rooms;
  const plan = layOutRooms(asked);
  const width = plan.width + 2 * margin;
  // Room to put those of one row below each other.
  const height = Math.max(plan.height + 2 * margin, width * 0.75);
  const above = onStep((height - plan.height) / 2);
  return {
    ...{ rooms, width, height },
    places: rooms.flatMap((room, index) => {
      const place = plan.rooms.find((one) => one.room === asked[index]);
      return place ? [{ ...place, room, x: place.x + margin, y: place.y + above }] : [];
    }),
  };
}

/** A room moved to a point: level with the sides of others that are near, else on the half foot, and within the board. */
export function dropped(
  place: PlacedRoom,
  to: { x: number; y: number },
  { places, ...board }: Board,
): PlacedRoom {
  const others = places.filter(({ room }) => room !== place.room);
  const along = (side: 'x' | 'y', size: 'width' | 'height') => {
    const ends = others.flatMap((other) => [other[side], other[side] + other[size]]);
    const level = ends
      .flatMap((end) => [end, end - place[size]])
      .toSorted((one, other) => Math.abs(one - to[side]) - Math.abs(other - to[side]))
      .find((end) => Math.abs(end - to[side]) <= pull);
    return within(level ?? onStep(to[side]), board[size] - place[size]);
  };
  return { ...place, x: along('x', 'width'), y: along('y', 'height') };
}

/** A room moved by so many steps, which the sides of others do not stop. */
export function stepped(place: PlacedRoom, right: number, down: number, board: Board): PlacedRoom {
  return {
    ...place,
    x: within(place.x + right * step, board.width - place.width),
    y: within(place.y + down * step, board.height - place.height),
  };
}

export function turned(place: PlacedRoom, board: Board): PlacedRoom {
  const { width: height, height: width } = place;
  return stepped({ ...place, width, height }, 0, 0, board);
}

/** How far a room stands from the left and the upper side of the plan. */
export function standsAt({ x, y }: PlacedRoom, { places }: Board): { x: number; y: number } {
  const least = (side: 'x' | 'y') => Math.min(...places.map((place) => place[side]));
  return { x: rounded(x - least('x')), y: rounded(y - least('y')) };
}

/** The rooms as they stand, to be stored. */
export function placedRooms(board: Board): Room[] {
  return board.rooms.map((room) => {
    const place = board.places.find((one) => one.room === room);
    if (!place) return room;
    return { name: room.name, length: place.width, width: place.height, ...standsAt(place, board) };
  });
}

const onStep = (feet: number) => Math.round(feet / step) * step;
const rounded = (feet: number) => Math.round(feet * 100) / 100;
const within = (feet: number, most: number) => rounded(Math.max(0, Math.min(feet, most)));
