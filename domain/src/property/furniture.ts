import { isBedroom, isLiving } from './plan-layout.ts';
import type { PlacedRoom } from './plan-layout.ts';

interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece of furniture against a wall of a room, in feet, with the way around it; null if the room has no room for that. */
export interface Laid extends Shape {
  kind: 'bed' | 'sofa';
  walk: Shape | null;
}

/** A double bed and a sofa for three, along a wall and away from it, and a way that two people pass in, in feet. */
export const furnitureFeet = { bed: [6, 6.5], sofa: [7, 3], walk: 2 } as const;

/** The bed of a bedroom or the sofa of a living room, in the middle of its upper or its left wall; null where neither fits. */
export function furnitureOf({ room, ...place }: PlacedRoom): Laid | null {
  if (isBedroom(room)) return lay('bed', place);
  return isLiving(room) ? lay('sofa', place) : null;
}

function lay(kind: 'bed' | 'sofa', place: Shape): Laid | null {
  const along = against(kind, place);
  // Against the left wall, all is the other way round.
  const turned = against(kind, turn(place));
  const across = turned && { ...turned, ...turn(turned), walk: turned.walk && turn(turned.walk) };
  return along?.walk || !across ? along : across.walk || !along ? across : along;
}

function turn({ x, y, width, height }: Shape): Shape {
  return { x: y, y: x, width: height, height: width };
}

function against(kind: 'bed' | 'sofa', room: Shape): Laid | null {
  const [width, height] = furnitureFeet[kind];
  if (width > room.width || height > room.height) return null;
  const { walk } = furnitureFeet;
  const x = room.x + (room.width - width) / 2;
  // One gets into a bed from both sides; a sofa needs a way in front of it.
  const side = kind === 'bed' ? walk : 0;
  const hasWay = width + 2 * side <= room.width && height + walk <= room.height;
  return {
    ...{ kind, x, y: room.y, width, height },
    walk: hasWay ? { x: x - side, y: room.y, width: width + 2 * side, height: height + walk } : null,
  };
}
