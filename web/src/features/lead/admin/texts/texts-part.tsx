import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { showToast } from '../../../../lib/toasts.ts';
import { useListResult } from '../../../../office-kit/list/list-result.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ListMessage } from '../../../../ui/list-message.tsx';
import { useLeadChange } from '../use-lead-change.ts';
import type { TextPartsFragment } from '../write/write.generated.ts';
import { TextForm } from './text-form.tsx';
import { textsContent as texts } from './texts.content.ts';
import {
  RemoveMessageTemplateDocument,
  SaveMessageTemplateDocument,
  useMessageTemplatesQuery,
} from './texts.generated.ts';

/** The text in the dialog; null is a new one. */
interface Shown {
  template: TextPartsFragment | null;
}

/** The texts to leads, for those who edit the site. */
export function TextsPart() {
  const result = useMessageTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const { data, failed, onRetry } = useListResult(result);
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const templates = data?.messageTemplates;
  return (
    <div className="max-w-4xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-dense text-ink-muted">{texts.line}</p>
        <Button onClick={() => setShown({ template: null })}>{texts.add}</Button>
      </div>
      {!templates && !failed && <p className="py-4 text-dense text-ink-muted">{texts.loading}</p>}
      {failed && !templates && (
        <ListMessage tone="failed" title={texts.notLoaded}>
          <Button look="outline" onClick={onRetry}>
            {texts.retry}
          </Button>
        </ListMessage>
      )}
      {templates && (
        <ul className="rounded-card border border-line bg-card text-dense empty:hidden">
          {templates.map((template) => (
            <TextRow
              key={template.id}
              template={template}
              onChange={() => setShown({ template })}
              onChanged={result.refetch}
            />
          ))}
        </ul>
      )}
      <Dialog
        open={shown !== undefined}
        onClose={close}
        title={shown?.template?.name ?? texts.form.titleNew}
        holdsForm
      >
        {shown && (
          <TextForm
            template={shown.template}
            onSaved={async (name) => {
              close();
              showToast({ tone: 'success', text: texts.saved(name) });
              await result.refetch();
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

interface TextRowProps {
  template: TextPartsFragment;
  onChange: () => void;
  onChanged: () => Promise<unknown>;
}

function TextRow({ template, onChange, onChanged }: TextRowProps) {
  const client = useApolloClient();
  const { run, busy } = useLeadChange();
  const { id, name, english, hindi } = template;

  async function bringBack() {
    const variables = { id, input: { name, english, hindi } };
    await run(() => client.mutate({ mutation: SaveMessageTemplateDocument, variables }));
    await onChanged();
  }

  async function remove() {
    const variables = { id };
    const done = await run(() => client.mutate({ mutation: RemoveMessageTemplateDocument, variables }));
    if (!done) return;
    const action = { label: texts.undo, run: () => void bringBack() };
    showToast({ tone: 'success', text: texts.removed(name), action });
    await onChanged();
  }

  return (
    <li className="border-t border-line px-5 py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-base font-semibold">{name}</h2>
        <div className="flex flex-wrap gap-2">
          <Button look="outline" onClick={onChange}>
            {texts.change}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => void remove()}>
            {texts.remove}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      <div className="mt-2 grid gap-x-6 gap-y-2 md:grid-cols-2">
        <p className="[overflow-wrap:anywhere] whitespace-pre-line">{english}</p>
        {hindi ? (
          <p lang="hi" className="[overflow-wrap:anywhere] whitespace-pre-line">
            {hindi}
          </p>
        ) : (
          <p className="text-ink-muted">{texts.noHindi}</p>
        )}
      </div>
    </li>
  );
}
