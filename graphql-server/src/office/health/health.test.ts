import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { addProperty, given } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { beat, endBeat } from './heartbeat.ts';
import type { Health } from './health.type.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

async function readHealth() {
  const answer = await ask<{ health: Health }>(
    `{ health {
      version mailsWaiting mailsFailed oldestMailAt picturesWaiting
      processes { id kind version upSeconds memoryBytes lagMs }
      database { builtIn answerMs bytes } disk { freeBytes totalBytes }
      slowQueries { command collection shape ms } errors { message requestId }
    } }`,
    {},
    { token },
  );
  return given(answer, 'health');
}

test('the processes that live are listed; one that ended or fell silent is not', async () => {
  const [web, worker, silent] = [new ObjectId(), new ObjectId(), new ObjectId()];
  await beat(context, web, 'web');
  await beat(context, worker, 'worker');
  await beat(context, silent, 'web');
  await db
    .collection('heartbeats')
    .updateOne({ _id: silent }, [{ $set: { at: { $subtract: ['$$NOW', 60_000] } } }]);
  const { processes, version } = await readHealth();
  expect(processes.map(({ id, kind }) => [id, kind])).toEqual([
    [web.toHexString(), 'web'],
    [worker.toHexString(), 'worker'],
  ]);
  expect(processes[0]?.version).toBe(version);
  expect(processes[0]?.memoryBytes).toBeGreaterThan(10_000_000);
  await endBeat(context, worker);
  expect((await readHealth()).processes).toHaveLength(1);
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
  const { database, disk, ...told } = await readHealth();
  expect(told).toMatchObject({
    mailsWaiting: 2,
    mailsFailed: 1,
    oldestMailAt: '2026-11-01T00:00:00.000Z',
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
  await beat(context, new ObjectId(), 'web');
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
