import { homeName } from './home-name.ts';
import type { Home } from './home-name.ts';

interface Unit {
  number: string | null;
  floor: number | null;
  carpet: number | null;
}

/** A home of a project as an enquiry names it: “L-2403, 3 BHK, 1,480 sq ft, floor 24”. */
export function unitName({ number, floor, carpet }: Unit, home: Home | undefined): string {
  const height = floor === 0 ? 'ground floor' : floor !== null && `floor ${floor}`;
  return [number, home && homeName({ ...home, carpet: carpet ?? home.carpet }), height]
    .filter(Boolean)
    .join(', ');
}
