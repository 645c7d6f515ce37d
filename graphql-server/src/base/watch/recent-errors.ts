import { timeNow } from '../clock.ts';

/** An error that this process logged, without personal data. */
export interface RecentError {
  at: Date;
  message: string;
  /** The request in which it happened; null for work without a request. */
  requestId: string | null;
}

const maxNoted = 50;
let noted: RecentError[] = [];
const crashes: RecentError[] = [];

/** Notes an error until the process next reports what happened. */
export function noteError(message: string, requestId: string | null): void {
  noted.push({ at: timeNow(), message: message.slice(0, 300), requestId });
  noted = noted.slice(-maxNoted);
}

/** Notes that a fault ended the process before this one, until the process next reports what happened. */
export function noteCrash(message: string): void {
  crashes.push({ at: timeNow(), message, requestId: null });
}

/** The crashes since the last call. */
export function takeCrashes(): RecentError[] {
  return crashes.splice(0);
}

/** The errors since the last call. */
export function takeErrors(): RecentError[] {
  return noted.splice(0);
}
