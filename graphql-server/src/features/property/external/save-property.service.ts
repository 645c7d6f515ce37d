import { setTimeout as wait } from 'node:timers/promises';
import type { Filter, ObjectId, WithId } from 'mongodb';
import type { Context } from '../../../base/context.ts';
import { AppError } from '../../../base/errors.ts';
import { withoutNulls } from '../../../base/input.ts';
import { itemIdsOf, readExternalId, takeExternalId } from '../../../kit/external/external-ids.ts';
import type { ExternalId } from '../../../kit/external/external-id.type.ts';
import { itemsByIds } from '../../../kit/items.ts';
import { IdTaken } from '../../../kit/new-items.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { PublicationState, visibleTo } from '../../../kit/publication.ts';
import type { PublicationInput } from '../../../kit/publication.ts';
import { changeProperty } from '../changing/change-property.ts';
import type { PropertyChanges, PropertyInput } from '../property.input.ts';
import { createProperty, propertyNoun } from '../property.service.ts';
import type { Property } from '../property.type.ts';

const { collection } = propertyNoun;
/** How often others may write between the look and the write. */
const maxRaces = 100;
/** Those that lost together do not try again together. */
const pauseMs = 20;
const removed = 'This property was removed. Restore it in the office, or use another key.';

interface Save {
  externalId: ExternalId;
  changes: PropertyChanges;
  readAt?: Date | null;
  publication?: PublicationInput | null;
}

/**
 * Changes the given fields of the property that has a key of another system, or adds it, as a draft unless `publication` says
 * otherwise. Two at once make one: the second changes what the first has added. Throws GONE for one in the trash, CONFLICT if it has changed after
 * `readAt`, and what a change or a new property is refused for.
 */
export async function saveProperty(
  context: Context,
  { externalId: raw, changes, readAt, publication }: Save,
): Promise<{ property: Property; created: boolean }> {
  const externalId = readExternalId(raw);
  const _id = await takeExternalId(context, collection, externalId);
  for (let race = 0; ; race += 1) {
    const stored = await collectionOf(context, propertyNoun).findOne({ _id } as Filter<Property>);
    if (stored?.deleted) throw new AppError('GONE', removed);
    try {
      if (stored) return { property: await change(context, stored, changes, readAt), created: false };
      return { property: await add(context, { externalId, _id, changes, publication }), created: true };
    } catch (error) {
      const isRace = error instanceof IdTaken || (!readAt && isConflict(error, stored));
      if (!isRace || race >= maxRaces) throw error;
      await wait(Math.random() * pauseMs);
    }
  }
}

function change(
  context: Context,
  { _id, updatedAt }: Property,
  changes: PropertyChanges,
  readAt?: Date | null,
) {
  return changeProperty(context, { id: _id.toHexString(), changes, readAt: readAt ?? updatedAt });
}

interface Addition extends Pick<Save, 'externalId' | 'changes' | 'publication'> {
  _id: ObjectId;
}

async function add(context: Context, { externalId, _id, changes, publication }: Addition): Promise<Property> {
  const input = withoutNulls(changes as Partial<PropertyInput>) as PropertyInput;
  const state = publication ?? { state: PublicationState.DRAFT };
  const property = await createProperty(context, input, { id: _id }, state);
  // A sweep may have taken the key for one of a property that is gone.
  await takeExternalId(context, collection, externalId, _id);
  return property;
}

/** Whether another write came in between; a draft beside the property is none. */
function isConflict(error: unknown, stored: WithId<Property> | null): boolean {
  return error instanceof AppError && error.code === 'CONFLICT' && !stored?.draft;
}

/** The property that has a key of another system; null if none has it that the caller may see. */
export async function propertyByExternalId(context: Context, raw: ExternalId): Promise<Property | null> {
  const [_id] = await itemIdsOf(context, collection, [readExternalId(raw)]);
  if (!_id) return null;
  const [found = null] = await itemsByIds(
    context,
    propertyNoun,
    [_id],
    visibleTo(context, propertyNoun) as Filter<Property>,
  );
  return found;
}
