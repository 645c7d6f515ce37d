import { strFromU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import type { CellValue } from 'read-excel-file/universal';
import { sheetFileContent as texts } from './sheet-file.content.ts';

/** A sheet of a workbook as texts. */
export interface TextSheet {
  name: string;
  lines: string[][];
}

/** Why a file cannot be read; the message is the sentence for the person. */
export class SheetRefusal extends Error {}

/** Far more than a sheet of listings has; a bomb has more. */
const maxUnpackedBytes = 40_000_000;

type Parts = Record<string, Uint8Array<ArrayBuffer>>;

/**
 * The sheets of an XLSX workbook. A merged cell counts as its value in each of its rows, a formula as its last result.
 * It can take long: call it in a worker that can be ended.
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<TextSheet[]> {
  refuseOld(bytes);
  const parts = unpack(bytes);
  // Stored without compression, the library unpacks it here instead of in workers made of text, which the site forbids.
  const stored = zipSync(parts, { level: 0 });
  const sheets = await readWorkbook(stored.buffer).catch(() => {
    throw new SheetRefusal(texts.damaged);
  });
  return sheets.map(({ sheet, data }) => {
    const lines = data.map((row) => row.map(textOf));
    for (const range of mergesOf(parts, sheet)) fillMerged(lines, range);
    return { name: sheet, lines: withoutBlankEnd(lines) };
  });
}

/** Old workbooks and locked ones begin with the mark of an OLE file. */
function refuseOld(bytes: Uint8Array): void {
  if (bytes[0] !== 0xd0 || bytes[1] !== 0xcf) return;
  const isLocked = new TextDecoder('utf-16le')
    .decode(bytes.subarray(0, bytes.length & ~1))
    .includes('EncryptedPackage');
  throw new SheetRefusal(isLocked ? texts.locked : texts.old);
}

function unpack(bytes: Uint8Array<ArrayBuffer>): Parts {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.xml(\.rels)?$/.test(name)) return false;
        size += originalSize;
        if (size > maxUnpackedBytes) throw new SheetRefusal(texts.large);
        return true;
      },
    });
  } catch (error) {
    throw error instanceof SheetRefusal ? error : new SheetRefusal(texts.damaged);
  }
}

function textOf(value: CellValue | null): string {
  const cell: unknown = value;
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  // A computed number such as 1450.0000000002 has a tail.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  return typeof cell === 'string' ? cell.trim() : '';
}

interface Range {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The merged ranges of a sheet; its part is found through the relations of the workbook. */
function mergesOf(parts: Parts, name: string): Range[] {
  const xml = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const sheet = [...xml('xl/workbook.xml').matchAll(/<sheet\b[^>]*>/g)].find(
    ([tag]) => attribute(tag, 'name') === name,
  )?.[0];
  const id = sheet && attribute(sheet, 'r:id');
  const relation = [...xml('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^>]*>/g)].find(
    ([tag]) => attribute(tag, 'Id') === id,
  )?.[0];
  const target = relation && attribute(relation, 'Target').replace(/^\/?(?:xl\/)?/, '');
  if (!target) return [];
  return [...xml(`xl/${target}`).matchAll(/<mergeCell\b[^>]*ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g)].map(
    ([, left = '', top, right = '', bottom]) => ({
      ...{ top: Number(top) - 1, left: columnOf(left), bottom: Number(bottom) - 1, right: columnOf(right) },
    }),
  );
}

function attribute(tag: string, name: string): string {
  const text = tag.split(` ${name}="`)[1]?.split('"')[0] ?? '';
  return text.replaceAll('&apos;', '’').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A title over several columns stays one cell; a value over several rows stands in each of them. */
function fillMerged(lines: string[][], { top, left, bottom, right }: Range): void {
  const value = lines[top]?.[left] ?? '';
  if (right > left && bottom === top) return;
  for (let row = top; row <= Math.min(bottom, lines.length - 1); row += 1) {
    const line = lines[row];
    if (line) line[left] = value;
  }
}

/** Lines without the empty ones behind the last filled one, all of the same length. */
export function withoutBlankEnd(lines: readonly (readonly string[])[]): string[][] {
  const last = lines.findLastIndex((line) => line.some(Boolean));
  const filled = lines.slice(0, last + 1);
  const width = Math.max(0, ...filled.map((line) => line.findLastIndex(Boolean) + 1));
  return filled.map((line) => Array.from({ length: width }, (_, place) => line[place] ?? ''));
}
