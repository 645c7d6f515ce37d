import type { ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { derivedId } from '../../base/ids.ts';
import { deliver } from './deliver.ts';
import type { NoticeMessage } from './deliver.ts';
import { pushDevicesOf } from './push-device.type.ts';
import { forgetDevice, noteSent } from './push-device.service.ts';

export const noticesCollection = 'notices';

/** The pause after each failed try, in seconds; after the last one, the notice ends. */
const pausesSeconds = [5, 15, 60, 180, 600];
/** Longer than sending can take, so a process with an older claim has died. */
const claimMs = 60_000;
const atOnce = 20;
const keptMs = 24 * 3_600_000;

/** What a notice tells. Each event makes one notice for each device, which is sent only while it is true. */
export interface NoticeEvent<Kind extends string = string> {
  kind: Kind;
  /** Names the event among those of its lead. */
  key: string;
  personId: ObjectId;
  /** The account that hears of it. */
  adminId: ObjectId;
  message: NoticeMessage;
  /** Until when it is of use; a push service keeps it no longer. */
  until: Date;
}

/** A notice for one device. It stays for a day after it was sent, so that its event makes no second one. */
export interface StoredNotice extends NoticeEvent {
  _id: ObjectId;
  deviceId: ObjectId;
  /** When it is sent; missing once it was sent or has ended. A process that sends it moves this on, and so claims it. */
  dueAt?: Date;
  attempts: number;
  sentAt: Date | null;
  createdAt: Date;
}

export function noticesOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredNotice>(noticesCollection);
}

/** Queues a notice for each device of an account; what waits for a device about the same lead is replaced by it. */
export async function queueNotice(context: AppContext, event: NoticeEvent): Promise<void> {
  const { adminId, personId, key } = event;
  const now = timeNow();
  const devices = await pushDevicesOf(context).find({ adminId }).toArray();
  for (const { _id: deviceId } of devices) {
    const _id = derivedId('notice', deviceId.toHexString(), personId.toHexString(), key);
    const { upsertedCount } = await noticesOf(context).updateOne(
      { _id },
      { $setOnInsert: { ...event, deviceId, dueAt: now, attempts: 0, sentAt: null, createdAt: now } },
      { upsert: true },
    );
    if (upsertedCount > 0)
      await noticesOf(context).updateMany(
        { deviceId, personId, _id: { $ne: _id }, dueAt: { $exists: true } },
        { $unset: { dueAt: 1 } },
      );
  }
}

/**
 * Sends what is due, some at a time; answers whether there may be more. Any number of processes may call it: a notice whose process
 * was killed while it sent is sent again, and replaces itself. `holds` says whether what it tells is still so.
 */
export async function sendNotices(
  context: AppContext,
  holds: (notice: StoredNotice) => Promise<boolean>,
): Promise<boolean> {
  const claimed: StoredNotice[] = [];
  while (claimed.length < atOnce) {
    const now = timeNow();
    const notice = await noticesOf(context).findOneAndUpdate(
      { dueAt: { $lte: now } },
      { $set: { dueAt: new Date(now.getTime() + claimMs) }, $inc: { attempts: 1 } },
      { sort: { dueAt: 1 }, returnDocument: 'after' },
    );
    if (!notice) break;
    claimed.push(notice);
  }
  await Promise.all(claimed.map((notice) => sendNotice(context, notice, holds)));
  return claimed.length === atOnce;
}

async function sendNotice(
  context: AppContext,
  notice: StoredNotice,
  holds: (notice: StoredNotice) => Promise<boolean>,
): Promise<void> {
  const { _id, deviceId, personId, adminId, until, message, attempts } = notice;
  const ttlSeconds = Math.ceil((until.getTime() - timeNow().getTime()) / 1_000);
  const device = await pushDevicesOf(context).findOne({ _id: deviceId, adminId });
  if (ttlSeconds <= 0 || !device || !(await holds(notice))) return end(context, _id);
  // The push service learns nothing of the lead, and replaces what it still keeps of it.
  const topic = derivedId('topic', deviceId.toHexString(), personId.toHexString()).toHexString();
  const delivery = await deliver(context, device, { message, ttlSeconds, topic });
  if (delivery === 'taken') {
    await end(context, _id, await noteSent(context, deviceId));
  } else if (delivery === 'gone') {
    await forgetDevice(context, deviceId);
    await noticesOf(context).deleteMany({ deviceId });
  } else {
    const pause = delivery === 'later' ? pausesSeconds[attempts - 1] : undefined;
    if (pause === undefined) return end(context, _id);
    const dueAt = new Date(timeNow().getTime() + pause * 1_000);
    // Meanwhile a later notice may have replaced it.
    await noticesOf(context).updateOne({ _id, dueAt: { $exists: true } }, { $set: { dueAt } });
  }
}

async function end(context: AppContext, _id: ObjectId, sentAt: Date | null = null): Promise<void> {
  await noticesOf(context).updateOne({ _id }, { $unset: { dueAt: 1 }, $set: { sentAt } });
}

/** Removes notices of more than a day ago. */
export async function sweepNotices(context: AppContext): Promise<void> {
  await noticesOf(context).deleteMany({ createdAt: { $lt: new Date(timeNow().getTime() - keptMs) } });
}
