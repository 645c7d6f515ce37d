import { sweepRateLimits } from '../access/rate-limit.ts';
import type { AppContext } from '../base/context.ts';
import { isDatabaseAway } from '../base/database-away.ts';
import { backupClaim, heavyWorkClaim } from '../database/backup/claims.ts';
import { isClaimed, standFor, whenUnclaimed } from '../database/claims.ts';
import { readClock } from '../database/time.ts';
import { totalledIndex } from '../features/search/index/index-keeper.ts';
import { encodeMissingAvif, lacksAvif } from '../files/avif.ts';
import { sweepTemporaryFiles } from '../files/temporary.ts';
import { sendAlertMail } from '../features/alert/mail/alert-mails.ts';
import { sendDeliveries } from '../features/webhook/send-deliveries.ts';
import { createSchema } from '../http/graphql/schema.ts';
import { beat, beatMs } from '../office/health/heartbeat.ts';
import { backUpWhenDue } from '../office/backups/scheduled-backups.ts';
import { workOutbox } from '../office/outbox/outbox.worker.ts';
import { sweepPersonalData } from '../office/privacy/retention.ts';
import { rooms } from '../office/rooms.ts';
import { sweepFiles, sweepTrash, sweepVersions } from './sweep.ts';

const avifPauseMs = 2_000;
const mailPauseMs = 3_000;
const webhooksPauseMs = 1_000;
const countsPauseMs = 5_000;
const sweepPauseMs = 60 * 60_000;
const clockPauseMs = 60_000;
const backupPauseMs = 60_000;

/** What publishes comes before what tells of it. */
const lanesInOrder = ['people', 'notices', 'drafts', 'alerts', 'changes'] as const;
const jobs = lanesInOrder.flatMap((lane) =>
  rooms.toReversed().flatMap((room) => room.jobs?.filter((job) => job.lane === lane) ?? []),
);
const counts = rooms.flatMap((room) => room.counts ?? []);
const sweeps = rooms.flatMap((room) => room.sweeps ?? []);

/** The claim that `npm run worker` holds while it lives. */
export const workerClaim = 'worker';

/** The claim of the process that does the light work: e-mails, webhooks and the jobs of the rooms. */
const lightWorkClaim = 'light work';

/**
 * Starts the work beside the requests: AVIF variants, e-mails, views, backups and sweeps. Each kind runs in one
 * process at a time: all light work in that which holds its claim, the heavy work in a worker while one lives. The returned
 * function stops the work and waits for its end.
 */
export function startBackgroundWork(
  context: AppContext,
  { isWorker = false }: { isWorker?: boolean } = {},
): () => Promise<void> {
  const stop = new AbortController();
  const stopped = () => stop.signal.aborted;
  const lightWork = standFor(context, lightWorkClaim);
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
    people: Promise.resolve(),
    notices: Promise.resolve(),
    changes: Promise.resolve(),
    webhooks: Promise.resolve(),
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

  /** Repeats `work` while this process does the light work. */
  function repeatLight(lane: keyof typeof lanes, work: () => Promise<boolean>, pauseMs: number): void {
    const turn = async () => lightWork.isHeld() && (await work());
    repeat(lane, turn, pauseMs, pauseMs);
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

  // To take the claim and give it back writes twice, which an idle product would do all day.
  const encode = async () => (await lacksAvif(context)) && heavy(encodeMissingAvif);
  repeat('heavy', encode, avifPauseMs, avifPauseMs);
  repeat('heavy', () => heavy(sweep), sweepPauseMs, 60_000);
  repeatLight('mail', () => workMail(context), mailPauseMs);
  repeatLight('webhooks', () => sendDeliveries(context, createSchema(), stop.signal), webhooksPauseMs);
  for (const { lane, pauseMs, work } of jobs) repeatLight(lane, () => work(context), pauseMs);
  const tellHealth = () => beat(context, isWorker ? 'worker' : 'web').then(() => false);
  repeat('own', tellHealth, beatMs, 1_000);
  repeat('backup', backUp, backupPauseMs, backupPauseMs);
  repeat('own', () => setOwnClock(context), clockPauseMs, clockPauseMs);
  if (!isWorker) {
    // The first visitor after a start finds the index.
    void totalledIndex(context).catch((error: unknown) => {
      if (!stopped()) context.log.warn({ err: error }, 'the projects could not be read ahead');
    });
    // No other process can do this work: it concerns the counts of this process and the folder of its machine.
    for (const count of counts) repeat('own', () => count(context), countsPauseMs, countsPauseMs);
    repeat('own', sweepOwn, sweepPauseMs, 60_000);
  }
  return async () => {
    stop.abort();
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(Object.values(lanes));
    await lightWork.leave();
    for (const count of counts) await count(context);
  };
}

/** Does each task once, one after the other. */
export async function workOnce(context: AppContext): Promise<void> {
  await encodeMissingAvif(context);
  await workMail(context);
  for (const { work } of jobs) await work(context);
  await sendDeliveries(context, createSchema(), new AbortController().signal);
  for (const count of counts) await count(context);
  await sweep(context);
  await sweepOwn();
}

/** What the office waits for goes before what visitors wait for. */
async function workMail(context: AppContext): Promise<boolean> {
  return (await workOutbox(context)) || sendAlertMail(context);
}

/** The files come last: what the others removed names them no more. */
async function sweep(context: AppContext): Promise<boolean> {
  await sweepRateLimits(context);
  for (const clear of sweeps) await clear(context);
  await sweepTrash(context);
  await sweepPersonalData(context);
  await sweepVersions(context);
  await sweepFiles(context);
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
