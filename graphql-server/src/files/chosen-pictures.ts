import type { AppContext } from '../base/context.ts';
import { badField } from '../base/errors.ts';
import { parseId } from '../base/ids.ts';
import type { ChosenPicture } from './chosen-picture.input.ts';
import type { Image } from './image.type.ts';
import { maxImages, saveImage } from './images.ts';
import { withStoredFiles } from './store.ts';
import type { UploadedFile } from './uploaded-file.ts';
import { storedPictures, withStoredPictures } from './waiting-pictures.ts';

/** The client’s choice of pictures for an item; without it, the stored ones stay. */
export interface ChosenPictures {
  /** All stored and uploaded pictures in order. */
  pictures?: ChosenPicture[];
  /** Files sent with the item over REST; they come last. */
  newImages?: UploadedFile[];
}

interface PicturesToBring {
  /** The field that an error stands beside. */
  field: 'image' | 'images';
  /** The current pictures of the item. */
  stored: Image[];
  /** Those that can be chosen besides, such as those of its draft. */
  others?: Image[];
  chosen: ChosenPictures;
  title: string;
  /** Called when a picture is missing; it may throw a more helpful error. */
  whenMissing?: () => void;
}

interface ReadPicture {
  id: string;
  alt: string;
  /** Undefined to leave it as it is stored. */
  nature: ChosenPicture['nature'];
}

const maxAltLength = 200;
const sentences = {
  wrong: 'Please choose pictures in JPEG, PNG, WebP or AVIF format.',
  tooMany: `Please choose at most ${maxImages} pictures.`,
  twice: 'Please name each picture once.',
  longAlt: `Please describe a picture in at most ${maxAltLength} characters.`,
};

/**
 * Collects the chosen pictures, then writes the item that shows them. A failed write stores no file and
 * uses up no upload. Several items may show the same picture.
 */
export async function withPictures<Result>(
  context: AppContext,
  bring: PicturesToBring,
  write: (images: Image[]) => Promise<Result>,
): Promise<Result> {
  const { field, chosen, title } = bring;
  const { newImages = [] } = chosen;
  const pictures = readPictures(bring);
  if (pictures.length + newImages.length > maxImages) throw badField(field, sentences.tooMany);
  const own = ownPictures(bring);
  const others = pictures.map(({ id }) => id).filter((id) => !own.has(id));
  const save = (file: UploadedFile) =>
    saveImage(context, file, { field, sentence: sentences.wrong, alt: title });
  return withStoredPictures(context, others, (taken) => {
    const named = inOrder(bring, pictures, new Map([...taken, ...own]));
    return withStoredFiles(context, newImages, save, (added) => write([...named, ...added]));
  });
}

/** The chosen pictures as `withPictures` would bring them, to be looked at; nothing is taken or written. */
export async function picturesToShow(context: AppContext, bring: PicturesToBring): Promise<Image[]> {
  const pictures = readPictures(bring);
  const own = ownPictures(bring);
  const others = pictures.map(({ id }) => id).filter((id) => !own.has(id));
  const stored = await storedPictures(context, others);
  return inOrder(bring, pictures, new Map([...byId(stored), ...own]));
}

function inOrder(
  { field, whenMissing }: PicturesToBring,
  pictures: readonly ReadPicture[],
  known: ReadonlyMap<string, Image>,
): Image[] {
  return pictures.map(({ id, alt, nature: chosen }, index) => {
    const image = known.get(id);
    if (image) {
      const { nature: stored, ...rest } = image;
      const nature = chosen === undefined ? stored : chosen;
      return { ...rest, alt, ...(nature && { nature }) };
    }
    whenMissing?.();
    throw badField(field, `Picture ${index + 1} is no longer there. Please add it again.`);
  });
}

function ownPictures({ stored, others = [] }: PicturesToBring): Map<string, Image> {
  return byId([...others, ...stored]);
}

function byId(images: readonly Image[]): Map<string, Image> {
  return new Map(images.map((image) => [image.fileId.toHexString(), image]));
}

function readPictures({ field, stored, chosen: { pictures }, title }: PicturesToBring) {
  const chosen: ChosenPicture[] =
    pictures ?? stored.map(({ fileId, alt }) => ({ id: fileId.toHexString(), alt }));
  const read = chosen.map(({ id, alt, nature }): ReadPicture => ({
    id: parseId(id).toHexString(),
    alt: alt?.trim() || title,
    nature,
  }));
  if (new Set(read.map(({ id }) => id)).size < read.length) throw badField(field, sentences.twice);
  if (read.some(({ alt }) => alt.length > maxAltLength)) throw badField(field, sentences.longAlt);
  return read;
}
