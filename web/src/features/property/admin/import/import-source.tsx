import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { readCopied } from '../../../../office-kit/grid/sheet.ts';
import { readSheetFile } from '../../../../office-kit/sheet-file/read-sheet-file.ts';
import { SheetRefusal, withoutBlankEnd } from '../../../../office-kit/sheet-file/read-xlsx.ts';
import type { TextSheet } from '../../../../office-kit/sheet-file/read-xlsx.ts';
import { sheetFileContent } from '../../../../office-kit/sheet-file/sheet-file.content.ts';
import { Button } from '../../../../ui/button.tsx';
import { listingImportContent as texts } from './listing-import.content.ts';

interface ImportSourceProps {
  onRead: (sheets: readonly TextSheet[]) => void;
}

/** Takes a file that is chosen or dropped, or cells that are pasted anywhere on the page. */
export function ImportSource({ onRead }: ImportSourceProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const take = useRef<(given: DataTransfer | null) => boolean>(() => false);

  async function read(file: File) {
    setBusy(true);
    setRefusal('');
    try {
      onRead(await readSheetFile(file));
    } catch (error) {
      setRefusal(error instanceof SheetRefusal ? error.message : texts.notRead);
    }
    setBusy(false);
  }

  useEffect(() => {
    take.current = (given) => {
      const file = given?.files[0];
      if (file) {
        void read(file);
        return true;
      }
      const text = given?.getData('text/plain') ?? '';
      if (!text.trim()) return false;
      const lines = withoutBlankEnd(readCopied(text));
      if (lines.length > 0) onRead([{ name: '', lines }]);
      else setRefusal(sheetFileContent.empty);
      return true;
    };
  });

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (take.current(event.clipboardData)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      take.current(event.dataTransfer);
    };
    const onOver = (event: DragEvent) => event.preventDefault();
    document.addEventListener('paste', onPaste);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragover', onOver);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragover', onOver);
    };
  }, []);

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid justify-items-center gap-4 rounded-card border-2 border-dashed border-field-line/55 bg-card px-5 py-12 text-center"
    >
      <FileSpreadsheet aria-hidden="true" className="size-10 text-pine" strokeWidth={1.25} />
      <h2 id={`${id}-title`} className="max-w-[40ch] text-base font-semibold">
        {texts.drop}
      </h2>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.xls,.csv,.tsv,.txt,text/csv"
        aria-hidden="true"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void read(file);
        }}
      />
      <Button disabled={busy} onClick={() => input.current?.click()}>
        {busy ? texts.reading : texts.choose}
      </Button>
      <p className="max-w-[60ch] text-dense text-ink-muted">{texts.hint}</p>
      {refusal && (
        <p role="alert" className="text-dense font-semibold text-danger">
          {refusal}
        </p>
      )}
    </section>
  );
}
