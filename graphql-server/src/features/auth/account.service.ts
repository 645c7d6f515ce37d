import { MongoServerError, ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import { AdminRole } from '../../base/admin-role.ts';
import type { Context } from '../../base/context.ts';
import { AppError, badField, notFound } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { withLock } from '../../database/lock.ts';
import { ActivityVerb, recordActivity } from '../../items/activity-log.ts';
import type { FieldChange } from '../../items/activity-log.ts';
import { fieldChanges } from '../../items/field-changes.ts';
import { AccountInput } from './account.input.ts';
import { accountsNoun, adminsOf } from './admin.type.ts';
import type { AccountWithPassword, Admin } from './admin.type.ts';
import { checkNewPassword, hashPassword, makePassword } from './password.ts';
import { endSessionsOf } from './session.service.ts';

const lastOwner = 'This is the last owner who can log in. Please make another person an owner first.';

/** All accounts by name, including disabled ones. */
export function accounts(context: Context): Promise<Admin[]> {
  return adminsOf(context)
    .find({}, { sort: { username: 1 } })
    .toArray();
}

/**
 * Creates an account. Without a password it makes one and answers it, once. The account must change either at
 * its first login. Throws BAD_USER_INPUT for a taken name.
 */
export async function createAccount(context: Context, raw: AccountInput): Promise<AccountWithPassword> {
  const input = checkInput(AccountInput, { ...raw, username: raw.username.toLowerCase() });
  // Unlike a text, a password keeps its spaces.
  const { password } = raw;
  if (password) checkNewPassword(password, 'password');
  const made = password ? null : makePassword();
  const account: Admin = {
    _id: new ObjectId(),
    username: input.username,
    role: input.role,
    passwordHash: await hashPassword(made ?? password ?? ''),
    mustChangePassword: true,
    knownAddresses: [],
    createdAt: timeNow(),
    disabledAt: null,
  };
  try {
    await adminsOf(context).insertOne(account);
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== 11_000) throw error;
    throw badField('username', 'There is already an account with this username.');
  }
  const { role } = account;
  await record(context, account, ActivityVerb.CREATED, [{ field: 'role', before: null, after: role }]);
  return { account, password: made };
}

/** Changes the role of an account and ends its sessions. Throws CONFLICT for the last owner who can log in. */
export function setAccountRole(context: Context, id: string, role: AdminRole): Promise<Admin> {
  return changeAccount(context, id, { role });
}

/**
 * Disables an account and ends its sessions, or enables it again. Throws CONFLICT for the last owner who can
 * log in.
 */
export function setAccountDisabled(context: Context, id: string, disabled: boolean): Promise<Admin> {
  return changeAccount(context, id, { disabledAt: disabled ? timeNow() : null });
}

/** Sets the given or a random one-time password for an account, and ends its sessions. */
export async function resetAccountPassword(
  context: Context,
  id: string,
  password?: string,
): Promise<AccountWithPassword> {
  if (password) checkNewPassword(password, 'password');
  const made = password ? null : makePassword();
  const account = await write(context, parseId(id), {
    passwordHash: await hashPassword(password ?? made ?? ''),
    mustChangePassword: true,
  });
  await record(context, account, ActivityVerb.PASSWORD_RESET);
  return { account, password: made };
}

/** Switches off the second factor of an account that has lost it, and ends its sessions. */
export async function removeSecondFactor(context: Context, id: string): Promise<Admin> {
  const account = await write(context, parseId(id), { secondFactor: null, enrolment: null });
  await record(context, account, ActivityVerb.SECOND_FACTOR_OFF);
  return account;
}

/** Uses a lock, so that two owners cannot demote each other at the same time. */
function changeAccount(
  context: Context,
  id: string,
  values: Pick<Admin, 'role'> | Pick<Admin, 'disabledAt'>,
): Promise<Admin> {
  const _id = parseId(id);
  return withLock(context, accountsNoun, async () => {
    const before = await adminsOf(context).findOne({ _id });
    if (!before) throw notFound('Account');
    const after = { ...before, ...values };
    if (isActiveOwner(before) && !isActiveOwner(after)) {
      const others = { _id: { $ne: _id }, role: AdminRole.OWNER, disabledAt: null };
      if (!(await adminsOf(context).findOne(others))) throw new AppError('CONFLICT', lastOwner);
    }
    const changes = fieldChanges(before, values);
    if (changes.length === 0) return before;
    await write(context, _id, values);
    await record(context, after, ActivityVerb.UPDATED, changes);
    return after;
  });
}

const isActiveOwner = ({ role, disabledAt }: Admin) => role === AdminRole.OWNER && !disabledAt;

/** Changes an account and ends its logins, because its rights have changed. */
async function write(context: Context, _id: ObjectId, values: Partial<Admin>): Promise<Admin> {
  const account = await adminsOf(context).findOneAndUpdate(
    { _id },
    { $set: values },
    { returnDocument: 'after' },
  );
  if (!account) throw notFound('Account');
  await endSessionsOf(context, _id);
  return account;
}

function record(
  context: Context,
  { _id, username }: Admin,
  verb: ActivityVerb,
  changes: FieldChange[] = [],
): Promise<void> {
  return recordActivity(context, { verb, noun: accountsNoun, itemId: _id, label: username, changes });
}
