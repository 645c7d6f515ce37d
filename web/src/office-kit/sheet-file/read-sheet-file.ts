import Papa from 'papaparse';
import { csvText } from 'domain/text/csv-text.ts';
import { SheetRefusal, withoutBlankEnd } from './read-xlsx.ts';
import type { TextSheet } from './read-xlsx.ts';
import { sheetFileContent as texts } from './sheet-file.content.ts';

/** What the worker answers. */
export type SheetAnswer = { sheets: TextSheet[] } | { refusal: string };

const maxFileBytes = 5_000_000;
/** A sheet of 5,000 rows takes about a second. */
const maxReadMs = 20_000;

/** The filled sheets of an XLSX, CSV or text file. Throws a `SheetRefusal` with a sentence for any other file. */
export async function readSheetFile(file: File): Promise<TextSheet[]> {
  if (file.size > maxFileBytes) throw new SheetRefusal(texts.large);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sheets = isWorkbook(bytes) ? await readInWorker(bytes.buffer) : [csvSheet(csvText(bytes), file.name)];
  const filled = sheets.filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) throw new SheetRefusal(texts.empty);
  return filled;
}

/** A file as the text of a CSV file; of a workbook, its first filled sheet. Throws a `SheetRefusal` with a sentence. */
export async function sheetFileText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isWorkbook(bytes)) return csvText(bytes);
  const [first] = await readSheetFile(file);
  return csvOf(first?.lines ?? []);
}

/** ZIP, which XLSX is, and OLE, which old and locked workbooks are. */
function isWorkbook([first, second]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
}

function csvSheet(text: string, name: string): TextSheet {
  const plain = text.replace(/^\uFEFF/, '');
  const said = /^"?sep=([^"\r\n])"?\r?\n/i.exec(plain);
  const { data, errors } = Papa.parse<string[]>(plain.slice(said?.[0].length ?? 0), {
    delimiter: said?.[1] ?? '',
  });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (wrong) throw new SheetRefusal(texts.quotes((wrong.row ?? 0) + 1));
  return { name, lines: withoutBlankEnd(data.map((line) => line.map((cell) => cell.trim()))) };
}

async function readInWorker(bytes: ArrayBuffer): Promise<TextSheet[]> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<SheetAnswer>((resolve) => {
      const timer = setTimeout(() => resolve({ refusal: texts.slow }), maxReadMs);
      worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
        clearTimeout(timer);
        resolve(data);
      });
      worker.addEventListener('error', () => {
        clearTimeout(timer);
        resolve({ refusal: texts.damaged });
      });
      worker.postMessage(bytes, [bytes]);
    });
    if ('refusal' in answer) throw new SheetRefusal(answer.refusal);
    return answer.sheets;
  } finally {
    worker.terminate();
  }
}

/** Lines as a CSV file. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');
}
