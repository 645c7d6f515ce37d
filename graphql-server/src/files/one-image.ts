import type { AppContext } from '../base/context.ts';
import { badField } from '../base/errors.ts';
import type { ChosenPicture } from './chosen-picture.input.ts';
import { withPictures } from './chosen-pictures.ts';
import type { Image } from './image.type.ts';
import { saveImage } from './images.ts';
import { withStoredFiles } from './store.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The choice of one picture for an item; without it, the current one stays. */
export interface ChosenImage {
  /** A file that comes with the item. */
  file?: UploadedFile;
  /** A picture that is stored already, with its description. */
  picture?: ChosenPicture | null;
}

interface OneImageOptions {
  /** The picture to keep when no new one is sent, and the description that it has when no person wrote one. */
  current?: Image;
  currentAlt?: string;
  /** The description of a picture for which no person wrote one. */
  alt: string;
  /** The error sentence for no file; `wrong` is the one for a file that is not a picture. */
  missing: string;
  wrong: string;
}

/** Brings the chosen picture of an item, then writes the item; a failed write leaves no file behind. */
export async function withOneImage<Result>(
  context: AppContext,
  { file, picture }: ChosenImage,
  { current, currentAlt, alt, missing, wrong }: OneImageOptions,
  write: (image: Image) => Promise<Result>,
): Promise<Result> {
  if (!file && picture) {
    const bring = { stored: current ? [current] : [], chosen: { pictures: [picture] }, title: alt };
    return withPictures(context, { ...bring, field: 'image' }, ([image]) => {
      if (!image) throw badField('image', missing);
      return write(image);
    });
  }
  if (!file) {
    if (!current) throw badField('image', missing);
    return write({ ...current, alt: current.alt === currentAlt ? alt : current.alt });
  }
  const save = (incoming: UploadedFile) =>
    saveImage(context, incoming, { field: 'image', sentence: wrong, alt });
  return withStoredFiles(context, [file], save, ([image]) => {
    if (!image) throw badField('image', missing);
    return write(image);
  });
}
