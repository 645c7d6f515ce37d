import { eventLoopLagMs } from './event-loop.ts';
import { gauge } from './metrics.ts';

// What every process measures of itself, whatever its work.
gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', () =>
  Math.round(performance.timeOrigin / 1000),
);
gauge('process_resident_memory_bytes', 'The memory of the process.', () => process.memoryUsage.rss());
gauge('process_cpu_seconds_total', 'Processor time of the process.', () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
});
gauge('nodejs_heap_used_bytes', 'The memory of JavaScript objects.', () => process.memoryUsage().heapUsed);
gauge(
  'nodejs_eventloop_lag_p99_seconds',
  'How late the process ran its tasks since the last reading.',
  () => eventLoopLagMs() / 1000,
);
