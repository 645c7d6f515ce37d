import type { AddressInfo } from 'node:net';
import { GridFSBucket } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import { connectDatabase } from '../../database/connect.ts';
import { createApp } from '../../http/app.ts';
import { startApollo } from '../../http/graphql/graphql.ts';
import { createClient } from '../client.ts';
import type { Client } from '../client.ts';
import { loadPages } from './load-pages.ts';
import type { TestApp } from '../start-test-app.ts';

/** A second app, with pages, on the database of a test app, which it reaches at an address of its own. */
export async function startAppOnServer(
  app: TestApp,
  mongodbUri: string,
): Promise<{ client: Client; close: () => Promise<void> }> {
  const { config, log } = app.context;
  const database = await connectDatabase({ mongodbUri, dataDir: '', databaseName: 'test' });
  const { db } = database;
  const context: AppContext = { db, files: new GridFSBucket(db), config: { ...config, mongodbUri }, log };
  const apollo = await startApollo(context);
  const server = createApp(context, apollo, await loadPages(apollo, config)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    client: createClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await apollo.stop();
      await database.close();
    },
  };
}
