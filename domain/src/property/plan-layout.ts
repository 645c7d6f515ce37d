/** A room by its sides in feet. One that the office has placed is `length` wide and `width` deep. */
export interface Room {
  name: string;
  length: number;
  width: number;
  /** How far its left side stands from the left side of the plan; null for one that is not placed. */
  x?: number | null;
  /** How far its upper side stands from the upper side of the plan. */
  y?: number | null;
}

/** A room on the drawing, right of and below its corner, in feet. */
export interface PlacedRoom {
  room: Room;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlanLayout {
  rooms: PlacedRoom[];
  width: number;
  height: number;
  /** Rooms without both sizes. */
  left: Room[];
  /** Whether the rooms stand as in the home, because the office has placed all of them. */
  inPosition: boolean;
}

/** The scale of all drawings of rooms. */
export const pixelsToFoot = 7;
/** A drawing of 344 pixels: what a phone has room for. */
export const mostPlanFeet = 49;

/** Whether a text fits into so many pixels; a letter is at most about six wide. */
export const fitsInto = (text: string, pixels: number): boolean => text.length * 6 < pixels;
export const hasSizes = ({ length, width }: Room): boolean => length > 0 && width > 0;

export const isLiving = ({ name }: Pick<Room, 'name'>): boolean =>
  /\b(?:living|drawing|hall|lounge)\b/i.test(name);
export const isBedroom = ({ name }: Pick<Room, 'name'>): boolean => /\bbed ?room\b/i.test(name);
export const isOpen = ({ name }: Pick<Room, 'name'>): boolean =>
  /\b(?:balcony|balconies|terrace|verandah?|sit[- ]?out)\b/i.test(name);

const areaOf = ({ length, width }: Room) => length * width;

/**
 * Draws rooms as rectangles to scale. If the office has placed all of them, they stand as placed. If not, they are packed
 * around the living room, the larger ones first and balconies outside, so that all of them together take least room; the
 * same rooms always give the same drawing, at most `mostFeet` wide, unless one room is longer than that both ways.
 */
export function layOutRooms(rooms: readonly Room[], mostFeet = mostPlanFeet): PlanLayout {
  const known = rooms.filter(hasSizes);
  const inPosition = known.length > 0 && known.every(({ x, y }) => x != null && y != null);
  const placed = inPosition ? known.map(asPlaced) : pack(known, mostFeet);
  const [left, top] = [edge(placed, 'x', Math.min), edge(placed, 'y', Math.min)];
  return {
    rooms: placed.map((one) => ({ ...one, x: one.x - left, y: one.y - top })),
    width: span(placed, 'x', 'width'),
    height: span(placed, 'y', 'height'),
    left: rooms.filter((room) => !known.includes(room)),
    inPosition,
  };
}

function asPlaced(room: Room): PlacedRoom {
  return { room, x: room.x ?? 0, y: room.y ?? 0, width: room.length, height: room.width };
}

function pack(known: readonly Room[], mostFeet: number): PlacedRoom[] {
  const most = Math.max(mostFeet, ...known.map(({ length, width }) => Math.min(length, width)));
  const first = known.find(isLiving) ?? known.toSorted((one, other) => areaOf(other) - areaOf(one))[0];
  const rest = known
    .filter((room) => room !== first)
    .toSorted((one, other) => Number(isOpen(one)) - Number(isOpen(other)) || areaOf(other) - areaOf(one));
  const placed: PlacedRoom[] = [];
  for (const room of first ? [first, ...rest] : []) placed.push(placeOf(room, placed, most));
  return placed;
}

function edge(
  placed: readonly PlacedRoom[],
  side: 'x' | 'y',
  choose: (...values: number[]) => number,
): number {
  return placed.length > 0 ? choose(...placed.map((one) => one[side])) : 0;
}

function span(placed: readonly PlacedRoom[], side: 'x' | 'y', size: 'width' | 'height'): number {
  if (placed.length === 0) return 0;
  return Math.max(...placed.map((one) => one[side] + one[size])) - edge(placed, side, Math.min);
}

/** The best free place for a room beside those that stand: the least drawing, then the nearest to the living room. */
function placeOf(room: Room, placed: readonly PlacedRoom[], most: number): PlacedRoom {
  const [long, short] = [Math.max(room.length, room.width), Math.min(room.length, room.width)];
  const shapes = [
    { width: long, height: short },
    { width: short, height: long },
  ];
  const [centre] = placed;
  if (!centre) {
    const [lying = { width: long, height: short }, standing = lying] = shapes;
    return { room, x: 0, y: 0, ...(long <= most ? lying : standing) };
  }
  let best: { place: PlacedRoom; cost: number[] } | undefined;
  for (const shape of shapes)
    for (const [x, y] of corners(placed, shape)) {
      const place = { room, x, y, ...shape };
      const all = [...placed, place];
      const width = span(all, 'x', 'width');
      if (width > most || placed.some((other) => overlap(place, other))) continue;
      const height = span(all, 'y', 'height');
      const away = Math.hypot(middle(place).x - middle(centre).x, middle(place).y - middle(centre).y);
      const cost = [width * height, Math.max(width, height), away, y, x].map((value) =>
        Math.round(value * 1_000),
      );
      if (!best || isLess(cost, best.cost)) best = { place, cost };
    }
  // Below all others there is always room.
  const below = { x: edge(placed, 'x', Math.min), y: Math.max(...placed.map(({ y, height }) => y + height)) };
  return (
    best?.place ?? {
      room,
      ...below,
      ...(long <= most ? { width: long, height: short } : { width: short, height: long }),
    }
  );
}

/** Where a shape stands beside each room, level with one of its ends. */
function corners(
  placed: readonly PlacedRoom[],
  { width, height }: { width: number; height: number },
): [number, number][] {
  return placed.flatMap(({ x, y, width: wide, height: high }): [number, number][] => [
    ...[x - width, x + wide].flatMap((at): [number, number][] => [
      [at, y],
      [at, y + high - height],
    ]),
    ...[y - height, y + high].flatMap((at): [number, number][] => [
      [x, at],
      [x + wide - width, at],
    ]),
  ]);
}

const middle = ({ x, y, width, height }: PlacedRoom) => ({ x: x + width / 2, y: y + height / 2 });

/** Whether two rooms stand on the same floor; sides that touch are no overlap. */
export function overlap(one: PlacedRoom, other: PlacedRoom): boolean {
  const slack = 1e-6;
  return (
    one.x + one.width > other.x + slack &&
    other.x + other.width > one.x + slack &&
    one.y + one.height > other.y + slack &&
    other.y + other.height > one.y + slack
  );
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place >= 0 && (one[place] ?? 0) < (other[place] ?? 0);
}
