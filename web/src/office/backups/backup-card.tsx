import { formatDateTime } from 'domain/text/format.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Panel } from '../../office-kit/panel.tsx';
import { backupsContent } from './backups.content.ts';
import type { BackupsQuery } from './backups.generated.ts';

const texts = backupsContent.card;

/** The age of the last backup, what is wrong, and when the next one is due. */
export function BackupCard({ backups }: { backups: BackupsQuery['backups'] }) {
  const { last, ageMinutes, schedule, nextDueAt, warnings, runs } = backups;
  const failure = runs.find(({ state, scheduled }) => scheduled && state !== 'RUNNING')?.error;
  const facts: [label: string, value: string | null][] = [
    [texts.facts.began, last && formatDateTime(last.startedAt)],
    [texts.facts.size, last?.bytes == null ? null : texts.size(last.bytes)],
    [texts.facts.holds, last && texts.holds(last.documents ?? 0, last.files ?? 0)],
    [texts.facts.next, nextDueAt && (isPast(nextDueAt) ? texts.now : formatDateTime(nextDueAt))],
    [texts.facts.kept, schedule && texts.schedule(schedule.everyHours, schedule.keep)],
    [texts.facts.folder, schedule?.folder ?? null],
  ];
  return (
    <Panel title={texts.title}>
      <p className="font-heading text-2xl font-semibold">
        {ageMinutes === null ? texts.none : texts.age(ageMinutes)}
      </p>
      <div className="mt-4 grid gap-2">
        {warnings.map((warning) => (
          <StatusMessage key={warning} tone="danger">
            {texts.warnings[warning]}
            {warning === 'LAST_FAILED' && failure && (
              <span className="mt-1 block font-normal [overflow-wrap:anywhere]">{failure}</span>
            )}
          </StatusMessage>
        ))}
        {warnings.length === 0 && last && <StatusMessage tone="success">{texts.fine}</StatusMessage>}
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-3 text-dense sm:grid-cols-2">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-ink-muted">{label}</dt>
                <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  );
}

function isPast(moment: string): boolean {
  return Date.parse(moment) <= Date.now();
}
