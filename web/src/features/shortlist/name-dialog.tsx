import { useState } from 'react';
import { readTexts } from '../../lib/form/visitor-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { sharedLists } from './shared-lists.ts';
import { sharedContent } from './shared-shortlist.content.ts';

const texts = sharedContent.name;

/** Asks for the first name before the first change of this browser; null if the visitor closes it. */
export function NameDialog({ answer }: { answer: (name: string | null) => void }) {
  const [error, setError] = useState<string>();
  return (
    <Dialog open onClose={() => answer(null)} title={texts.title} holdsForm>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const name = readTexts(new FormData(event.currentTarget)).firstName?.trim() ?? '';
          // The server refuses addresses and phone numbers; it is asked only once the dialog is closed.
          if (!name || /@|(?:\d\D*){5}/.test(name)) setError(texts.missing);
          else answer(name);
        }}
      >
        <p className="text-ink-muted">{texts.line}</p>
        <TextField
          label={texts.label}
          name="firstName"
          autoComplete="given-name"
          maxLength={40}
          defaultValue={sharedLists.read()[0]?.name}
          error={error}
          onInput={() => setError(undefined)}
        />
        <Button type="submit">{texts.submit}</Button>
      </form>
    </Dialog>
  );
}
