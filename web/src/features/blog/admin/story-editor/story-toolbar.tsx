import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { Images, Link2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { AltField } from '../../../../office-kit/pictures/alt-field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { storyEditorContent } from './story-editor.content.ts';
import { storyTools, tableTools } from './story-tools.ts';

const texts = storyEditorContent;

interface StoryToolbarProps {
  editor: Editor;
  label: string;
  /** The id of the edited text. */
  controls: string;
  onLink: () => void;
  onPicture: () => void;
}

interface ToolbarButton {
  name: string;
  Icon: LucideIcon;
  keys?: string;
  on?: boolean;
  off?: boolean;
  run: () => void;
}

/** A toolbar with one stop for the Tab key; arrow keys move between its buttons. */
export function StoryToolbar({ editor, label, controls, onLink, onPicture }: StoryToolbarProps) {
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: present }) => ({
      on: storyTools.map(({ isOn }) => isOn?.(present)),
      can: storyTools.map(({ canRun }) => canRun?.(present) ?? true),
      link: present.isActive('link'),
    }),
  });
  const tools = storyTools.map(({ name, Icon, keys, run }, place): ToolbarButton => ({
    ...{ name, Icon, keys },
    ...{ on: state.on[place], off: !state.can[place] },
    run: () => run(editor),
  }));
  const buttons: ToolbarButton[] = [
    ...tools.slice(0, -3),
    { name: texts.tools.link, Icon: Link2, keys: 'K', on: state.link, run: onLink },
    { name: texts.tools.picture, Icon: Images, run: onPicture },
    ...tools.slice(-3),
  ];

  function moveTo(place: number) {
    const next = (place + buttons.length) % buttons.length;
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.toolbar(label)}
      aria-controls={controls}
      onKeyDown={(event) => {
        const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
        const next = steps[event.key];
        if (next === undefined) return;
        event.preventDefault();
        moveTo(next);
      }}
      className="flex [scrollbar-width:none] overflow-x-auto p-0.5 md:flex-wrap"
    >
      {buttons.map(({ name, Icon, keys, on, off, run }, place) => (
        <button
          key={name}
          type="button"
          tabIndex={place === at ? 0 : -1}
          aria-label={name}
          aria-pressed={on}
          aria-disabled={off ? true : undefined}
          aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
          title={keys ? `${name} (Ctrl ${keys.replace('+', ' ')})` : name}
          onFocus={() => setAt(place)}
          // The text keeps its selection, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!off) run();
          }}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-[6px] text-ink-muted hover:bg-pine-soft hover:text-pine aria-disabled:opacity-35 aria-pressed:bg-pine-soft aria-pressed:text-pine md:size-9"
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      ))}
    </div>
  );
}

/** What can be done with the table or the picture at the caret. */
export function StoryContextBar({ editor }: { editor: Editor }) {
  const { table, picture } = useEditorState({
    editor,
    selector: ({ editor: present }) => {
      const { alt }: { alt?: unknown } = present.getAttributes('image');
      return {
        table: present.isActive('table'),
        picture: present.isActive('image') ? (typeof alt === 'string' ? alt : '') : null,
      };
    },
  });
  return (
    <>
      {picture !== null && (
        <div
          role="group"
          aria-label={texts.picture.label}
          className="flex flex-wrap items-end gap-2 border-t border-line p-2"
        >
          <div className="min-w-0 flex-1 basis-60">
            <AltField
              value={picture}
              of={texts.picture.label}
              placeholder={texts.picture.altHint}
              onChange={(alt) => editor.commands.updateAttributes('image', { alt })}
            />
          </div>
          <Button
            look="danger"
            onClick={() => editor.chain().deleteSelection().focus().run()}
            className="md:min-h-9"
          >
            {texts.picture.remove}
          </Button>
        </div>
      )}
      {table && (
        <div
          role="group"
          aria-label={texts.table.label}
          className="flex [scrollbar-width:none] overflow-x-auto border-t border-line px-1 text-dense md:flex-wrap"
        >
          {tableTools.map(({ name, run }) => (
            <Button
              key={name}
              look="quiet"
              onClick={() => run(editor)}
              className="shrink-0 whitespace-nowrap md:min-h-9"
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
