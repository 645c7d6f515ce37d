import type { AddressInfo } from 'node:net';
import { GridFSBucket } from 'mongodb';
import { pino } from 'pino';
import { connectDatabase } from '../../database/connect.ts';
import { ensureIndexes } from '../../database/ensure-indexes.ts';
import { createApp } from '../../http/app.ts';
import { startApollo } from '../../http/graphql/graphql.ts';
import { createFirstAdmin } from '../../features/auth/auth.service.ts';
import { migrate } from '../../database/migrations/migrations.ts';
import { answerWith, listen } from '../../start/listen.ts';
import { stopOnSignals } from '../../start/stop.ts';
import { readConfig } from '../../start/config.ts';
import { withEachWrite } from '../killed-before.ts';
import { loadPages } from './load-pages.ts';
import { indexes } from '../../office/rooms.ts';

// A server process configured by its environment, for tests that kill it; it prints its port. With the
// argument `pages` it also serves pages; with `dies-before=3` it is killed before the third write after one with a key began.
const config = readConfig(process.env);
const { mongodbUri, dataDir } = config;
const database = await connectDatabase({ mongodbUri, dataDir, databaseName: 'test' });
const [, dies] = /dies-before=(\d+)/.exec(process.argv.join(' ')) ?? [];
const db = dies ? dyingBefore(Number(dies)) : database.db;
await ensureIndexes(db, indexes);
await migrate(db);
const context = {
  db,
  files: new GridFSBucket(db),
  config,
  log: pino({ level: 'warn' }, pino.destination(2)),
  life: { stopping: false },
};
await createFirstAdmin(context);
const apollo = await startApollo(context);
const addPages = process.argv.includes('pages') ? await loadPages(apollo, config) : undefined;
const server = await listen(config.port);
answerWith(server, createApp(context, apollo, addPages));
console.log(`port ${(server.address() as AddressInfo).port}`);
stopOnSignals(server, { context, stopWork: () => Promise.resolve(), close: () => database.close() });

/** The database of a process that is killed, as by a loss of power, before a write of its first request with a key. */
function dyingBefore(write: number) {
  let left = Infinity;
  return withEachWrite(database.db, (collection) => {
    if (left === Infinity && collection === 'keptWrites') left = write;
    else left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  });
}
