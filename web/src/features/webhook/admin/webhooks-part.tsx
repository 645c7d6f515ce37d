import { useState } from 'react';
import { formatDateTime, formatDay } from 'domain/text/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ListMessage } from '../../../ui/list-message.tsx';
import { ShownOnce } from '../../auth/shown-once.tsx';
import { ManageWebhook } from './manage-webhook.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { kindWords, offWords, webhooksContent as texts } from './webhooks.content.ts';
import { useWebhooksQuery } from './webhooks.generated.ts';
import type { WebhookFieldsFragment } from './webhooks.generated.ts';

/** The content of the dialog: a new webhook, one to manage, or a secret that is shown once. */
type Shown =
  | { kind: 'new' }
  | { kind: 'webhook'; id: string }
  | { kind: 'secret'; name: string; secret: string };

/** The webhooks, for owners. */
export function WebhooksPart() {
  const { data, failed, onRetry } = useListResult(useWebhooksQuery({ fetchPolicy: 'cache-and-network' }));
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const onSecret = (name: string, secret: string) => setShown({ kind: 'secret', name, secret });
  const webhooks = data?.webhooks;
  const managed = shown?.kind === 'webhook' ? webhooks?.find(({ id }) => id === shown.id) : undefined;
  return (
    <section className="mt-10 max-w-4xl">
      <h2 className="text-xl">{texts.title}</h2>
      <div className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[60ch] text-dense text-ink-muted">{texts.line}</p>
        <Button onClick={() => setShown({ kind: 'new' })}>{texts.add}</Button>
      </div>
      {!webhooks && !failed && <p className="py-4 text-dense text-ink-muted">{texts.loading}</p>}
      {failed && !webhooks && (
        <ListMessage tone="failed" title={texts.notLoaded}>
          <Button look="outline" onClick={onRetry}>
            {texts.retry}
          </Button>
        </ListMessage>
      )}
      {webhooks?.length === 0 && <p className="py-4 text-dense">{texts.empty}</p>}
      {webhooks && webhooks.length > 0 && (
        <ul className="rounded-card border border-line bg-card text-dense">
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onManage={() => setShown({ kind: 'webhook', id: webhook.id })}
            />
          ))}
        </ul>
      )}
      <Dialog open={shown !== null} onClose={close} title={titleOf(shown, managed?.name)} wide holdsForm>
        {shown?.kind === 'secret' && (
          <ShownOnce line={texts.once.line} secrets={[shown.secret]} onDone={close} />
        )}
        {shown?.kind === 'new' && (
          <WebhookForm
            onSecret={onSecret}
            onSaved={() => {
              showToast({ tone: 'success', text: texts.form.saved });
              close();
            }}
          />
        )}
        {managed && <ManageWebhook key={managed.id} webhook={managed} onSecret={onSecret} onDone={close} />}
      </Dialog>
    </section>
  );
}

function titleOf(shown: Shown | null, managed = ''): string {
  if (shown?.kind === 'secret') return texts.once.title(shown.name);
  return shown?.kind === 'webhook' ? managed : texts.form.titleNew;
}

function WebhookRow({ webhook, onManage }: { webhook: WebhookFieldsFragment; onManage: () => void }) {
  const { name, url, kinds, withDetails, offReason, failingSince, succeededAt, createdAt, createdBy } =
    webhook;
  const state = offReason
    ? offWords[offReason]
    : failingSince
      ? texts.failing(formatDateTime(failingSince))
      : texts.on;
  const notes = [
    succeededAt ? texts.succeeded(formatDateTime(succeededAt)) : texts.never,
    withDetails && texts.withDetails,
    texts.made(createdBy, formatDay(createdAt)),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className={`font-semibold [overflow-wrap:anywhere] ${offReason ? 'text-ink-muted' : ''}`}>
          {name}
          <span
            className={`ml-2 rounded-field px-2 py-0.5 text-xs font-semibold ${offReason || failingSince ? 'bg-brass-soft' : 'bg-pine-soft'}`}
          >
            {state}
          </span>
        </p>
        <p className="[overflow-wrap:anywhere]">{url ?? texts.fetched}</p>
        <p className="[overflow-wrap:anywhere] text-ink-muted">
          {kinds.map((kind) => kindWords[kind].name).join(' · ')}
        </p>
        <p className="[overflow-wrap:anywhere] text-ink-muted">{notes.join(' · ')}</p>
      </div>
      <Button look="outline" onClick={onManage}>
        {texts.manage}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
