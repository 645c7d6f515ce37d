import { NotPublic, post } from '../../access/outgoing.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { deliveriesOf } from './delivery.type.ts';
import type { DeliveryAttempt, StoredDelivery } from './delivery.type.ts';
import { switchOff } from './switch-off.ts';
import { webhookRules } from './webhook-address.ts';
import { openBody, openHeaders, signedHeaders } from './webhook-secrets.ts';
import { WebhookOff, webhooksOf } from './webhook.type.ts';
import type { StoredWebhook } from './webhook.type.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
/** The pause after each failed attempt, as Standard Webhooks advises; after the last one, the delivery has failed. */
const pausesMs = [
  ...[5 * secondMs, 5 * minuteMs, 30 * minuteMs],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hourMs),
];
/** Each pause is up to a tenth shorter or longer, so that what failed together does not come back together. */
const spread = 0.1;
const connectMs = 5_000;
const patienceMs = 15_000;
const keptBytes = 2_048;
const keptAttempts = 20;
const longestRestMs = 24 * hourMs;
/** The last success is written down this seldom. */
const successEveryMs = minuteMs;

interface Outcome extends DeliveryAttempt {
  /** How long the receiver asks to be left alone; 0 if it does not. */
  restMs: number;
}

/** Sends a claimed delivery once, notes what came of it and when the next attempt follows, and answers whether it arrived. */
export async function attempt(
  context: AppContext,
  webhook: StoredWebhook,
  delivery: StoredDelivery,
  stopping: AbortSignal,
): Promise<boolean> {
  const body = await openBody(context, delivery);
  if (body === null) {
    await settle(context, delivery, { ...failed('The text of this event is no longer there.'), next: null });
    return true;
  }
  const outcome = await send(context, webhook, delivery, body, stopping);
  if (stopping.aborted && outcome.status === null) {
    // This process ends: the next one sends it, as if nothing had been tried.
    await deliveriesOf(context).updateOne({ _id: delivery._id }, { $set: { dueAt: timeNow() } });
    return false;
  }
  const arrived = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  const next = arrived ? null : nextAttempt(delivery, outcome);
  await settle(context, delivery, { ...outcome, next, arrived });
  if (!delivery.asked) await noteHealth(context, webhook, outcome, arrived);
  return arrived;
}

function failed(problem: string): Outcome {
  return { at: timeNow(), status: null, ms: 0, answer: null, problem, restMs: 0 };
}

async function send(
  context: AppContext,
  webhook: StoredWebhook,
  delivery: StoredDelivery,
  body: string,
  stopping: AbortSignal,
): Promise<Outcome> {
  const signed = await signedHeaders(context, webhook, delivery._id, body);
  if (!signed || webhook.url === null)
    return failed('The key of this server has changed. Please make a new secret.');
  const headers = {
    ...(await openHeaders(context, webhook)),
    ...{ 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) },
    ...{ 'User-Agent': `Webhooks (${context.config.siteUrl})`, ...signed },
  };
  const rules = webhookRules(context.config);
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)]);
  const at = timeNow();
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const sending = { headers, body, rules, signal, connectMs, keptBytes };
    const { status, text, retryAfter } = await post(new URL(webhook.url), sending);
    return { at, status, ms: took(), answer: text, problem: null, restMs: restOf(retryAfter) };
  } catch (error) {
    return { ...failed(problemOf(error)), at, ms: took() };
  }
}

/** Says nothing of what was found behind a name. */
function problemOf(error: unknown): string {
  if (error instanceof NotPublic) return 'not a public address';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'the name was not found';
  if (/CERT|SSL|TLS|SELF_SIGNED|ALTNAME/.test(code)) return 'no valid certificate';
  const message = error instanceof Error ? error.message : '';
  return /in time|abort/i.test(message) ? 'no answer in time' : 'no connection';
}

function restOf(retryAfter: string | undefined): number {
  if (!retryAfter) return 0;
  const askedMs = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * secondMs
    : Date.parse(retryAfter) - timeNow().getTime();
  return Number.isFinite(askedMs) ? Math.min(Math.max(0, askedMs), longestRestMs) : 0;
}

/** When a failed delivery is sent again; null if no attempt follows. */
function nextAttempt({ failures, asked }: StoredDelivery, { restMs }: Outcome): Date | null {
  if (asked) return asked.then;
  const pauseMs = pausesMs[failures];
  if (pauseMs === undefined) return null;
  const spreadMs = pauseMs * (1 - spread + 2 * spread * Math.random());
  return new Date(timeNow().getTime() + Math.max(spreadMs, restMs));
}

async function settle(
  context: AppContext,
  { _id, asked }: StoredDelivery,
  outcome: Outcome & { next: Date | null; arrived?: boolean },
): Promise<void> {
  const { at, status, ms, answer, problem, next, arrived = false } = outcome;
  const noted = { at, status, ms, answer, problem };
  await deliveriesOf(context).updateOne(
    { _id },
    {
      $push: { attempts: { $each: [noted], $slice: -keptAttempts } },
      $set: { ...(arrived && { deliveredAt: timeNow() }), ...(next && { dueAt: next }) },
      $unset: { asked: 1, ...(!next && { dueAt: 1 }) },
      $inc: { failures: arrived || asked ? 0 : 1 },
    },
  );
}

async function noteHealth(
  context: AppContext,
  { _id, failingSince, succeededAt }: StoredWebhook,
  { at, status, restMs }: Outcome,
  arrived: boolean,
): Promise<void> {
  const webhooks = webhooksOf(context);
  if (arrived) {
    const isNoted = succeededAt && at.getTime() - succeededAt.getTime() < successEveryMs;
    if (!isNoted || failingSince)
      await webhooks.updateOne(
        { _id },
        { $set: { succeededAt: timeNow(), failingSince: null, restUntil: null } },
      );
    return;
  }
  if (status === 410) return switchOff(context, _id, WebhookOff.GONE);
  await webhooks.updateOne({ _id, failingSince: null }, { $set: { failingSince: at } });
  if (restMs > 0)
    await webhooks.updateOne({ _id }, { $set: { restUntil: new Date(timeNow().getTime() + restMs) } });
}
