import { readXlsx, SheetRefusal } from './read-xlsx.ts';
import { sheetFileContent as texts } from './sheet-file.content.ts';
import type { SheetAnswer } from './read-sheet-file.ts';

// Reads a workbook beside the page, which can end it.
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void readXlsx(new Uint8Array(data))
    .then((sheets): SheetAnswer => ({ sheets }))
    .catch((error: unknown): SheetAnswer => ({
      refusal: error instanceof SheetRefusal ? error.message : texts.damaged,
    }))
    .then((answer) => self.postMessage(answer));
});
