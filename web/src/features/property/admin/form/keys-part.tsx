import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { readError } from '../../../../lib/errors.ts';
import { readTexts } from '../../../../lib/form/visitor-form.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { FormBeside } from '../../../../office-kit/form/outside-form.tsx';
import { rowActionClass } from '../../../../office-kit/list/delete-button.tsx';
import { useAdminSession, useSessionOf } from '../../../../office-kit/session/admin-session.ts';
import { StatusMessage } from '../../../../ui/status-message.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { keysContent as texts } from '../property-keys.content.ts';
import { SetPropertyKeysDocument, usePropertyKeysQuery } from '../property-keys.generated.ts';

interface Key {
  system: string;
  id: string;
}

interface KeysPartProps {
  /** The property; undefined for one that is not saved. */
  id: string | undefined;
  /** Whether its tab is open; it loads when it first is. */
  isOpen: boolean;
}

/** The keys of a property in other systems, which are saved by themselves. */
export function KeysPart({ id, isOpen }: KeysPartProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <p className="text-dense text-ink-muted">{id ? texts.line : texts.first}</p>
      {id && wasOpen && <LoadedKeys id={id} />}
    </>
  );
}

function LoadedKeys({ id }: { id: string }) {
  const { data, error } = usePropertyKeysQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [saved, setSaved] = useState<readonly Key[]>();
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  useSessionOf(error);
  if (!data) return <p className="text-dense text-ink-muted">{error ? texts.notLoaded : texts.loading}</p>;
  const keys = saved ?? data.property.externalIds ?? [];

  async function save(next: readonly Key[]): Promise<void> {
    const externalIds = next.map(({ system, id: key }) => ({ system, id: key }));
    const variables = { input: { kind: 'LISTING' as const, id, externalIds } };
    const answer = await withSession(() => client.mutate({ mutation: SetPropertyKeysDocument, variables }));
    setSaved(answer.data?.setExternalIds.externalIds ?? next);
  }

  return (
    <>
      <KeyList
        keys={keys}
        onRemove={async (removed) => {
          await save(keys.filter((key) => key !== removed));
          showToast({ tone: 'success', text: texts.removed(removed.system) });
        }}
      />
      <KeyForm onAdd={(key) => save([...keys, key])} />
    </>
  );
}

function KeyList({ keys, onRemove }: { keys: readonly Key[]; onRemove: (key: Key) => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  if (keys.length === 0) return <p className="text-dense text-ink-muted">{texts.none}</p>;

  async function remove(key: Key) {
    setBusy(true);
    try {
      await onRemove(key);
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <ul className="rounded-card border border-line bg-card text-dense">
      {keys.map((key) => (
        <li
          key={`${key.system} ${key.id}`}
          className="flex items-center justify-between gap-4 border-line px-5 py-2 not-first:border-t"
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {key.system} <span className="font-semibold">{key.id}</span>
          </span>
          <button type="button" disabled={busy} onClick={() => void remove(key)} className={rowActionClass}>
            {texts.remove}
            <span className="sr-only">
              {' '}
              {key.system} {key.id}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Its form stands apart, so that its fields can stand within the form of the property; a refusal keeps what was typed. */
function KeyForm({ onAdd }: { onAdd: (key: Key) => Promise<void> }) {
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; fields: Record<string, string> }>();
  const { message, fields = {} } = failure ?? {};

  async function add(element: HTMLFormElement) {
    const { system = '', key = '' } = readTexts(new FormData(element));
    setBusy(true);
    setFailure(undefined);
    try {
      await onAdd({ system, id: key });
      element.reset();
      showToast({ tone: 'success', text: texts.added });
    } catch (error) {
      setFailure(readError(error, texts.failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div onInput={(event) => event.stopPropagation()} className="grid gap-4">
      <FormBeside id={form} onSubmit={(element) => !busy && void add(element)} />
      {message && <StatusMessage tone="danger">{message}</StatusMessage>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...{ form, label: texts.system, hint: texts.systemHint, name: 'system', maxLength: 60 }}
          autoComplete="off"
          error={fields.system}
        />
        <TextField
          {...{ form, label: texts.key, name: 'key', maxLength: 120 }}
          autoComplete="off"
          error={fields.id}
        />
      </div>
      <div>
        <Button form={form} type="submit" look="outline" disabled={busy}>
          {busy ? texts.adding : texts.add}
        </Button>
      </div>
    </div>
  );
}
