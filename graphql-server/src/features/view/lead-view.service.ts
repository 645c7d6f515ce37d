import { ObjectId } from 'mongodb';
import type { Filter } from 'mongodb';
import { signedIn } from '../../access/signed-in.ts';
import { AdminRole } from '../../base/admin-role.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { AppError, badField, badInput, notFound } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput, withoutUndefined } from '../../base/input.ts';
import { namesReach } from '../../base/text/hidden-reach.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { fieldChanges } from '../../kit/change/field-changes.ts';
import { adminsOf } from '../auth/admin.type.ts';
import { CreateLeadViewInput, LeadViewChanges } from './lead-view.input.ts';
import { leadViewsNoun, leadViewsOf } from './lead-view.type.ts';
import type { DeletedLeadView, LeadView, SavedLeadView, StoredLeadView } from './lead-view.type.ts';
import { noReach, readConditions, validConditions } from './view-conditions.ts';

const label = 'View';
const mostViews = 30;
const mostListed = 300;
const restorableMs = 30 * 24 * 3_600_000;
const tooMany = `An account has at most ${mostViews} views. Please delete one first.`;

/** The views of the caller, then those that others share; each by name. */
export async function leadViews(context: Context): Promise<LeadView[]> {
  const { adminId } = signedIn(context);
  const found = await leadViewsOf(context)
    .find({ $or: seenBy(adminId), deletedAt: null }, { limit: mostListed })
    .toArray();
  const views = await shown(context, found);
  return views.toSorted(
    (one, other) => Number(other.isOwn) - Number(one.isOwn) || one.name.localeCompare(other.name, 'en'),
  );
}

/** A view by its id. Throws NOT_FOUND for an unknown one, and for one of another account that is not shared. */
export async function leadView(context: Context, id: string): Promise<LeadView> {
  return shownOne(context, await storedView(context, id));
}

/**
 * Names a view. Throws BAD_USER_INPUT beside `name` for an empty or too long name and beyond 30 views of the account, also when
 * several requests come at once; beside a condition if what it names is not there.
 */
export async function createLeadView(context: Context, raw: CreateLeadViewInput): Promise<SavedLeadView> {
  const { adminId } = signedIn(context);
  const { name, shared = false } = readName(checkInput(CreateLeadViewInput, raw));
  const conditions = await readConditions(context, raw.conditions);
  const at = timeNow();
  const stored: StoredLeadView = {
    ...{ _id: new ObjectId(), name, shared, conditions, adminId },
    ...{ createdAt: at, updatedAt: at, deletedAt: null },
  };
  await intoSlot(context, adminId, badField('name', tooMany), (slot) =>
    leadViewsOf(context).insertOne({ ...stored, slot }),
  );
  if (shared) await note(context, ActivityVerb.CREATED, stored);
  return { view: await shownOne(context, stored) };
}

/**
 * Renames, shares or changes a view; what is left out stays. Throws NOT_FOUND as `leadView`, FORBIDDEN for one of another account
 * unless the caller is an owner, BAD_USER_INPUT as `createLeadView`.
 */
export async function changeLeadView(
  context: Context,
  id: string,
  raw: LeadViewChanges,
): Promise<SavedLeadView> {
  const before = await ownView(context, id);
  const needed = raw.name === undefined || raw.name === null ? [] : ['name'];
  const { name, shared } = readName(checkInput(LeadViewChanges, raw, undefined, needed));
  const conditions = raw.conditions && (await readConditions(context, raw.conditions));
  const changes = withoutUndefined({ name, shared, conditions });
  const after = await leadViewsOf(context).findOneAndUpdate(
    { _id: before._id, deletedAt: null },
    { $set: { ...changes, updatedAt: timeNow() } },
    { returnDocument: 'after' },
  );
  if (!after) throw notFound(label);
  if (before.shared || after.shared) await note(context, ActivityVerb.UPDATED, after, before);
  return { view: await shownOne(context, after) };
}

/** Deletes a view; its place is free for another one. Errors as for `changeLeadView`. */
export async function deleteLeadView(context: Context, id: string): Promise<DeletedLeadView> {
  const view = await ownView(context, id);
  await leadViewsOf(context).updateOne(
    { _id: view._id },
    { $set: { deletedAt: timeNow() }, $unset: { slot: 1 } },
  );
  if (view.shared) await note(context, ActivityVerb.DELETED, view);
  return { id: view._id };
}

/**
 * Brings back a view that was deleted in the last 30 days. Throws BAD_USER_INPUT if its maker has 30 others by now; otherwise errors
 * as for `changeLeadView`. One that is there stays as it is.
 */
export async function restoreLeadView(context: Context, id: string): Promise<SavedLeadView> {
  const view = await ownView(context, id, { deleted: true });
  if (view.deletedAt) {
    await intoSlot(context, view.adminId, badInput(tooMany), (slot) =>
      leadViewsOf(context).updateOne(
        { _id: view._id, slot: { $exists: false } },
        { $set: { deletedAt: null, slot } },
      ),
    );
    if (view.shared) await note(context, ActivityVerb.RESTORED, view);
  }
  return { view: await shownOne(context, view) };
}

/** Removes the views that can no longer be restored. */
export async function sweepLeadViews(context: AppContext): Promise<void> {
  const before = new Date(timeNow().getTime() - restorableMs);
  await leadViewsOf(context).deleteMany({ deletedAt: { $lt: before } });
}

function seenBy(adminId: ObjectId): Filter<StoredLeadView>[] {
  return [{ adminId }, { shared: true }];
}

async function storedView(
  context: Context,
  id: string,
  { deleted } = { deleted: false },
): Promise<StoredLeadView> {
  const { adminId } = signedIn(context);
  const view = await leadViewsOf(context).findOne({
    ...{ _id: parseId(id), $or: seenBy(adminId) },
    ...(!deleted && { deletedAt: null }),
  });
  if (!view) throw notFound(label);
  return view;
}

/** A view that the caller may change. */
async function ownView(context: Context, id: string, which = { deleted: false }): Promise<StoredLeadView> {
  const view = await storedView(context, id, which);
  if (!mayChange(context, view))
    throw new AppError('FORBIDDEN', 'Only its maker and owners may change this view.');
  return view;
}

function mayChange(
  context: Context,
  { adminId, shared }: Pick<StoredLeadView, 'adminId' | 'shared'>,
): boolean {
  const account = signedIn(context);
  return adminId.equals(account.adminId) || (shared && account.role === AdminRole.OWNER);
}

function readName<Input extends { name?: string | null }>(input: Input) {
  const { name } = input;
  if (name && namesReach(name)) throw badField('name', noReach);
  return { ...input, name: name ?? undefined } as Input & { name: NonNullable<Input['name']> };
}

/** Writes a view into the first free place of an account; throws `full` if there is none. */
async function intoSlot(
  context: Context,
  adminId: ObjectId,
  full: Error,
  write: (slot: string) => Promise<unknown>,
): Promise<void> {
  const taken = await leadViewsOf(context).distinct('slot', { adminId, deletedAt: null });
  for (let place = 0; place < mostViews; place += 1) {
    const slot = `${adminId.toHexString()}.${place}`;
    if (taken.includes(slot)) continue;
    try {
      await write(slot);
      return;
    } catch (error) {
      // Another request of the account was faster.
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw full;
}

async function shownOne(context: Context, view: StoredLeadView): Promise<LeadView> {
  const [one] = await shown(context, [view]);
  if (!one) throw notFound(label);
  return one;
}

async function shown(context: Context, views: StoredLeadView[]): Promise<LeadView[]> {
  const { adminId } = signedIn(context);
  const makers = await adminsOf(context)
    .find({ _id: { $in: views.map((view) => view.adminId) } }, { projection: { username: 1 } })
    .toArray();
  const names = new Map(makers.map(({ _id, username }) => [_id.toHexString(), username]));
  const valid = await validConditions(
    context,
    views.map(({ conditions }) => conditions),
  );
  return views.map(({ _id: id, adminId: maker, name, shared, createdAt, updatedAt }, place) => ({
    ...{ id, name, shared, createdAt, updatedAt },
    ...{ conditions: {}, leftOut: [], ...valid[place] },
    madeBy: names.get(maker.toHexString()) ?? null,
    isOwn: maker.equals(adminId),
    mayChange: mayChange(context, { adminId: maker, shared }),
  }));
}

/** Only what colleagues see is in the log of activities. */
async function note(
  context: Context,
  verb: ActivityVerb,
  view: StoredLeadView,
  before?: StoredLeadView,
): Promise<void> {
  const facts = ({ name, shared }: StoredLeadView) => ({ name, shared });
  const changes = before ? fieldChanges(facts(before), facts(view)) : [];
  await recordActivity(context, {
    ...{ verb, noun: leadViewsNoun, itemId: view._id, label: view.name },
    changes,
  });
}
