let aheadMs = 0;

/**
 * The time by the clock of the database, which all processes share, as measured at the start and once a minute
 * (`readClock`). Use it for every date that is stored or compared with a stored one.
 */
export function timeNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** Notes how far the clock of the database is ahead of the clock of this process, in milliseconds. */
export function setClock(ms: number): void {
  aheadMs = ms;
}
