import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addWithPicture } from '../testing/factories.ts';
import { killAll, startProgram } from '../testing/programs/programs.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { startBackgroundWork, workerClaim } from './background.ts';

const encodings: string[] = [];
const app = await startTestApp({
  othersWrite: true,
  onCommand: ({ commandName, command }) => {
    if (commandName === 'findAndModify' && command.findAndModify === 'fs.files') encodings.push(commandName);
  },
});
const { context, db } = app;
afterAll(killAll);

const missing = () => db.collection('fs.files').countDocuments({ 'metadata.avif': 'missing' });

test(
  'while a worker lives, the web process encodes nothing; it takes over once the worker is killed',
  { timeout: 60_000 },
  async () => {
    const engine = readFileSync(join(context.config.dataDir, 'engine.address'), 'utf8');
    const worker = await startProgram('start/worker', 'Working', {
      MONGODB_URI: `${engine.replace(/\/\?.*$|\/$/, '')}/test`,
    });
    await expect
      .poll(() => db.collection<{ _id: string }>('locks').findOne({ _id: workerClaim }))
      .not.toBeNull();
    const stop = startBackgroundWork(context);
    try {
      await addWithPicture(app, 'createMediaItem');
      await expect.poll(missing).toBe(0);
      expect(encodings).toEqual([]);

      await worker.kill();
      // Simulates the ten seconds after which its claims expire.
      await db.collection('locks').updateMany({}, [{ $set: { until: '$$NOW' } }]);
      await addWithPicture(app, 'createMediaItem');
      await expect.poll(missing, { timeout: 30_000 }).toBe(0);
      expect(encodings).not.toEqual([]);
    } finally {
      await stop();
    }
  },
);

test('without a server on the built-in database, the worker says what is missing', async () => {
  await expect(startProgram('start/worker', 'Working', { DATA_DIR: '/nowhere' })).rejects.toThrow(
    'start it first with npm start, or set MONGODB_URI',
  );
});
