let aheadMs = 0;

/**
 * What this process takes for the time before the database corrects it, in milliseconds since 1970. It goes on evenly when
 * the clock of the machine is set.
 */
export function ownTime(): number {
  return performance.timeOrigin + performance.now();
}

/**
 * The time by the clock of the database, which all processes share. `readClock` measures it at the start and once
 * a minute. Use it for each date that is stored or compared with a stored date.
 */
export function timeNow(): Date {
  return new Date(Math.round(ownTime() + aheadMs));
}

/** Sets the lead of the database’s clock over the clock of this process, in milliseconds. */
export function setClock(ms: number): void {
  aheadMs = ms;
}
