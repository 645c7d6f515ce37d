import type { ObjectId } from 'mongodb';
import type { AppContext } from '../base/context.ts';
import type { StoredDraft } from './change/stored-draft.ts';
import { wordsOf } from './search-words.ts';

interface NamedPicture {
  fileId: ObjectId;
  alt: string;
}

/** The pictures in some values of an item: its own, and those inside its text. */
export function picturesIn(values: object): NamedPicture[] {
  const { image, images, textPictures } = values as Record<string, unknown>;
  const all = [images, image, textPictures].flat() as (NamedPicture | null | undefined)[];
  return all.filter((picture) => picture !== null && picture !== undefined);
}

/**
 * Notes on the files of an item’s pictures by which words the library finds them. Called before the item is written.
 * Words are only added, so no order of writes loses one; the library compares them with the items of the moment.
 */
export async function notePictureWords(
  { db }: Pick<AppContext, 'db'>,
  { namedBy }: { namedBy: string },
  values: object,
): Promise<void> {
  const { draft } = values as { draft?: StoredDraft | null };
  const updates = [values, draft?.values ?? {}].flatMap((part) => {
    const name: unknown = (part as Record<string, unknown>)[namedBy];
    return picturesIn(part).map(({ fileId, alt }) => {
      const words = wordsOf(typeof name === 'string' ? name : '', alt);
      return {
        updateOne: {
          filter: { _id: fileId },
          update: { $addToSet: { 'metadata.words': { $each: words } } },
        },
      };
    });
  });
  if (updates.length > 0) await db.collection('fs.files').bulkWrite(updates, { ordered: false });
}
