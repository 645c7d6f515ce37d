import type { PropertyDetailsFragment } from '../../property.generated.ts';

type Availability = NonNullable<PropertyDetailsFragment['availability']>;
export type StackUnit = Availability['units'][number];

/** What a visitor needs to know of the status of a unit. */
export type Standing = 'free' | 'resale' | 'held' | 'sold' | 'later';

const standings: Record<StackUnit['status'], Standing> = {
  AVAILABLE: 'free',
  RESALE: 'resale',
  HOLD: 'held',
  BOOKED: 'sold',
  AGREEMENT: 'sold',
  REGISTERED: 'sold',
  BLOCKED_BY_BUILDER: 'later',
  NOT_RELEASED: 'later',
};

export function standingOf({ status }: Pick<StackUnit, 'status'>): Standing {
  return standings[status];
}

/** Whether a buyer can have it now, new or as a resale. */
export function isFree(unit: Pick<StackUnit, 'status'>): boolean {
  const standing = standingOf(unit);
  return standing === 'free' || standing === 'resale';
}

export interface Stack {
  key: string;
  name: string;
  units: StackUnit[];
  /** The highest floor first; units whose floor is not known come last. */
  floors: { floor: number | null; units: StackUnit[] }[];
}

/** Sorts “A-902” before “A-1101”. */
function byNumber(one: StackUnit, other: StackUnit): number {
  const [left = '', right = ''] = [one, other].map(({ number }) =>
    (number ?? '').replace(/\d+/g, (digits) => digits.padStart(9, '0')),
  );
  return Number(left > right) - Number(left < right);
}

/** The units of each tower by floor, in the order of the towers; towers without units are left out. */
export function stacksOf({
  towers,
  availability,
}: Pick<PropertyDetailsFragment, 'towers' | 'availability'>): Stack[] {
  return towers.flatMap(({ key, name }) => {
    const units = (availability?.units ?? []).filter(({ tower }) => tower === key);
    if (units.length === 0) return [];
    const sorted = units.toSorted(byNumber);
    const floors = new Map<number | null, StackUnit[]>();
    for (const unit of sorted) floors.set(unit.floor, [...(floors.get(unit.floor) ?? []), unit]);
    const height = (floor: number | null) => floor ?? -1;
    return {
      ...{ key, name, units: sorted },
      floors: [...floors]
        .map(([floor, list]) => ({ floor, units: list }))
        .toSorted((one, other) => height(other.floor) - height(one.floor)),
    };
  });
}
