let aheadMs = 0;

/**
 * The time by the clock of the database, which all processes share. `readClock` measures it at the start and once
 * a minute. Use it for each date that is stored or compared with a stored date.
 */
export function timeNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** Sets the lead of the database’s clock over the clock of this process, in milliseconds. */
export function setClock(ms: number): void {
  aheadMs = ms;
}
