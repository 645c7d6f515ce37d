import type { AppContext } from '../base/context.ts';
import { badField } from '../base/errors.ts';
import type { Image } from './image.type.ts';
import { saveImage } from './images.ts';
import { withStoredFiles } from './store.ts';
import type { UploadedFile } from './uploaded-file.ts';

interface OneImageOptions {
  /** The picture to keep when no new one is sent. */
  current?: Image;
  alt: string;
  /** The error sentence for no file; `wrong` is the one for a file that is not a picture. */
  missing: string;
  wrong: string;
}

/** Saves the new picture of an item, if there is one, then writes the item; a failed write leaves no file behind. */
export async function withOneImage<Result>(
  context: AppContext,
  file: UploadedFile | undefined,
  { current, alt, missing, wrong }: OneImageOptions,
  write: (image: Image) => Promise<Result>,
): Promise<Result> {
  if (!file) {
    if (!current) throw badField('image', missing);
    return write({ ...current, alt });
  }
  const save = (incoming: UploadedFile) =>
    saveImage(context, incoming, { field: 'image', sentence: wrong, alt });
  return withStoredFiles(context, [file], save, ([image]) => {
    if (!image) throw badField('image', missing);
    return write(image);
  });
}
