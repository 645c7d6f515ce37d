import type { ObjectId } from 'mongodb';
import type { Change } from '../change/change.type.ts';
import { messageId } from './webhook-secrets.ts';
import { bodyVersion } from './webhook.type.ts';

/** No body is larger; an item that needs more is read by its id. */
const maxBytes = 256 * 1024;

/** The kind of an event that tests a receiver. It has no place in the log. */
export const testType = 'webhook.test';

/** The bytes of an event. They are made once, and every attempt sends them. */
export function eventBody(
  deliveryId: ObjectId,
  { _id: sequence, kind, itemId, at }: Pick<Change, '_id' | 'kind' | 'itemId' | 'at'>,
  logId: ObjectId,
  data: object,
): string {
  const body = {
    ...{ id: messageId(deliveryId), type: kind, version: bodyVersion, timestamp: at.toISOString() },
    ...{ sequence, logId: logId.toHexString() },
  };
  const text = JSON.stringify({ ...body, data });
  if (Buffer.byteLength(text) <= maxBytes) return text;
  return JSON.stringify({ ...body, data: { id: itemId.toHexString() } });
}

/** The bytes of a test event. */
export function testBody(deliveryId: ObjectId, at: Date): string {
  const id = messageId(deliveryId);
  const data = { text: 'This event tests the webhook.' };
  return JSON.stringify({ id, type: testType, version: bodyVersion, timestamp: at.toISOString(), data });
}
