import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { GridFSBucket, MongoClient } from 'mongodb';
import type { CommandStartedEvent, Db } from 'mongodb';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type { Config } from '../base/config.ts';
import type { AppContext } from '../base/context.ts';
import { createLog } from '../base/watch/log.ts';
import { announceChange, announceRewriting } from '../database/changes.ts';
import { createApp } from '../http/app.ts';
import { startApollo } from '../http/graphql/graphql.ts';
import { createFirstAdmin } from '../features/auth/auth.service.ts';
import { createClient } from './client.ts';
import type { Client } from './client.ts';
import { delayTraining, registerCompany } from './data/listing-records.ts';
import { openMigrated } from './fresh/open-migrated.ts';
import { makeTestFolder } from './fresh/test-folder.ts';
import { loadPages } from './programs/load-pages.ts';

export const adminName = 'owner';
export const adminPassword = 'a-good-password';
export const jwtSecret = 'a-secret-of-the-tests-that-is-long-enough';

export interface TestApp extends Client {
  /** The address of the app: `http://127.0.0.1:…`. */
  origin: string;
  /** The token of the admin, who logged in through the API. */
  token: string;
  context: AppContext;
  db: Db;
  /** Unexpected errors in the server’s log; a test that leaves one there fails. */
  logged: string[];
}

/** Collections that stay between tests: a login takes too long to repeat in each test, and places and rules come with a migration. */
const keptCollections = new Set([
  'admins',
  'sessions',
  'secrets',
  'rewritings',
  'migrations',
  'places',
  'rules',
]);

const writes = new Set(['insert', 'update', 'findAndModify']);

interface TestAppOptions {
  /** Whether the app also answers pages. */
  pages?: boolean;
  /** Whether the limits on enquiries and applications apply. */
  limitSubmissions?: boolean;
  /** Settings that the tests of one file need. */
  settings?: Partial<Config>;
  /** Whether other processes write too, so that each collection may hold something. */
  othersWrite?: boolean;
  /** Called with each command that the app sends to the database. */
  onCommand?: (event: CommandStartedEvent) => void;
}

/**
 * Starts the real app on the real engine for the tests of one file, with its own data folder and a free port,
 * behind one trusted proxy, so that a test chooses its address. The collections that a test wrote to are emptied before the next one.
 * Pages are optional; they are rendered and kept as in the product, but without a browser bundle.
 */
export async function startTestApp({
  pages = false,
  limitSubmissions = false,
  settings,
  othersWrite = false,
  onCommand,
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = makeTestFolder('test');
  const database = await openMigrated(folder);
  const watched = onCommand && watchCommands(database.client, onCommand);
  const written = [database.client, watched].filter((client) => client !== undefined).map(noteWrites);
  const db = watched?.db('test') ?? database.db;
  const logged: string[] = [];
  const config: Config = {
    port: 0,
    dataDir: folder,
    adminUsername: adminName,
    adminPassword,
    jwtSecret,
    trustedProxies: 1,
    // Tests send more than people do, and from one address.
    submissionsPer10Minutes: limitSubmissions ? undefined : 1_000_000,
    readCostPerMinute: 1_000_000_000,
    minFillMs: 1_200,
    offlinePages: true,
    introspection: true,
    corsOrigins: [],
    siteUrl: 'https://homes.example.com',
    production: false,
    ...settings,
  };
  const context: AppContext = {
    db,
    files: new GridFSBucket(db),
    config,
    log: createLog(
      { level: 'warn', format: 'json', ...config.log },
      { write: (line) => void logged.push(line) },
    ),
  };
  const apollo = await startApollo(context);
  await createFirstAdmin(context);
  const addPages = pages ? await loadPages(apollo, config) : undefined;
  const server = createApp(context, apollo, addPages).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const client = createClient(origin);
  const token = await vi.waitFor(() => logInAsAdmin(client), { timeout: 15_000 });
  await delayTraining(database.db);
  await register();

  /** What a test begins with is not what one wrote. */
  async function register(): Promise<void> {
    await registerCompany(database.db);
    for (const noted of written) noted.delete('siteSettings');
  }

  beforeEach(async () => {
    const names = new Set(othersWrite ? await namesOf(database.db) : written.flatMap((noted) => [...noted]));
    for (const noted of written) noted.clear();
    const emptied = await emptyCollections(database.db, names);
    // Most tests of refusals write nothing.
    if (emptied.length === 0) return;
    for (const name of emptied) announceChange(context, name);
    await register();
    await announceRewriting(context, 'properties');
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

/** Throws while the process refuses logins too, as one with low marks does on a busy machine. */
async function logInAsAdmin(client: Client): Promise<string> {
  const { token, status } = await client.logIn(adminName, adminPassword);
  if (!token) throw new Error(`The admin could not log in: ${status}`);
  return token;
}

/** A second client of the same engine, because only a new client can report its commands. */
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

/** The collections that a client writes to from now on. */
function noteWrites(client: MongoClient): Set<string> {
  const written = new Set<string>();
  client.on('commandStarted', ({ commandName, command }) => {
    if (writes.has(commandName)) written.add(String((command as Record<string, unknown>)[commandName]));
  });
  return written;
}

async function namesOf(db: Db): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections.map(({ name }) => name);
}

async function emptyCollections(db: Db, names: Set<string>): Promise<string[]> {
  const emptied = [...names].filter((name) => !keptCollections.has(name));
  await Promise.all(emptied.map((name) => db.collection(name).deleteMany({})));
  return emptied;
}
