import { recommendedSidePx } from '../../../office/picture-file.ts';

/** A stored picture as the form holds it, and as the browser keeps it in a draft. */
export interface HeldPicture {
  id: string;
  url: string;
  /** Empty: the property’s title. */
  alt: string;
  small: boolean;
}

/** A file on its way to the server, or one that did not get there. */
export interface PictureUpload {
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** How much has been sent, 0 to 1. */
  share: number;
  /** Why it failed. */
  problem: string;
}

/** A picture of the form at its place in the list. */
export interface FormPicture extends HeldPicture {
  /** The same before and after the upload, unlike the id, which is empty until then. */
  key: string;
  name: string;
  /** The address to show it from. */
  shown: string;
  upload: PictureUpload | null;
}

interface StoredImage {
  id: string;
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** A stored picture as the form holds it; the title as its text is none of its own. */
export function heldPicture({ id, url, width, height, alt }: StoredImage, title = ''): HeldPicture {
  return { id, url, alt: alt === title ? '' : alt, small: Math.min(width, height) < recommendedSidePx };
}

/** A picture as the text of a form’s field; the same picture gives the same text. */
export function pictureText({ id, url, alt, small }: HeldPicture): string {
  return JSON.stringify({ id, url, alt: alt.trim(), small });
}

/** The pictures in stored texts; invalid ones are left out, as texts in a browser’s storage may have been changed. */
export function picturesOf(texts: readonly string[] = []): HeldPicture[] {
  return texts.flatMap((text) => {
    const picture = parse(text);
    return isHeldPicture(picture) ? [picture] : [];
  });
}

/** A stored picture in the list. */
export function formPicture(picture: HeldPicture): FormPicture {
  const { id, url } = picture;
  return { ...picture, key: id, name: nameOf(url), shown: `${url}?w=480`, upload: null };
}

/** The pictures as `createProperty` and `updateProperty` take them. */
export function picturesToSend(texts: readonly string[]): { id: string; alt: string }[] {
  return picturesOf(texts).map(({ id, alt }) => ({ id, alt }));
}

/**
 * The texts of those pictures that can still be chosen after another person saved: what the other one removed is no
 * longer there.
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

/** The list with the item of that key at another place, from 0. */
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
  const { id, url, alt, small } = value as Partial<Record<keyof HeldPicture, unknown>>;
  return (
    typeof id === 'string' &&
    typeof url === 'string' &&
    url.startsWith('/files/') &&
    typeof alt === 'string' &&
    typeof small === 'boolean'
  );
}
