import { ObjectId } from 'mongodb';
import sharp from 'sharp';
import type { AppContext } from '../base/context.ts';
import { badField } from '../base/errors.ts';
import { derivedId } from '../base/ids.ts';
import { encodeBase, encodeWebp, widthsFor } from './encoding.ts';
import type { Image } from './image.type.ts';
import { deleteFile, writeFile, writeFileOnce } from './store.ts';
import type { FileMetadata } from './store.ts';
import { cleanFileName, readUploadedFile } from './uploaded-file.ts';
import type { UploadedFile } from './uploaded-file.ts';

export const maxImageBytes = 10 * 1024 * 1024;
export const maxImages = 20;

/** One size of a picture. */
export interface Variant {
  width: number;
  format: 'webp' | 'avif';
  bytes: Buffer;
}

/** A picture encoded in advance, in the form that `encodeBase` makes, with all its sizes. */
export interface ReadyPicture {
  name: string;
  bytes: Buffer;
  width: number;
  height: number;
  colour: string;
  variants: Variant[];
}

/**
 * Decodes a picture, turns it upright, re-encodes and stores it: JPEG up to 2400 px wide and 16,383 px high,
 * and WebP at 480, 720, 960 and 1600 px; AVIF follows in the background. Drops metadata such as GPS positions.
 * Throws BAD_USER_INPUT beside `field` for a damaged picture, and with `sentence` for a file that is no JPEG, PNG, WebP or
 * AVIF; TOO_LARGE above 10 MB.
 */
export async function saveImage(
  context: AppContext,
  file: UploadedFile,
  { field, sentence, alt }: { field: string; sentence: string; alt: string },
): Promise<Image> {
  const name = cleanFileName(file.filename);
  const tooLarge = `“${name}” is larger than 10 MB. Please choose a smaller picture.`;
  const bytes = await readUploadedFile(file, maxImageBytes, { field, tooLarge });
  if (!looksLikeImage(bytes)) throw badField(field, sentence);
  const base = await encodeBase(bytes).catch(async (error: unknown) => {
    if (error instanceof Error && error.message.includes('pixel limit')) {
      throw badField(field, `“${name}” has more than 50 megapixels. Please choose a smaller picture.`);
    }
    throw badField(field, (await hasHeader(bytes)) ? damaged(name) : sentence);
  });
  const fileId = new ObjectId();
  const { width, height } = base.info;
  const picture = { url: addressOf(fileId, name), width, height, colour: base.colour };
  try {
    for (const width of widthsFor(base.info.width)) {
      const webp = await encodeWebp(base.data, width);
      await writeVariant(context, fileId, { width, format: 'webp', bytes: webp });
    }
    const metadata: FileMetadata = { kind: 'image', contentType: 'image/jpeg', avif: 'missing', picture };
    await writeFile(context, fileId, name, base.data, metadata);
  } catch (error) {
    await deleteFile(context, fileId);
    throw error;
  }
  return { fileId, ...picture, alt };
}

/** Stores a picture with its ready sizes under a fixed id, without encoding; existing files stay unchanged. */
export async function storeReadyPicture(
  context: AppContext,
  fileId: ObjectId,
  { name, bytes, variants, width, height, colour }: ReadyPicture,
): Promise<Omit<Image, 'alt'>> {
  for (const variant of variants) await writeVariant(context, fileId, variant);
  const picture = { url: addressOf(fileId, name), width, height, colour };
  const metadata: FileMetadata = { kind: 'image', contentType: 'image/jpeg', avif: 'done', picture };
  await writeFileOnce(context, fileId, name, bytes, metadata);
  return { fileId, ...picture };
}

/** Stores one size of a picture; repeating it changes nothing. */
export async function writeVariant(
  context: AppContext,
  imageId: ObjectId,
  { width, format, bytes }: Variant,
): Promise<void> {
  const id = derivedId(imageId.toHexString(), width, format);
  const metadata: FileMetadata = { kind: 'variant', contentType: `image/${format}`, imageId, width };
  await writeFileOnce(context, id, `${width}.${format}`, bytes, metadata);
}

/**
 * Recognises JPEG, PNG, WebP or AVIF by the first bytes, so that no other format reaches the decoder, least
 * of all SVG.
 */
function looksLikeImage(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 32);
  return (
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    (text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8)))
  );
}

/** Whether it begins as a picture that can be decoded, so that only a later part is wrong. */
async function hasHeader(bytes: Buffer): Promise<boolean> {
  // A WebP names its length, and a decoder reads nothing of a shorter one.
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return bytes.readUInt32LE(4) + 8 > bytes.length;
  return sharp(bytes)
    .metadata()
    .then(
      () => true,
      () => false,
    );
}

function damaged(name: string): string {
  return `“${name}” is damaged: a part of it is missing. Please save it again, or choose another picture.`;
}

function addressOf(fileId: ObjectId, name: string): string {
  return `/files/${fileId.toHexString()}/${addressName(name)}`;
}

function addressName(name: string): string {
  const stem = name.replace(/\.[^.]*$/, '').toLowerCase();
  return (
    stem
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'picture'
  );
}
