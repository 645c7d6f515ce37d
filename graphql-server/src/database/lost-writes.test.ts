import { expect, test } from 'vitest';
import { startDatabaseProxy } from '../testing/peers/database-proxy.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { connectDatabase } from './connect.ts';

const app = await startTestApp();

test('a process that works while all connections break finds the database again, each time', async () => {
  const { socketPath = '' } = app.db.client.options.hosts[0] ?? {};
  const proxy = await startDatabaseProxy(socketPath);
  // The look at the server follows a lost command at once, while its own connection is being closed.
  const mongodbUri = `${proxy.uri}&minHeartbeatFrequencyMS=1`;
  const database = await connectDatabase({ mongodbUri, dataDir: '', databaseName: 'test' });
  const answer = () =>
    database.db
      .collection('properties')
      .findOne()
      .then(
        () => 'answered',
        () => 'failed',
      );
  for (let round = 0; round < 2; round += 1) {
    proxy.silence();
    const asked = Promise.all([answer(), answer(), answer()]);
    await expect.poll(() => proxy.unheard()).toBeGreaterThan(0);
    proxy.cut();
    expect(await asked).toEqual(['failed', 'failed', 'failed']);
    proxy.restore();
    await expect.poll(answer).toBe('answered');
  }
  await database.close();
  await proxy.close();
});
