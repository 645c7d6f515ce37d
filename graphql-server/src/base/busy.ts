const tickMs = 50;
/** The time over which lateness is averaged. */
const memoryMs = 1_000;

let lastTick = performance.now();
let average = 0;
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
}

/** How late this process does things, in milliseconds, on average of the last second. The first call begins to measure. */
export function busyMs(): number {
  if (!timer) {
    lastTick = performance.now();
    timer = setInterval(tick, tickMs).unref();
  }
  return average;
}
