import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { clearDraft, readDraft, writeDraft } from '../../../office-kit/form/drafts.ts';
import { leadWorkContent } from './lead-work.content.ts';

const texts = leadWorkContent.note;

interface NoteFormProps {
  /** The browser keeps the input under this name until it is added. */
  draftKey: string;
  onAdd: (text: string) => Promise<boolean>;
  busy: boolean;
}

/** Adds a note; the browser keeps the input until it is stored, even after a reload or on other pages. */
export function NoteForm({ draftKey, onAdd, busy }: NoteFormProps) {
  const [text, setText] = useState(() => readDraft(draftKey)?.values.text?.[0] ?? '');
  function type(next: string) {
    setText(next);
    if (next.trim()) writeDraft(draftKey, { text: [next] });
    else clearDraft(draftKey);
  }
  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await onAdd(text)) type('');
  }
  return (
    <form
      data-note
      onSubmit={(event) => void add(event)}
      className="grid justify-items-start gap-3 [&>div]:w-full"
    >
      <TextAreaField
        label={texts.label}
        hint={text.trim() ? texts.kept : texts.hint}
        required
        rows={3}
        maxLength={2_000}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <div role="group" aria-label={texts.phrasesLabel} className="flex flex-wrap gap-2">
        {texts.phrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            onClick={() => type(withPhrase(text, phrase))}
            className="min-h-11 rounded-full border border-line bg-card px-3.5 text-dense font-medium hover:border-field-line max-[23rem]:px-2 md:min-h-9"
          >
            {phrase}
          </button>
        ))}
      </div>
      <Button type="submit" disabled={busy || !text.trim()}>
        {busy ? texts.adding : texts.add}
      </Button>
    </form>
  );
}

/** Adds a phrase as a sentence of its own. */
function withPhrase(text: string, phrase: string): string {
  const before = text.trim();
  if (!before) return `${phrase}.`;
  return `${before}${/[.!?…]$/.test(before) ? '' : '.'} ${phrase}.`;
}
