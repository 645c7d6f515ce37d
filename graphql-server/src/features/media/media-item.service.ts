import type { Context } from '../../context.ts';
import {
  allItems,
  insertItem,
  itemById,
  listItems,
  restoreItem,
  trashItem,
  updateItem,
} from '../../database/items.ts';
import type { Noun } from '../../database/items.ts';
import { wordsOf } from '../../database/words.ts';
import { cleanFileName } from '../../files/incoming.ts';
import type { IncomingFile } from '../../files/incoming.ts';
import { withOneImage } from '../../files/one-image.ts';
import { checkInput } from '../../input.ts';
import type { ListInput, Page } from '../../types.ts';
import { MediaItemInput } from './media-item.input.ts';
import type { MediaItem } from './media-item.type.ts';

export const mediaItemNoun: Noun<MediaItem> = {
  collection: 'mediaItems',
  label: 'Media item',
  sortFields: { name: 'name' },
  perPage: 12,
  public: true,
  namedBy: 'name',
};

const imageSentences = {
  missing: 'Please select a valid image file.',
  wrong: 'Please select a valid image file.',
};

/** The whole gallery, newest first. */
export async function media(context: Context): Promise<MediaItem[]> {
  return allItems(context, mediaItemNoun);
}

/** One picture of the gallery that is not deleted; NOT_FOUND for an unknown id. */
export async function mediaItem(context: Context, id: string): Promise<MediaItem> {
  return itemById(context, mediaItemNoun, id);
}

/** The admin’s list. */
export async function adminMedia(context: Context, list: Partial<ListInput>): Promise<Page<MediaItem>> {
  return listItems(context, mediaItemNoun, list);
}

/** Stores a picture for the gallery; its caption is the file’s name without the ending unless one is given. */
export async function createMediaItem(
  context: Context,
  raw: MediaItemInput,
  picture: IncomingFile | undefined,
): Promise<MediaItem> {
  const given = checkInput(MediaItemInput, raw).name;
  const name = given ?? cleanFileName(picture?.filename ?? '').replace(/\.[^.]*$/, '');
  return withOneImage(context, picture, { ...imageSentences, alt: name }, (image) =>
    insertItem(context, mediaItemNoun, { name, image, words: wordsOf(name) }),
  );
}

/** Changes the caption, and the picture if a new one came. */
export async function updateMediaItem(
  context: Context,
  id: string,
  raw: MediaItemInput,
  picture: IncomingFile | undefined,
  readAt?: Date | null,
): Promise<MediaItem> {
  const stored = await itemById(context, mediaItemNoun, id);
  const name = checkInput(MediaItemInput, raw).name ?? stored.name;
  return withOneImage(context, picture, { ...imageSentences, current: stored.image, alt: name }, (image) =>
    updateItem(context, mediaItemNoun, stored._id, { name, image, words: wordsOf(name) }, readAt),
  );
}

/** Takes a picture out of the gallery; for 30 days it can be restored. */
export async function deleteMediaItem(context: Context, id: string): Promise<MediaItem> {
  return trashItem(context, mediaItemNoun, id);
}

/** Brings a deleted picture back. */
export async function restoreMediaItem(context: Context, id: string): Promise<MediaItem> {
  return restoreItem(context, mediaItemNoun, id);
}
