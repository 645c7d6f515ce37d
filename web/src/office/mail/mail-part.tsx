import { Link } from 'react-router-dom';
import { formatDateTime } from 'domain/text/format.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { useListResult } from '../../office-kit/list/list-result.ts';
import { MailForm } from './mail-form.tsx';
import { mailSettingsContent as texts } from './mail-settings.content.ts';
import { useMailSettingsQuery } from './mail-settings.generated.ts';
import type { MailSettingsQuery } from './mail-settings.generated.ts';

/** The settings for e-mail, for owners. */
export function MailPart() {
  const { data, failed, onRetry } = useListResult(useMailSettingsQuery({ fetchPolicy: 'network-only' }));
  if (data) {
    return (
      <div className="max-w-4xl">
        <p className="mb-5 text-dense text-ink-muted">{texts.line}</p>
        <MailState {...data} />
        <MailForm settings={data.mailSettings} />
      </div>
    );
  }
  if (!failed) return <p className="py-4 text-dense text-ink-muted">{texts.loading}</p>;
  return (
    <ListMessage tone="failed" title={texts.notLoaded}>
      <Button look="outline" onClick={onRetry}>
        {texts.retry}
      </Button>
    </ListMessage>
  );
}

/** Whether e-mails go out, and what the outbox holds. */
function MailState({ mailSettings: { sends, passwordUnreadable }, outboxSummary }: MailSettingsQuery) {
  const { waiting, failed, uncertain, kept, lastSentAt } = outboxSummary;
  const words = texts.state;
  const facts = [
    lastSentAt ? words.lastSent(formatDateTime(lastSentAt)) : words.neverSent,
    waiting > 0 && words.waiting(waiting),
    failed > 0 && words.failed(failed),
    uncertain > 0 && words.uncertain(uncertain),
    kept > 0 && words.kept(kept),
  ];
  return (
    <div className="mb-6 grid gap-2 text-dense">
      <StatusMessage tone={passwordUnreadable ? 'danger' : sends ? 'success' : 'info'}>
        {passwordUnreadable ? words.passwordUnreadable : sends ? words.sends : words.keeps}
      </StatusMessage>
      <p className="flex flex-wrap items-center gap-x-4 text-ink-muted">
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <Link
          to="/my-account/settings/outbox"
          className="inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline"
        >
          {words.open}
        </Link>
      </p>
    </div>
  );
}
