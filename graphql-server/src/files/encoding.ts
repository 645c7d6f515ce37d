import sharp from 'sharp';

export const maxImagePixels = 50_000_000;
export const variantWidthsPx = [480, 720, 960, 1600] as const;
/** The width of the picture that variants are made from, enough for a hero on a large screen. */
const maxBaseWidthPx = 2400;
/** The limit of WebP: https://developers.google.com/speed/webp/faq#what_is_the_maximum_size_a_webp_image_can_be */
const maxBaseHeightPx = 16_383;

// Uploads are decoded one at a time, because the pixels of a picture take memory, not its bytes.
sharp.cache(false);

/**
 * Prepares a picture for storage: upright, JPEG of at most 2400 × 16,383 px, without metadata, with its
 * dominant colour.
 */
export async function encodeBase(bytes: Buffer) {
  const upright = sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: maxBaseWidthPx, height: maxBaseHeightPx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  const { data, info } = await upright.jpeg({ quality: 88 }).toBuffer({ resolveWithObject: true });
  return { data, info, colour: await dominantColour(data) };
}

/** The dominant colour as #rrggbb. */
export async function dominantColour(base: Buffer): Promise<string> {
  const { dominant } = await sharp(base).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The widths in pixels of the variants of a picture that is `baseWidth` wide. */
export function widthsFor(baseWidth: number): number[] {
  const smaller = variantWidthsPx.filter((width) => width < baseWidth);
  const reachesLargest = baseWidth >= (variantWidthsPx.at(-1) ?? 0);
  return reachesLargest ? [...variantWidthsPx] : [...smaller, baseWidth];
}

/** Encodes a picture as WebP; more effort, up to 6, makes it a little smaller and takes longer. */
export async function encodeWebp(base: Buffer, width: number, effort = 4): Promise<Buffer> {
  return sharp(base).resize({ width }).webp({ quality: 78, effort }).toBuffer();
}

/** From the best quality to the lowest that still looks right at its width. */
const avifQualities = [55, 47, 40, 34, 28, 22];

/**
 * The most that a picture of this width may weigh: a phone of two pixels to a point shows up to 720 px, a card elsewhere
 * 960 px, a hero more. About 15 kB is what a connection carries before the server hears from the browser: ten packets
 * (RFC 6928).
 */
export function maxAvifBytes(width: number): number {
  if (width <= 720) return 15_000;
  return width <= 960 ? 40_000 : 120_000;
}

/**
 * Encodes a picture as AVIF, at the best quality that keeps within `maxAvifBytes`: foliage and facades get less of it. A
 * picture that is too heavy at the lowest quality stays so. More effort, up to 9, makes it a little smaller and takes many
 * times as long.
 */
export async function encodeAvif(base: Buffer, width: number, effort = 2): Promise<Buffer> {
  const pixels = await sharp(base).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
  let encoded = pixels;
  for (const quality of avifQualities) {
    encoded = await sharp(pixels).avif({ quality, effort }).toBuffer();
    if (encoded.length <= maxAvifBytes(width)) break;
  }
  return encoded;
}
