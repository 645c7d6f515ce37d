import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../base/config.ts';
import { createLog } from '../base/watch/log.ts';
import { connectDatabase } from '../database/connect.ts';
import { keepReserve } from '../database/engine/reserve.ts';
import { gatherMetrics } from './gathered-metrics.ts';
import { listen } from './listen.ts';
import { recordCrashes } from './crashes.ts';
import type { CrashRecord } from './crashes.ts';
import { partVariable, readyPort, sayReady, workerPart } from './parts.ts';
import { databaseName } from './config.ts';
import { answerCommands } from './supervisor-door.ts';

/** A process that ended is started again after this pause, which doubles with each failure in a row. */
const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** A process that lived for this long has started well. */
const wellMs = 60_000;
/** Processes end within ten seconds when they are told to. */
const killAfterMs = 9_500;

/** The program that the processes run, if it is not the one of this process. */
interface Program {
  exec: string;
  args: string[];
}

/** The place of one process: when its process ends, another one takes it. */
interface Place {
  name: string;
  process?: Worker;
  crashes: CrashRecord;
  /** How often in a row its process ended soon after its start. */
  failures: number;
  /** Whether a restart without a gap is under way, which replaces the process by itself. */
  isReplacing: boolean;
}

/**
 * Runs web processes that share a port, and a worker. This process serves no requests: it keeps the built-in engine open
 * for the others, so that no crash of theirs takes the database away, starts ended processes again, and replaces all of
 * them one by one on SIGHUP or by `npm run rolling`. Ends them all on SIGTERM and SIGINT.
 */
export async function supervise(config: Config, webProcesses: number, program?: Program): Promise<void> {
  const log = createLog({ level: 'info', format: 'json', ...config.log, process: 'supervisor' });
  // Says at once when another program has the port; the processes open it together once they are ready.
  const port = await listen(config.port);
  await new Promise((resolve) => port.close(resolve));
  const { dataDir, mongodbUri } = config;
  const database = mongodbUri ? undefined : await connectDatabase({ dataDir, databaseName });
  const endReserve = mongodbUri ? undefined : keepReserve({ config, log });
  if (program) cluster.setupPrimary(program);
  const names = Array.from({ length: webProcesses }, (_, index) => `web ${index + 1}`);
  const places = [...names, workerPart].map((name) => ({
    name,
    crashes: recordCrashes(),
    failures: 0,
    isReplacing: false,
  }));
  gatherMetrics();
  const keeper = keepProcesses(places, log);
  const closeDoor = await answerCommands(dataDir, () => keeper.replaceAll());

  let exitCode: number | undefined;
  async function stop(code: number): Promise<void> {
    if (exitCode !== undefined) return;
    exitCode = code;
    closeDoor();
    await keeper.stop();
    endReserve?.();
    await database
      ?.close()
      .catch((error: unknown) => log.warn({ err: error }, 'the database was not closed'));
    process.exit(exitCode);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  // A terminal that closes sends the same signal; it wants an end.
  const isService = !process.stdin.isTTY;
  if (isService) process.on('SIGHUP', () => void keeper.replaceAll().catch(() => undefined));

  const [first, ...others] = places;
  if (!first) return;
  // The first one fills an empty database, and prints the first password; the others find both.
  const started = await keeper.start(first, { mayRefuse: true });
  if (started.refused) return stop(1);
  await Promise.all(others.map((place) => keeper.start(place)));
  sayReady(started.port);
  const many = `${webProcesses} web process${webProcesses === 1 ? '' : 'es'}`;
  if (exitCode === undefined)
    console.log(`Listening on http://localhost:${started.port ?? config.port} with ${many} and a worker`);
}

/** How a process started. */
interface Started {
  /** Its port; undefined if it ended before it was ready. */
  port?: number;
  /** Whether it ended by itself, for a reason that it has printed. */
  refused?: boolean;
}

/** What the supervisor does with the processes. */
interface Keeper {
  /**
   * Starts the process of a place, and again whenever it ends; resolves when it is ready or has ended. With `mayRefuse`,
   * one that refuses its first start is not started again.
   */
  start: (place: Place, options?: { mayRefuse: boolean }) => Promise<Started>;
  /**
   * Puts a new process in each place, one after the other: the old one ends once the new one is ready. Yields a sentence
   * for each. Ends at the first new process that does not become ready; its place keeps the old one.
   */
  replaceAll: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/**
 * With more arenas, the memory that glibc has freed stays with threads that no longer need it, and a process under load
 * seems to grow without end (docs/reliability.md).
 */
const fewArenas = { MALLOC_ARENA_MAX: '2' };

function keepProcesses(places: Place[], log: Logger): Keeper {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let replacing: Promise<string[]> | undefined;

  function launch(place: Place, mayRefuse = false): { child: Worker; started: Promise<Started> } {
    const child = cluster.fork({
      ...fewArenas,
      [partVariable]: place.name,
      ...place.crashes.environment(),
    });
    place.crashes.listen(child);
    const begun = performance.now();
    let port: number | undefined;
    const started = new Promise<Started>((resolve) => {
      child.on('message', (message: unknown) => {
        port ??= readyPort(message);
        if (port !== undefined) resolve({ port });
      });
      child.once('exit', (code: number | null, signal: string | null) => {
        const refused = port === undefined && !signal;
        resolve({ refused });
        if (place.process !== child || isStopping() || (mayRefuse && refused)) return;
        place.failures = performance.now() - begun > wellMs ? 1 : place.failures + 1;
        place.crashes.add(log, place.name, code, signal);
        if (!place.isReplacing) void revive(place);
      });
    });
    return { child, started };
  }

  async function start(place: Place, { mayRefuse } = { mayRefuse: false }): Promise<Started> {
    const { child, started } = launch(place, mayRefuse);
    place.process = child;
    return started;
  }

  async function revive(place: Place): Promise<void> {
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (place.failures - 1));
    await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (!isStopping() && place.process?.isDead()) await start(place);
  }

  async function replace(place: Place): Promise<string> {
    place.isReplacing = true;
    try {
      const old = place.process;
      const { child, started } = launch(place);
      if ((await started).port === undefined) {
        if (isStopping()) return `${place.name} ends`;
        throw new Error(`The new process for ${place.name} did not start; the old one goes on.`);
      }
      place.process = child;
      place.failures = 0;
      if (old) await end(old);
      return `${place.name} runs anew`;
    } finally {
      place.isReplacing = false;
      if (place.process?.isDead() && !isStopping()) void revive(place);
    }
  }

  async function replaceEach(): Promise<string[]> {
    const sentences: string[] = [];
    try {
      for (const place of places) {
        if (isStopping()) break;
        sentences.push(await replace(place));
      }
      log.info('all processes run anew');
    } catch (error) {
      log.error({ err: error }, 'the processes were not all replaced');
      throw error;
    }
    return sentences;
  }

  return {
    start,
    replaceAll: () => (replacing ??= replaceEach().finally(() => (replacing = undefined))),
    async stop() {
      stopping.abort();
      const children = Object.values(cluster.workers ?? {}).filter((child) => child !== undefined);
      await Promise.all(children.map(end));
    },
  };
}

/** Tells a process to end, and kills it if it does not in time. */
async function end(child: Worker): Promise<void> {
  if (child.isDead()) return;
  const exited = once(child, 'exit');
  child.process.kill('SIGTERM');
  const late = setTimeout(() => child.process.kill('SIGKILL'), killAfterMs);
  await exited;
  clearTimeout(late);
}
