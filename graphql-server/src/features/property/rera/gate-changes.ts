import type { Filter, ObjectId } from 'mongodb';
import type { Context } from '../../../base/context.ts';
import { parseId } from '../../../base/ids.ts';
import type { StoredItem } from '../../../base/types.ts';
import type { FieldChange } from '../../../kit/change/activity-log.ts';
import { maxItemsAtOnce } from '../../../kit/bulk.ts';
import type { Selection } from '../../../kit/bulk.ts';
import { matches } from '../../../kit/list-filters.ts';
import { collectionOf } from '../../../kit/noun.ts';
import type { Noun } from '../../../kit/noun.ts';
import type { Property, PropertyStatus } from '../property.type.ts';
import { barredBy } from './gate.service.ts';
import type { GateReason } from './gate.type.ts';
import { CheckLevel } from './check/listing-check.type.ts';
import { lookAtListing, openDesk } from './check/listing-look.ts';
import { onlyTakesAway } from './takes-away.ts';

interface WithReasons {
  gateReasons?: readonly GateReason[];
  draft?: { values: Pick<WithReasons, 'gateReasons'> } | null;
}

/** The reasons that a save gave for warnings, as changes for the activity log. */
export function givenReasons(saved: WithReasons, before: WithReasons | null): FieldChange[] {
  const former = before ? reasonsOf(before) : [];
  const known = new Set(former.map(({ check, at }) => `${check} ${at.getTime()}`));
  return reasonsOf(saved)
    .filter(({ check, at }) => !known.has(`${check} ${at.getTime()}`))
    .map(({ check, reason }) => ({ field: `gateReasons.${check}`, before: null, after: reason }));
}

function reasonsOf({ gateReasons, draft }: WithReasons): readonly GateReason[] {
  const inDraft = draft?.values.gateReasons;
  return inDraft ?? gateReasons ?? [];
}

interface StatusChange {
  selection: Selection;
  from: Filter<StoredItem>;
  propertyStatus: PropertyStatus;
}

/** The visible ones among the chosen properties that would not pass with another status: it is not changed. */
export async function failingWith(
  context: Context,
  noun: Noun<Property>,
  { selection, from, propertyStatus }: StatusChange,
): Promise<ObjectId[]> {
  const chosen = selection.matching
    ? matches(noun, { ...selection.matching, filter: selection.filter })
    : { _id: { $in: (selection.ids ?? []).map((id) => parseId(id)) } };
  const filter = { $and: [chosen, from, { publishAt: { $ne: null } }] } as Filter<Property>;
  const found = await collectionOf(context, noun).find(filter, { limit: maxItemsAtOnce }).toArray();
  if (found.length === 0) return [];
  const desk = await openDesk(context);
  const failing: ObjectId[] = [];
  for (const property of found) {
    const changed = { ...property, propertyStatus, sample: undefined };
    if (property.gate?.graceUntil || onlyTakesAway(changed, property)) continue;
    const barred = barredBy(desk, await lookAtListing(context, desk, changed));
    if (barred.some(({ level }) => level === CheckLevel.BLOCKING)) failing.push(property._id);
  }
  return failing;
}
