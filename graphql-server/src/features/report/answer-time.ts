import { startOfDayInIndia } from '../../base/clock.ts';

const hourMs = 3_600_000;
/** The hours in India in which the office answers, on every day of the week. */
const office = { opens: 9, closes: 20 };
/** An answer takes the office an hour, which it must have between the report and the deadline. */
const neededMs = hourMs;

/**
 * By when the office answers what comes now, `hours` later at most. The office does not answer in the night: such a moment gives way
 * to the evening before, or, if the office cannot make that, to an hour after it opens.
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
