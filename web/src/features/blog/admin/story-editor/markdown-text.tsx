import { useApolloClient } from '@apollo/client/react';
import { useEffect, useId, useState } from 'react';
import { Prose, SafeHtml } from '../../../../ui/prose.tsx';
import { MarkdownPreviewDocument } from '../blog-admin.generated.ts';
import { storyEditorContent as texts } from './story-editor.content.ts';

interface MarkdownTextProps {
  id: string;
  label: string;
  labelId: string;
  describedBy?: string;
  invalid: boolean;
  required: boolean;
  rows: number;
  maxLength: number;
  text: string;
  onChange: (text: string) => void;
}

/** A text of a story in Markdown, with what the site makes of it beside it. */
export function MarkdownText(props: MarkdownTextProps) {
  const { id, label, labelId, describedBy, invalid, required, rows, maxLength, text, onChange } = props;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <textarea
        id={id}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        required={required}
        rows={rows}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        className="field-sizing-content min-h-40 w-full rounded-field border border-field-line/55 bg-card px-3.5 py-2.5 text-base text-ink hover:border-field-line aria-invalid:border-danger"
      />
      <Preview label={label} text={text} />
    </div>
  );
}

const pauseMs = 350;

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
