import { buffer } from 'node:stream/consumers';
import { ObjectId } from 'mongodb';
import sharp from 'sharp';
import type { AppContext } from '../context.ts';
import { badField } from '../errors.ts';
import type { Image } from './image.type.ts';
import { cleanFileName, readIncoming } from './incoming.ts';
import type { IncomingFile } from './incoming.ts';
import { deleteFile, readFile, writeFile } from './store.ts';
import type { FileMetadata } from './store.ts';

export const maxImageBytes = 10 * 1024 * 1024;
export const maxImagePixels = 50_000_000;
export const maxImages = 20;
export const variantWidthsPx = [480, 960, 1600] as const;
/** The picture that variants are made from; wide enough for a hero on a large screen. */
const maxBaseWidthPx = 2400;
/** WebP can be no higher: https://developers.google.com/speed/webp/faq#what_is_the_maximum_size_a_webp_image_can_be */
const maxBaseHeightPx = 16_383;

const avifOptions = { quality: 55, effort: 2 };
const webpOptions = { quality: 78, effort: 4 };

// Uploads are decoded one at a time: the memory of a picture is its pixels, not its bytes.
sharp.cache(false);

/**
 * Decodes, turns upright, re-encodes and stores a picture: JPEG up to 2400 px wide and 16,383 high, WebP at 480, 960 and 1600 px;
 * AVIF follows in the background. Metadata such as GPS positions is dropped. Throws BAD_USER_INPUT with `sentence`
 * beside `field` for what does not decode as JPEG, PNG, WebP or AVIF, TOO_LARGE above 10 MB.
 */
export async function saveImage(
  context: AppContext,
  file: IncomingFile,
  { field, sentence, alt }: { field: string; sentence: string; alt: string },
): Promise<Image> {
  const name = cleanFileName(file.filename);
  const tooLarge = `“${name}” is larger than 10 MB. Please choose a smaller picture.`;
  const bytes = await readIncoming(file, maxImageBytes, { field, tooLarge });
  if (!looksLikeImage(bytes)) throw badField(field, sentence);
  const base = await encodeBase(bytes).catch((error: unknown) => {
    if (error instanceof Error && error.message.includes('pixel limit')) {
      throw badField(field, `“${name}” has more than 50 megapixels. Please choose a smaller picture.`);
    }
    throw badField(field, sentence);
  });
  const fileId = new ObjectId();
  try {
    for (const width of widthsFor(base.info.width)) {
      const webp = await sharp(base.data).resize({ width }).webp(webpOptions).toBuffer();
      await writeVariant(context, fileId, width, 'webp', webp);
    }
    const metadata: FileMetadata = { kind: 'image', contentType: 'image/jpeg', avif: 'missing' };
    await writeFile(context, fileId, name, base.data, metadata);
  } catch (error) {
    await deleteFile(context, fileId);
    throw error;
  }
  const { width, height } = base.info;
  return {
    fileId,
    url: `/files/${fileId.toHexString()}/${addressName(name)}`,
    width,
    height,
    colour: base.colour,
    alt,
  };
}

/**
 * Makes the AVIF variants of one picture that has none yet, the newest first; false when there is no such picture.
 * Made again after a crash in the middle, so several processes may do it at once. A picture that cannot be encoded
 * keeps its WebP variants, and the queue goes on.
 */
export async function encodeMissingAvif(context: AppContext): Promise<boolean> {
  const files = context.db.collection('fs.files');
  const image = await files.findOne(
    { 'metadata.kind': 'image', 'metadata.avif': 'missing' },
    { sort: { uploadDate: -1 } },
  );
  if (!image) return false;
  const base = await buffer(readFile(context, image._id));
  const variants = await encodeAvif(base).catch((error: unknown) => {
    context.log.error({ err: error, image: image._id }, 'no AVIF of a picture');
    return [];
  });
  for (const { width, avif } of variants) await writeVariant(context, image._id, width, 'avif', avif);
  await files.updateOne({ _id: image._id }, { $set: { 'metadata.avif': 'done' } });
  return true;
}

async function encodeAvif(base: Buffer): Promise<{ width: number; avif: Buffer }[]> {
  const { width: baseWidth } = await sharp(base).metadata();
  const variants = [];
  for (const width of widthsFor(baseWidth)) {
    variants.push({ width, avif: await sharp(base).resize({ width }).avif(avifOptions).toBuffer() });
  }
  return variants;
}

async function encodeBase(bytes: Buffer) {
  const upright = sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: maxBaseWidthPx, height: maxBaseHeightPx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  const { data, info } = await upright.jpeg({ quality: 88 }).toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data).stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { data, info, colour };
}

function widthsFor(baseWidth: number): number[] {
  const smaller = variantWidthsPx.filter((width) => width < baseWidth);
  const reachesLargest = baseWidth >= (variantWidthsPx.at(-1) ?? 0);
  return reachesLargest ? [...variantWidthsPx] : [...smaller, baseWidth];
}

async function writeVariant(
  context: AppContext,
  imageId: ObjectId,
  width: number,
  format: string,
  bytes: Buffer,
) {
  const metadata: FileMetadata = { kind: 'variant', contentType: `image/${format}`, imageId, width };
  await writeFile(context, new ObjectId(), `${width}.${format}`, bytes, metadata);
}

/** By its first bytes: JPEG, PNG, WebP or AVIF. Nothing else reaches the decoder, SVG least of all. */
function looksLikeImage(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 32);
  return (
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    (text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8)))
  );
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
