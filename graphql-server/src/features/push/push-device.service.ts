import { ECDH } from 'node:crypto';
import type { ObjectId } from 'mongodb';
import { mayReach } from '../../access/outgoing.ts';
import { countUseOf } from '../../access/rate-limit.ts';
import { signedIn } from '../../access/signed-in.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { badField, badInput, notFound } from '../../base/errors.ts';
import { derivedId, parseId } from '../../base/ids.ts';
import { adminsOf } from '../auth/admin.type.ts';
import { deliver } from './deliver.ts';
import { pushRules } from './push-address.ts';
import { pushDevicesOf } from './push-device.type.ts';
import type { PushDevice } from './push-device.type.ts';
import type { PushDeviceInput } from './push-device.input.ts';
import { pushKeys } from './push-keys.ts';

const maxDevices = 20;
const wrongAddress = 'This is not the address of a push service: it must be https on a public host.';
const wrongKeys = 'This browser answered keys that do not fit. Please switch notices off and on again.';
const testLimit = {
  name: 'test notice',
  max: 10,
  windowMs: 10 * 60_000,
  sentence: 'That were many test notices.',
};

/** The devices of the caller’s account, the newest first. */
export function pushDevices(context: Context): Promise<PushDevice[]> {
  const { adminId } = signedIn(context);
  return pushDevicesOf(context)
    .find({ adminId }, { sort: { createdAt: -1, _id: -1 } })
    .toArray();
}

/** The public key with which a browser subscribes, in base64url. */
export async function pushKey(context: AppContext): Promise<string> {
  return (await pushKeys(context)).publicKey;
}

/**
 * Adds the browser of this request to the caller’s devices, or renews it: a browser is there once, for the account that used it
 * last. Throws BAD_USER_INPUT for an address that is not https on a public host, for keys that do not fit, and beyond 20 devices.
 */
export async function addPushDevice(context: Context, input: PushDeviceInput): Promise<PushDevice> {
  const { adminId, sessionId } = signedIn(context);
  const { endpoint, p256dh, auth } = input;
  if (!(await mayReach(endpoint, pushRules(context.config)))) throw badField('endpoint', wrongAddress);
  if (!isPublicKey(p256dh)) throw badField('p256dh', wrongKeys);
  if (Buffer.from(auth, 'base64url').length !== 16) throw badField('auth', wrongKeys);
  const _id = derivedId('push', endpoint);
  const others = await pushDevicesOf(context).countDocuments({ adminId, _id: { $ne: _id } });
  if (others >= maxDevices)
    throw badInput(`An account has at most ${maxDevices} devices. Please remove one first.`);
  const userAgent = context.userAgent.slice(0, 300);
  const device = await pushDevicesOf(context).findOneAndUpdate(
    { _id },
    {
      $set: { adminId, sessionId, endpoint, p256dh, auth, userAgent },
      $setOnInsert: { createdAt: timeNow(), lastSentAt: null },
    },
    { upsert: true, returnDocument: 'after' },
  );
  if (!device) throw notFound('Device');
  return device;
}

function isPublicKey(text: string): boolean {
  try {
    const bytes = Buffer.from(text, 'base64url');
    ECDH.convertKey(bytes, 'prime256v1');
    return bytes.length === 65;
  } catch {
    return false;
  }
}

/** Removes a device of the caller and answers it. Throws NOT_FOUND for that of another account. */
export async function removePushDevice(context: Context, id: string): Promise<PushDevice> {
  const { adminId } = signedIn(context);
  const device = await pushDevicesOf(context).findOneAndDelete({ _id: parseId(id), adminId });
  if (!device) throw notFound('Device');
  return device;
}

/**
 * Sends a test notice to a device of the caller. Throws NOT_FOUND for that of another account, BAD_USER_INPUT if the device takes no
 * more notices, which removes it, and if its push service did not take this one.
 */
export async function testPushDevice(context: Context, id: string): Promise<PushDevice> {
  const { adminId } = signedIn(context);
  const device = await pushDevicesOf(context).findOne({ _id: parseId(id), adminId });
  if (!device) throw notFound('Device');
  await countUseOf(context, testLimit, adminId.toHexString());
  const url = '/my-account/settings/account';
  const message = { title: 'Test notice', body: 'Notices reach this device.', url, tag: 'test', until: null };
  const delivery = await deliver(context, device, { message, ttlSeconds: 60, topic: 'test' });
  if (delivery === 'gone') {
    await forgetDevice(context, device._id);
    throw badInput('This device takes no more notices, and was removed. Please switch them on there again.');
  }
  if (delivery !== 'taken')
    throw badInput('The push service of this device did not take the notice. Please try again later.');
  return { ...device, lastSentAt: await noteSent(context, device._id) };
}

export async function noteSent(context: AppContext, _id: ObjectId): Promise<Date> {
  const lastSentAt = timeNow();
  await pushDevicesOf(context).updateOne({ _id }, { $set: { lastSentAt } });
  return lastSentAt;
}

/** Removes a device that takes no more notices. */
export async function forgetDevice(context: AppContext, _id: ObjectId): Promise<void> {
  await pushDevicesOf(context).deleteOne({ _id });
}

/** Removes the devices of logins that a person ended; a device stays when its login ends by itself. */
export async function removeDevicesOf(
  context: Pick<AppContext, 'db'>,
  adminId: ObjectId,
  { only, but }: { only?: ObjectId; but?: ObjectId },
): Promise<void> {
  const which = only ? { sessionId: only } : but && { sessionId: { $ne: but } };
  await pushDevicesOf(context).deleteMany({ adminId, ...which });
}

/** Removes devices of accounts that were disabled by a command. */
export async function sweepDevices(context: AppContext): Promise<void> {
  const owners = await pushDevicesOf(context).distinct('adminId', {});
  const active = await adminsOf(context).distinct('_id', { _id: { $in: owners }, disabledAt: null });
  const known = new Set(active.map(String));
  const gone = owners.filter((id) => !known.has(String(id)));
  if (gone.length > 0) await pushDevicesOf(context).deleteMany({ adminId: { $in: gone } });
}
