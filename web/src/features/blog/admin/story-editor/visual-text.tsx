import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { PicturePicker } from '../../../../office-kit/pictures/picture-picker.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { cleanPasted } from './pasted-html.ts';
import { readMarkdown, writeMarkdown } from './story-markdown.ts';
import { storyExtensions } from './story-schema.ts';
import { StoryContextBar, StoryToolbar } from './story-toolbar.tsx';

interface VisualTextProps {
  id: string;
  label: string;
  labelId: string;
  describedBy?: string;
  invalid: boolean;
  required: boolean;
  /** The lines that it has at first. */
  rows: number;
  /** The Markdown that it begins with. */
  text: string;
  onChange: (text: string) => void;
}

const looks =
  'prose grid content-start gap-4 px-3.5 py-3 text-base whitespace-pre-wrap outline-none [overflow-wrap:anywhere] min-h-(--lines) ' +
  '[&_img]:max-w-full [&_img]:rounded-field [&_img.ProseMirror-selectednode]:outline-2 [&_img.ProseMirror-selectednode]:outline-offset-2 [&_img.ProseMirror-selectednode]:outline-pine ' +
  '[&_img.ProseMirror-separator]:inline! [&_img.ProseMirror-separator]:size-0! ' +
  '[&_.tableWrapper]:overflow-x-auto [&_.selectedCell]:bg-pine-soft [&_:is(th,td)]:min-w-16';

/** A text of a story as the site shows it, with a toolbar; it is Markdown outside. */
export function VisualText(props: VisualTextProps) {
  const { id, label, labelId, describedBy, invalid, required, rows, text, onChange } = props;
  const [asks, setAsks] = useState<'link' | 'picture' | null>(null);
  const close = () => setAsks(null);
  const editor = useEditor({
    extensions: storyExtensions,
    content: readMarkdown(text).toJSON() as object,
    // Styles come from the style sheet of the site.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(required && { 'aria-required': 'true' }),
        class: looks,
      },
      transformPastedHTML: cleanPasted,
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        setAsks('link');
        return true;
      },
    },
    onUpdate: ({ editor: present }) => onChange(writeMarkdown(present.state.doc)),
  });
  return (
    <div
      style={{ '--lines': `${rows * 1.75}rem` } as React.CSSProperties}
      className={`rounded-field border bg-card ${invalid ? 'border-danger' : 'border-field-line/55 focus-within:border-pine'}`}
    >
      <div className="sticky top-14 z-10 rounded-t-field border-b border-line bg-paper p-0.5 lg:top-0">
        <StoryToolbar
          editor={editor}
          label={label}
          controls={id}
          onLink={() => setAsks('link')}
          onPicture={() => setAsks('picture')}
        />
        <StoryContextBar editor={editor} />
      </div>
      <EditorContent editor={editor} />
      <LinkDialog editor={editor} open={asks === 'link'} onClose={close} />
      <PicturePicker
        kind="BLOG"
        open={asks === 'picture'}
        onClose={close}
        onChoose={([image]) => {
          if (!image) return;
          const { url: src, alt } = image;
          const at = editor.state.selection.from;
          editor.chain().focus().insertContent({ type: 'image', attrs: { src, alt } }).run();
          // Its description can be typed at once.
          if (editor.state.doc.nodeAt(at)?.type.name === 'image') editor.commands.setNodeSelection(at);
        }}
      />
    </div>
  );
}
