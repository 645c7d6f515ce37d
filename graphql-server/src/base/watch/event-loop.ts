import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 20;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
delay.enable();

/** How much later than planned this process did things since the last call: the 99th percentile, in milliseconds. */
export function eventLoopLagMs(): number {
  // The measure counts the pause between two looks.
  const lag = Math.max(0, delay.percentile(99) / 1e6 - resolutionMs);
  delay.reset();
  return Number.isFinite(lag) ? Math.round(lag * 10) / 10 : 0;
}
