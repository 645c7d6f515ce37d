import { expect, test } from 'vitest';
import { layOutRooms, mostPlanFeet } from './plan-layout.ts';
import type { PlacedRoom, Room } from './plan-layout.ts';

const jheel: Room[] = [
  { name: 'Living and dining', length: 24, width: 12 },
  { name: 'Kitchen', length: 11, width: 8.5 },
  { name: 'Bedroom 1', length: 14, width: 12 },
  { name: 'Bedroom 2', length: 12.5, width: 11 },
  { name: 'Bedroom 3', length: 12, width: 11 },
];

/** Homes of up to twelve rooms whose sides follow from their places: the same in each run. */
const homes = Array.from({ length: 60 }, (_, home) =>
  Array.from({ length: 1 + (home % 12) }, (__, place): Room => {
    const side = (step: number) => 4 + (((home + 3) * (place + 5) * step) % 43) / 2;
    const name = ['Bedroom', 'Toilet', 'Living room', 'Balcony', 'Study'][(home + place) % 5] ?? '';
    return { name: `${name} ${place}`, length: side(7), width: side(11) };
  }),
);

const overlaps = (one: PlacedRoom, other: PlacedRoom) =>
  one.x + one.width > other.x + 0.001 &&
  other.x + other.width > one.x + 0.001 &&
  one.y + one.height > other.y + 0.001 &&
  other.y + other.height > one.y + 0.001;

test('each room is drawn once, with its proportions, without overlaps, within the width of a phone', () => {
  for (const rooms of [jheel, ...homes]) {
    const { rooms: placed, width, height, left } = layOutRooms(rooms);
    expect(left).toEqual([]);
    expect(new Set(placed.map(({ room }) => room))).toEqual(new Set(rooms));
    expect(placed).toHaveLength(rooms.length);
    expect(width).toBeLessThanOrEqual(mostPlanFeet);
    for (const { room, ...place } of placed) {
      expect([place.width, place.height].toSorted()).toEqual([room.length, room.width].toSorted());
      expect(Math.min(place.x, place.y)).toBeGreaterThanOrEqual(0);
      expect(place.x + place.width).toBeLessThanOrEqual(width + 0.001);
      expect(place.y + place.height).toBeLessThanOrEqual(height + 0.001);
    }
    for (const [index, one] of placed.entries())
      for (const other of placed.slice(index + 1)) expect(overlaps(one, other)).toBe(false);
  }
});

test('a drawing begins with the living room, has the balconies last, and is always the same', () => {
  const rooms = [{ name: 'Balcony', length: 12, width: 5 }, ...jheel.toReversed()];
  const drawn = layOutRooms(rooms);
  expect(drawn.rooms[0]?.room.name).toBe('Living and dining');
  expect(drawn.rooms.at(-1)?.room.name).toBe('Balcony');
  expect(layOutRooms(rooms)).toEqual(drawn);
  const small = { name: 'Drawing room', length: 12, width: 10 };
  expect(layOutRooms([...jheel.slice(1), small]).rooms[0]?.room).toBe(small);
  // It wastes less than a third of its room.
  const used = rooms.reduce((sum, { length, width }) => sum + length * width, 0);
  expect(used / (drawn.width * drawn.height)).toBeGreaterThan(0.66);
});

test('rooms without both sizes are named, and none makes an empty drawing', () => {
  const store = { name: 'Store', length: 5, width: 0 };
  expect(layOutRooms([...jheel, store]).left).toEqual([store]);
  expect(layOutRooms([store])).toEqual({ rooms: [], width: 0, height: 0, left: [store], inPosition: false });
});

test('a room that is longer than a phone is wide stands upright', () => {
  const [hall] = layOutRooms([{ name: 'Hall', length: 60, width: 20 }]).rooms;
  expect(hall).toMatchObject({ width: 20, height: 60 });
});

test('rooms that are all placed stand as placed, from the corner of their plan; one that is not makes no difference to a plan that is packed', () => {
  const placed: Room[] = [
    { name: 'Living', length: 11, width: 20, x: 7, y: 3 },
    { name: 'Bedroom', length: 12, width: 10, x: 18, y: 3 },
    { name: 'Store', length: 5, width: 0 },
  ];
  expect(layOutRooms(placed)).toMatchObject({
    ...{ inPosition: true, width: 23, height: 20, left: [placed[2]] },
    rooms: [
      { x: 0, y: 0, width: 11, height: 20 },
      { x: 11, y: 0, width: 12, height: 10 },
    ],
  });
  const partly = [...placed, { name: 'Kitchen', length: 9, width: 8 }];
  const never = partly.map(({ name, length, width }) => ({ name, length, width }));
  const withoutPlaces = ({ rooms, ...rest }: ReturnType<typeof layOutRooms>) => ({
    ...{ inPosition: rest.inPosition, width: rest.width, height: rest.height },
    rooms: rooms.map(({ room, ...sides }) => [room.name, sides]),
  });
  expect(withoutPlaces(layOutRooms(partly))).toEqual(withoutPlaces(layOutRooms(never)));
  expect(layOutRooms(partly).inPosition).toBe(false);
});
