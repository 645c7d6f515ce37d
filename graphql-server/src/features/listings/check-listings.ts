import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import type { Filter, WithId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { touch } from '../../database/changes.ts';
import { propertyNoun } from '../property/property.service.ts';
import type { Property } from '../property/property.type.ts';
import { admissionOf } from '../property/rera/gate.service.ts';
import type { Admission } from '../property/rera/gate.service.ts';
import { isGated, lookAtListing, openDesk } from '../property/rera/check/listing-look.ts';
import type { CheckDesk, ListingLook } from '../property/rera/check/listing-look.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import type { FieldChange } from '../../kit/change/activity-log.ts';
import { activityOf, announceItem, collectionOf } from '../../kit/noun.ts';
import { queueListingMail, takenOffLetter } from './expiry/listing-mail.ts';
import { remindOfCompany, remindOfExpiry } from './expiry/reminders.ts';

/** The registration of the company concerns all listings: those that fail by it alone come back with it. */
const companyCheck = 9;
const batchSize = 200;
/** Who acts in the activity log. */
const nightlyCheck = { adminId: new ObjectId('0'.repeat(24)), username: 'The nightly check' };

interface Mark {
  _id: 'listings';
  /** What the listings were last checked with. */
  checkedWith: string;
}

/**
 * Checks all published listings once a day, and as soon as a rule, the registration of the company or its people, or the mode
 * of the site has changed. Broken off, it begins again: each step is done once.
 */
export async function checkListings(app: AppContext): Promise<boolean> {
  const desk = await openDesk(app);
  const checkedWith = markOf(desk);
  const marks = app.db.collection<Mark>('marks');
  if ((await marks.findOne({ _id: 'listings' }))?.checkedWith === checkedWith) return false;
  await remindOfCompany(app, desk);
  const on = { publishAt: { $gt: new Date(0) } };
  const takenOff = { publishAt: null, 'gate.takenOff.at': { $gt: new Date(0) } };
  const published: Filter<Property> = { $or: [on, takenOff], sample: { $ne: true } };
  for await (const property of collectionOf(app, propertyNoun).find(published, { batchSize })) {
    const look = await lookAtListing(app, desk, property);
    if (!property.publishAt) {
      await bringBack(app, desk, property, look);
      continue;
    }
    await settle(app, desk, property, look);
    if (!property.deleted) await remindOfExpiry(app, desk, property);
  }
  await marks.updateOne({ _id: 'listings' }, { $set: { checkedWith } }, { upsert: true });
  return false;
}

function markOf({ day, rules, agents }: CheckDesk): string {
  const versions = rules.map(({ _id, updatedAt }) => [String(_id), updatedAt]);
  return createHash('sha256')
    .update(JSON.stringify([day, versions, agents]))
    .digest('base64url');
}

/** Stores what the checks found; what does not pass leaves the site. */
async function settle(
  app: AppContext,
  desk: CheckDesk,
  property: WithId<Property>,
  look: ListingLook,
): Promise<void> {
  const grace = property.gate?.graceUntil ?? null;
  const admission = admissionOf(desk, look, grace && grace >= desk.day ? grace : null);
  const fails = isGated(desk) && look.failing.length > 0 && !admission.gate?.graceUntil;
  const lapsed = fails && look.failing.some(({ number }) => number !== companyCheck);
  if (!lapsed && isSame(admission, property)) return;
  const publishAt = lapsed ? null : property.publishAt;
  const updatedAt = lapsed ? timeNow() : property.updatedAt;
  const takenOff = lapsed && property.publishAt ? { at: updatedAt, publishAt: property.publishAt } : null;
  // What a person saves at this moment has passed the gate by itself.
  const unchanged = { _id: property._id, updatedAt: property.updatedAt };
  const { matchedCount } = await collectionOf(app, propertyNoun).updateOne(unchanged, {
    $set: {
      ...admission,
      ...(admission.gate && { gate: { ...admission.gate, takenOff } }),
      ...{ publishAt, updatedAt, ...(lapsed && { updatedBy: null }) },
    },
    ...touch,
  });
  if (matchedCount === 0) return;
  announceItem(app, propertyNoun, property);
  if (!fails || property.deleted) return;
  await record(app, property, look, lapsed);
  if (!lapsed) return;
  const parts = ['off', property._id.toHexString(), desk.day];
  await queueListingMail(app, parts, takenOffLetter(property, look, app.config));
}

/** What this check took off comes back when it passes again and no account has changed it since: a rule was put right. */
async function bringBack(
  app: AppContext,
  desk: CheckDesk,
  property: WithId<Property>,
  look: ListingLook,
): Promise<void> {
  const { takenOff } = property.gate ?? {};
  if (!takenOff || look.failing.length > 0 || takenOff.at.getTime() !== property.updatedAt.getTime()) return;
  const { publishAt } = takenOff;
  const unchanged = { _id: property._id, updatedAt: property.updatedAt };
  const { matchedCount } = await collectionOf(app, propertyNoun).updateOne(unchanged, {
    $set: { ...admissionOf(desk, look, null), publishAt, updatedAt: timeNow() },
    ...touch,
  });
  if (matchedCount === 0) return;
  announceItem(app, propertyNoun, property);
  await recordChanges(app, property, [
    { field: 'publishAt', before: null, after: publishAt.toISOString() },
    { field: 'checks', before: null, after: 'It passes its checks again.' },
  ]);
}

function isSame(admission: Admission, stored: Property): boolean {
  const facts = ({ gate, shownUntil, isTrial = false }: Admission | Property) =>
    JSON.stringify([gate?.passes, gate?.failing, gate?.warnings, gate?.graceUntil, shownUntil, isTrial]);
  return facts(admission) === facts(stored);
}

async function record(
  app: AppContext,
  property: Property,
  { failing }: ListingLook,
  lapsed: boolean,
): Promise<void> {
  const reasons = failing.map(({ title, text }) => `${title}: ${text}`).join(' ');
  await recordChanges(app, property, [
    ...(lapsed
      ? [{ field: 'publishAt', before: property.publishAt?.toISOString() ?? null, after: null }]
      : []),
    { field: 'checks', before: null, after: reasons.slice(0, 500) },
  ]);
}

async function recordChanges(app: AppContext, property: Property, changes: FieldChange[]): Promise<void> {
  const context = { ...app, requestId: 'nightly check', address: '', admin: null };
  const entry = { ...activityOf(propertyNoun, property), verb: ActivityVerb.UPDATED, changes };
  await recordActivity(context, { ...entry, by: nightlyCheck });
}
