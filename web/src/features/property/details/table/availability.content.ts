import { choiceFields } from 'domain/property/property-choices.ts';
import type { StackUnit, Standing } from './stack.ts';

const standings: Record<Standing, string> = {
  free: 'Available',
  resale: 'Resale',
  held: 'On hold',
  sold: 'Sold',
  later: 'Not offered now',
};

export const availabilityContent = {
  title: 'Which units are available',
  asOn: 'Status as on',
  sample: 'Sample units: none of them exists.',
  tower: (name: string, free: number, all: number) => `${towerName(name)}: ${free} of ${all} available`,
  stack: (name: string) => `${towerName(name)}, floor by floor`,
  costLine: 'Choose an available unit to see what you will really pay for it.',
  floor: 'Floor',
  floorOf: (floor: number | null) => (floor === null ? '?' : floor === 0 ? 'G' : String(floor)),
  floorWords: (floor: number | null) =>
    floor === null ? 'Floor not stated' : floor === 0 ? 'Ground floor' : `Floor ${floor}`,
  units: 'Units',
  list: (count: number) => (count === 1 ? 'The available unit' : `The ${count} available units`),
  listCaption: (name: string) => `Available units of ${name}`,
  listHeads: { unit: 'Unit', floor: 'Floor', configuration: 'Unit Type', carpet: 'Carpet area' },
  unknown: 'Not stated',
  noNumber: 'Unit',
  standings,
  marks: { free: '', resale: 'R', held: 'H', sold: '×', later: '–' } satisfies Record<Standing, string>,
};

/** The direction of a door in words; empty if not known. */
export function facingWords({ facing }: Pick<StackUnit, 'facing'>): string {
  return facing ? choiceFields.facing.options[facing] : '';
}

/** The name of a tower; the office often enters its letter alone. */
function towerName(name: string): string {
  return /^[\p{L}\d]{1,3}$/u.test(name) ? `Tower ${name}` : name;
}
