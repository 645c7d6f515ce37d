import type { AnyBulkWriteOperation, Db, ObjectId } from 'mongodb';
import { textPicturesOf } from '../../base/text/text-pictures.ts';
import { wordsOf } from '../../base/text/words.ts';

interface StoredPicture {
  fileId: ObjectId;
  url: string;
  width: number;
  height: number;
  colour: string;
  alt: string;
}

/** An item of an earlier version, or the values of its draft. */
interface Shown {
  title?: string;
  name?: string;
  images?: StoredPicture[];
  image?: StoredPicture | null;
  para_1?: string;
  para_2?: string;
  conclusion?: string;
}

const collections = ['properties', 'blogs', 'teamMembers', 'testimonials', 'mediaItems'];
const batchSize = 500;

/** Tells the files of pictures what the library shows of them, and stories which pictures their text names. It may run again. */
export async function addPictureFields(db: Db): Promise<void> {
  const files = db.collection('fs.files');
  await files.updateMany({ 'metadata.waiting.url': { $exists: true } }, [
    { $set: { 'metadata.picture': '$metadata.waiting' } },
    { $unset: ['metadata.picture.adminId', ...partsOfWaiting] },
  ]);
  for (const name of collections) {
    const bulk: AnyBulkWriteOperation[] = [];
    for await (const item of db.collection<Shown & { draft?: { values: Shown } | null }>(name).find()) {
      bulk.push(...[item, item.draft?.values ?? {}].flatMap(fileUpdates));
      if (bulk.length >= batchSize) await files.bulkWrite(bulk.splice(0), { ordered: false });
    }
    if (bulk.length > 0) await files.bulkWrite(bulk, { ordered: false });
  }
  const stories = db.collection<Shown & { draft?: { values: Shown } | null }>('blogs');
  for await (const story of stories.find({ textPictures: { $exists: false } })) {
    const { draft } = story;
    const values = {
      textPictures: inText(story),
      ...(draft && { 'draft.values.textPictures': inText(draft.values) }),
    };
    await stories.updateOne({ _id: story._id }, { $set: values });
  }
}

const partsOfWaiting = ['url', 'width', 'height', 'colour'].map((part) => `metadata.waiting.${part}`);

function inText({ para_1 = '', para_2 = '', conclusion = '' }: Shown) {
  return textPicturesOf(para_1, para_2, conclusion);
}

function fileUpdates({ title, name, images = [], image }: Shown): AnyBulkWriteOperation[] {
  return [...images, ...(image ? [image] : [])].map(({ fileId, url, width, height, colour, alt }) => ({
    updateOne: {
      filter: { _id: fileId },
      update: {
        $set: { 'metadata.picture': { url, width, height, colour } },
        $addToSet: { 'metadata.words': { $each: wordsOf(title ?? name, alt) } },
      },
    },
  }));
}
