import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareMedia } from './share-media.ts';

// Which signs our fonts can draw. The list of a font is its table `cmap` (ISO/IEC 14496-22, 5.2), of which format 4 has all
// signs of the Basic Multilingual Plane.

const windowsUnicode = 0x00030001;

let drawn: Set<number> | null = null;

/** A text without the signs that none of our fonts has; they would be drawn as boxes with a number. */
export function drawable(text: string): string {
  drawn ??= signsOfFonts();
  const known = drawn;
  return [...text.normalize('NFC')]
    .filter((sign) => /[\s\u200c\u200d]/.test(sign) || known.has(sign.codePointAt(0) ?? 0))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function signsOfFonts(): Set<number> {
  const folder = join(shareMedia, 'fonts');
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.ttf'));
  return new Set(fonts.flatMap((name) => signsOf(readFileSync(join(folder, name)))));
}

function signsOf(font: Buffer): number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) return [];
  const cmap = font.readUInt32BE(entry + 8);
  const records = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + 4 + index * 8);
  const record = records.find((at) => font.readUInt32BE(at) === windowsUnicode);
  if (record === undefined) return [];
  const table = cmap + font.readUInt32BE(record + 4);
  const bytes = font.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + bytes + 2;
  return Array.from({ length: bytes / 2 }, (_, index) => index * 2).flatMap((at) => {
    const [end, start] = [font.readUInt16BE(ends + at), font.readUInt16BE(starts + at)];
    // The last segment is only an end.
    return start === 0xffff ? [] : Array.from({ length: end - start + 1 }, (_, index) => start + index);
  });
}
