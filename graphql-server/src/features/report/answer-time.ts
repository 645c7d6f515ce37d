import { readHours, usualHours } from 'domain/duty/office-hours.ts';
import { startOfDayInIndia } from '../../base/clock.ts';

const hourMs = 3_600_000;

/** The hours of a day in which the office is open, from 0 to 24. */
export interface OfficeHours {
  opens: number;
  closes: number;
}

/** The hours in India in which the office answers while the company has not entered its own. */
const usual: OfficeHours = { opens: usualHours.from / 60, closes: usualHours.to / 60 };
/** An answer takes the office an hour, which it must have between the report and the deadline. */
const neededMs = hourMs;

/**
 * The moment by which the office answers what comes now: at most `hours` later, and within its opening hours. If the
 * latest moment falls in the night, it is the evening before instead, or an hour after the office opens if the evening
 * comes too soon.
 */
export function answerTime(now: Date, hours: number, office: OfficeHours = usual): Date {
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

/** The hours that the company has entered, such as “9 am” and “6:30 pm”; undefined if they are no hours of one day. */
export function officeHours({ opens, closes }: { opens?: string; closes?: string }): OfficeHours | undefined {
  const hours = readHours({ opens, closes });
  if (!hours || hours.to - hours.from < 60) return undefined;
  return { opens: hours.from / 60, closes: hours.to / 60 };
}
