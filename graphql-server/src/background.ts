import type { AppContext } from './context.ts';
import { sweepAttempts } from './features/auth/login-throttle.ts';
import { sweepSessions } from './features/auth/session.service.ts';
import { warmUpProjects } from './features/property/project-search.service.ts';
import { encodeMissingAvif } from './files/images.ts';
import { sweepRateLimits } from './rate-limit.ts';
import { sweepFiles, sweepTrash } from './sweep.ts';

const avifPauseMs = 2_000;
const sweepPauseMs = 60 * 60_000;

/** Starts what runs beside the requests: AVIF variants and sweeps. The result stops it and waits for its end. */
export function startBackgroundWork(context: AppContext): () => Promise<void> {
  const stop = new AbortController();
  const stopped = () => stop.signal.aborted;
  let running: Promise<void> = Promise.resolve();
  const timers = new Set<NodeJS.Timeout>();

  /** `work` says whether there is more to do at once. */
  function repeat(work: () => Promise<boolean>, pauseMs: number, firstMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      running = running.then(async () => {
        if (stopped()) return;
        const more = await work().catch((error: unknown) => {
          if (!stopped()) context.log.error({ err: error }, 'background work failed');
          return false;
        });
        if (!stopped()) repeat(work, pauseMs, more ? 0 : pauseMs);
      });
    }, firstMs);
    timers.add(timer);
  }

  void warmUpProjects(context).catch((error: unknown) => {
    if (!stopped()) context.log.warn({ err: error }, 'the projects could not be read ahead');
  });
  repeat(() => encodeMissingAvif(context), avifPauseMs, avifPauseMs);
  repeat(() => sweep(context), sweepPauseMs, 60_000);
  return async () => {
    stop.abort();
    for (const timer of timers) clearTimeout(timer);
    await running;
  };
}

async function sweep(context: AppContext): Promise<boolean> {
  await sweepAttempts(context);
  await sweepRateLimits(context);
  await sweepSessions(context);
  await sweepTrash(context);
  await sweepFiles(context);
  return false;
}
