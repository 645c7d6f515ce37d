import type { Db } from 'mongodb';
import { textPicturesOf } from '../../base/text/text-pictures.ts';
import { touch } from '../changes.ts';

interface StoredText {
  texts: { en: string };
}

/** Notes the pictures that the texts of the site name, so that the sweep leaves their files. */
export async function noteBlockPictures(db: Db): Promise<void> {
  const blocks = db.collection<StoredText & { draft?: { values?: StoredText } | null }>('blocks');
  for await (const { _id, texts, draft } of blocks.find({ textPictures: { $exists: false } })) {
    const set = {
      textPictures: textPicturesOf(texts.en),
      ...(draft?.values && { 'draft.values.textPictures': textPicturesOf(draft.values.texts.en) }),
    };
    await blocks.updateOne({ _id }, { $set: set, ...touch });
  }
}
