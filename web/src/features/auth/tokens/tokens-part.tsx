import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay, formatDateTime } from 'domain/text/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { SmallForm } from '../../../office-kit/field/small-form.tsx';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ListMessage } from '../../../ui/list-message.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { TokenForm } from './token-form.tsx';
import { scopeWords, tokensContent as texts } from './tokens.content.ts';
import { RevokeApiTokenDocument, useApiTokensQuery } from './tokens.generated.ts';
import type { ApiTokenFieldsFragment } from './tokens.generated.ts';

/** The content of the dialog: a new token, one to manage, or a secret that is shown once. */
type Shown =
  | { kind: 'new' }
  | { kind: 'token'; token: ApiTokenFieldsFragment }
  | { kind: 'secret'; name: string; secret: string };

/** The API tokens, for owners. */
export function TokensPart() {
  const { data, failed, onRetry } = useListResult(useApiTokensQuery({ fetchPolicy: 'cache-and-network' }));
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const tokens = data?.apiTokens;
  return (
    <div className="max-w-4xl">
      <h2 className="text-xl">{texts.title}</h2>
      <div className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[60ch] text-dense text-ink-muted">{texts.line}</p>
        <Button onClick={() => setShown({ kind: 'new' })}>{texts.add}</Button>
      </div>
      {!tokens && !failed && <p className="py-4 text-dense text-ink-muted">{texts.loading}</p>}
      {failed && !tokens && (
        <ListMessage tone="failed" title={texts.notLoaded}>
          <Button look="outline" onClick={onRetry}>
            {texts.retry}
          </Button>
        </ListMessage>
      )}
      {tokens?.length === 0 && <p className="py-4 text-dense">{texts.empty}</p>}
      {tokens && tokens.length > 0 && (
        <ul className="rounded-card border border-line bg-card text-dense">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onManage={() => setShown({ kind: 'token', token })} />
          ))}
        </ul>
      )}
      <Dialog open={shown !== null} onClose={close} title={titleOf(shown)} holdsForm>
        {shown?.kind === 'secret' ? (
          <ShownOnce line={texts.once.line} secrets={[shown.secret]} onDone={close} />
        ) : (
          shown && (
            <div className="grid gap-7">
              <TokenForm
                token={shown.kind === 'token' ? shown.token : undefined}
                onMade={(name, secret) => setShown({ kind: 'secret', name, secret })}
                onSaved={() => {
                  showToast({ tone: 'success', text: texts.form.saved });
                  close();
                }}
              />
              {shown.kind === 'token' && <Revoke id={shown.token.id} onDone={close} />}
            </div>
          )
        )}
      </Dialog>
    </div>
  );
}

function titleOf(shown: Shown | null): string {
  if (shown?.kind === 'secret') return texts.once.title(shown.name);
  return shown?.kind === 'token' ? shown.token.name : texts.form.titleNew;
}

function Revoke({ id, onDone }: { id: string; onDone: () => void }) {
  const client = useApolloClient();
  async function revoke() {
    await client.mutate({ mutation: RevokeApiTokenDocument, variables: { input: { id } } });
    showToast({ tone: 'success', text: texts.revoke.done });
    onDone();
  }
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-base">{texts.revoke.title}</h3>
      <p className="text-sm text-ink-muted">{texts.revoke.line}</p>
      <SmallForm submitLabel={texts.revoke.submit} failed={texts.revoke.failed} look="danger" send={revoke} />
    </section>
  );
}

function endWords({ isAlive, expiresAt, revokedAt }: ApiTokenFieldsFragment): string {
  if (revokedAt) return texts.revoked(formatDay(revokedAt));
  return isAlive ? texts.ends(formatDay(expiresAt)) : texts.ended(formatDay(expiresAt));
}

function TokenRow({ token, onManage }: { token: ApiTokenFieldsFragment; onManage: () => void }) {
  const { id, name, scopes, networks, createdAt, createdBy, isAlive, endsSoon } = token;
  const { lastUsedAt, lastUsedFrom, calls, refusals } = token;
  const notes = [
    endWords(token),
    lastUsedAt ? texts.lastUsed(formatDateTime(lastUsedAt), lastUsedFrom ?? '') : texts.neverUsed,
    calls + refusals > 0 && texts.uses(calls, refusals),
    networks.length > 0 && texts.networks(networks.join(', ')),
    texts.made(createdBy, formatDay(createdAt)),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className={`font-semibold [overflow-wrap:anywhere] ${isAlive ? '' : 'text-ink-muted'}`}>
          {name}
          {endsSoon && (
            <span className="ml-2 rounded-field bg-brass-soft px-2 py-0.5 text-xs font-semibold">
              {texts.endsSoon}
            </span>
          )}
        </p>
        <p className="[overflow-wrap:anywhere]">
          {scopes.map((scope) => scopeWords[scope].name).join(' · ')}
        </p>
        <p className="[overflow-wrap:anywhere] text-ink-muted">{notes.join(' · ')}</p>
      </div>
      <div className="flex items-center">
        <Link
          to={`/my-account/activity?account=${id}`}
          className="inline-flex min-h-11 items-center px-3 font-semibold text-pine underline-offset-4 hover:underline"
        >
          {texts.activity}
          <span className="sr-only"> {name}</span>
        </Link>
        {isAlive && (
          <Button look="outline" onClick={onManage}>
            {texts.manage}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
