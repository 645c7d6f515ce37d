import type { MapArea } from './place.ts';

/** About ten metres. */
const digits = 4;

/** An area in the address, as “28.4102,77.2905,28.6315,77.5501”: south, west, north, east. */
export function areaText({ south, west, north, east }: MapArea): string {
  return [south, west, north, east].map((degrees) => Number(degrees.toFixed(digits))).join(',');
}

/** Reads what `areaText` writes; what is no area is ignored. */
export function readArea(text: string | null): MapArea | undefined {
  const degrees = (text ?? '').split(',').map((part) => (part.trim() ? Number(part) : NaN));
  const [south = NaN, west = NaN, north = NaN, east = NaN, ...more] = degrees.map((value) =>
    Number(value.toFixed(digits)),
  );
  const possible = -90 <= south && south < north && north <= 90 && -180 <= west && west < east && east <= 180;
  return possible && more.length === 0 ? { south, west, north, east } : undefined;
}
