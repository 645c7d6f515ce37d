import type { WithId } from 'mongodb';
import { changedMeanwhile } from '../../base/errors.ts';
import type { StoredItem } from '../../base/types.ts';
import type { Noun } from '../noun.ts';

/** Throws CONFLICT with the differing fields if an item has changed since the caller read it at `readAt`. */
export function requireUnchanged<Item extends StoredItem>(
  { label }: Noun<Item>,
  present: WithId<Item>,
  values: Partial<Item>,
  readAt?: Date | null,
): void {
  const { updatedAt, updatedBy = null } = present;
  if (!readAt || updatedAt.getTime() === readAt.getTime()) return;
  throw changedMeanwhile(label, { updatedAt, updatedBy, fields: differences(values, present) });
}

/** Fields that follow from others. */
const derived = [
  'words',
  'sinks',
  'hidesUnitNumbers',
  'completeness',
  'textPictures',
  'gate',
  'gateReasons',
  'shownUntil',
  'isTrial',
  'beforeOff',
  'shownNumber',
];

function differences(values: object, present: object): string[] {
  const stored = new Map(Object.entries(present));
  return Object.entries(values)
    .filter(
      ([field, value]) =>
        !derived.includes(field) &&
        JSON.stringify(value ?? null) !== JSON.stringify(stored.get(field) ?? null),
    )
    .map(([field]) => field);
}
