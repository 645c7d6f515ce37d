import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { BackupsPart } from './backups-part.tsx';

const done = {
  __typename: 'Backup',
  id: '1',
  state: 'DONE',
  scheduled: true,
  startedAt: '2026-01-05T05:30:00.000Z',
  endedAt: '2026-01-05T05:31:00.000Z',
  file: 'apna-hi-ghar-scheduled-20260105-053000000.bson.gz',
  host: 'web-1',
  bytes: 12_345_678,
  documents: 1_234,
  files: 1,
  error: null as string | null,
};
const schedule = { __typename: 'BackupSchedule', folder: '/backups', everyHours: 24, keep: 7 };
const all = {
  __typename: 'BackupOverview',
  schedule: schedule as typeof schedule | null,
  last: done as typeof done | null,
  ageMinutes: 185 as number | null,
  nextDueAt: '2099-01-06T05:30:00.000Z' as string | null,
  warnings: [] as string[],
  runs: [done],
};

const open = (values: Partial<typeof all> = {}) =>
  renderPage(<BackupsPart />, { answers: { Backups: () => ({ backups: { ...all, ...values } }) } });

test('the card tells the age of the last backup, its size, and when the next is due', async () => {
  open();
  expect(await screen.findByText('3 hours ago')).toBeTruthy();
  expect(screen.getAllByText('12.3 MB')).toHaveLength(2);
  expect(screen.getByText('1,234 documents, 1 file')).toBeTruthy();
  expect(screen.getByText('6 Jan 2099, 11:00 am')).toBeTruthy();
  expect(screen.getByText('Every day, the last 7 are kept')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a schedule, the owner is warned and sees the lines to set', async () => {
  open({
    schedule: null,
    last: null,
    ageMinutes: null,
    nextDueAt: null,
    warnings: ['NOT_SCHEDULED'],
    runs: [],
  });
  expect((await screen.findByRole('alert')).textContent).toContain('No backups are set up');
  expect(screen.getByText(/BACKUP_DIR=/)).toBeTruthy();
  expect(screen.getByText('There is no backup yet.')).toBeTruthy();
});

test('a failure is told in its own words', async () => {
  const error = 'There is no room for the archive in /backups (ENOSPC).';
  const failed = { ...done, id: '2', state: 'FAILED', bytes: null as never, error };
  open({ warnings: ['LAST_FAILED', 'OVERDUE'], ageMinutes: 60 * 24 * 3, runs: [failed, done] });
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent).join()).toContain(error);
  expect(alerts).toHaveLength(2);
  expect(screen.getByText('3 days ago')).toBeTruthy();
  expect(screen.getByText('Failed')).toBeTruthy();
});
