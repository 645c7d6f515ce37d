import type { Place } from './place.ts';

/** The address of the drawn ground of maps: metro lines, stations and places, as the gazetteer has them. */
export const groundPath = '/map-ground.svg';

/** The parts of the drawing by name, each in pixels of its own scale: a place with its surroundings, or the whole region. */
export const groundScales = { town: 30, region: 60 } as const;

export type GroundScale = keyof typeof groundScales;

/** The middle of the region, which is the origin of the drawing: 28.5° north, 77.45° east. */
const origin = [28.5, 77.45] as const;
const radian = Math.PI / 180;
/** A radian of the Mercator projection in metres of the ground, at the latitude of the origin. */
const metres = 6_378_137 * Math.cos(origin[0] * radian);

/** The Mercator projection of a latitude. */
const northing = (latitude: number) => Math.asinh(Math.tan(latitude * radian));

/**
 * Where a place lies on the drawn ground: right of and below the origin, in whole units of so many metres, one unless
 * another scale is named.
 */
export function groundPoint({ latitude, longitude }: Place, scale?: GroundScale): { x: number; y: number } {
  const unit = metres / (scale ? groundScales[scale] : 1);
  return {
    x: Math.round((longitude - origin[1]) * radian * unit),
    y: Math.round((northing(origin[0]) - northing(latitude)) * unit),
  };
}
