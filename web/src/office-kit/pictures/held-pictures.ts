import { recommendedSidePx } from './picture-file.ts';

export type PictureNature = 'PHOTOGRAPH' | 'ARTISTS_IMPRESSION';

/** A picture as the input of the server. */
export interface PictureToSend {
  id: string;
  alt: string;
  nature: PictureNature | null;
}

/** A stored picture as the form and a draft in the browser hold it. */
export interface HeldPicture {
  id: string;
  url: string;
  /** Empty for the description that the item gives by itself, such as its title. */
  alt: string;
  small: boolean;
  /** What a picture of a property is; nothing if it is not said. */
  nature?: PictureNature | null;
}

/** A file in an upload, or in a failed upload. */
export interface PictureUpload {
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** The fraction that has been sent, 0 to 1. */
  share: number;
  /** The reason of a failure. */
  problem: string;
}

/** A picture in the list of the form. */
export interface FormPicture extends HeldPicture {
  /** Identifies the picture before and after the upload; the id is empty until the upload is done. */
  key: string;
  name: string;
  /** The address for showing it. */
  shown: string;
  upload: PictureUpload | null;
}

export interface StoredImage {
  id: string;
  url: string;
  width: number;
  height: number;
  colour: string;
  alt: string;
  nature?: PictureNature | null;
}

/** A stored picture for the form. The description that the item gives by itself counts as none. */
export function heldPicture({ id, url, width, height, alt, nature }: StoredImage, usual = ''): HeldPicture {
  const small = Math.min(width, height) < recommendedSidePx;
  return { id, url, alt: alt === usual ? '' : alt, small, ...(nature && { nature }) };
}

/** Serialises a picture for a form field; the same picture gives the same text. */
export function pictureText({ id, url, alt, small, nature }: HeldPicture): string {
  return JSON.stringify({ id, url, alt: alt.trim(), small, ...(nature && { nature }) });
}

/** Parses stored texts and drops invalid ones, because people can edit a browser’s storage. */
export function picturesOf(texts: readonly string[] = []): HeldPicture[] {
  return texts.flatMap((text) => {
    const picture = parse(text);
    return isHeldPicture(picture) ? [picture] : [];
  });
}

/** A stored picture as an item of the list. */
export function formPicture(picture: HeldPicture): FormPicture {
  const { id, url } = picture;
  return { ...picture, key: id, name: nameOf(url), shown: `${url}?w=480`, upload: null };
}

/** The pictures as the input of the server. */
export function picturesToSend(texts: readonly string[]): PictureToSend[] {
  return picturesOf(texts).map(({ id, alt, nature = null }) => ({ id, alt, nature }));
}

/**
 * The texts of the pictures that still exist after another account saved the property, without those that it
 * removed.
 */
export function withoutRemoved(
  yours: readonly string[] = [],
  base: readonly string[] = [],
  theirs: readonly string[] = [],
): string[] {
  const idsOf = (texts: readonly string[]) => new Set(picturesOf(texts).map(({ id }) => id));
  const [before, now] = [idsOf(base), idsOf(theirs)];
  return picturesOf(yours)
    .filter(({ id }) => now.has(id) || !before.has(id))
    .map(pictureText);
}

/** Moves the item with that key to another place, counted from 0. */
export function moved<Item extends { key: string }>(items: readonly Item[], key: string, to: number): Item[] {
  const item = items.find((other) => other.key === key);
  const others = items.filter((other) => other.key !== key);
  return item ? [...others.slice(0, to), item, ...others.slice(to)] : others;
}

function nameOf(url: string): string {
  return url.split('/').at(-1) ?? '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isHeldPicture(value: unknown): value is HeldPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { id, url, alt, small, nature } = value as Partial<Record<keyof HeldPicture, unknown>>;
  return (
    typeof id === 'string' &&
    typeof url === 'string' &&
    url.startsWith('/files/') &&
    typeof alt === 'string' &&
    typeof small === 'boolean' &&
    [undefined, null, 'PHOTOGRAPH', 'ARTISTS_IMPRESSION'].includes(nature as undefined)
  );
}
