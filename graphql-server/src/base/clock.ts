let aheadMs = 0;
/** India is 5:30 ahead of UTC all year round. */
const indiaMs = 5.5 * 3_600_000;

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

/** The day of a moment in India, as YYYY-MM-DD; today by default. */
export function dayInIndia(moment = timeNow()): string {
  return new Date(moment.getTime() + indiaMs).toISOString().slice(0, 10);
}

/** The midnight in India with which the day of a moment begins. */
export function startOfDayInIndia(moment: Date): Date {
  return new Date(Date.parse(dayInIndia(moment)) - indiaMs);
}

/** The moment so many months later, or earlier for a negative number. */
export function monthsAfter(moment: Date, months: number): Date {
  const then = new Date(moment);
  then.setUTCMonth(then.getUTCMonth() + months);
  return then;
}
