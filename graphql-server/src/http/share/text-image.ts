import { resolve } from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from 'domain/text/escaped.ts';
import { drawable } from './glyphs.ts';
import { shareMedia } from './share-media.ts';

// Read once, by the first text: only our own fonts count, so that pictures are the same on every machine.
process.env.FONTCONFIG_FILE = resolve(shareMedia, 'fonts.conf');

export interface TextLook {
  font: 'Fraunces' | 'Figtree';
  /** The height of the letters, in pixels. */
  size: number;
  colour: string;
  /** The widest that a line may be, in pixels. */
  width: number;
  /** The most lines; what does not fit ends with “…”. */
  lines: number;
}

/** A text as a transparent picture. */
export interface TextImage {
  input: Buffer;
  width: number;
  height: number;
  /** Whether it shows all of the text at its size. */
  whole: boolean;
}

/** Draws a text in centred lines, without the signs that no font has; Devanagari comes out of its own font. */
export async function drawText(text: string, look: TextLook): Promise<TextImage> {
  const words = drawable(text).slice(0, maxCharacters).split(' ');
  for (let count = words.length; ; count -= 1) {
    const shown = words
      .slice(0, count)
      .join(' ')
      .replace(/[,;:–-]+$/, '');
    const cut = count < words.length;
    const drawn = await draw(cut ? `${shown}…` : shown, look);
    const fits = drawn.height <= look.lines * look.size * lineHeight && drawn.width <= look.width;
    if (fits) return { ...drawn, whole: !cut };
    if (count <= 1) return shrunk(drawn, look);
  }
}

const maxCharacters = 200;
/** The height of a line as a part of that of the letters, with the marks above and below Devanagari. */
const lineHeight = 1.45;

/** What a text without anything to see looks like. */
const nothing: TextImage = {
  input: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
  width: 1,
  height: 1,
  whole: true,
};

async function draw(text: string, { font, size, colour, width }: TextLook): Promise<TextImage> {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return nothing;
  const markup = `<span foreground="${colour}" size="${Math.round(size * 1024)}">${escapeMarkup(text)}</span>`;
  const options = { text: markup, font, width, rgba: true, dpi: 72, align: 'centre', wrap: 'word' } as const;
  const { data, info } = await sharp({ text: options }).png().toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height, whole: true };
}

/** A single word that is longer than a line. */
async function shrunk({ input }: TextImage, { width, lines, size }: TextLook): Promise<TextImage> {
  const box = {
    width,
    height: Math.round(lines * size * lineHeight),
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const { data, info } = await sharp(input).resize(box).png().toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height, whole: false };
}
