import { pino } from 'pino';
import type { Logger } from 'pino';
import { noteError } from './recent-errors.ts';
import { safeError, safeWords } from '../text/safe-words.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export interface LogSettings {
  /** The least level that is logged. */
  level: LogLevel;
  /** `json`: one object a line, for programs; `text`: for people at a terminal. */
  format: 'json' | 'text';
  /** The name of this process, if there are several. */
  process?: string;
}

/** Where finished lines go. */
export interface LogTarget {
  write: (line: string) => void;
}

/**
 * A log of one line per event: level, time, message and what belongs to it. Errors keep their type, message, stack
 * and cause; personal data is taken out of all texts.
 */
export function createLog(
  { level, format, process }: LogSettings,
  target: LogTarget = standardOutput(),
): Logger {
  return pino(
    {
      level,
      base: process ? { process } : null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => safeError(error) },
      hooks: {
        logMethod(values, method, number) {
          const safe = values.map((value: unknown) => (typeof value === 'string' ? safeWords(value) : value));
          if (number >= errorNumber) note(safe);
          method.apply(this, safe as typeof values);
        },
      },
    },
    format === 'json' ? target : { write: (line: string) => target.write(readable(line)) },
  );
}

const errorNumber = pino.levels.values.error ?? 50;

/** Notes an error for the owner, besides the log. */
function note(values: unknown[]): void {
  const words = values.filter((value) => typeof value === 'string').join(' ');
  const { err, requestId } = Object(values[0]) as { err?: unknown; requestId?: unknown };
  const error = err === undefined ? undefined : safeError(err);
  const reason = error ? `: ${error.type}: ${error.message}` : '';
  noteError(`${words}${reason}`, typeof requestId === 'string' ? requestId : null);
}

/** Lines are written at once, so that a crash loses none. A full disk behind the output ends no process. */
function standardOutput(): LogTarget {
  const output = pino.destination({ dest: 1, sync: true });
  output.on('error', () => undefined);
  return output;
}

interface Line {
  level: string;
  time: string;
  message?: string;
  err?: { message: string; stack?: string };
}

/** A line for people: the time of day, the level, the words, what belongs to them, and the stack below. */
function readable(line: string): string {
  const { level, time, message = '', err, ...others } = JSON.parse(line) as Line;
  const values = Object.entries(others as Record<string, unknown>).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const below = err ? `\n${err.stack ?? err.message}` : '';
  return `${time.slice(11, 19)} ${level.toUpperCase().padEnd(5)} ${message}${values.join('')}${below}\n`;
}
