import { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import type { ListInput, Page } from '../../base/types.ts';
import { withOneImage } from '../../files/one-image.ts';
import type { ChosenImage } from '../../files/one-image.ts';
import { cleanFileName } from '../../files/uploaded-file.ts';
import { allItems, findPublic, itemById, listItems, trashItem, updateItem } from '../../kit/items.ts';
import { insertItem } from '../../kit/new-items.ts';
import type { Noun } from '../../kit/noun.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { MediaItemInput } from './media-item.input.ts';
import type { MediaItem } from './media-item.type.ts';

export const mediaItemNoun: Noun<MediaItem> = {
  collection: 'mediaItems',
  writeScope: ApiScope.CONTENT_WRITE,
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

/** All pictures of the gallery, newest first. */
export async function media(context: Context): Promise<MediaItem[]> {
  return allItems(context, mediaItemNoun);
}

/** One picture of the gallery. Null if it never existed; throws GONE if it was removed. */
export async function mediaItem(context: Context, id: string): Promise<MediaItem | null> {
  const gone = 'This picture is no longer in the gallery.';
  return findPublic(context, mediaItemNoun, { _id: parseId(id) }, gone);
}

/** The admin list of media items. */
export async function adminMedia(context: Context, list: Partial<ListInput>): Promise<Page<MediaItem>> {
  return listItems(context, mediaItemNoun, list);
}

/** Stores a picture for the gallery; its caption is the file name without the extension by default. */
export async function createMediaItem(
  context: Context,
  raw: MediaItemInput,
  picture: ChosenImage,
): Promise<MediaItem> {
  const given = checkInput(MediaItemInput, raw).name;
  const name = given ?? nameOf(picture);
  return withOneImage(context, picture, { ...imageSentences, alt: name }, (image) =>
    insertItem(context, mediaItemNoun, { name, image, words: wordsOf(name) }),
  );
}

/** Changes the caption, and the picture if there is a new one. */
export async function updateMediaItem(
  context: Context,
  id: string,
  raw: MediaItemInput,
  picture: ChosenImage,
  readAt?: Date | null,
): Promise<MediaItem> {
  const stored = await itemById(context, mediaItemNoun, id);
  const name = checkInput(MediaItemInput, raw).name ?? stored.name;
  const current = { current: stored.image, currentAlt: stored.name };
  return withOneImage(context, picture, { ...imageSentences, ...current, alt: name }, (image) =>
    updateItem(context, mediaItemNoun, stored._id, { name, image, words: wordsOf(name) }, readAt),
  );
}

/** The caption that a picture without one gets: the name of its file, or its description. */
function nameOf({ file, picture }: ChosenImage): string {
  return file ? cleanFileName(file.filename).replace(/\.[^.]*$/, '') : (picture?.alt?.trim() ?? '');
}

/** Moves a picture to the trash, where it can be restored for 30 days. */
export async function deleteMediaItem(context: Context, id: string): Promise<MediaItem> {
  return trashItem(context, mediaItemNoun, id);
}
