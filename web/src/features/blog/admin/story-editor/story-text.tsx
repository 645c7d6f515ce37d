import { useId, useRef, useState } from 'react';
import type { ItemControlProps } from '../../../../office-kit/picture-item/picture-item-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { MarkdownText } from './markdown-text.tsx';
import { storyEditorContent } from './story-editor.content.ts';
import { canEdit } from './story-markdown.ts';
import { VisualText } from './visual-text.tsx';

const texts = storyEditorContent.mode;

/** A part of a story: written with the editor, or as Markdown. It is sent as Markdown, unchanged until it is edited. */
export function StoryText(props: ItemControlProps) {
  const { name, label, hint, error, maxLength, required, rows = 6, defaultValue = '' } = props;
  const [text, setText] = useState(defaultValue);
  const [visual, setVisual] = useState(() => canEdit(defaultValue));
  const [refused, setRefused] = useState(!visual);
  const sent = useRef<HTMLInputElement>(null);
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;

  function change(typed: string) {
    setText(typed);
    if (!sent.current) return;
    sent.current.value = typed;
    // Tells the form, also about changes by a button.
    sent.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function switchMode() {
    const possible = visual || canEdit(text);
    setRefused(!possible);
    if (possible) setVisual(!visual);
  }

  const common = { id, label, labelId, describedBy, required, rows, text, invalid: Boolean(error) };
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label id={labelId} htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <Button look="quiet" aria-describedby={labelId} onClick={switchMode} className="md:min-h-9">
          {visual ? texts.markdown : texts.visual}
        </Button>
      </div>
      <input ref={sent} type="hidden" name={name} value={text} />
      {refused && (
        <p role="status" className="text-dense text-ink-muted">
          {texts.unsupported}
        </p>
      )}
      {visual ? (
        <VisualText {...common} onChange={change} />
      ) : (
        <MarkdownText {...common} maxLength={maxLength} onChange={change} />
      )}
      {error && (
        <p id={errorId} className="text-xs font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-xs text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
