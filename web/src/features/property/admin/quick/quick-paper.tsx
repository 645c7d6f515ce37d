import { FileText } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../../../ui/field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { quickAddContent } from './quick-add.content.ts';

const texts = quickAddContent.paper;

/** The certificate, or a picture of it, that goes with a listing when it is published. */
export interface Paper {
  file: File;
  /** The date on it, as YYYY-MM-DD. */
  dated: string;
}

interface PaperAnswerProps {
  paper: Paper | null;
  onChange: (paper: Paper | null) => void;
  onLater: () => void;
}

/** Takes the certificate where the question asks for it: chosen or dropped. */
export function PaperAnswer({ paper, onChange, onLater }: PaperAnswerProps) {
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file) onChange({ file, dated: paper?.dated ?? '' });
  };
  return (
    <div className="grid w-full max-w-xl justify-items-start gap-3">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
        className={`flex w-full cursor-pointer items-center gap-2 rounded-field border border-dashed px-4 py-3 hover:border-pine has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine ${over ? 'border-pine bg-pine-soft' : 'border-field-line bg-card'}`}
      >
        <FileText aria-hidden="true" className="size-5 shrink-0 text-pine" />
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere] text-pine">
          {paper ? paper.file.name : texts.drop}
        </span>
        <input
          type="file"
          accept=".pdf,.jpg,.jpeg,.png,.webp"
          onChange={({ target }) => take(target.files?.[0])}
          className="sr-only"
        />
      </label>
      {paper && (
        <TextField
          label={texts.dated}
          name="paperDated"
          type="date"
          value={paper.dated}
          onChange={({ target }) => onChange({ ...paper, dated: target.value })}
        />
      )}
      <Button look="quiet" className="-ml-3" onClick={onLater}>
        {texts.later}
      </Button>
    </div>
  );
}
