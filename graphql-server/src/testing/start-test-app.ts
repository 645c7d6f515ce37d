import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApolloServer } from '@apollo/server';
import type { Express } from 'express';
import { GridFSBucket, MongoClient } from 'mongodb';
import type { CommandStartedEvent, Db } from 'mongodb';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { AppContext, Context } from '../context.ts';
import { announceChange } from '../database/changes.ts';
import { connectDatabase } from '../database/connect.ts';
import { ensureIndexes } from '../database/indexes.ts';
import { createFirstAdmin } from '../features/auth/auth.service.ts';
import { startApollo } from '../graphql.ts';
import { createClient } from './client.ts';
import type { Client } from './client.ts';

export const adminName = 'owner';
export const adminPassword = 'a-good-password';
export const jwtSecret = 'a-secret-of-the-tests-that-is-long-enough';

const noAssets = { scripts: [], styles: [], modulePreloads: [], fontPreloads: [] };

export interface TestApp extends Client {
  /** Where the app listens: `http://127.0.0.1:…`. */
  origin: string;
  /** The token of the admin, who logged in through the front door. */
  token: string;
  context: AppContext;
  db: Db;
  /** Unexpected errors that the server wrote to its log; a test that leaves one there fails. */
  logged: string[];
}

/** The kept accounts and their sessions; a login costs too much to have one in each test. */
const keptCollections = new Set(['admins', 'sessions', 'secrets', 'revisions']);

/** A folder of this test file’s own, in memory where the system has such a place; the caller removes it. */
export function makeTestFolder(name: string): string {
  return mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), `ahg-${name}-`));
}

interface TestAppOptions {
  /** Whether the app answers pages too. */
  pages?: boolean;
  /** Whether an address may send no more enquiries and applications than it may in the product. */
  limitSubmissions?: boolean;
  /** Is told each command that the app sends to the database. */
  onCommand?: (event: CommandStartedEvent) => void;
}

/**
 * Starts the real app on the real engine for the tests of one file: on a data folder of its own and a free port,
 * behind one trusted proxy, so that a test chooses its address. Before each test the collections are emptied. The
 * pages are there when asked for, rendered and kept as in the product, but without a browser bundle.
 */
export async function startTestApp({
  pages = false,
  limitSubmissions = false,
  onCommand,
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = makeTestFolder('test');
  const database = await connectDatabase({ dataDir: folder, databaseName: 'test' });
  await ensureIndexes(database.db);
  const watched = onCommand && watchCommands(database.client, onCommand);
  const db = watched?.db('test') ?? database.db;
  const logged: string[] = [];
  const config: Config = {
    port: 0,
    dataDir: folder,
    adminUsername: adminName,
    adminPassword,
    jwtSecret,
    trustedProxies: 1,
    // Tests send more than people do, all from one address.
    submissionsPer10Minutes: limitSubmissions ? undefined : 1_000_000,
    minFillMs: 1_200,
    siteUrl: 'https://homes.example.com',
    production: false,
  };
  const context: AppContext = {
    db,
    files: new GridFSBucket(db),
    config,
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
  };
  const apollo = await startApollo(context);
  await createFirstAdmin(context);
  const addPages = pages ? await loadPages(context, apollo) : undefined;
  const server = createApp(context, apollo, addPages).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const client = createClient(origin);
  const { token } = await client.logIn(adminName, adminPassword);

  beforeEach(async () => {
    await emptyCollections(database.db);
    await announceChange(context, 'properties');
  });
  afterEach(() => {
    expect(logged.splice(0), 'no unexpected error was logged').toEqual([]);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await apollo.stop();
    await watched?.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...client, origin, token, context, db: database.db, logged };
}

/** Loaded on demand only: most tests do without the whole browser application. */
async function loadPages(
  context: AppContext,
  apollo: ApolloServer<Context>,
): Promise<(app: Express) => void> {
  const { createPageCache } = await import('../pages/page-cache.ts');
  const { servePages } = await import('../pages/pages.ts');
  return (app) => servePages(app, apollo, () => noAssets, createPageCache(context));
}

/** A second client of the same engine; a client reports its commands only when it is made to. */
function watchCommands(
  { options }: MongoClient,
  onCommand: (event: CommandStartedEvent) => void,
): MongoClient {
  const socket = options.hosts[0]?.socketPath ?? '';
  const client = new MongoClient(`mongodb://${encodeURIComponent(socket)}`, {
    monitorCommands: true,
    ignoreUndefined: true,
    writeConcern: options.writeConcern,
  });
  return client.on('commandStarted', onCommand);
}

async function emptyCollections(db: Db): Promise<void> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const emptied = collections.map(({ name }) => name).filter((name) => !keptCollections.has(name));
  await Promise.all(emptied.map((name) => db.collection(name).deleteMany({})));
}
