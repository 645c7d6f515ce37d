import { ObjectId } from 'mongodb';
import { byWhom } from '../../access/actor.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { AppError, badField, badInput } from '../../base/errors.ts';
import { checkInput, withoutNulls } from '../../base/input.ts';
import { withLock } from '../../database/lock.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import type { FieldChange } from '../../kit/change/activity-log.ts';
import { fieldChanges } from '../../kit/change/field-changes.ts';
import { proveAgain } from '../auth/auth.service.ts';
import { lastSequence, openLog } from '../change/change-log.ts';
import { requireKinds } from '../change/change-readers.ts';
import { deliveriesOf } from './delivery.type.ts';
import { readAddress } from './webhook-address.ts';
import { readHeaders } from './webhook-headers.ts';
import { hostOf, newSecret, retired, sealHeaders } from './webhook-secrets.ts';
import { CreateWebhookInput, ResumeFrom, RotateSecretInput, WebhookChanges } from './webhook.input.ts';
import type { ChangeWebhookInput, SwitchWebhookInput } from './webhook.input.ts';
import { bodyVersion, WebhookOff, webhooksNoun, webhooksOf } from './webhook.type.ts';
import type { MadeWebhook, StoredWebhook } from './webhook.type.ts';
import { webhookFor } from './webhook-for.ts';

const most = 20;
const hourMs = 3_600_000;
const usualKeepHours = 24;

/**
 * Makes a webhook, which is told of what changes from now on, and answers its secret, once. Throws BAD_USER_INPUT for a wrong field and
 * beyond 20 webhooks, FORBIDDEN for a kind that the caller may not read. One that says details of people takes an owner’s password.
 */
export async function createWebhook(context: Context, raw: CreateWebhookInput): Promise<MadeWebhook> {
  if (raw.url?.trim() === '')
    throw badField('url', 'Please enter an address, or leave it out to fetch the deliveries.');
  const { name, url: typed, kinds, withDetails = false, headers = [] } = checkInput(CreateWebhookInput, raw);
  requireKinds(context, kinds);
  const own = readHeaders(headers);
  const url = typed === undefined ? null : await readAddress(context.config, typed);
  if (withDetails) await proveOwner(context, raw);
  return withLock(context, webhooksNoun, async () => {
    if ((await webhooksOf(context).estimatedDocumentCount()) >= most)
      throw badInput(`There are ${most} webhooks already. Please delete one first.`);
    const tied = { _id: new ObjectId(), url };
    const { secret, stored } = await newSecret(context, tied);
    const { logId } = await openLog(context);
    const webhook: StoredWebhook = {
      ...{ ...tied, name, kinds, withDetails, version: bodyVersion },
      ...{ headerNames: Object.keys(own), headers: await sealHeaders(context, tied, own) },
      ...{ createdAt: timeNow(), createdBy: byWhom(context) ?? '', offAt: null, offReason: null },
      ...{ succeededAt: null, failingSince: null, restUntil: null, secrets: [stored] },
      ...{ logId, cursor: await lastSequence(context), tests: [], replay: null, numbered: 0 },
    };
    await webhooksOf(context).insertOne(webhook);
    await record(context, webhook, ActivityVerb.CREATED, fieldChanges({}, said(webhook)));
    return { webhook, secret };
  });
}

/**
 * Changes a webhook; what is left out stays. On another host it gets a new secret, and keeps no header that is not sent again. Throws as
 * `createWebhook`, NOT_FOUND for an unknown id, FORBIDDEN for an API token where the webhook says details of people.
 */
export async function changeWebhook(
  context: Context,
  { id, changes: raw }: ChangeWebhookInput,
): Promise<MadeWebhook> {
  const { name, url: typed, kinds, withDetails, headers } = checkInput(WebhookChanges, raw);
  const before = await webhookFor(context, id);
  if (kinds) requireKinds(context, kinds);
  const own = headers && readHeaders(headers);
  if (typed !== undefined && before.url === null)
    throw badField('url', 'Its deliveries are fetched. Please make a new webhook for an address.');
  const url = typed === undefined ? before.url : await readAddress(context.config, typed);
  if (before.withDetails || withDetails) await proveOwner(context, raw);
  const tied = { _id: before._id, url };
  const isElsewhere = hostOf(url) !== hostOf(before.url);
  const made = isElsewhere ? await newSecret(context, tied) : null;
  const values: Partial<StoredWebhook> = {
    ...{ url, name: name ?? before.name, kinds: kinds ?? before.kinds },
    withDetails: withDetails ?? before.withDetails,
    ...((own ?? isElsewhere) && {
      headerNames: Object.keys(own ?? {}),
      headers: await sealHeaders(context, tied, own ?? {}),
    }),
    ...(made && { secrets: [made.stored], restUntil: null }),
  };
  const webhook = await update(context, before, values);
  const noted = fieldChanges(said(before), said(webhook));
  if (noted.length > 0) await record(context, webhook, ActivityVerb.UPDATED, noted);
  return { webhook, secret: made?.secret ?? null };
}

/** Deletes a webhook with its deliveries. Throws NOT_FOUND for an unknown id. */
export async function deleteWebhook(context: Context, id: string): Promise<{ id: string }> {
  const webhook = await webhookFor(context, id);
  await webhooksOf(context).deleteOne({ _id: webhook._id });
  await deliveriesOf(context).deleteMany({ webhookId: webhook._id });
  await record(context, webhook, ActivityVerb.DELETED);
  return { id: webhook._id.toHexString() };
}

/**
 * Makes a new secret; the old one signs beside it for 24 hours, or as many as are asked for. Throws NOT_FOUND for an unknown id,
 * FORBIDDEN for an API token where the webhook says details of people.
 */
export async function rotateSecret(context: Context, raw: RotateSecretInput): Promise<MadeWebhook> {
  const { id, keepHours = usualKeepHours } = checkInput(RotateSecretInput, raw);
  const before = await webhookFor(context, id);
  if (before.withDetails && context.token) throw ownersAlone();
  const { secret, stored } = await newSecret(context, before);
  const until = new Date(timeNow().getTime() + keepHours * hourMs);
  const webhook = await update(context, before, { secrets: [stored, ...retired(before.secrets, until)] });
  const change: FieldChange = { field: 'secret', before: null, after: null };
  await record(context, webhook, ActivityVerb.UPDATED, [change]);
  return { webhook, secret };
}

/**
 * Switches a webhook on or off. Off, it keeps its place in the log. On, it goes on from there, or from now. Throws NOT_FOUND for an unknown
 * id, GONE if the log no longer has what came after its place.
 */
export async function switchWebhook(context: Context, input: SwitchWebhookInput): Promise<StoredWebhook> {
  const { id, on, from = ResumeFrom.CURSOR } = withoutNulls(input);
  const before = await webhookFor(context, id);
  if (on === (before.offAt === null)) return before;
  if (!on) return switched(context, before, { offAt: timeNow(), offReason: WebhookOff.SWITCHED });
  const back = { offAt: null, offReason: null, failingSince: null, restUntil: null };
  const { logId, keptFrom } = await openLog(context);
  const end = await lastSequence(context);
  const isKept = before.logId.equals(logId) && before.cursor >= keptFrom - 1;
  if (from === ResumeFrom.CURSOR && !isKept)
    throw new AppError('GONE', 'The log no longer has what came after its place. Please go on from now.', {
      sequence: end,
    });
  if (from === ResumeFrom.NOW)
    await deliveriesOf(context).updateMany(
      { webhookId: before._id, dueAt: { $gt: new Date(0) } },
      { $unset: { dueAt: 1 } },
    );
  else
    await deliveriesOf(context).updateMany(
      { webhookId: before._id, dueAt: { $gt: timeNow() } },
      { $set: { dueAt: timeNow() } },
    );
  return switched(context, before, { ...back, ...(from === ResumeFrom.NOW && { logId, cursor: end }) });
}

async function switched(
  context: Context,
  before: StoredWebhook,
  values: Partial<StoredWebhook>,
): Promise<StoredWebhook> {
  const webhook = await update(context, before, values);
  await record(context, webhook, ActivityVerb.UPDATED, fieldChanges(said(before), said(webhook)));
  return webhook;
}

async function update(
  context: Context,
  { _id }: StoredWebhook,
  values: Partial<StoredWebhook>,
): Promise<StoredWebhook> {
  const webhook = await webhooksOf(context).findOneAndUpdate(
    { _id },
    { $set: values },
    { returnDocument: 'after' },
  );
  if (!webhook) throw new AppError('CONFLICT', 'The webhook was deleted in the meantime.');
  return webhook;
}

/** Details of people leave the house only where an owner says so, with the password once more. */
async function proveOwner(
  context: Context,
  { password, code }: { password?: string; code?: string },
): Promise<void> {
  if (context.token) throw ownersAlone();
  await proveAgain(context, { password: password ?? '', code });
}

function ownersAlone(): AppError {
  return new AppError('FORBIDDEN', 'This webhook says details of people. An owner has to change it.');
}

/** What the activity log keeps of a webhook. */
function said({ name, url, kinds, withDetails, headerNames, offAt }: StoredWebhook) {
  const told = { kinds: [...kinds].sort().join(', '), withDetails, headers: headerNames.join(', ') };
  return { name, url, ...told, off: offAt !== null };
}

function record(
  context: Context,
  { _id, name }: StoredWebhook,
  verb: ActivityVerb,
  changes: FieldChange[] = [],
): Promise<void> {
  return recordActivity(context, { verb, noun: webhooksNoun, itemId: _id, label: name, changes });
}
