import { expect, test } from 'vitest';
import { addProperty, given } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { announceProcess } from '../../database/presence.ts';
import { beat } from './heartbeat.ts';
import type { Health } from './health.type.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

async function readHealth() {
  const answer = await ask<{ health: Health }>(
    `{ health {
      version mailsWaiting mailsFailed oldestMailAt alertMailsWaiting alertMailsFailed picturesWaiting
      processes { id kind version upSeconds memoryBytes lagMs }
      database { builtIn answerMs bytes } disk { freeBytes totalBytes }
      slowQueries { command collection shape ms } errors { message requestId }
    } }`,
    {},
    { token },
  );
  return given(answer, 'health');
}

/** Announces another process, with a connection of its own. */
async function announceOther(kind?: 'web' | 'worker') {
  const other = { ...context, db: db.client.db(db.databaseName) };
  const leave = await announceProcess(other.db);
  if (kind) await beat(other, kind);
  return leave;
}

test('the processes that live are listed; one that ended or fell silent is not', async () => {
  const leaving = [await announceOther('worker'), await announceOther('web'), await announceOther('web')];
  const command = await announceOther();
  expect((await readHealth()).processes.map(({ kind }) => kind)).toEqual(['web', 'web', 'worker']);
  const { processes, version } = await readHealth();
  expect(new Set(processes.map(({ id }) => id)).size).toBe(3);
  expect(processes[0]?.version).toBe(version);
  expect(processes[0]?.memoryBytes).toBeGreaterThan(10_000_000);
  const silent = { 'state.kind': 'worker' };
  await db.collection('locks').updateOne(silent, [{ $set: { until: '$$NOW' } }]);
  expect((await readHealth()).processes.map(({ kind }) => kind)).toEqual(['web', 'web']);
  await leaving[1]?.();
  expect((await readHealth()).processes).toHaveLength(1);
  for (const leave of [...leaving, command]) await leave();
});

test('the database, the disk and what waits are told', async () => {
  const mail = (state: string, createdAt: string) => ({
    deleted: false,
    state,
    createdAt: new Date(createdAt),
  });
  await db
    .collection('outbox')
    .insertMany([
      mail('QUEUED', '2026-11-02'),
      mail('QUEUED', '2026-11-01'),
      mail('FAILED', '2026-10-01'),
      mail('SENT', '2026-09-01'),
    ]);
  await db
    .collection('alertMails')
    .insertMany([{ state: 'SENDING' }, { state: 'FAILED' }, { state: 'SENT' }]);
  const { database, disk, ...told } = await readHealth();
  expect(told).toMatchObject({
    mailsWaiting: 2,
    mailsFailed: 1,
    oldestMailAt: '2026-11-01T00:00:00.000Z',
    alertMailsWaiting: 1,
    alertMailsFailed: 1,
    picturesWaiting: 0,
  });
  expect(database.builtIn).toBe(true);
  expect(database.bytes).toBeGreaterThan(0);
  expect(disk?.freeBytes).toBeLessThanOrEqual(disk?.totalBytes ?? 0);
});

test('the last errors are told with their requests, and without personal data', async () => {
  await addProperty(app);
  await db.collection('properties').updateOne({}, { $unset: { images: 1, createdAt: 1 } });
  const { headers } = await app.call('GET', '/api/form');
  context.log.error('asha@example.com could not be reached');
  app.logged.splice(0);
  await beat(context, 'web');
  const { errors } = await readHealth();
  expect(errors).toContainEqual(
    expect.objectContaining({
      requestId: headers.get('x-request-id'),
      message: expect.stringContaining('unexpected error'),
    }),
  );
  expect(errors).toContainEqual({ message: '(e-mail) could not be reached', requestId: null });
});

test('slow queries are told by the names in them', async () => {
  await db.collection<{ _id: string }>('happenings').updateOne(
    { _id: 'slow queries' },
    {
      $set: {
        entries: [{ at: new Date(), ms: 400, command: 'find', collection: 'outbox', shape: '{"state":"?"}' }],
      },
    },
    { upsert: true },
  );
  const { slowQueries } = await readHealth();
  expect(slowQueries).toEqual([{ command: 'find', collection: 'outbox', shape: '{"state":"?"}', ms: 400 }]);
});
