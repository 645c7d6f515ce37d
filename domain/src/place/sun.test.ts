import { expect, test } from 'vitest';
import { daylight, roundedSun, sunOn } from './sun.ts';

const at = (hour: number, minute: number) => hour * 60 + minute;

// Worked out by hand for 28.5° N: sin φ = 0.4772, cos φ = 0.8788, tan φ = 0.5430; on both days the declination is ±23.45°:
// sin δ = 0.3980, cos δ = 0.9174, tan δ = 0.4338. A degree of the hour angle H is four minutes.
// Noon by the sun, in Indian time: 12:00 + 4 × (82.5 − 77.4) = 20.4 minutes, less the equation of time.
//   21 June (day 172): B = 360/365 × 91 = 89.75°; 9.87 × sin 179.5° − 7.53 × cos 89.75° − 1.5 × sin 89.75°
//     = 0.086 − 0.033 − 1.500 = −1.4 minutes; noon at 12:21.8
//   21 December (day 355): B = 270.25°; −0.086 − 0.033 + 1.500 = +1.4 minutes; noon at 12:19.0
test.each([
  // cos H = −tan φ tan δ = −0.2355, H = 103.62° = 414.5 minutes: 13 h 49 min of day
  ['june', at(5, 27.3), at(19, 16.3)],
  // cos H = +0.2355, H = 76.38° = 305.5 minutes: 10 h 11 min of day
  ['december', at(7, 13.5), at(17, 24.5)],
] as const)('in %s the sun rises and sets when it should', (day, from, to) => {
  expect(daylight(day).from).toBeCloseTo(from, 0);
  expect(daylight(day).to).toBeCloseTo(to, 0);
});

// A wall has the sun where east × sin A + north × cos A > 0, with east = −cos δ sin H and
// north = cos φ sin δ − sin φ cos δ cos H.
test.each([
  // A = 0°: cos H = tan δ / tan φ = 0.7989, H = ±36.98° = ±147.9 minutes; sun from sunrise till then, and again till sunset
  ['NORTH', 'june', [at(5, 27.3), at(9, 53.9), at(14, 49.7), at(19, 16.3)]],
  // A = 180°: the hours between
  ['SOUTH', 'june', [at(9, 53.9), at(14, 49.7)]],
  // A = 90°: −cos δ sin H > 0 till H = 0
  ['EAST', 'june', [at(5, 27.3), at(12, 21.8)]],
  // A = 135°: 0.4378 cos H − 0.9174 sin H > 0.3497 (each without 0.7071); R = 1.0165, middle = atan2(−0.9174, 0.4378) = −64.49°,
  // half = arccos(0.3441) = 69.88°; till H = 5.39° = 21.6 minutes
  ['SOUTH_EAST', 'june', [at(5, 27.3), at(12, 43.4)]],
  // the same with −0.3497: half = 110.12°; till H = 45.63° = 182.5 minutes
  ['SOUTH_EAST', 'december', [at(7, 13.5), at(15, 21.5)]],
  // A = 225°, the other way round: from H = −45.63°
  ['SOUTH_WEST', 'december', [at(9, 16.5), at(17, 24.5)]],
  // A = 0°: cos H = −0.7989 on the other side, H beyond 143°, when the sun is down
  ['NORTH', 'december', []],
] as const)('a wall to the %s has its sun in %s when it should', (facing, day, times) => {
  const found = sunOn(facing, day).flatMap(({ from, to }) => [from, to]);
  expect(found).toHaveLength(times.length);
  for (const [place, time] of times.entries()) expect(Math.abs((found[place] ?? 0) - time)).toBeLessThan(0.5);
});

test('hours are told to the quarter hour, and both sides of a wall share the day', () => {
  expect(roundedSun('SOUTH_EAST', 'december')).toEqual([{ from: at(7, 15), to: at(15, 15) }]);
  expect(roundedSun('NORTH', 'june')).toEqual([
    { from: at(5, 30), to: at(10, 0) },
    { from: at(14, 45), to: at(19, 15) },
  ]);
  const length = (spans: { from: number; to: number }[]) =>
    spans.reduce((sum, { from, to }) => sum + to - from, 0);
  for (const day of ['june', 'december'] as const)
    for (const [one, other] of [
      ['NORTH', 'SOUTH'],
      ['NORTH_EAST', 'SOUTH_WEST'],
      ['EAST', 'WEST'],
      ['SOUTH_EAST', 'NORTH_WEST'],
    ] as const)
      expect(length([...sunOn(one, day), ...sunOn(other, day)])).toBeCloseTo(length([daylight(day)]), 6);
});
