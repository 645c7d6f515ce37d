import type { AppContext } from './context.ts';
import { sweepAttempts } from './features/auth/login-throttle.ts';
import { sweepSessions } from './features/auth/session.service.ts';
import { sweepOutbox, workOutbox } from './features/mail/outbox.worker.ts';
import { warmUpProjects } from './features/property/project-search.service.ts';
import { writeViews } from './features/property/property-views.ts';
import { encodeMissingAvif } from './files/images.ts';
import { sweepTemporaryFiles } from './files/temporary.ts';
import { sweepRateLimits } from './rate-limit.ts';
import { sweepFiles, sweepTrash } from './sweep.ts';

const avifPauseMs = 2_000;
const mailPauseMs = 3_000;
const viewsPauseMs = 5_000;
const sweepPauseMs = 60 * 60_000;

/** Starts what runs beside the requests: AVIF variants, e-mails and sweeps. The result stops it and waits for its end. */
export function startBackgroundWork(context: AppContext): () => Promise<void> {
  const stop = new AbortController();
  const stopped = () => stop.signal.aborted;
  /** Heavy work waits for its turn; a mail server that is slow to answer keeps nothing else waiting. */
  const lanes = { heavy: Promise.resolve(), mail: Promise.resolve(), views: Promise.resolve() };
  const timers = new Set<NodeJS.Timeout>();

  /** `work` says whether there is more to do at once. */
  function repeat(
    lane: keyof typeof lanes,
    work: () => Promise<boolean>,
    pauseMs: number,
    firstMs: number,
  ): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      lanes[lane] = lanes[lane].then(async () => {
        if (stopped()) return;
        const more = await work().catch((error: unknown) => {
          if (!stopped()) context.log.error({ err: error }, 'background work failed');
          return false;
        });
        if (!stopped()) repeat(lane, work, pauseMs, more ? 0 : pauseMs);
      });
    }, firstMs);
    timers.add(timer);
  }

  void warmUpProjects(context).catch((error: unknown) => {
    if (!stopped()) context.log.warn({ err: error }, 'the projects could not be read ahead');
  });
  repeat('heavy', () => encodeMissingAvif(context), avifPauseMs, avifPauseMs);
  repeat('heavy', () => sweep(context), sweepPauseMs, 60_000);
  repeat('views', () => writeViews(context), viewsPauseMs, viewsPauseMs);
  repeat('mail', () => workOutbox(context), mailPauseMs, mailPauseMs);
  return async () => {
    stop.abort();
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(Object.values(lanes));
    await writeViews(context);
  };
}

/** Does everything once, one after the other. */
export async function workOnce(context: AppContext): Promise<void> {
  await encodeMissingAvif(context);
  await workOutbox(context);
  await writeViews(context);
  await sweep(context);
}

async function sweep(context: AppContext): Promise<boolean> {
  await sweepAttempts(context);
  await sweepRateLimits(context);
  await sweepSessions(context);
  await sweepTrash(context);
  await sweepFiles(context);
  await sweepOutbox(context);
  await sweepTemporaryFiles();
  return false;
}
