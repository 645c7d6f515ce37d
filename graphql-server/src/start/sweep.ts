import { ObjectId } from 'mongodb';
import type { Document, Filter } from 'mongodb';
import { inBatches } from '../base/batches.ts';
import { timeNow } from '../base/clock.ts';
import type { AppContext } from '../base/context.ts';
import { announceRewriting } from '../database/changes.ts';
import { deleteFile } from '../files/store.ts';
import { itemKinds } from '../office/item-kind.ts';
import { rooms } from '../office/rooms.ts';
import { undoDays } from '../kit/items.ts';

const dayMs = 24 * 3_600_000;
const batchSize = 500;
const leastId = new ObjectId('0'.repeat(24));

const fileReferences = rooms.flatMap(({ files = [] }) => files);
const belongings = rooms.flatMap((room) => room.belongings ?? []);

/** Removes items for good that were deleted more than 30 days ago. */
export async function sweepTrash(context: AppContext): Promise<void> {
  const oldest = new Date(timeNow().getTime() - undoDays * dayMs);
  const overdue = { deleted: true, deletedAt: { $lte: oldest } };
  for (const { noun } of Object.values(itemKinds)) {
    const { collection } = noun;
    const documents = context.db.collection(collection);
    if (!(await documents.findOne(overdue, { projection: { _id: 1 } }))) continue;
    await announceRewriting(context, collection);
    await documents.deleteMany(overdue);
  }
}

/**
 * Removes files that no item uses, and partial files of killed processes. It leaves files of the last day
 * alone, because their items may not be written yet.
 */
export async function sweepFiles(context: AppContext): Promise<void> {
  const files = context.db.collection('fs.files');
  const old = {
    'metadata.kind': { $in: ['image', 'resume', 'document'] },
    uploadDate: { $lt: new Date(timeNow().getTime() - dayMs) },
  };
  await handleIds(files.find(old, { projection: { _id: 1 } }), (ids) => removeUnnamed(context, ids, old));
  // A picture is stored after its sizes, and a file after its bytes, so a killed process leaves sizes or
  // bytes without their file.
  await removeRemains(context, 'fs.files', 'metadata.imageId', { uploadDate: old.uploadDate });
  // The chunk’s own id dates the chunk; a file’s id need not hold a date.
  await removeRemains(context, 'fs.chunks', 'files_id', { _id: { $lt: dayOldId() } });
}

/** Removes the versions, the former prices, the units and the documents of items that were removed for good. */
export async function sweepVersions(context: AppContext): Promise<void> {
  for (const kept of new Set(belongings.map(({ collection }) => collection))) {
    const owners = belongings.filter(({ collection }) => collection === kept);
    await sweepKeptOf(
      context,
      kept,
      owners.map(({ owner }) => owner),
    );
  }
}

async function sweepKeptOf({ db }: AppContext, kept: string, owners: readonly string[]): Promise<void> {
  const documents = db.collection(kept);
  const ofItems = documents.aggregate<{ _id: ObjectId }>([
    { $match: { itemId: { $gte: leastId } } },
    { $sort: { itemId: 1 } },
    { $group: { _id: '$itemId' } },
  ]);
  await handleIds(ofItems, async (ids) => {
    const found = await Promise.all(
      owners.map((name) => db.collection(name).distinct('_id', { _id: { $in: ids } })),
    );
    const known = new Set(found.flat().map(String));
    await documents.deleteMany({ itemId: { $in: ids.filter((id) => !known.has(id.toHexString())) } });
  });
}

function dayOldId(): ObjectId {
  return ObjectId.createFromTime(Math.floor((timeNow().getTime() - dayMs) / 1000));
}

/** Removes the documents among the `old` ones whose `field` refers to a missing file. */
async function removeRemains(
  { db }: AppContext,
  collection: string,
  field: string,
  old: Filter<Document>,
): Promise<void> {
  const parts = db.collection(collection).aggregate<{ _id: ObjectId }>([
    // The index alone answers this, because it begins with the field.
    { $match: { [field]: { $gte: leastId } } },
    { $sort: { [field]: 1 } },
    { $group: { _id: `$${field}` } },
  ]);
  await handleIds(parts, async (ids) => {
    const found = await db.collection('fs.files').distinct('_id', { _id: { $in: ids } });
    const known = new Set(found.map(String));
    const gone = ids.filter((id) => !known.has(id.toHexString()));
    if (gone.length > 0) await db.collection(collection).deleteMany({ ...old, [field]: { $in: gone } });
  });
}

async function handleIds(
  found: AsyncIterable<{ _id: ObjectId }>,
  handle: (ids: ObjectId[]) => Promise<void>,
): Promise<void> {
  for await (const batch of inBatches(found, batchSize)) await handle(batch.map(({ _id }) => _id));
}

async function removeUnnamed(context: AppContext, ids: ObjectId[], old: Filter<Document>): Promise<void> {
  const named = new Set<string>();
  for (const { collection, field } of fileReferences) {
    const used = await context.db.collection(collection).distinct(field, { [field]: { $in: ids } });
    for (const id of used) named.add(String(id));
  }
  for (const id of ids) {
    if (named.has(id.toHexString())) continue;
    // An item that takes a picture now renews its date, so either the sweep or the item wins.
    const { deletedCount } = await context.db.collection('fs.files').deleteOne({ ...old, _id: id });
    if (deletedCount > 0) await deleteFile(context, id);
  }
}
