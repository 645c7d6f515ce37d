import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import type { Image } from '../../files/image.type.ts';
import { maxImages, saveImage } from '../../files/images.ts';
import { withStoredFiles } from '../../files/store.ts';
import type { UploadedFile } from '../../files/uploaded-file.ts';
import { withWaitingPictures } from '../../files/waiting-pictures.ts';
import type { ChosenPicture } from './property.input.ts';

/** The client’s choice of pictures for a project; without it, the stored ones stay. */
export interface ChosenPictures {
  /** All stored and uploaded pictures in order. */
  pictures?: ChosenPicture[];
  /** Files sent with the project over REST; they come last. */
  newImages?: UploadedFile[];
}

interface PicturesToBring {
  /** The current pictures of the project. */
  stored: Image[];
  chosen: ChosenPictures;
  title: string;
  /** Called when a picture is missing; it may throw a more helpful error. */
  whenMissing?: () => void;
}

const maxAltLength = 200;
const sentences = {
  wrong: 'Please choose pictures in JPEG, PNG, WebP or AVIF format.',
  tooMany: `Please choose at most ${maxImages} pictures.`,
  twice: 'Please name each picture once.',
  longAlt: `Please describe a picture in at most ${maxAltLength} characters.`,
};

/**
 * Collects the chosen pictures, then writes the project that shows them. A failed write stores no file and
 * uses up no upload. A picture must belong to the project, or be an unused upload.
 */
export async function withPictures<Result>(
  context: Context,
  { stored, chosen, title, whenMissing }: PicturesToBring,
  write: (images: Image[]) => Promise<Result>,
): Promise<Result> {
  const { newImages = [] } = chosen;
  const pictures = readPictures(stored, chosen, title);
  if (pictures.length + newImages.length > maxImages) throw badField('images', sentences.tooMany);
  const own = new Map(stored.map((image) => [image.fileId.toHexString(), image]));
  const others = pictures.map(({ id }) => id).filter((id) => !own.has(id));
  const save = (file: UploadedFile) =>
    saveImage(context, file, { field: 'images', sentence: sentences.wrong, alt: title });
  return withWaitingPictures(context, others, (uploaded) => {
    const named = pictures.map(({ id, alt }, index) => {
      const image = own.get(id) ?? uploaded.get(id);
      if (image) return { ...image, alt };
      whenMissing?.();
      throw badField('images', `Picture ${index + 1} is not there any more. Please add it again.`);
    });
    return withStoredFiles(context, newImages, save, (added) => write([...named, ...added]));
  });
}

function readPictures(stored: Image[], { pictures }: ChosenPictures, title: string) {
  const chosen = pictures ?? stored.map(({ fileId, alt }) => ({ id: fileId.toHexString(), alt }));
  const read = chosen.map(({ id, alt }) => ({ id: parseId(id).toHexString(), alt: alt?.trim() || title }));
  if (new Set(read.map(({ id }) => id)).size < read.length) throw badField('images', sentences.twice);
  if (read.some(({ alt }) => alt.length > maxAltLength)) throw badField('images', sentences.longAlt);
  return read;
}
