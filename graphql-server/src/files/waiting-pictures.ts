import type { ObjectId } from 'mongodb';
import { timeNow } from '../base/clock.ts';
import type { AppContext } from '../base/context.ts';
import { badField } from '../base/errors.ts';
import { parseId } from '../base/ids.ts';
import type { Image } from './image.type.ts';
import { saveImage } from './images.ts';
import { withStoredFiles } from './store.ts';
import type { StoredFile } from './store.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The pictures of one account that may wait for an item, so that unused uploads cannot fill the disk. */
export const maxWaiting = 100;
const imageSentence = 'Please choose a picture in JPEG, PNG, WebP or AVIF format.';
const tooMany = `${maxWaiting} pictures that you uploaded are not used yet. Please save your properties first, or try again tomorrow.`;

/**
 * Stores a picture for an item that is saved later. After a day without an item, a sweep removes it. Throws
 * BAD_USER_INPUT for a file that is no picture and when 100 pictures of the account are waiting, TOO_LARGE
 * above 10 MB.
 */
export async function uploadPicture(
  context: AppContext,
  file: UploadedFile,
  adminId: ObjectId,
): Promise<Image> {
  const files = collectionOf(context);
  if ((await files.countDocuments({ 'metadata.waiting.adminId': adminId })) >= maxWaiting)
    throw badField('image', tooMany);
  const save = (incoming: UploadedFile) =>
    saveImage(context, incoming, { field: 'image', sentence: imageSentence, alt: '' });
  return withStoredFiles(context, [file], save, async ([image]) => {
    if (!image) throw badField('image', imageSentence);
    await files.updateOne({ _id: image.fileId }, { $set: { 'metadata.waiting': { adminId } } });
    return image;
  });
}

/**
 * The given pictures that are there, in any order, whether an item uses them or not; a form asks which of its pictures
 * are gone. Leaves out ids of other files.
 */
export async function storedPictures(context: AppContext, ids: readonly string[]): Promise<Image[]> {
  if (ids.length > maxWaiting) throw badField('ids', `Please ask for at most ${maxWaiting} pictures.`);
  const found = await collectionOf(context)
    .find({ _id: { $in: ids.map((id) => parseId(id)) }, 'metadata.kind': 'image' })
    .toArray();
  return found.flatMap(imageOf);
}

/**
 * Takes stored pictures for one item, then writes the item that names them. An upload waits no longer; if writing fails,
 * it waits again. Ignores ids that are no pictures.
 */
export async function withStoredPictures<Result>(
  context: AppContext,
  ids: readonly string[],
  write: (images: Map<string, Image>) => Promise<Result>,
): Promise<Result> {
  const files = collectionOf(context);
  const taken: StoredFile[] = [];
  try {
    for (const id of ids) {
      const file = await files.findOneAndUpdate(
        { _id: parseId(id), 'metadata.kind': 'image' },
        // Dates the picture anew, so that the sweep leaves it alone until the item is written.
        { $set: { uploadDate: timeNow() }, $unset: { 'metadata.waiting': 1 } },
      );
      if (file) taken.push(file);
    }
    const images = taken
      .flatMap(imageOf)
      .map((image): [string, Image] => [image.fileId.toHexString(), image]);
    return await write(new Map(images));
  } catch (error) {
    for (const { _id, metadata } of taken) {
      if (!metadata.waiting) continue;
      await files.updateOne({ _id }, { $set: { 'metadata.waiting': metadata.waiting } });
    }
    throw error;
  }
}

function imageOf({ _id, metadata: { picture } }: StoredFile): Image[] {
  return picture ? [{ fileId: _id, ...picture, alt: '' }] : [];
}

function collectionOf({ db }: AppContext) {
  return db.collection<StoredFile>('fs.files');
}
