import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { HealthPart } from './health-part.tsx';

const health = {
  __typename: 'Health',
  version: '0.1.0',
  processes: [
    {
      ...{ __typename: 'LivingProcess', id: 'a', kind: 'web', version: '0.1.0' },
      ...{ upSeconds: 7_200, memoryBytes: 250_000_000, lagMs: 1.5 },
    },
    {
      ...{ __typename: 'LivingProcess', id: 'b', kind: 'worker', version: '0.1.0' },
      ...{ upSeconds: 60, memoryBytes: 120_000_000, lagMs: 0 },
    },
  ],
  database: { __typename: 'DatabaseHealth', builtIn: true, answerMs: 0.4, bytes: 5_000_000 as number | null },
  disk: { __typename: 'DiskSpace', freeBytes: 4_000_000_000, totalBytes: 20_000_000_000 } as object | null,
  mailsWaiting: 0,
  mailsFailed: 0,
  oldestMailAt: null as string | null,
  alertMailsWaiting: 0,
  alertMailsFailed: 0,
  picturesWaiting: 0,
  slowQueries: [] as object[],
  errors: [] as object[],
  crashes: [] as object[],
};
const backups = {
  ...{ __typename: 'BackupOverview', schedule: null, last: null, ageMinutes: null, nextDueAt: null },
  ...{ warnings: [], runs: [] },
};

const open = (values: Partial<typeof health> = {}) =>
  renderPage(<HealthPart />, {
    answers: { Health: () => ({ health: { ...health, ...values } }), Backups: () => ({ backups }) },
  });

/** The text beside a name. */
async function factOf(name: string): Promise<string | null | undefined> {
  return (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
}

test('a quiet product shows its version, its processes and its disk, and no link to the outbox', async () => {
  open();
  expect(await factOf('Database')).toBe('Built inanswers in 0.4 ms');
  expect(await factOf('Free on the disk')).toBe('4 GB of 20 GB');
  expect(screen.getByText('Web').closest('li')?.textContent).toContain('running for 2 h');
  expect(screen.getByText('Worker').closest('li')?.textContent).toContain('120 MB');
  expect(screen.getByText('No slow queries.')).toBeTruthy();
  expect(screen.getByText('No errors.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open the outbox' })).toBeNull();
});

test('e-mails that wait or failed are counted, those of alerts too, with a way to the outbox', async () => {
  open({
    mailsWaiting: 1_200,
    mailsFailed: 2,
    oldestMailAt: '2026-01-05T05:30:00.000Z',
    alertMailsFailed: 3,
  });
  expect(await factOf('E-mails waiting')).toBe('1,200the oldest since 5 Jan 2026, 11:00 am');
  expect(await factOf('E-mails failed')).toBe('2');
  expect(await factOf('Alert e-mails failed')).toBe('3');
  expect(screen.getByRole('link', { name: 'Open the outbox' }).getAttribute('href')).toContain('outbox');
});

test('alert e-mails alone lead to the outbox too', async () => {
  open({ alertMailsWaiting: 4 });
  expect(await factOf('Alert e-mails waiting')).toBe('4');
  expect(screen.getByRole('link', { name: 'Open the outbox' })).toBeTruthy();
});

test('restarts after a fault are counted and listed, and a product without one says nothing of them', async () => {
  const at = '2026-01-05T05:30:00.000Z';
  const message = 'The process ended by a fault and was started again: TypeError';
  open({ crashes: [{ __typename: 'ErrorEntry', at, message }] });
  expect(await screen.findByRole('heading', { name: 'One restart after a fault' })).toBeTruthy();
  expect(screen.getByText(message).nextElementSibling?.textContent).toContain('5 Jan 2026');
  open();
  expect(await screen.findAllByRole('heading', { name: /after a fault/ })).toHaveLength(1);
});

test('an error has its reference, and a slow query its names', async () => {
  const at = '2026-01-05T05:30:00.000Z';
  open({
    database: { ...health.database, builtIn: false, bytes: null },
    disk: null,
    errors: [{ __typename: 'ErrorEntry', at, message: 'The disk is full.', requestId: 'abc123' }],
    slowQueries: [
      {
        __typename: 'SlowQueryEntry',
        at,
        ms: 400,
        command: 'find',
        collection: 'outbox',
        shape: '{"state":"?"}',
      },
    ],
  });
  expect(await factOf('Size of the data')).toBe('not known');
  expect(screen.queryByText('Free on the disk')).toBeNull();
  expect(screen.getByText('The disk is full.').nextElementSibling?.textContent).toContain('Reference abc123');
  expect(screen.getByText('find outbox, 400 ms').nextElementSibling?.textContent).toContain('{"state":"?"}');
});

test('a state that cannot be read is asked for again', async () => {
  const { server, user } = renderPage(<HealthPart />, {
    answers: {
      Health: () => {
        throw new TypeError('Failed to fetch');
      },
      Backups: () => ({ backups }),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  server.answers.Health = () => ({ health });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await factOf('Version')).toBe('0.1.0');
});
