import { MongoClient, MongoServerError, type Db, type MongoClientOptions } from 'mongodb';
import { isDatabaseAway } from '../base/database-away.ts';
import { StartupError } from '../base/startup-error.ts';
import { addressOfOpenEngine, openEmbeddedEngine } from './engine/embedded-engine.ts';
import { failLostWrites } from './lost-writes.ts';
import { readClock } from './time.ts';
import { watchCommands } from './watch-commands.ts';

/** A request waits this long for a database that is away; its caller waits for two or three such commands at most. */
const serverSelectionMs = 2_000;
/** How long a start waits for a server that starts too. */
const startWithinMs = 6_000;
/** A server that no longer answers, without closing its connections, is noticed after the sum of both. */
const watching = { heartbeatFrequencyMS: 1_000, connectTimeoutMS: 3_000 } as const;
const answerWithinMs = 2_000;
// The embedded engine loses acknowledged writes under any other write concern, `majority` included.
const embeddedOptions = { writeConcern: { w: 1, journal: true } } as const;
/** The engine takes 256 MB by default; the files of a site that needs more stay in the cache of the system as well. */
const engineCache = 'cache_size=64M';
const authenticationErrorCodes = [13, 18, 8000];

export interface Database {
  client: MongoClient;
  db: Db;
  embedded: boolean;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  mongodbUri?: string;
  dataDir: string;
  databaseName: string;
  /** Whether to share the embedded engine of another process instead of failing; `only` never opens an engine. */
  besideServer?: boolean | 'only';
}

/**
 * Connects to the server that `mongodbUri` names, or opens the embedded engine on `dataDir`. A database named
 * in the URI takes precedence over `databaseName`. It resolves once the database has answered and this process
 * has set its clock by it, and throws a `StartupError` otherwise.
 */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await connect(options);
  await readClock(database.db);
  return database;
}

async function connect(options: DatabaseOptions): Promise<Database> {
  if (options.mongodbUri) return connectServer(options.mongodbUri, options.databaseName);
  const beside = options.besideServer ? await connectBeside(options) : null;
  if (options.besideServer === 'only' && !beside) {
    throw new StartupError(
      `No server has the built-in database in ${options.dataDir} open: start it first with npm start, or set MONGODB_URI.`,
    );
  }
  return beside ?? connectEmbedded(options);
}

/** The engine that a running server has open on the folder; null if none answers. */
async function connectBeside({ dataDir, databaseName }: DatabaseOptions): Promise<Database | null> {
  const uri = addressOfOpenEngine(dataDir);
  if (!uri) return null;
  const client = createClient(uri, { ...embeddedOptions, serverSelectionTimeoutMS: answerWithinMs });
  try {
    await client.db('admin').command({ ping: 1 });
    return { client, db: client.db(databaseName), embedded: true, close: () => client.close() };
  } catch {
    await client.close();
    return null;
  }
}

async function connectEmbedded({ dataDir, databaseName }: DatabaseOptions): Promise<Database> {
  const engine = await openEmbeddedEngine(dataDir);
  const client = createClient(engine.uri, {
    ...embeddedOptions,
    serverSelectionTimeoutMS: serverSelectionMs,
  });
  async function close(): Promise<void> {
    await client.close();
    await engine.close();
  }
  try {
    // The default ranker falls back to code that this build lacks, so the query would fail (error 224).
    await client.db('admin').command({ setParameter: 1, internalQueryPlanRanker: 'multiPlanning' });
    await client.db('admin').command({ setParameter: 1, wiredTigerEngineRuntimeConfig: engineCache });
    // By default the engine builds no index below 500 MB, so a new version could not start; the product’s are small.
    await client.db('admin').command({ setParameter: 1, indexBuildMinAvailableDiskSpaceMB: 32 });
  } catch (error) {
    await close();
    throw error;
  }
  return { client, db: client.db(databaseName), embedded: true, close };
}

async function connectServer(uri: string, databaseName: string): Promise<Database> {
  const client = createServerClient(uri);
  try {
    await waitForServer(client);
  } catch (error) {
    await client.close();
    throw explainServerError(error, client);
  }
  return {
    client,
    db: client.db(readDatabaseName(uri) ?? databaseName),
    embedded: false,
    close: () => client.close(),
  };
}

async function waitForServer(client: MongoClient): Promise<void> {
  const until = performance.now() + startWithinMs - serverSelectionMs;
  for (;;) {
    try {
      // A client that has failed to connect does not try again by itself.
      await client.connect();
      await client.db('admin').command({ ping: 1 });
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > until) throw error;
    }
  }
}

function createClient(uri: string, options: MongoClientOptions): MongoClient {
  failLostWrites();
  return watchCommands(new MongoClient(uri, { ignoreUndefined: true, monitorCommands: true, ...options }));
}

function createServerClient(uri: string): MongoClient {
  try {
    return createClient(uri, {
      writeConcern: { w: 'majority' },
      serverSelectionTimeoutMS: serverSelectionMs,
      ...watching,
    });
  } catch {
    // The driver’s message can repeat the URI with its password, so it is dropped.
    throw new StartupError(
      'MONGODB_URI is not an address that MongoDB understands: write it like mongodb://user:password@host:27017/database, with special characters percent-encoded.',
    );
  }
}

function explainServerError(error: unknown, client: MongoClient): StartupError {
  const { hosts, srvHost } = client.options;
  const host = srvHost ?? hosts.map(String).join(', ');
  if (error instanceof MongoServerError && authenticationErrorCodes.includes(Number(error.code))) {
    return new StartupError(
      `MongoDB at ${host} refused the user name and password: correct them in MONGODB_URI.`,
      { cause: error },
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupError(
    `MongoDB at ${host} does not answer (${reason}): start it, or correct MONGODB_URI, or unset it to use the built-in database.`,
    { cause: error },
  );
}

function readDatabaseName(uri: string): string | null {
  const [, name] = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^/?]+)/.exec(uri) ?? [];
  return name ? decodeURIComponent(name) : null;
}
