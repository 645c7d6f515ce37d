import { buffer } from 'node:stream/consumers';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import type { AppContext } from '../../../base/context.ts';
import { badField } from '../../../base/errors.ts';
import { parseId } from '../../../base/ids.ts';
import { fileInfo, readFile } from '../../../files/store.ts';

/** Photographs of a certificate are read in these widths: a small code needs pixels, a noisy one fewer. */
const widths = [1_600, 800, 400];
const timeLimitMs = 400;
const longestText = 300;

/**
 * The text in the QR code of a stored picture; null if it shows none that can be read. Throws BAD_USER_INPUT for a picture
 * that is not stored.
 */
export async function readQrCode(context: AppContext, pictureId: string): Promise<string | null> {
  const id = parseId(pictureId);
  const file = await fileInfo(context, id);
  if (file?.metadata.kind !== 'image') throw badField('pictureId', 'Please choose a picture.');
  return decodeQrCode(await buffer(readFile(context, { _id: id })));
}

/** The text in the QR code of a picture. */
export async function decodeQrCode(picture: Buffer): Promise<string | null> {
  for (const width of widths) {
    const { data, info } = await sharp(picture)
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const text = textOf({ data, width: info.width, height: info.height });
    if (text) return text.slice(0, longestText);
  }
  return null;
}

function textOf(image: { data: Uint8Array; width: number; height: number }): string | null {
  try {
    return decodeQR(image, { format: 'RGBA', timeLimit: timeLimitMs });
  } catch {
    // The decoder throws for a picture without a readable code.
    return null;
  }
}
