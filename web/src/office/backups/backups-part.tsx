import { formatDateTime } from 'domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { useListResult } from '../../office-kit/list/list-result.ts';
import { Panel } from '../../office-kit/panel.tsx';
import { BackupCard } from './backup-card.tsx';
import { backupsContent as texts } from './backups.content.ts';
import { useBackupsQuery } from './backups.generated.ts';
import type { BackupsQuery } from './backups.generated.ts';

type Run = BackupsQuery['backups']['runs'][number];

const lookMs = 30_000;
const looks: Record<Run['state'], string> = {
  RUNNING: 'text-ink-muted',
  DONE: 'text-success',
  FAILED: 'text-danger',
};

/** The state of the backups, for owners. */
export function BackupsPart() {
  const { data, failed, onRetry } = useListResult(
    useBackupsQuery({ fetchPolicy: 'network-only', pollInterval: lookMs }),
    { unasked: true },
  );
  if (data) {
    const { backups } = data;
    return (
      <div className="grid max-w-4xl gap-6">
        <p className="text-dense text-ink-muted">{texts.line}</p>
        <BackupCard backups={backups} />
        {!backups.schedule && <SetUp />}
        {backups.runs.length > 0 && <Runs runs={backups.runs} />}
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

function SetUp() {
  const { title, line, lines } = texts.setUp;
  return (
    <Panel title={title} line={line}>
      <pre className="rounded-field bg-pine-soft px-4 py-3 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">
        {lines}
      </pre>
    </Panel>
  );
}

function Runs({ runs }: { runs: Run[] }) {
  const words = texts.runs;
  return (
    <Panel title={words.title}>
      <ul className="divide-y divide-line text-dense">
        {runs.map(({ id, state, scheduled, startedAt, file, host, bytes, error }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap gap-x-4">
              <span className="font-medium">{formatDateTime(startedAt)}</span>
              <span className={`font-semibold ${looks[state]}`}>{words.states[state]}</span>
              {bytes !== null && <span className="text-ink-muted">{texts.card.size(bytes)}</span>}
              <span className="text-ink-muted">{scheduled ? words.scheduled : words.byCommand}</span>
            </p>
            <p className="text-xs [overflow-wrap:anywhere] text-ink-muted">
              {file} {words.on(host)}
            </p>
            {error && <p className="mt-1 text-xs [overflow-wrap:anywhere] text-danger">{error}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
