import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { OutsideForm } from '../../../../office-kit/form/outside-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { readLinkAddress } from './link-address.ts';
import { storyEditorContent } from './story-editor.content.ts';

const texts = storyEditorContent.link;

interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** Asks for the address of a link, and for its text when none is selected. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  return (
    <OutsideForm>
      <Dialog open={open} onClose={onClose} title={texts.title} holdsForm>
        <LinkForm editor={editor} onClose={onClose} />
      </Dialog>
    </OutsideForm>
  );
}

function LinkForm({ editor, onClose }: Omit<LinkDialogProps, 'open'>) {
  const { href }: { href?: unknown } = editor.getAttributes('link');
  const linked = typeof href === 'string' ? href : '';
  const asksText = editor.state.selection.empty && !linked;
  const [wrong, setWrong] = useState<{ address?: string; text?: string }>({});

  function save(form: FormData) {
    const address = readLinkAddress(typed(form, 'address'));
    const text = asksText ? typed(form, 'text') : '';
    const found = {
      ...(!address && { address: texts.wrong }),
      ...(asksText && !text && { text: texts.missingText }),
    };
    setWrong(found);
    if (!address || found.text) return;
    const mark = { type: 'link', attrs: { href: address } };
    const chain = editor.chain().focus(undefined, { scrollIntoView: false });
    if (asksText)
      chain
        .insertContent({ type: 'text', text, marks: [mark] })
        .unsetMark('link')
        .run();
    else chain.extendMarkRange('link').setLink({ href: address }).run();
    onClose();
  }

  return (
    <form
      ref={startAtFirstField}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(new FormData(event.currentTarget));
      }}
      className="grid gap-4"
    >
      <TextField
        name="address"
        label={texts.address}
        hint={texts.addressHint}
        error={wrong.address}
        defaultValue={linked}
        maxLength={2_000}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
      />
      {asksText && (
        <TextField name="text" label={texts.text} error={wrong.text} maxLength={500} autoComplete="off" />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{texts.save}</Button>
        {linked && (
          <Button
            look="outline"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {texts.remove}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Opening the dialog focuses the field with this attribute, not the button that closes it. */
function startAtFirstField(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.setAttribute('autofocus', '');
}

function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
