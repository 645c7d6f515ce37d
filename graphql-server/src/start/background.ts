import { sweepRateLimits } from '../access/rate-limit.ts';
import type { AppContext } from '../base/context.ts';
import { isDatabaseAway } from '../base/database-away.ts';
import { backupClaim, heavyWorkClaim } from '../database/backup/claims.ts';
import { isClaimed, whenUnclaimed } from '../database/claims.ts';
import { readClock } from '../database/time.ts';
import { sweepAttempts } from '../features/auth/login-throttle.ts';
import { sweepSessions } from '../features/auth/session.service.ts';
import { sweepShortlists } from '../features/shortlist/shared-shortlist.service.ts';
import { warmUpProjects } from '../features/search/index/index-keeper.ts';
import { keepUpProperties } from '../features/property/upkeep.ts';
import { writeViews } from '../features/property/property-views.ts';
import { encodeMissingAvif } from '../files/avif.ts';
import { sweepTemporaryFiles } from '../files/temporary.ts';
import { sendAlertMail, workAlerts } from '../features/alert/mail/alert-mails.ts';
import { writeMisses } from '../features/alert/missed/missed-searches.ts';
import { sweepAlerts } from '../features/alert/sweep-alerts.ts';
import { beat, beatMs } from '../office/health/heartbeat.ts';
import { backUpWhenDue } from '../office/backups/scheduled-backups.ts';
import { releaseEndedHolds } from '../features/unit/units.service.ts';
import { publishDueDrafts } from '../office/versions/due-drafts.ts';
import { checkListings } from '../features/listings/check-listings.ts';
import { sweepOutbox, workOutbox } from '../office/outbox/outbox.worker.ts';
import { sweepPersonalData } from '../office/privacy/retention.ts';
import { sweepFiles, sweepTrash, sweepVersions } from './sweep.ts';

const avifPauseMs = 2_000;
const mailPauseMs = 3_000;
const viewsPauseMs = 5_000;
const draftsPauseMs = 5_000;
const alertsPauseMs = 10_000;
const listingsPauseMs = 10_000;
const sweepPauseMs = 60 * 60_000;
const clockPauseMs = 60_000;
const backupPauseMs = 60_000;

/** The claim that `npm run worker` holds while it lives. */
export const workerClaim = 'worker';

/**
 * Starts the work beside the requests: AVIF variants, e-mails, views, backups and sweeps. Each kind runs in one
 * process at a time; while a worker lives, it does the heavy work. The returned function stops the work and
 * waits for its end.
 */
export function startBackgroundWork(
  context: AppContext,
  { isWorker = false }: { isWorker?: boolean } = {},
): () => Promise<void> {
  const stop = new AbortController();
  const stopped = () => stop.signal.aborted;
  /**
   * Heavy tasks run one at a time; e-mails have a lane of their own, so that a slow mail server delays
   * nothing else.
   */
  const lanes = {
    heavy: Promise.resolve(),
    mail: Promise.resolve(),
    own: Promise.resolve(),
    drafts: Promise.resolve(),
    alerts: Promise.resolve(),
    backup: Promise.resolve(),
  };
  const timers = new Set<NodeJS.Timeout>();

  /** Repeats `work`, at once while it answers that there is more to do. */
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
          // The requests say that the database is away; this work goes on when it is back.
          const level = isDatabaseAway(error) ? 'debug' : 'error';
          if (!stopped()) context.log[level]({ err: error }, 'background work failed');
          return false;
        });
        if (!stopped()) repeat(lane, work, pauseMs, more ? 0 : pauseMs);
      });
    }, firstMs);
    timers.add(timer);
  }

  async function heavy(work: (context: AppContext) => Promise<boolean>): Promise<boolean> {
    if ((await leavesHeavyWork()) || (await isClaimed(context, backupClaim))) return false;
    return whenUnclaimed(context, heavyWorkClaim, () => work(context));
  }

  async function leavesHeavyWork(): Promise<boolean> {
    return !isWorker && (await isClaimed(context, workerClaim));
  }

  async function backUp(): Promise<boolean> {
    if (!context.config.backup) return false;
    return backUpWhenDue(context, { leaves: await leavesHeavyWork(), signal: stop.signal });
  }

  repeat('heavy', () => heavy(encodeMissingAvif), avifPauseMs, avifPauseMs);
  repeat('heavy', () => heavy(sweep), sweepPauseMs, 60_000);
  repeat('mail', () => whenUnclaimed(context, 'mail', () => workMail(context)), mailPauseMs, mailPauseMs);
  const alerts = () => whenUnclaimed(context, 'alerts', () => workAlerts(context));
  repeat('alerts', alerts, alertsPauseMs, alertsPauseMs);
  const drafts = () => whenUnclaimed(context, 'drafts', () => publishDueDrafts(context));
  repeat('drafts', drafts, draftsPauseMs, draftsPauseMs);
  const listings = () => whenUnclaimed(context, 'listings', () => checkListings(context));
  repeat('drafts', listings, listingsPauseMs, listingsPauseMs);
  const holds = () => whenUnclaimed(context, 'holds', () => releaseEndedHolds(context));
  repeat('drafts', holds, draftsPauseMs, draftsPauseMs);
  const tellHealth = () => beat(context, isWorker ? 'worker' : 'web').then(() => false);
  repeat('own', tellHealth, beatMs, 1_000);
  repeat('backup', backUp, backupPauseMs, backupPauseMs);
  repeat('own', () => setOwnClock(context), clockPauseMs, clockPauseMs);
  if (!isWorker) {
    void warmUpProjects(context).catch((error: unknown) => {
      if (!stopped()) context.log.warn({ err: error }, 'the projects could not be read ahead');
    });
    // No other process can do this work: it concerns the counts of this process and the folder of its machine.
    repeat('own', () => writeViews(context), viewsPauseMs, viewsPauseMs);
    repeat('own', () => writeMisses(context), viewsPauseMs, viewsPauseMs);
    repeat('own', sweepOwn, sweepPauseMs, 60_000);
  }
  return async () => {
    stop.abort();
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(Object.values(lanes));
    await writeViews(context);
    await writeMisses(context);
  };
}

/** Does each task once, one after the other. */
export async function workOnce(context: AppContext): Promise<void> {
  await encodeMissingAvif(context);
  await workMail(context);
  await publishDueDrafts(context);
  await checkListings(context);
  await workAlerts(context);
  await writeViews(context);
  await writeMisses(context);
  await sweep(context);
  await sweepOwn();
}

/** What the office waits for goes before what visitors wait for. */
async function workMail(context: AppContext): Promise<boolean> {
  return (await workOutbox(context)) || sendAlertMail(context);
}

async function sweep(context: AppContext): Promise<boolean> {
  await keepUpProperties(context);
  await sweepAttempts(context);
  await sweepRateLimits(context);
  await sweepSessions(context);
  await sweepShortlists(context);
  await sweepTrash(context);
  await sweepPersonalData(context);
  await sweepVersions(context);
  await sweepFiles(context);
  await sweepOutbox(context);
  await sweepAlerts(context);
  return false;
}

async function setOwnClock({ db }: AppContext): Promise<boolean> {
  await readClock(db);
  return false;
}

async function sweepOwn(): Promise<boolean> {
  await sweepTemporaryFiles();
  return false;
}
