import { createHmac, randomBytes } from 'node:crypto';
import type { ObjectId } from 'mongodb';
import { seal, unseal } from '../../access/sealed.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import type { StoredSecret, StoredWebhook } from './webhook.type.ts';

const prefix = 'whsec_';
const secretBytes = 32;

type Tied = Pick<StoredWebhook, '_id' | 'url'>;

/** What is sealed opens for its webhook and its host alone: a changed address cannot learn what belongs to the one before. */
function sealOf(purpose: 'webhook secret' | 'webhook headers', { _id, url }: Tied) {
  return { purpose, tiedTo: Buffer.from(`${_id.toHexString()} ${hostOf(url)}`) };
}

/** The host of an address with its port; empty for a webhook that is fetched. */
export function hostOf(url: string | null): string {
  return url === null ? '' : new URL(url).host;
}

/** Makes a secret for a webhook: as its receiver gets it, once, and as it is stored. */
export async function newSecret(
  context: AppContext,
  webhook: Tied,
): Promise<{ secret: string; stored: StoredSecret }> {
  const secret = prefix + randomBytes(secretBytes).toString('base64');
  return {
    secret,
    stored: { sealed: await seal(context, sealOf('webhook secret', webhook), secret), until: null },
  };
}

/** The secrets that sign beside a newer one until a moment. */
export function retired(secrets: readonly StoredSecret[], until: Date): StoredSecret[] {
  const now = timeNow();
  return secrets
    .map(({ sealed, until: before }) => ({ sealed, until: before && before < until ? before : until }))
    .filter((secret) => secret.until > now);
}

/**
 * The headers of Standard Webhooks 1.0 for a body that is sent now: the same id in every attempt, the moment of this one, and a
 * signature by each secret that holds. Null if the key of this server has changed since, so that no secret opens.
 */
export async function signedHeaders(
  context: AppContext,
  webhook: StoredWebhook,
  deliveryId: ObjectId,
  body: string,
): Promise<Record<string, string> | null> {
  const id = messageId(deliveryId);
  const now = timeNow();
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const valid = webhook.secrets.filter(({ until }) => until === null || until > now);
  const opened = await Promise.all(
    valid.map(({ sealed }) => unseal(context, sealOf('webhook secret', webhook), sealed)),
  );
  const signatures = opened
    .filter((secret) => secret !== null)
    .map((secret) => `v1,${signature(secret, `${id}.${timestamp}.${body}`)}`);
  if (signatures.length === 0) return null;
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

function signature(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}

/** The id of a delivery as its receiver sees it. */
export function messageId(deliveryId: ObjectId): string {
  return `msg_${deliveryId.toHexString()}`;
}

/** Seals headers of a webhook's own; null without any. */
export async function sealHeaders(
  context: AppContext,
  webhook: Tied,
  headers: Record<string, string>,
): Promise<string | null> {
  if (Object.keys(headers).length === 0) return null;
  return seal(context, sealOf('webhook headers', webhook), JSON.stringify(headers));
}

/** The headers of a webhook's own; none if the key of this server has changed since. */
export async function openHeaders(
  context: AppContext,
  webhook: StoredWebhook,
): Promise<Record<string, string>> {
  const opened =
    webhook.headers && (await unseal(context, sealOf('webhook headers', webhook), webhook.headers));
  return opened ? (JSON.parse(opened) as Record<string, string>) : {};
}

const bodySeal = (deliveryId: ObjectId) => ({ purpose: 'webhook body', tiedTo: deliveryId.id });

/** Seals the bytes of a delivery: they may say what a person wrote. */
export function sealBody(context: AppContext, deliveryId: ObjectId, body: string): Promise<string> {
  return seal(context, bodySeal(deliveryId), body);
}

/** The bytes of a delivery; null if they were erased, or the key of this server has changed since. */
export async function openBody(
  context: AppContext,
  delivery: { _id: ObjectId; body: string | null },
): Promise<string | null> {
  return delivery.body === null ? null : unseal(context, bodySeal(delivery._id), delivery.body);
}
