import { ObjectId } from 'mongodb';
import type { Document, Filter } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import type { StoredFile } from '../../files/store.ts';
import { noteRead } from '../../kit/noun.ts';
import { searchedWords, wordsOf } from '../../kit/search-words.ts';
import { contentKinds, itemKinds } from '../item-kind.ts';
import { ItemKind } from '../../kit/item-kind.ts';
import type { LibraryPicture, PictureLibrary } from './picture-library.type.ts';

/** The uses that are named with a picture. */
const maxUses = 5;
/** Files looked at together, and at most so many times for one answer: the rest is the next part. */
const batchSize = 60;
const maxBatches = 8;
const longestPart = 60;
/** The items of the wanted kind whose pictures come first. */
const latestItems = 24;
/** Places that show no people: until they have pictures of their own, those of properties fit best. */
const showNoPeople = [ItemKind.BUILDER, ItemKind.PROGRESS_PHOTO, ItemKind.BLOG, ItemKind.MEDIA_ITEM];
/** A place before all files. */
const beforeAll = '999999999999999-ffffffffffffffffffffffff';

interface Place {
  kind: ItemKind;
  collection: string;
  /** The values of the item, or of the draft beside it. */
  prefix: '' | 'draft.values.';
  field: string;
  namedBy: string;
}

/** Every field that names a picture of the site. */
const places: Place[] = contentKinds.flatMap((kind) => {
  const { picture, noun } = itemKinds[kind];
  const fields = [...(picture ? [picture] : []), ...(kind === ItemKind.BLOG ? ['textPictures'] : [])];
  const prefixes = noun.scheduled ? (['', 'draft.values.'] as const) : ([''] as const);
  return fields.flatMap((field) =>
    prefixes.map((prefix) => ({
      kind,
      collection: noun.collection,
      prefix,
      field,
      namedBy: noun.namedBy,
    })),
  );
});

/** How an item names a picture. */
interface Use {
  kind: ItemKind;
  id: ObjectId;
  title: string;
  alt: string;
}

type FileWithUses = StoredFile & { places: { _id: ObjectId; title?: string; alts: string[] }[][] };

interface Wanted {
  kind?: ItemKind;
  search?: string;
  after?: string;
  limit?: number;
}

/**
 * The pictures that items show, and the caller’s own uploads that wait for an item; those stored or chosen last come
 * first, after those that fit an item of `kind`. A search compares the titles and names of the items and the
 * descriptions of the picture. Throws BAD_USER_INPUT for a malformed `after`, and for a limit outside 1 to 60.
 */
export async function pictureLibrary(
  context: AppContext,
  adminId: ObjectId,
  { kind, search, after, limit = 24 }: Wanted,
): Promise<PictureLibrary> {
  if (!Number.isInteger(limit) || limit < 1 || limit > longestPart)
    throw badField('limit', `Please ask for 1 to ${longestPart} pictures.`);
  for (const { collection } of places) noteRead(context, collection);
  const words = searchedWords(search);
  const items = kind && !after ? await fittingPictures(context, adminId, kind, words, limit) : [];
  if (items.length === limit) return { items, next: beforeAll };
  const first = new Set(items.map(({ image }) => image.fileId.toHexString()));
  let place = after;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const files = await filesAfter(context, words, place);
    for (const file of files) {
      place = placeOf(file);
      const picture = libraryPicture(file, adminId, words);
      if (picture && !first.has(file._id.toHexString())) items.push(picture);
      if (items.length === limit) return { items, next: place };
    }
    if (files.length < batchSize) return { items, next: null };
  }
  return { items, next: place ?? null };
}

/** The pictures that fit a kind best, at most `limit`. */
async function fittingPictures(
  context: AppContext,
  adminId: ObjectId,
  kind: ItemKind,
  words: readonly string[],
  limit: number,
): Promise<LibraryPicture[]> {
  const own = await picturesOf(context, adminId, kind, words, limit);
  if (own.length === limit || !showNoPeople.includes(kind)) return own;
  const known = new Set(own.map(({ image }) => image.fileId.toHexString()));
  const others = await picturesOf(context, adminId, ItemKind.PROPERTY, words, limit);
  return [...own, ...others.filter(({ image }) => !known.has(image.fileId.toHexString()))].slice(0, limit);
}

/** The pictures of the latest items of a kind, at most `limit`. */
async function picturesOf(
  context: AppContext,
  adminId: ObjectId,
  kind: ItemKind,
  words: readonly string[],
  limit: number,
): Promise<LibraryPicture[]> {
  const { picture: field, noun } = itemKinds[kind];
  if (!field) return [];
  const latest = await context.db
    .collection(noun.collection)
    .aggregate<{ ids?: ObjectId[] | ObjectId }>([
      { $match: { deleted: false } },
      { $sort: { _id: -1 } },
      { $limit: latestItems },
      { $project: { ids: `$${field}.fileId` } },
    ])
    .toArray();
  const files = await filesAfter(
    context,
    words,
    undefined,
    latest.flatMap(({ ids }) => ids ?? []),
  );
  return files.flatMap((file) => libraryPicture(file, adminId, words) ?? []).slice(0, limit);
}

async function filesAfter(
  { db }: AppContext,
  words: readonly string[],
  place: string | undefined,
  among?: readonly ObjectId[],
): Promise<FileWithUses[]> {
  const filter: Filter<StoredFile> = {
    'metadata.kind': 'image',
    ...(among && { _id: { $in: among } }),
    ...(place && beyond(place)),
    // The index holds the words that a picture ever had; `libraryPicture` looks at those of now.
    ...(words.length > 0 && { 'metadata.words': { $all: words.map((word) => new RegExp(`^${word}`, 'u')) } }),
  };
  return db
    .collection<StoredFile>('fs.files')
    .aggregate<FileWithUses>([
      { $match: filter },
      { $sort: { uploadDate: -1, _id: -1 } },
      { $limit: batchSize },
      ...places.map(lookUp),
      { $set: { places: places.map((_, index) => `$place${index}`) } },
      { $unset: places.map((_, index) => `place${index}`) },
    ])
    .toArray();
}

/** Reads the items that name the picture in one place, one more than are shown. */
function lookUp({ collection, prefix, field, namedBy }: Place, index: number): Document {
  const path = `$${prefix}${field}`;
  // One picture is an object, several are a list of them.
  const named = { $cond: [{ $isArray: path }, path, [path]] };
  const ofThisFile = { $filter: { input: named, cond: { $eq: ['$$this.fileId', '$$file'] } } };
  return {
    $lookup: {
      from: collection,
      localField: '_id',
      foreignField: `${prefix}${field}.fileId`,
      let: { file: '$_id' },
      pipeline: [
        { $match: { deleted: false } },
        { $limit: maxUses + 1 },
        {
          $project: {
            title: `$${prefix}${namedBy}`,
            alts: { $map: { input: ofThisFile, in: '$$this.alt' } },
          },
        },
      ],
      as: `place${index}`,
    },
  };
}

function libraryPicture(
  file: FileWithUses,
  adminId: ObjectId,
  words: readonly string[],
): LibraryPicture | null {
  const { picture, waiting } = file.metadata;
  const found = usesOf(file);
  if (!picture || (found.length === 0 && !waiting?.adminId.equals(adminId))) return null;
  const uses = [...new Map(found.map((use) => [use.id.toHexString(), use])).values()];
  const usedElsewhere = uses.length > maxUses;
  const present = wordsOf(...found.flatMap(({ title, alt }) => [title, alt]));
  const matches = words.every((word) => present.some((other) => other.startsWith(word)));
  // Beyond the items that were read, another one can have the word.
  if (!matches && !usedElsewhere) return null;
  // The default description is the title.
  const alt = found.find((use) => use.alt !== use.title)?.alt ?? '';
  const image = { fileId: file._id, ...picture, alt };
  return { image, uses: uses.slice(0, maxUses), usedElsewhere };
}

function usesOf({ places: found }: FileWithUses): Use[] {
  return places.flatMap(({ kind }, index) =>
    (found[index] ?? []).map(({ _id, title = '', alts }) => ({ kind, id: _id, title, alt: alts[0] ?? '' })),
  );
}

function placeOf({ _id, uploadDate }: StoredFile): string {
  return `${uploadDate.getTime()}-${_id.toHexString()}`;
}

function beyond(place: string): Filter<StoredFile> {
  const [, time, id] = /^(\d{1,15})-([0-9a-f]{24})$/.exec(place) ?? [];
  if (!time || !id) throw badField('after', 'Please use the value of the previous answer.');
  const uploadDate = new Date(Number(time));
  return {
    uploadDate: { $lte: uploadDate },
    $or: [{ uploadDate: { $lt: uploadDate } }, { _id: { $lt: new ObjectId(id) } }],
  };
}
