import { counted } from 'domain/text/number.ts';

/** The texts of the backups in the settings. */
export const backupsContent = {
  line: 'A backup is one archive of everything: items, enquiries, accounts, pictures and résumés.',
  loading: 'Loading…',
  notLoaded: 'The backups could not be loaded.',
  retry: 'Try again',
  card: {
    title: 'Last backup',
    none: 'There is no backup yet.',
    age: (minutes: number) => ageWords(minutes),
    size: (bytes: number) => sizeWords(bytes),
    facts: {
      began: 'Started',
      size: 'Size',
      holds: 'Contains',
      next: 'Next due',
      kept: 'Schedule',
      folder: 'Folder',
    },
    holds: (documents: number, files: number) =>
      `${counted(documents, 'document')}, ${counted(files, 'file')}`,
    schedule: (hours: number, keep: number) =>
      `${hours === 24 ? 'Every day' : hours === 1 ? 'Every hour' : `Every ${hours} hours`}, ${keep === 1 ? 'the last one is kept' : `the last ${keep} are kept`}`,
    now: 'now',
    fine: 'Backups run as planned.',
    warnings: {
      NOT_SCHEDULED: 'No backups are set up. If the disk fails, everything is lost.',
      LAST_FAILED: 'The last scheduled backup failed. It is tried again every hour.',
      OVERDUE: 'The last backup is older than twice the interval. Please tell the operator of the server.',
    },
  },
  setUp: {
    title: 'Set up backups',
    line: 'The operator of the server adds these lines to the file .env and starts the product again. The folder should be on another disk, and only the product may read it.',
    lines: 'BACKUP_DIR=/backups/apna-hi-ghar\nBACKUP_EVERY_HOURS=24\nBACKUP_KEEP=7',
  },
  runs: {
    title: 'Recent backups',
    states: { RUNNING: 'In progress', DONE: 'Complete', FAILED: 'Failed' },
    scheduled: 'By schedule',
    byCommand: 'By command',
    on: (host: string) => `on ${host}`,
  },
};

function ageWords(minutes: number): string {
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${counted(hours, 'hour')} ago` : `${counted(Math.floor(hours / 24), 'day')} ago`;
}

function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return bytes < 1_000_000_000 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
