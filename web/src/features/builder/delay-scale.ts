/** Months before and after the promised one, with a mark at every few of them. */
export interface DelayScale {
  from: number;
  to: number;
  marks: number[];
}

const steps = [1, 2, 3, 6, 12, 24, 60];
/** More marks than this would stand too close on a phone. */
const mostMarks = 8;
/** Room at both ends for half a sign, in percent. */
const edge = 3;

/** One scale for these delays in months, the promised month among them. */
export function scaleOf(delays: readonly number[]): DelayScale {
  const [least, most] = [Math.min(0, ...delays), Math.max(1, ...delays)];
  const step = steps.find((months) => (most - least) / months < mostMarks) ?? 120;
  const from = Math.floor(least / step) * step || 0;
  const to = Math.ceil(most / step) * step;
  const marks = Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
  return { from, to, marks };
}

/** Where a month stands, in percent of the width. */
export function placeOn({ from, to }: DelayScale, months: number): number {
  return edge + ((months - from) / (to - from)) * (100 - 2 * edge);
}
