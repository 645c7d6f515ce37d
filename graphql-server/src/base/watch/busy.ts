const tickMs = 50;
/** The time over which lateness is averaged. */
const memoryMs = 1_000;

let lastTick = performance.now();
let average = 0;
let turns = 0;
let timer: NodeJS.Timeout | undefined;

/** How late things are at a moment, before the average. */
function latenessAt(now: number): number {
  return Math.max(0, now - lastTick - tickMs);
}

function tick(): void {
  const now = performance.now();
  const weight = 1 - Math.exp(-(now - lastTick) / memoryMs);
  average += (latenessAt(now) - average) * weight;
  lastTick = now;
  turns += 1;
}

function measure(): void {
  if (timer) return;
  lastTick = performance.now();
  timer = setInterval(tick, tickMs).unref();
}

/** How late this process does things, in milliseconds, on average of the last second. The first call begins to measure. */
export function busyMs(): number {
  measure();
  return average;
}

/**
 * A number that changes every 50 milliseconds, or later while the process is busy: what begins under the same number
 * waits for each other.
 */
export function turn(): number {
  measure();
  return turns;
}
