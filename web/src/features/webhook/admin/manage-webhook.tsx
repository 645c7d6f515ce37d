import { useApolloClient } from '@apollo/client/react';
import type { ResumeFrom } from 'domain/schema.generated.ts';
import { formatDateTime } from 'domain/text/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Deliveries } from './deliveries.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { offWords, webhooksContent as texts } from './webhooks.content.ts';
import {
  DeleteWebhookDocument,
  ReplayWebhookDocument,
  RotateWebhookSecretDocument,
  SwitchWebhookDocument,
  TestWebhookDocument,
  WebhookDeliveriesDocument,
  WebhooksDocument,
} from './webhooks.generated.ts';
import type { WebhookFieldsFragment } from './webhooks.generated.ts';

interface ManageProps {
  webhook: WebhookFieldsFragment;
  onSecret: (name: string, secret: string) => void;
  onDone: () => void;
}

const success = (text: string) => showToast({ tone: 'success', text });

/** Everything that an owner does with a webhook. */
export function ManageWebhook({ webhook, onSecret, onDone }: ManageProps) {
  const client = useApolloClient();
  const { id, name, url, offAt, oldSecretUntil } = webhook;

  async function turn(on: boolean, from?: ResumeFrom) {
    await client.mutate({ mutation: SwitchWebhookDocument, variables: { input: { id, on, from } } });
  }
  async function test() {
    await client.mutate({
      mutation: TestWebhookDocument,
      variables: { input: { id } },
      refetchQueries: [WebhookDeliveriesDocument],
    });
    success(texts.turn.tested);
  }
  async function replay(typed: FormData) {
    const day = typedText(typed, 'since');
    const { data } = await client.mutate({
      mutation: ReplayWebhookDocument,
      variables: { input: { id, since: day ? `${day}T00:00:00+05:30` : null } },
    });
    if (data) success(texts.replay.sent(data.replayWebhook.events));
  }
  async function rotate() {
    // Keeps the secret out of the cache.
    const options = { fetchPolicy: 'no-cache' as const, refetchQueries: [WebhooksDocument] };
    const { data } = await client.mutate({
      mutation: RotateWebhookSecretDocument,
      variables: { input: { id } },
      ...options,
    });
    if (data?.rotateWebhookSecret.secret) onSecret(name, data.rotateWebhookSecret.secret);
  }
  async function remove() {
    await client.mutate({
      mutation: DeleteWebhookDocument,
      variables: { input: { id } },
      refetchQueries: [WebhooksDocument],
    });
    success(texts.remove.done);
    onDone();
  }

  return (
    <div className="grid gap-6">
      <section className="grid gap-3">
        <h3 className="text-base">{offAt ? texts.turn.titleOff : texts.turn.titleOn}</h3>
        {offAt && (
          <p className="text-sm text-ink-muted">
            {offWords[webhook.offReason ?? 'SWITCHED']}. {texts.turn.lineOff}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <SmallForm
            submitLabel={texts.turn.test}
            failed={texts.turn.testFailed}
            look="outline"
            send={test}
          />
          {offAt ? (
            <>
              <SmallForm
                submitLabel={texts.turn.on}
                failed={texts.turn.failed}
                send={() => turn(true, 'CURSOR')}
              />
              <SmallForm
                submitLabel={texts.turn.onNow}
                failed={texts.turn.failed}
                look="outline"
                send={() => turn(true, 'NOW')}
              />
            </>
          ) : (
            <SmallForm
              submitLabel={texts.turn.off}
              failed={texts.turn.failed}
              look="outline"
              send={() => turn(false)}
            />
          )}
        </div>
      </section>
      <Deliveries webhookId={id} isSent={url !== null} />
      <section className="grid gap-3 border-t border-line pt-5">
        <WebhookForm
          webhook={webhook}
          onSecret={onSecret}
          onSaved={() => {
            success(texts.form.saved);
            onDone();
          }}
        />
      </section>
      {url !== null && (
        <section className="grid gap-3 border-t border-line pt-5">
          <h3 className="text-base">{texts.replay.title}</h3>
          <p className="text-sm text-ink-muted">{texts.replay.line}</p>
          <SmallForm
            submitLabel={texts.replay.submit}
            failed={texts.replay.failed}
            look="outline"
            send={replay}
          >
            {(errors) => (
              <TextField label={texts.replay.since} error={errors.since} name="since" type="date" />
            )}
          </SmallForm>
        </section>
      )}
      <section className="grid gap-3 border-t border-line pt-5">
        <h3 className="text-base">{texts.secret.title}</h3>
        <p className="text-sm text-ink-muted">
          {oldSecretUntil ? texts.secret.until(formatDateTime(oldSecretUntil)) : texts.secret.line}
        </p>
        <SmallForm
          submitLabel={texts.secret.submit}
          failed={texts.secret.failed}
          look="outline"
          send={rotate}
        />
      </section>
      <section className="grid gap-3 border-t border-line pt-5">
        <h3 className="text-base">{texts.remove.title}</h3>
        <p className="text-sm text-ink-muted">{texts.remove.line}</p>
        <SmallForm
          submitLabel={texts.remove.submit}
          failed={texts.remove.failed}
          look="danger"
          send={remove}
        />
      </section>
    </div>
  );
}
