import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MailState } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { readError } from '../../lib/errors.ts';
import { formatDateTime } from 'domain/text/format.ts';
import { indianNumber } from 'domain/text/number.ts';
import { showToast } from '../../lib/toasts.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { useAdminSession } from '../../office-kit/session/admin-session.ts';
import { DataTable } from '../../office-kit/table/data-table.tsx';
import { rowActionClass } from '../../office-kit/list/delete-button.tsx';
import { useListResult } from '../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../office-kit/list/list-state.ts';
import type { Column } from '../../office-kit/table/table-column.ts';
import { outboxContent as texts } from './outbox.content.ts';
import { useConfirmMailMutation, useOutboxQuery, useRetryMailMutation } from './outbox.generated.ts';
import type { OutboxQuery } from './outbox.generated.ts';

type Mail = OutboxQuery['outbox']['items'][number];

const sortFields = ['createdAt'];
const states = Object.keys(texts.states) as MailState[];
const filters = { state: states };
const looks: Record<MailState, string> = {
  QUEUED: 'text-ink-muted',
  SENDING: 'text-ink-muted',
  SENT: 'text-success',
  KEPT: 'text-ink-muted',
  FAILED: 'text-danger',
  UNCERTAIN: 'text-warning',
};

/** The e-mails to the company: sent, waiting, and in need of a decision. */
export function OutboxTab() {
  const list = useListState({ sortFields, filters });
  const { data, ...shown } = useListResult(
    useOutboxQuery({
      variables: { list: listInput(list), filter: { state: readChoice(list.filters.state, states) } },
      fetchPolicy: 'cache-and-network',
    }),
  );
  const settings = data?.mailSettings;
  const columns: Column<Mail>[] = [
    ...factColumns,
    {
      id: 'actions',
      title: '',
      width: '@4xl:w-44',
      cell: (mail) => <MailActions mail={mail} sends={settings?.sends ?? false} />,
    },
  ];
  return (
    <>
      <h2 className="text-lg">{texts.title}</h2>
      <p className="mt-1 mb-5 max-w-[65ch] text-dense text-ink-muted">{texts.line}</p>
      {settings && (
        <div className="mb-4">
          <StatusMessage tone="info">
            {outboxLine(settings)}{' '}
            <Link to="/my-account/settings/email" className="underline underline-offset-4">
              {texts.openSettings}
            </Link>
          </StatusMessage>
        </div>
      )}
      {data && <AlertMails summary={data.alertMailSummary} />}
      <DataTable
        {...shown}
        name="outbox"
        label={texts.title}
        columns={columns}
        list={list}
        rows={data?.outbox.items}
        totalCount={data?.outbox.totalCount}
        searchLabel={texts.search}
        emptyText={texts.empty}
        detail={{
          label: ({ subject }) => `${texts.textOf} ${subject}`,
          content: ({ text }) => text,
        }}
        rowName={({ subject }) => subject}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: texts.filter,
            options: states.map((value) => ({ value, label: texts.states[value] })),
          },
        ]}
      />
    </>
  );
}

/** The e-mails to visitors with alerts, in numbers, once there are some to speak of. */
function AlertMails({ summary }: { summary: OutboxQuery['alertMailSummary'] }) {
  const { waiting, failed, uncertain, lastError } = summary;
  const inNeed = failed + uncertain > 0;
  if (!inNeed && waiting === 0) return null;
  const [ofWaiting, ofFailed, ofUncertain] = [waiting, failed, uncertain].map((count) => indianNumber(count));
  return (
    <div className="mb-4">
      <StatusMessage tone={inNeed ? 'danger' : 'info'}>
        <strong className="block font-semibold">
          {texts.alerts.line(ofWaiting ?? '', ofFailed ?? '', ofUncertain ?? '')}
        </strong>
        {texts.alerts.help}
        {lastError && (
          <span className="mt-1 block [overflow-wrap:anywhere]">{texts.alerts.lastError(lastError)}</span>
        )}
      </StatusMessage>
    </div>
  );
}

function outboxLine({ sends, passwordUnreadable, senderAddress, recipients }: OutboxQuery['mailSettings']) {
  if (sends) return texts.sends(senderAddress ?? '', recipients.join(', '));
  return passwordUnreadable ? texts.waits : texts.keeps;
}

const factColumns: Column<Mail>[] = [
  {
    id: 'subject',
    title: texts.columns.subject,
    heading: true,
    cell: ({ subject, lastError, state }) => (
      <>
        <strong className="font-semibold [overflow-wrap:anywhere]">{subject}</strong>
        {state === 'UNCERTAIN' && <span className="block text-xs text-warning">{texts.uncertainHint}</span>}
        {lastError && (
          <span className="block text-xs [overflow-wrap:anywhere] text-ink-muted">{lastError}</span>
        )}
      </>
    ),
  },
  {
    id: 'state',
    title: texts.columns.state,
    width: '@4xl:w-40',
    cell: ({ state, dueAt, attempts }) => (
      <span className={`font-semibold ${looks[state]}`}>
        {texts.states[state]}
        {state === 'QUEUED' && attempts > 0 && dueAt && (
          <span className="block text-xs font-normal text-ink-muted">
            {texts.nextTry.replace('{date}', formatDateTime(dueAt))}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'replyTo',
    title: texts.columns.replyTo,
    width: '@4xl:w-56',
    cell: ({ replyTo }) => <span className="[overflow-wrap:anywhere]">{replyTo}</span>,
  },
  {
    id: 'date',
    title: texts.columns.date,
    sortBy: 'createdAt',
    width: '@4xl:w-32',
    cell: ({ createdAt, sentAt }) => (
      <time dateTime={sentAt ?? createdAt}>{formatDateTime(sentAt ?? createdAt)}</time>
    ),
  },
];

const resendable: MailState[] = ['FAILED', 'UNCERTAIN', 'KEPT'];

function MailActions({ mail: { id, state, subject }, sends }: { mail: Mail; sends: boolean }) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);
  const [retry] = useRetryMailMutation();
  const [confirm] = useConfirmMailMutation();

  async function change(send: () => Promise<unknown>, done: string) {
    setBusy(true);
    try {
      await withSession(send);
      showToast({ tone: 'success', text: done });
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
    setBusy(false);
  }

  if (!resendable.includes(state)) return null;
  return (
    <div className="flex flex-wrap gap-x-4">
      {state === 'UNCERTAIN' && (
        <button
          type="button"
          disabled={busy}
          onClick={() => void change(() => confirm({ variables: { id } }), texts.confirmed)}
          className={rowActionClass}
        >
          {texts.arrived}
          <span className="sr-only">: {subject}</span>
        </button>
      )}
      {sends && (
        <button
          type="button"
          disabled={busy}
          onClick={() => void change(() => retry({ variables: { id } }), texts.retried)}
          className={rowActionClass}
        >
          {state === 'KEPT' ? texts.send : texts.retry}
          <span className="sr-only">: {subject}</span>
        </button>
      )}
    </div>
  );
}
