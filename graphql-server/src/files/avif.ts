import { buffer } from 'node:stream/consumers';
import { ObjectId } from 'mongodb';
import sharp from 'sharp';
import type { AppContext } from '../base/context.ts';
import { heldUntil, isAhead } from '../database/claims.ts';
import { encodeAvif, widthsFor } from './encoding.ts';
import { writeVariant } from './images.ts';
import type { Variant } from './images.ts';
import { readFile } from './store.ts';
import type { StoredFile } from './store.ts';

/** Longer than any picture takes, even on a busy machine. */
const claimMs = 5 * 60_000;

/** The pictures that lack AVIF variants. */
export const missingAvif = { 'metadata.kind': 'image', 'metadata.avif': 'missing' } as const;

/** Whether a picture lacks AVIF variants, also one that another process encodes now. */
export async function lacksAvif({ db }: AppContext): Promise<boolean> {
  const found = await db.collection<StoredFile>('fs.files').findOne(missingAvif, { projection: { _id: 1 } });
  return found !== null;
}

/**
 * Makes the missing AVIF variants of one picture, newest first; false when no picture needs any. One process
 * claims a picture at a time; five minutes after a process is killed, its picture is free again. A picture
 * that cannot be encoded keeps its WebP variants, and the queue goes on.
 */
export async function encodeMissingAvif(context: AppContext): Promise<boolean> {
  const files = context.db.collection<StoredFile>('fs.files');
  const holder = new ObjectId();
  const until = heldUntil(claimMs);
  const image = await files.findOneAndUpdate(
    { ...missingAvif, $expr: { $not: [isAhead('$metadata.claim.until', claimMs)] } },
    [{ $set: { 'metadata.claim': { holder, until } } }],
    { sort: { uploadDate: -1 } },
  );
  if (!image) return false;
  const variants = await missingVariants(context, image._id);
  // This machine may have slept while another process took over; or the picture is gone.
  const own = { _id: image._id, 'metadata.claim.holder': holder };
  const { matchedCount } = await files.updateOne(own, [{ $set: { 'metadata.claim.until': until } }]);
  if (matchedCount === 0) return true;
  for (const variant of variants) await writeVariant(context, image._id, variant);
  await files.updateOne(own, { $set: { 'metadata.avif': 'done' }, $unset: { 'metadata.claim': 1 } });
  return true;
}

/** The sizes that a picture lacks: one of an earlier version has all but the newest. */
async function missingVariants(context: AppContext, imageId: ObjectId): Promise<Variant[]> {
  const files = context.db.collection<StoredFile>('fs.files');
  const base = await buffer(readFile(context, { _id: imageId }));
  const variants: Variant[] = [];
  try {
    const { width: baseWidth } = await sharp(base).metadata();
    const stored = await files.distinct('metadata.width', {
      'metadata.imageId': imageId,
      'metadata.contentType': 'image/avif',
    });
    for (const width of widthsFor(baseWidth)) {
      if (stored.includes(width)) continue;
      variants.push({ width, format: 'avif', bytes: await encodeAvif(base, width) });
    }
    return variants;
  } catch (error) {
    context.log.error({ err: error, image: imageId }, 'no AVIF of a picture');
    return [];
  }
}
