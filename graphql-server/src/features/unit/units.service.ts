import { indianNumber } from 'domain/text/number.ts';
import DataLoader from 'dataloader';
import { ObjectId } from 'mongodb';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { badField, notFound } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { announceChange, touch } from '../../database/changes.ts';
import { requireSpace } from '../../database/space.ts';
import { databaseTime } from '../../database/time.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { itemById } from '../../kit/items.ts';
import { activityOf, collectionOf } from '../../kit/noun.ts';
import { propertyNoun } from '../property/property.service.ts';
import type { Property } from '../property/property.type.ts';
import { improbableUnit } from './improbable-unit.ts';
import { readUnit } from './read-unit.ts';
import type { Failure } from './read-unit.ts';
import { soldStatuses, UnitStatus } from './unit.type.ts';
import type {
  Availability,
  ConfigurationCount,
  SavedUnitInput,
  SavedUnits,
  StoredUnit,
  Unit,
  UnitFailure,
  UnitQuestion,
} from './unit.type.ts';

/** The most units of a property, and of one save. */
export const mostUnits = 5_000;
export const mostSaved = 500;
const sentences = {
  tooMany: `Please save at most ${mostSaved} units at once.`,
  full: `A property has at most ${indianNumber(mostUnits)} units.`,
  twice: 'Another unit of this tower has this number.',
  changed: 'A colleague has changed this unit. Please load the units again.',
  sold: 'This unit is sold already.',
};

/** The stored units of all properties. */
export function unitsOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredUnit>('units');
}

/** A unit as it is at a moment: a hold that has ended is none. */
export function atMoment(unit: StoredUnit, now: Date): StoredUnit {
  const isOver = unit.status === UnitStatus.HOLD && (!unit.holdUntil || unit.holdUntil <= now);
  return isOver ? { ...unit, status: UnitStatus.AVAILABLE, holdUntil: null, holder: null } : unit;
}

const loaders = new WeakMap<AppContext, DataLoader<ObjectId, StoredUnit[]>>();

/** Reads the units of all properties of an answer with one query. */
function loaderOf(context: AppContext): DataLoader<ObjectId, StoredUnit[]> {
  const present = loaders.get(context);
  if (present) return present;
  const loader = new DataLoader<ObjectId, StoredUnit[]>(
    async (itemIds) => {
      const found = await unitsOf(context)
        .find({ itemId: { $in: [...itemIds] } }, { sort: { tower: 1, floor: -1, numberKey: 1 } })
        .toArray();
      return itemIds.map((itemId) => found.filter((unit) => unit.itemId.equals(itemId)));
    },
    { cache: false },
  );
  loaders.set(context, loader);
  return loader;
}

/** The units of a property by tower, the highest floor first, as they are by the time of the database. */
export async function presentUnits(context: AppContext, itemId: ObjectId): Promise<StoredUnit[]> {
  const found = await loaderOf(context).load(itemId);
  if (!found.some(({ status }) => status === UnitStatus.HOLD)) return found;
  const now = await databaseTime(context.db);
  return found.map((unit) => atMoment(unit, now));
}

/** The units of a property for the office. Throws NOT_FOUND for an unknown property. */
export async function units(context: Context, propertyId: string): Promise<Unit[]> {
  const { _id } = await itemById(context, propertyNoun, propertyId);
  return (await presentUnits(context, _id)).map(unitOf);
}

/** What visitors see of the units of a property; null if it has none. */
export async function availability(
  context: AppContext,
  { _id, hidesUnitNumbers }: Property,
): Promise<Availability | null> {
  const found = await presentUnits(context, _id);
  if (found.length === 0) return null;
  const [asOn = null] = found.flatMap((unit) => unit.asOn ?? []).sort();
  return {
    units: found.map((unit) => ({
      id: isFree(unit) ? unit._id.toHexString() : null,
      ...{ number: hidesUnitNumbers ? null : unit.number, tower: unit.tower },
      ...{ configuration: unit.configuration, floor: unit.floor, facing: unit.facing, carpet: unit.carpet },
      status: unit.status,
    })),
    counts: countsOf(found),
    asOn,
  };
}

/** Shows or hides the numbers of the units of a property on its page, and answers whether they are shown. */
export async function showUnitNumbers(
  context: Context,
  propertyId: string,
  shown: boolean,
): Promise<boolean> {
  const property = await itemById(context, propertyNoun, propertyId);
  const hidesUnitNumbers = !shown || null;
  if ((property.hidesUnitNumbers ?? null) === hidesUnitNumbers) return shown;
  await collectionOf(context, propertyNoun).updateOne({ _id: property._id }, { $set: { hidesUnitNumbers } });
  await tell(context, property, shown ? 'Unit numbers are shown' : 'Unit numbers are not shown');
  return shown;
}

/** Whether a buyer can have it now, new or as a resale. */
export function isFree({ status }: Pick<StoredUnit, 'status'>): boolean {
  return status === UnitStatus.AVAILABLE || status === UnitStatus.RESALE;
}

/** A unit of a property as it is now; null if the property has no such unit. */
export async function unitById(
  context: AppContext,
  { _id: itemId }: Property,
  id: string,
): Promise<StoredUnit | null> {
  const unit = await unitsOf(context).findOne({ _id: parseId(id), itemId });
  return unit && atMoment(unit, await databaseTime(context.db));
}

/** The units of each configuration, counted. */
export function countsOf(
  units: readonly Pick<StoredUnit, 'configuration' | 'status'>[],
): ConfigurationCount[] {
  const counts = new Map<string | null, ConfigurationCount>();
  for (const { configuration, status } of units) {
    const count = counts.get(configuration) ?? { configuration, total: 0, available: 0 };
    count.total += 1;
    if (isFree({ status })) count.available += 1;
    counts.set(configuration, count);
  }
  return [...counts.values()];
}

/**
 * Saves new and changed units of a property, each by itself: one that is wrong, sold already or changed meanwhile is named
 * among the failures, and the others are saved. A figure that can hardly be right is among the questions.
 */
export async function saveUnits(
  context: Context,
  propertyId: string,
  list: readonly SavedUnitInput[],
): Promise<SavedUnits> {
  if (list.length > mostSaved) throw badField('units', sentences.tooMany);
  const property = await itemById(context, propertyNoun, propertyId);
  await requireSpace(context);
  const added = list.filter(({ id }) => !id).length;
  if (added > 0 && (await unitsOf(context).countDocuments({ itemId: property._id })) + added > mostUnits)
    throw badField('units', sentences.full);
  const now = await databaseTime(context.db);
  const saved: Unit[] = [];
  const failures: UnitFailure[] = [];
  const questions: UnitQuestion[] = [];
  for (const [index, raw] of list.entries()) {
    const result = await saveUnit(context, property, raw, now);
    if (!('_id' in result)) {
      failures.push({ index, ...result });
      continue;
    }
    saved.push(unitOf(result));
    const strange = improbableUnit(property, result);
    if (strange) questions.push({ index, ...strange });
  }
  if (saved.length > 0) await tell(context, property, `${saved.length} units saved`);
  return { saved, failures, questions };
}

/** Removes units of a property for good, and answers how many there were. */
export async function removeUnits(
  context: Context,
  propertyId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length > mostSaved) throw badField('ids', sentences.tooMany);
  const property = await itemById(context, propertyNoun, propertyId);
  const { deletedCount } = await unitsOf(context).deleteMany({
    itemId: property._id,
    _id: { $in: ids.map((id) => parseId(id)) },
  });
  if (deletedCount > 0) await tell(context, property, `${deletedCount} units removed`);
  return deletedCount;
}

async function saveUnit(
  context: Context,
  property: Property,
  raw: SavedUnitInput,
  now: Date,
): Promise<StoredUnit | Failure> {
  const read = readUnit(property, raw, now);
  if ('message' in read) return read;
  const { id, revision = 0, values } = read;
  const collection = unitsOf(context);
  try {
    if (!id) {
      const unit = { _id: new ObjectId(), itemId: property._id, ...values, revision: 1 };
      await collection.insertOne(unit);
      return unit;
    }
    const stored = await collection.findOne({ _id: parseId(id), itemId: property._id });
    const isSold = stored && soldStatuses.includes(stored.status) && stored.revision !== revision;
    const unit = await collection.findOneAndUpdate(
      { _id: parseId(id), itemId: property._id, revision: revision ?? 0 },
      { $set: values, $inc: { revision: 1 }, $unset: { sample: 1 } },
      { returnDocument: 'after' },
    );
    return unit ?? { field: 'status', message: isSold ? sentences.sold : sentences.changed };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return { field: 'number', message: sentences.twice };
  }
}

function unitOf({ _id, sample: _sample, ...unit }: StoredUnit): Unit {
  return { ...unit, id: _id.toHexString() };
}

/** Pages that show the property are made anew, in this process and in others; the log says what happened. */
async function tell(context: Context, property: Property, what: string): Promise<void> {
  await touchProperty(context, property._id);
  const changes = [{ field: 'units', before: null, after: what }];
  await recordActivity(context, {
    ...activityOf(propertyNoun, property),
    verb: ActivityVerb.UPDATED,
    changes,
  });
}

async function touchProperty(context: AppContext, id: ObjectId): Promise<void> {
  await collectionOf(context, propertyNoun).updateOne({ _id: id }, touch);
  announceChange(context, propertyNoun.collection, [id.toHexString()]);
}

/** Frees the units whose hold has ended, so that kept pages are made anew; answers whether there were any. */
export async function releaseEndedHolds(context: AppContext): Promise<boolean> {
  const ended = { status: UnitStatus.HOLD, holdUntil: { $lte: timeNow() } };
  const items = await unitsOf(context).distinct('itemId', ended);
  if (items.length === 0) return false;
  await unitsOf(context).updateMany(ended, {
    $set: { status: UnitStatus.AVAILABLE, holdUntil: null, holder: null },
    $inc: { revision: 1 },
  });
  for (const id of items) await touchProperty(context, id);
  return false;
}

/** A unit, and its property as the activity log names it. Throws NOT_FOUND for an unknown one. */
export async function unitToName(context: Context, id: string) {
  const unit = await unitsOf(context).findOne({ _id: parseId(id) });
  if (!unit) throw notFound('Unit');
  const property = await itemById(context, propertyNoun, unit.itemId.toHexString());
  return { _id: unit._id, entry: activityOf(propertyNoun, property) };
}
