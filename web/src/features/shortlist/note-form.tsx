import { useEffect, useRef, useState } from 'react';
import { readTexts } from '../../lib/form/visitor-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { sharedContent } from './shared-shortlist.content.ts';

const texts = sharedContent.home;

/** A note to write; what was typed stays if it could not be saved. */
export function NoteForm({
  onSave,
  onCancel,
}: {
  onSave: (text: string) => Promise<void>;
  onCancel: () => void;
}) {
  const [saving, setSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const text = readTexts(new FormData(event.currentTarget)).note?.trim();
        if (saving || !text) return;
        setSaving(true);
        void onSave(text).finally(() => setSaving(false));
      }}
    >
      <TextAreaField
        ref={field}
        label={texts.note.label}
        hint={texts.note.hint}
        name="note"
        rows={2}
        maxLength={500}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={saving}>
          {texts.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
