import { startOfDayInIndia } from '../../base/clock.ts';

const hourMs = 3_600_000;
/** The hours in India in which the office answers, on every day of the week. */
const office = { opens: 9, closes: 20 };
/** An answer takes the office an hour, which it must have between the report and the deadline. */
const neededMs = hourMs;

/**
 * The moment by which the office answers what comes now: at most `hours` later, and within its opening hours. If the
 * latest moment falls in the night, it is the evening before instead, or an hour after the office opens if the evening
 * comes too soon.
 */
export function answerTime(now: Date, hours: number): Date {
  const latest = now.getTime() + hours * hourMs;
  const midnight = startOfDayInIndia(new Date(latest)).getTime();
  const opens = midnight + office.opens * hourMs;
  const closes = midnight + office.closes * hourMs;
  if (latest >= opens && latest <= closes) return new Date(latest);
  const isEarly = latest < opens;
  const evening = isEarly ? closes - 24 * hourMs : closes;
  const morning = (isEarly ? opens : opens + 24 * hourMs) + neededMs;
  return new Date(evening - now.getTime() >= neededMs ? evening : morning);
}
