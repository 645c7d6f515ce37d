import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { LeaveDialog } from '../leave-dialog.tsx';
import { useUnsavedChanges } from '../unsaved-changes.ts';
import { leadWorkContent } from './lead-work.content.ts';

const texts = leadWorkContent.note;

/** Adds a note; the text stays in the field until it is stored. */
export function NoteForm({ onAdd, busy }: { onAdd: (text: string) => Promise<boolean>; busy: boolean }) {
  const [text, setText] = useState('');
  const { blocker, markUnsaved } = useUnsavedChanges();
  function type(next: string) {
    setText(next);
    markUnsaved(next.trim() !== '');
  }
  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await onAdd(text)) type('');
  }
  return (
    <form onSubmit={(event) => void add(event)} className="grid justify-items-start gap-3 [&>div]:w-full">
      <TextAreaField
        label={texts.label}
        hint={texts.hint}
        required
        rows={3}
        maxLength={2_000}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" disabled={busy || !text.trim()}>
        {busy ? texts.adding : texts.add}
      </Button>
      <LeaveDialog blocker={blocker} />
    </form>
  );
}
