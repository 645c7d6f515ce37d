import type { Logger } from 'pino';
import type { Config, Crashes } from '../base/config.ts';
import { createLog } from '../base/watch/log.ts';
import { counter } from '../base/watch/metrics.ts';
import { noteCrash } from '../base/watch/recent-errors.ts';
import { crashesVariable } from './parts.ts';

const restarts = counter(
  'ahg_restarts_total',
  'How often this process was started again because it had ended by a fault.',
);

/** What a process says to its keeper just before a fault ends it. */
interface LastWords {
  /** The type of the error. */
  crashed: string;
}

/**
 * Logs the fault that ends this process with its stack, and tells its keeper. Reports the fault that ended the process
 * before this one: in the log, in the measures, and on the page Health.
 */
export function reportCrashes({ log: settings, crashes }: Config): void {
  const log = createLog({ level: 'info', format: 'json', ...settings });
  process.on('uncaughtExceptionMonitor', (error: unknown) => {
    log.error({ err: error }, 'a fault ends this process');
    const crashed = error instanceof Error ? error.name : typeof error;
    process.send?.({ crashed } satisfies LastWords);
  });
  if (!crashes) return;
  for (let count = 0; count < crashes.count; count += 1) restarts.add();
  noteCrash(`The process ended by a fault and was started again: ${crashes.last}`);
}

/** The faults of the process in one place, as its keeper sees them. */
export interface CrashRecord {
  /** Listens to the last words of a process. */
  listen: (child: { on: (event: 'message', listener: (message: unknown) => void) => unknown }) => void;
  /** Notes that the process ended by a fault, and logs it. */
  add: (log: Logger, name: string, code: number | null, signal: string | null) => void;
  /** The variables that tell the next process of it. */
  environment: () => Record<string, string>;
}

/** Starts a record of the faults in one place. */
export function recordCrashes(): CrashRecord {
  let words: string | undefined;
  let count = 0;
  let environment: Record<string, string> = {};
  return {
    listen(child) {
      words = undefined;
      child.on('message', (message) => {
        const { crashed } = Object(message) as Partial<LastWords>;
        if (typeof crashed === 'string') words = crashed;
      });
    },
    add(log, name, code, signal) {
      const last = words ?? (signal ? `signal ${signal}` : `code ${code}`);
      count += 1;
      environment = { [crashesVariable]: JSON.stringify({ count, last } satisfies Crashes) };
      log.error({ ended: name, code, signal }, 'a process ended and is started again');
    },
    environment: () => environment,
  };
}

/** Reads what `environment` of a record has written; undefined for anything else. */
export function readCrashes(text: string | undefined): Crashes | undefined {
  return text ? (JSON.parse(text) as Crashes) : undefined;
}
