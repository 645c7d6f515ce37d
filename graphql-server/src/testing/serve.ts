import type { AddressInfo } from 'node:net';
import { GridFSBucket } from 'mongodb';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { ensureIndexes } from '../database/indexes.ts';
import { createFirstAdmin } from '../features/auth/auth.service.ts';
import { startApollo } from '../graphql.ts';

// A server process of its own on the settings of its environment, for tests that kill it; it prints its port.
const config = readConfig(process.env);
const { db } = await connectDatabase({ dataDir: config.dataDir, databaseName: 'test' });
await ensureIndexes(db);
const context = {
  db,
  files: new GridFSBucket(db),
  config,
  log: pino({ level: 'warn' }, pino.destination(2)),
};
await createFirstAdmin(context);
const server = createApp(context, await startApollo(context)).listen(config.port, '127.0.0.1', () => {
  console.log(`port ${(server.address() as AddressInfo).port}`);
});
