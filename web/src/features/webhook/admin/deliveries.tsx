import { useApolloClient } from '@apollo/client/react';
import { formatDateTime } from 'domain/text/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { Button } from '../../../ui/button.tsx';
import { stateWords, webhooksContent } from './webhooks.content.ts';
import { ResendDeliveryDocument, useWebhookDeliveriesQuery } from './webhooks.generated.ts';
import type { WebhookDeliveriesQuery } from './webhooks.generated.ts';

const texts = webhooksContent.log;
type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['nodes'][number];

/** The deliveries of a webhook with their attempts; one that is sent can be sent again. */
export function Deliveries({ webhookId, isSent }: { webhookId: string; isSent: boolean }) {
  const { data, error, loading, refetch, fetchMore } = useWebhookDeliveriesQuery({
    variables: { webhookId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const { nodes = [], pageInfo } = data?.webhookDeliveries ?? {};
  const showMore = () =>
    fetchMore({
      variables: { after: pageInfo?.endCursor },
      updateQuery: (before, { fetchMoreResult: { webhookDeliveries: next } }) => ({
        webhookDeliveries: { ...next, nodes: [...before.webhookDeliveries.nodes, ...next.nodes] },
      }),
    });
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-base">{texts.title}</h3>
        <Button look="outline" disabled={loading} onClick={() => void refetch().catch(() => undefined)}>
          {texts.refresh}
        </Button>
      </div>
      {error && <p className="text-sm text-danger">{texts.notLoaded}</p>}
      {data && nodes.length === 0 && <p className="text-sm text-ink-muted">{texts.empty}</p>}
      {nodes.length > 0 && (
        <ul className="rounded-card border border-line text-dense">
          {nodes.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              canResend={isSent}
              onResent={() => void refetch().catch(() => undefined)}
            />
          ))}
        </ul>
      )}
      {pageInfo?.hasNextPage && (
        <div>
          <Button look="outline" disabled={loading} onClick={() => void showMore().catch(() => undefined)}>
            {texts.more}
          </Button>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  delivery: Delivery;
  canResend: boolean;
  onResent: () => void;
}

function DeliveryRow({ delivery, canResend, onResent }: RowProps) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const { id, type, sequence, state, createdAt, nextAt, attempts } = delivery;
  async function resend() {
    try {
      await withSession(() =>
        client.mutate({ mutation: ResendDeliveryDocument, variables: { input: { id } } }),
      );
      showToast({ tone: 'success', text: texts.resent });
      onResent();
    } catch (error) {
      showToast({
        tone: 'danger',
        text: error instanceof Error ? error.message : webhooksContent.turn.failed,
      });
    }
  }
  const notes = [stateWords[state], state === 'WAITING' && nextAt && texts.next(formatDateTime(nextAt))];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {sequence === null ? type : `${type} · ${sequence}`}
        </p>
        <p className="text-ink-muted">
          {formatDateTime(createdAt)} · {notes.filter(Boolean).join(', ')}
        </p>
        {attempts.length > 0 && (
          <ol className="mt-1 grid gap-0.5 text-xs text-ink-muted">
            {attempts.map(({ at, status, ms, answer, problem }) => (
              <li key={at} className="[overflow-wrap:anywhere]">
                {texts.attempt(formatDateTime(at), problem ?? texts.status(status ?? 0), ms)}
                {answer && <code className="block whitespace-pre-wrap">{answer.slice(0, 300)}</code>}
              </li>
            ))}
          </ol>
        )}
      </div>
      {canResend && (
        <Button look="outline" onClick={() => void resend()}>
          {texts.resend}
          <span className="sr-only"> {sequence === null ? type : `${type} ${sequence}`}</span>
        </Button>
      )}
    </li>
  );
}
