import { daylight, roundedSun } from 'domain/place/sun.ts';
import type { SolarDay, SunSpan } from 'domain/place/sun.ts';
import type { Facing } from 'domain/schema.generated.ts';
import { facingWords } from './availability.content.ts';

export const sunContent = {
  title: 'Sun by side',
  caption: 'Hours of direct sun by side',
  line: 'When the sun stands on each side of the building, on the shortest and the longest day of the year.',
  side: 'Side',
  days: { december: '21 December', june: '21 June' },
  months: { december: 'December', june: 'June' },
  noon: 'noon',
  none: 'No direct sun',
  leftOut:
    'Computed for Noida, to the quarter hour. Other buildings, balconies, clouds and haze are left out.',
  door: 'The side of a home is the one that its door faces; its rooms may look to other sides.',
};

/** A minute of the day as a clock says it: “7:15 am”, “noon”, “1 pm”. */
export function clock(minutes: number): string {
  if (minutes === 12 * 60) return sunContent.noon;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${hour % 12 || 12}${minute ? `:${minute}` : ''}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

/** “7:15 am to 3:15 pm”; several spans are joined by “and”. */
export function sunTimes(facing: Facing, day: SolarDay): string {
  return roundedSun(facing, day)
    .map(({ from, to }) => `${clock(from)} to ${clock(to)}`)
    .join(' and ');
}

/** How long the sun stands on a side, in hours and minutes: “7 h 15 min”; empty for none. */
export function sunLength(facing: Facing, day: SolarDay): string {
  const minutes = roundedSun(facing, day).reduce((sum, { from, to }) => sum + to - from, 0);
  return [
    minutes >= 60 && `${Math.floor(minutes / 60)}\u00a0h`,
    minutes % 60 > 0 && `${minutes % 60}\u00a0min`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** “South-east: direct sun in December from 7:15 am to 3:15 pm; in June from 5:30 am to 12:45 pm.” */
export function sunSentence(facing: Facing): string {
  const day = (name: SolarDay) => {
    const times = sunTimes(facing, name).replaceAll(' and ', ' and from ');
    return times ? `in ${sunContent.months[name]} from ${times}` : `none in ${sunContent.months[name]}`;
  };
  return `${facingWords({ facing })}: direct sun ${day('december')}; ${day('june')}.`;
}

/** The day from sunrise to sunset and the sun on a side, for a drawing. */
export function drawnSun(facing: Facing, day: SolarDay): { day: SunSpan; sun: SunSpan[] } {
  return { day: daylight(day), sun: roundedSun(facing, day) };
}
