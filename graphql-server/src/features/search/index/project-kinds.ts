import type { ProjectFilter } from '../project-filter.input.ts';
import {
  intentOf,
  listedStatuses,
  ProjectIntent,
  PropertyCategory,
  PropertyStatus,
} from '../../property/property.type.ts';
import type { PropertyFacets } from '../facets.type.ts';
import type { Property } from '../../property/property.type.ts';

/** The facts of a project for the filters with counts. There are few kinds, so a search decides once for each. */
export interface Kind {
  category: PropertyCategory;
  status: PropertyStatus;
  /** The choices of rooms that match it. */
  rooms: number[];
}

/** The filters that a kind decides. */
type KindFilter = Pick<ProjectFilter, 'category' | 'statuses' | 'intent' | 'rooms'>;

/** The counts that kinds decide. */
export type KindFacets = Pick<PropertyFacets, 'categories' | 'statuses' | 'rooms'>;

/** The choice “4” of rooms means four or more. */
export const mostRooms = 4;
const roomChoices = [0, 1, 2, 3, mostRooms];

/** The kind of a project. */
export function kindOf({
  category,
  propertyStatus: status,
  rooms,
  configurations,
}: Pick<Property, 'category' | 'propertyStatus' | 'rooms' | 'configurations'>): Kind {
  if (configurations?.length)
    return { category, status, rooms: choicesOf(configurations.map(({ bedrooms }) => bedrooms)) };
  // Three bedrooms and a study match 3 BHK.
  const [min, max] = rooms ? [Math.floor(rooms.min), Math.floor(rooms.max)] : [0, -1];
  const matched = roomChoices.filter((choice) => max >= choice && (min <= choice || choice === mostRooms));
  return { category, status, rooms: matched };
}

/** The choices of rooms that match one of these numbers of bedrooms. */
export function choicesOf(bedrooms: Iterable<number | null | undefined>): number[] {
  const numbers = [...bedrooms];
  return roomChoices.filter((choice) =>
    numbers.some((number) => number === choice || (choice === mostRooms && (number ?? 0) >= choice)),
  );
}

/** Whether projects of a kind match the filter’s category, statuses, intent and rooms. */
export function isKindWanted(kind: Kind, wanted: KindFilter): boolean {
  return inCategory(kind, wanted) && inStatus(kind, wanted) && inRooms(kind, wanted);
}

/** The statuses that the filter wants. */
export function wantedStatuses(wanted: KindFilter): PropertyStatus[] {
  const { statuses, intent = ProjectIntent.BUY } = wanted;
  return (statuses?.length ? statuses : listedStatuses).filter((status) => intentOf(status) === intent);
}

/** The choices of rooms that the filter wants; none if any number will do. */
export function wantedRooms({ rooms }: KindFilter): number[] {
  return (rooms ?? []).map((choice) => Math.min(choice, mostRooms));
}

function inCategory({ category }: Kind, wanted: KindFilter): boolean {
  return !wanted.category || wanted.category === category;
}

function inStatus({ status }: Kind, wanted: KindFilter): boolean {
  return wantedStatuses(wanted).includes(status);
}

function inRooms({ rooms }: Kind, wanted: KindFilter): boolean {
  const choices = wantedRooms(wanted);
  return choices.length === 0 || choices.some((choice) => rooms.includes(choice));
}

/** The number of results for each choice of one filter while the other filters stay. */
export function facetsOf(counted: { kind: Kind; count: number }[], wanted: KindFilter): KindFacets {
  const { intent = ProjectIntent.BUY } = wanted;
  const sum = (fits: (kind: Kind) => boolean) =>
    counted.reduce((total, { kind, count }) => (fits(kind) ? total + count : total), 0);
  return {
    categories: Object.values(PropertyCategory).map((value) => ({
      value,
      count: sum((kind) => kind.category === value && inStatus(kind, wanted) && inRooms(kind, wanted)),
    })),
    statuses: Object.values(PropertyStatus).map((value) => ({
      value,
      count: sum(
        (kind) =>
          kind.status === value &&
          intentOf(kind.status) === intent &&
          inCategory(kind, wanted) &&
          inRooms(kind, wanted),
      ),
    })),
    rooms: roomChoices.map((value) => ({
      value,
      count: sum((kind) => kind.rooms.includes(value) && inCategory(kind, wanted) && inStatus(kind, wanted)),
    })),
  };
}
