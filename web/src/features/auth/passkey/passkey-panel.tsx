import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { formatDateTime } from 'domain/text/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { Panel } from '../../../office-kit/panel.tsx';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { deviceWords } from '../device-words.ts';
import {
  AddPasskeyDocument,
  OwnAccountDocument,
  RemovePasskeyDocument,
  StartPasskeyDocument,
} from '../own-account.generated.ts';
import type { OwnAccountQuery } from '../own-account.generated.ts';
import { passkeyContent as texts } from './passkey.content.ts';
import { knowsPasskeys, makePasskey } from './passkeys.ts';
import { PasswordField } from '../password/password-field.tsx';

type Passkey = OwnAccountQuery['me']['passkeys'][number];

/** The user’s own passkeys: adds one with this browser, and removes one. Both ask for the password. */
export function PasskeyPanel({ passkeys }: { passkeys: readonly Passkey[] }) {
  const client = useApolloClient();
  const [open, setOpen] = useState<'add' | Passkey | null>(null);
  const refetched = { refetchQueries: [OwnAccountDocument], awaitRefetchQueries: true };

  async function add(typed: FormData) {
    const { data } = await client.mutate({
      mutation: StartPasskeyDocument,
      variables: { password: typedText(typed, 'password') },
      fetchPolicy: 'no-cache',
    });
    const answer = await makePasskey(data?.startPasskey ?? '');
    const variables = { name: typedText(typed, 'name'), answer };
    await client.mutate({ mutation: AddPasskeyDocument, variables, ...refetched });
    showToast({ tone: 'success', text: texts.addDone });
    setOpen(null);
  }
  async function remove(id: string, typed: FormData) {
    const variables = { id, password: typedText(typed, 'password') };
    await client.mutate({ mutation: RemovePasskeyDocument, variables, ...refetched });
    showToast({ tone: 'success', text: texts.removeDone });
    setOpen(null);
  }

  return (
    <Panel title={texts.title} line={texts.line}>
      {passkeys.length > 0 ? (
        <ul className="mb-5 text-dense">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setOpen(passkey)} />
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-dense text-ink-muted">{knowsPasskeys() ? texts.none : texts.unknown}</p>
      )}
      {knowsPasskeys() && (
        <Button look="outline" onClick={() => setOpen('add')}>
          {texts.add}
        </Button>
      )}
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open === 'add' || !open ? texts.add : texts.removeTitle(open.name)}
        holdsForm
      >
        {open === 'add' && (
          <>
            <p className="mb-4 text-sm">{texts.addLine}</p>
            <SmallForm
              submitLabel={texts.add}
              submittingLabel={texts.adding}
              failed={texts.addFailed}
              send={add}
            >
              {(errors) => (
                <>
                  <TextField
                    label={texts.name}
                    hint={texts.nameHint}
                    error={errors.name}
                    name="name"
                    defaultValue={deviceWords(navigator.userAgent)}
                    maxLength={60}
                  />
                  <OwnPassword error={errors.password} />
                </>
              )}
            </SmallForm>
          </>
        )}
        {open !== null && open !== 'add' && (
          <>
            <p className="mb-4 text-sm">{texts.removeLine}</p>
            <SmallForm
              submitLabel={texts.remove}
              failed={texts.removeFailed}
              look="danger"
              send={(typed) => remove(open.id, typed)}
            >
              {(errors) => <OwnPassword error={errors.password} />}
            </SmallForm>
          </>
        )}
      </Dialog>
    </Panel>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt ? texts.lastUsed(formatDateTime(lastUsedAt)) : texts.neverUsed;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-muted">
          {texts.added(formatDateTime(createdAt))}, {used}
        </p>
      </div>
      <Button look="outline" aria-label={texts.removeLabel(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  );
}

function OwnPassword({ error }: { error?: string }) {
  return (
    <PasswordField label={texts.password} error={error} name="password" autoComplete="current-password" />
  );
}
