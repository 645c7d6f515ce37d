import { useApolloClient } from '@apollo/client/react';
import { Bold, Heading, Italic, Link2, List, ListOrdered, Quote, Table } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ItemControlProps } from '../../../office/picture-item-form.tsx';
import { Field } from '../../../ui/field.tsx';
import { Prose, SafeHtml } from '../../../ui/prose.tsx';
import { blogAdminContent } from './blog-admin.content.ts';
import { MarkdownPreviewDocument } from './blog-admin.generated.ts';
import { addLink, addTable, toggleAround, togglePrefix } from './markdown-edit.ts';
import type { Selected } from './markdown-edit.ts';

const texts = blogAdminContent.markdown;

/** The buttons of the toolbar; `key` is their shortcut with Ctrl or ⌘. */
const tools = [
  { label: texts.bold, Icon: Bold, key: 'b', edit: (selected: Selected) => toggleAround(selected, '**') },
  { label: texts.italic, Icon: Italic, key: 'i', edit: (selected: Selected) => toggleAround(selected, '*') },
  { label: texts.link, Icon: Link2, key: 'k', edit: addLink },
  {
    label: texts.heading,
    Icon: Heading,
    edit: (selected: Selected) => togglePrefix(selected, () => '## ', /^#{1,6} /),
  },
  {
    label: texts.list,
    Icon: List,
    edit: (selected: Selected) => togglePrefix(selected, () => '- ', /^[-*] /),
  },
  {
    label: texts.numbers,
    Icon: ListOrdered,
    edit: (selected: Selected) => togglePrefix(selected, (place) => `${place + 1}. `, /^\d+[.)] /),
  },
  {
    label: texts.quote,
    Icon: Quote,
    edit: (selected: Selected) => togglePrefix(selected, () => '> ', /^> ?/),
  },
  { label: texts.table, Icon: Table, edit: addTable },
];

const pauseMs = 350;

/** A Markdown text with a toolbar above it and a preview of the site beside it. */
export function MarkdownField({ label, hint, error, defaultValue = '', ...rest }: ItemControlProps) {
  const [text, setText] = useState(defaultValue);
  const field = useRef<HTMLTextAreaElement>(null);

  function apply(edit: (selected: Selected) => Selected) {
    const area = field.current;
    if (!area) return;
    const { value, selectionStart, selectionEnd } = area;
    const edited = edit({ text: value, start: selectionStart, end: selectionEnd });
    setText(edited.text);
    area.value = edited.text;
    area.focus();
    area.setSelectionRange(edited.start, edited.end);
    // Tells the form about the change.
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Field label={label} hint={hint} error={error}>
        {({ className, ...props }) => (
          <div>
            <Toolbar label={label} controls={props.id} apply={apply} />
            <textarea
              {...props}
              {...rest}
              ref={field}
              defaultValue={defaultValue}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
              onKeyDown={(event) => {
                const tool = tools.find(({ key }) => key && key === event.key.toLowerCase());
                if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
                event.preventDefault();
                apply(tool.edit);
              }}
              className={`${className} field-sizing-content w-full rounded-t-none`}
            />
          </div>
        )}
      </Field>
      <Preview label={label} text={text} />
    </div>
  );
}

interface ToolbarProps {
  label: string;
  controls: string;
  apply: (edit: (selected: Selected) => Selected) => void;
}

/** A toolbar with one stop for the Tab key; arrow keys move between the buttons. */
function Toolbar({ label, controls, apply }: ToolbarProps) {
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  function moveTo(place: number) {
    const next = (place + tools.length) % tools.length;
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.toolbar(label)}
      aria-controls={controls}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') moveTo(at + 1);
        if (key === 'ArrowLeft') moveTo(at - 1);
      }}
      className="flex flex-wrap rounded-t-field border border-b-0 border-field-line/55 bg-paper p-1"
    >
      {tools.map(({ label: name, Icon, key, edit }, place) => (
        <button
          key={name}
          type="button"
          tabIndex={place === at ? 0 : -1}
          aria-label={name}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
          title={key ? `${name} (Ctrl ${key.toUpperCase()})` : name}
          onFocus={() => setAt(place)}
          onClick={() => apply(edit)}
          className="inline-flex size-11 items-center justify-center rounded-[6px] text-ink-muted hover:bg-pine-soft hover:text-pine md:size-9"
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      ))}
    </div>
  );
}

function Preview({ label, text }: { label: string; text: string }) {
  const client = useApolloClient();
  const headingId = useId();
  const [html, setHtml] = useState('');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let outdated = false;
    async function render() {
      try {
        const variables = { text };
        const { data } = await client.query({
          query: MarkdownPreviewDocument,
          variables,
          fetchPolicy: 'no-cache',
        });
        if (outdated) return;
        setHtml(data?.markdownHtml ?? '');
        setFailed(false);
      } catch {
        if (!outdated) setFailed(true);
      }
    }
    const timer = setTimeout(() => void render(), pauseMs);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [client, text]);
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h2 id={headingId} className="mb-1.5 font-sans text-sm font-semibold tracking-normal text-ink-muted">
        {texts.preview}
        <span className="sr-only"> {label}</span>
      </h2>
      <div className="min-h-24 rounded-field border border-dashed border-line p-4">
        {failed && <p className="text-dense text-ink-muted">{texts.previewFailed}</p>}
        {!failed && !text.trim() && <p className="text-dense text-ink-muted">{texts.previewEmpty}</p>}
        {!failed && text.trim() && (
          <Prose>
            <SafeHtml html={html} />
          </Prose>
        )}
      </div>
    </section>
  );
}
