import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from 'domain/text/format.ts';
import { indianNumber } from 'domain/text/number.ts';
import { BackupCard } from '../backups/backup-card.tsx';
import { useBackupsQuery } from '../backups/backups.generated.ts';
import { LoadFailed } from '../../office-kit/list/load-failed.tsx';
import { Panel } from '../../office-kit/panel.tsx';
import { healthContent as texts } from './health.content.ts';
import { useHealthQuery } from './health.generated.ts';
import type { HealthQuery } from './health.generated.ts';
import { formatBytes, formatSpan } from '../../lib/sizes.ts';

type Health = HealthQuery['health'];

const lookEveryMs = 15_000;

/** How the product is: for the owner, who then knows whom to call. */
export function HealthPart() {
  const { data, error, refetch } = useHealthQuery({
    fetchPolicy: 'network-only',
    pollInterval: lookEveryMs,
  });
  if (!data && error) return <LoadFailed text={texts.failed} retryLabel={texts.retry} retry={refetch} />;
  if (!data) return <p role="status">{texts.loading}</p>;
  const { health } = data;
  return (
    <div className="grid max-w-4xl gap-6">
      <Now health={health} />
      <Processes processes={health.processes} />
      <LastBackup />
      <Panel title={texts.errors.title} line={texts.errors.line}>
        <Entries empty={texts.errors.empty}>
          {health.errors.map(({ at, message, requestId }, place) => (
            <Entry key={place} at={at} text={message} more={requestId && texts.errors.reference(requestId)} />
          ))}
        </Entries>
      </Panel>
      {health.crashes.length > 0 && (
        <Panel title={texts.crashes.title(health.crashes.length)} line={texts.crashes.line}>
          <Entries empty="">
            {health.crashes.map(({ at, message }, place) => (
              <Entry key={place} at={at} text={message} more={null} />
            ))}
          </Entries>
        </Panel>
      )}
      <Panel title={texts.slow.title} line={texts.slow.line}>
        <Entries empty={texts.slow.empty}>
          {health.slowQueries.map(({ at, ms, command, collection, shape }, place) => (
            <Entry
              key={place}
              at={at}
              text={`${command} ${collection}, ${texts.processes.ms(ms)}`}
              more={shape}
            />
          ))}
        </Entries>
      </Panel>
    </div>
  );
}

function Now({ health }: { health: Health }) {
  const { version, database, disk, mailsWaiting, mailsFailed, oldestMailAt, picturesWaiting } = health;
  const { alertMailsWaiting, alertMailsFailed } = health;
  const { now } = texts;
  return (
    <Panel title={now.title} line={now.line}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 md:grid-cols-3">
        <Fact name={now.version}>{version}</Fact>
        <Fact name={now.database} more={now.answers(database.answerMs)}>
          {database.builtIn ? now.builtIn : now.server}
        </Fact>
        <Fact name={now.size}>{database.bytes === null ? now.unknown : formatBytes(database.bytes)}</Fact>
        {disk && (
          <Fact name={now.disk}>{now.ofDisk(formatBytes(disk.freeBytes), formatBytes(disk.totalBytes))}</Fact>
        )}
        <Fact name={now.mails} more={oldestMailAt && now.oldest(formatDateTime(oldestMailAt))}>
          {indianNumber(mailsWaiting)}
        </Fact>
        <Fact name={now.failedMails}>{indianNumber(mailsFailed)}</Fact>
        <Fact name={now.alertMails}>{indianNumber(alertMailsWaiting)}</Fact>
        <Fact name={now.failedAlertMails}>{indianNumber(alertMailsFailed)}</Fact>
        <Fact name={now.pictures}>{indianNumber(picturesWaiting)}</Fact>
      </dl>
      {mailsWaiting + mailsFailed + alertMailsWaiting + alertMailsFailed > 0 && (
        <p className="mt-4">
          <Link
            to="/my-account/settings/outbox"
            className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
          >
            {now.openOutbox}
          </Link>
        </p>
      )}
    </Panel>
  );
}

function LastBackup() {
  const { data } = useBackupsQuery({ fetchPolicy: 'network-only', pollInterval: lookEveryMs });
  return data ? <BackupCard backups={data.backups} /> : null;
}

function Fact({ name, more, children }: { name: string; more?: string | null; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">
        {children}
        {more && <span className="block text-sm font-normal text-ink-muted">{more}</span>}
      </dd>
    </div>
  );
}

function Processes({ processes }: { processes: Health['processes'] }) {
  const words = texts.processes;
  return (
    <Panel title={words.title} line={words.line}>
      <Entries empty={words.empty}>
        {processes.map(({ id, kind, version, upSeconds, memoryBytes, lagMs }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line py-3 not-first:border-t"
          >
            <p>
              <strong className="font-semibold">{words.kinds[kind] ?? kind}</strong> {version}
              <span className="block text-sm text-ink-muted">{words.up(formatSpan(upSeconds))}</span>
            </p>
            <p className="text-dense text-ink-muted tabular-nums">
              {words.memory} {formatBytes(memoryBytes)} · {words.lag} {words.ms(lagMs)}
            </p>
          </li>
        ))}
      </Entries>
    </Panel>
  );
}

function Entries({ empty, children }: { empty: string; children: ReactNode[] }) {
  return children.length > 0 ? <ul>{children}</ul> : <p className="text-dense text-ink-muted">{empty}</p>;
}

function Entry({ at, text, more }: { at: string; text: string; more: string | null }) {
  return (
    <li className="border-line py-3 not-first:border-t">
      <p className="[overflow-wrap:anywhere]">{text}</p>
      <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">
        {formatDateTime(at)}
        {more && ` · ${more}`}
      </p>
    </li>
  );
}
