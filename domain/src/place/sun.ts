import type { Facing } from '../schema.generated.ts';

/** The middle of Noida. */
const latitude = 28.5;
const longitude = 77.4;
/** Indian Standard Time is the time of this meridian. */
const meridian = 82.5;

const radian = Math.PI / 180;
const minutesPerDegree = 4;

/** The days with the shortest and the longest sun: 21 December and 21 June, by their places in the year. */
export const solarDays = { december: 355, june: 172 } as const;
export type SolarDay = keyof typeof solarDays;

/** From north clockwise, in degrees. */
const azimuths: Record<Facing, number> = {
  ...{ NORTH: 0, NORTH_EAST: 45, EAST: 90, SOUTH_EAST: 135 },
  ...{ SOUTH: 180, SOUTH_WEST: 225, WEST: 270, NORTH_WEST: 315 },
};

/** From one moment to another, in minutes since midnight in India. */
export interface SunSpan {
  from: number;
  to: number;
}

/** The declination of the sun in radians (Cooper’s formula). */
function declination(day: SolarDay): number {
  return 23.45 * radian * Math.sin((360 / 365) * (284 + solarDays[day]) * radian);
}

/** When the sun stands highest in Noida, by Indian time; the equation of time is good to half a minute. */
function noon(day: SolarDay): number {
  const angle = (360 / 365) * (solarDays[day] - 81) * radian;
  const equation = 9.87 * Math.sin(2 * angle) - 7.53 * Math.cos(angle) - 1.5 * Math.sin(angle);
  return 12 * 60 + (meridian - longitude) * minutesPerDegree - equation;
}

/** The hour angle of sunset: the middle of the sun on a level horizon, without the bending of its light. */
function halfDay(day: SolarDay): number {
  return Math.acos(-Math.tan(latitude * radian) * Math.tan(declination(day)));
}

function spanOf(day: SolarDay, from: number, to: number): SunSpan {
  const time = (hourAngle: number) => noon(day) + (hourAngle / radian) * minutesPerDegree;
  return { from: time(from), to: time(to) };
}

/** From sunrise to sunset. */
export function daylight(day: SolarDay): SunSpan {
  return spanOf(day, -halfDay(day), halfDay(day));
}

/**
 * When the sun shines on an upright wall that looks to a side: it is above the horizon and less than 90° from the side. Other
 * buildings, balconies and clouds are left out. A wall that looks north has the sun twice in June.
 *
 * With the hour angle H, the sun stands before the wall where a · cos H + b · sin H > c, that is within `half` of `middle`.
 */
export function sunOn(facing: Facing, day: SolarDay): SunSpan[] {
  const side = azimuths[facing] * radian;
  const [tilt, place, sunset] = [declination(day), latitude * radian, halfDay(day)];
  const a = -Math.cos(side) * Math.sin(place) * Math.cos(tilt);
  const b = -Math.sin(side) * Math.cos(tilt);
  const c = -Math.cos(side) * Math.cos(place) * Math.sin(tilt);
  const middle = Math.atan2(b, a);
  const half = Math.acos(Math.max(-1, Math.min(1, c / Math.hypot(a, b))));
  return [-1, 0, 1].flatMap((turn) => {
    const from = Math.max(-sunset, middle - half + turn * 2 * Math.PI);
    const to = Math.min(sunset, middle + half + turn * 2 * Math.PI);
    return from < to ? [spanOf(day, from, to)] : [];
  });
}

const quarter = 15;

/** The same to the quarter hour, which is as much as such a figure can promise. */
export function roundedSun(facing: Facing, day: SolarDay): SunSpan[] {
  const round = (minutes: number) => Math.round(minutes / quarter) * quarter;
  return sunOn(facing, day)
    .map(({ from, to }) => ({ from: round(from), to: round(to) }))
    .filter(({ from, to }) => from < to);
}
