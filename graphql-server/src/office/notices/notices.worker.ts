import type { ObjectId, WithId } from 'mongodb';
import { dayInIndia, timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { leadRoles } from '../../access/roles.ts';
import { AdminRole } from '../../base/admin-role.ts';
import { adminsOf } from '../../features/auth/admin.type.ts';
import type { Admin } from '../../features/auth/admin.type.ts';
import { contactRequestNoun } from '../../features/contact/contact-request.service.ts';
import { officeOf } from '../../features/duty/duty-members.ts';
import { rosterOf } from '../../features/duty/roster.ts';
import { personNoun } from '../../features/person/person.service.ts';
import type { Person } from '../../features/person/person.type.ts';
import { todayIndexes } from '../../features/person/today/today-parts.ts';
import { noticesOf, queueNotice, sendNotices } from '../../features/push/notice-queue.ts';
import type { StoredNotice } from '../../features/push/notice-queue.ts';
import { pushDevicesOf } from '../../features/push/push-device.type.ts';
import { collectionOf } from '../../kit/noun.ts';
import { dueNotice, dueWindowMs, leadNotice } from './lead-events.ts';
import type { LeadNotice } from './lead-events.ts';
import { handedMessage, noticeMessage } from './notice-words.ts';

const batchSize = 100;
const minuteMs = 60_000;
/** One who writes twice within this time makes one notice. */
const sameTouchMs = 10 * minuteMs;

/**
 * Tells colleagues on their devices of leads that are new, were passed to them, asked again or are due, and owners of those that
 * no one took; then sends what is due. Any number of processes may call it: an event makes one notice for each device.
 */
export async function workNotices(context: AppContext): Promise<boolean> {
  const queued = await queueMarked(context);
  const anyDevice = { projection: { _id: 1 }, hint: { _id: 1 } };
  if (await pushDevicesOf(context).findOne({}, anyDevice)) await queueDueSteps(context);
  const sent = await sendNotices(context, (notice) => holds(context, notice));
  return queued || sent;
}

async function queueMarked(context: AppContext): Promise<boolean> {
  const people = collectionOf(context, personNoun);
  const marked = await people.find({ noticeDue: true }, { limit: batchSize }).toArray();
  const told = new Set<string>();
  for (const person of marked) {
    const enquiry = await collectionOf(context, contactRequestNoun).findOne(
      { personId: person._id },
      { sort: { createdAt: -1, _id: -1 } },
    );
    // It is being given to a colleague at this moment, and then is their news.
    const isFresh = enquiry && enquiry.createdAt.getTime() > timeNow().getTime() - minuteMs;
    if (isFresh && enquiry.giveDue) continue;
    const notice = leadNotice(person);
    const together = notice && handedTogether(marked, notice);
    if (notice && !(together && told.has(together.key))) {
      if (together) told.add(together.key);
      const by = notice.key.startsWith('news') ? (enquiry?.enteredBy ?? undefined) : notice.by;
      await tell(context, person, { ...notice, by }, together?.count);
    }
    // One that was written meanwhile keeps its mark.
    await people.updateOne({ _id: person._id, writes: person.writes }, { $unset: { noticeDue: 1 } });
  }
  return marked.length === batchSize;
}

/** Of leads that were handed over together, one notice tells with their count. */
function handedTogether(marked: readonly WithId<Person>[], { key, memberId }: LeadNotice) {
  if (!memberId || !key.startsWith('handed')) return null;
  const count = marked.filter((one) => {
    const other = leadNotice(one);
    return other?.key === key && other.memberId?.equals(memberId);
  }).length;
  return count > 1 ? { key: `${key} ${memberId.toHexString()}`, count } : null;
}

async function queueDueSteps(context: AppContext): Promise<void> {
  const people = collectionOf(context, personNoun);
  const now = timeNow();
  const due = { $gt: new Date(now.getTime() - dueWindowMs), $lte: now };
  const found = await people
    .find({ deleted: false, dueAt: due, nextAt: due }, { hint: todayIndexes.byDate, limit: batchSize * 10 })
    .toArray();
  for (const person of found) {
    const { _id, nextAt, dueNoticed } = person;
    if (!nextAt || dueNoticed?.getTime() === nextAt.getTime()) continue;
    const notice = dueNotice(person);
    if (notice) await tell(context, person, notice);
    await people.updateOne({ _id, nextAt }, { $set: { dueNoticed: nextAt } });
  }
}

/** Queues a notice for all whom it concerns, unless they caused it, or it is night for them. */
async function tell(
  context: AppContext,
  person: WithId<Person>,
  notice: LeadNotice,
  count?: number,
): Promise<void> {
  const { kind, key, until, by } = notice;
  const { namesInNotices } = await officeOf(context);
  for (const account of await accountsOf(context, notice.memberId)) {
    const { _id: adminId, username } = account;
    if (username === by || (await isQuietFor(context, account))) continue;
    if (kind === 'ASKED_AGAIN' && (await wasToldOf(context, person._id, adminId, key))) continue;
    const message = count ? handedMessage(count) : noticeMessage(person, notice, namesInNotices);
    await queueNotice(context, { kind, key, personId: person._id, adminId, message, until });
  }
}

/** The accounts of a team member, or those of all owners, that work on leads. */
function accountsOf(context: AppContext, memberId: ObjectId | null): Promise<Admin[]> {
  const which = memberId ? { memberId, role: { $in: [...leadRoles] } } : { role: AdminRole.OWNER };
  return adminsOf(context)
    .find({ ...which, disabledAt: null, invited: { $ne: true } })
    .toArray();
}

async function wasToldOf(
  context: AppContext,
  personId: ObjectId,
  adminId: ObjectId,
  key: string,
): Promise<boolean> {
  const createdAt = { $gt: new Date(timeNow().getTime() - sameTouchMs) };
  const kinds = { $in: ['NEW', 'ASKED_AGAIN'] };
  const other = { personId, adminId, createdAt, kind: kinds, key: { $ne: key } };
  return (await noticesOf(context).findOne(other, { projection: { _id: 1 } })) !== null;
}

const nightFrom = 21;
const nightTo = 9;

/** Whether an account hears of nothing now: between 21:00 and 9:00 in India, unless its team member is on duty. */
async function isQuietFor(context: AppContext, { memberId }: Admin): Promise<boolean> {
  const sinceMidnight = timeNow().getTime() - new Date(`${dayInIndia()}T00:00:00+05:30`).getTime();
  const hour = sinceMidnight / (60 * minuteMs);
  if (hour >= nightTo && hour < nightFrom) return false;
  if (!memberId) return true;
  const { colleagues } = await rosterOf(context);
  return !colleagues.some(({ _id, onDuty }) => onDuty && _id.equals(memberId));
}

/** Whether what a notice tells is still so, and its account may still hear of it. */
async function holds(context: AppContext, notice: StoredNotice): Promise<boolean> {
  const { personId, adminId, key, kind } = notice;
  const person = await collectionOf(context, personNoun).findOne({ _id: personId });
  const now = person && (kind === 'DUE' ? dueNotice(person) : leadNotice(person));
  if (now?.key !== key) return false;
  const account = (await accountsOf(context, now.memberId)).find(({ _id }) => _id.equals(adminId));
  return account !== undefined && !(await isQuietFor(context, account));
}
