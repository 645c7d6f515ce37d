import { ObjectId } from 'mongodb';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { timeNow } from '../../base/clock.ts';
import { AdminRole } from '../../base/admin-role.ts';
import type { Context } from '../../base/context.ts';
import { AppError, badField, notFound } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { withLock } from '../../database/lock.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import type { FieldChange } from '../../kit/change/activity-log.ts';
import { fieldChanges } from '../../kit/change/field-changes.ts';
import { notOnTeam, personOnTeam } from '../team/responsible-person.ts';
import { AccountInput, EmailInput } from './account.input.ts';
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

/** The names of the owners who can log in: other accounts ask them for what only an owner may do. */
export async function ownerNames(context: Context): Promise<string[]> {
  const filter = { role: AdminRole.OWNER, disabledAt: null, invited: { $ne: true } };
  const owners = await adminsOf(context)
    .find(filter, { sort: { username: 1 } })
    .toArray();
  return owners.map(({ username }) => username);
}

/** Whether more than one account can log in. */
export async function hasColleagues(context: Context): Promise<boolean> {
  return (
    (await adminsOf(context).countDocuments({ username: { $gt: '' }, disabledAt: null }, { limit: 2 })) > 1
  );
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
  const account = await addAccount(context, input, {
    passwordHash: await hashPassword(made ?? password ?? ''),
    mustChangePassword: true,
  });
  return { account, password: made };
}

/** Stores a new account and records it. Throws BAD_USER_INPUT for a taken name or e-mail address. */
export async function addAccount(
  context: Context,
  { username, role }: Pick<Admin, 'username' | 'role'>,
  values: Pick<Admin, 'passwordHash'> & Partial<Admin>,
): Promise<Admin> {
  const account: Admin = {
    _id: new ObjectId(),
    username,
    role,
    knownAddresses: [],
    createdAt: timeNow(),
    disabledAt: null,
    ...values,
  };
  await adminsOf(context).insertOne(account).catch(refuseTaken);
  const changes = fieldChanges({}, { role, email: account.email });
  await record(context, account, ActivityVerb.CREATED, changes);
  return account;
}

/** Turns a violated unique index into a sentence beside its field. */
function refuseTaken(error: unknown): never {
  if (!isDuplicateKey(error)) throw error;
  const { email, memberId } = error.keyPattern as { email?: number; memberId?: number };
  if (memberId) throw badField('memberId', 'Another account is this person already. Remove it there first.');
  throw email
    ? badField('email', 'There is already an account with this e-mail address.')
    : badField('username', 'There is already an account with this username.');
}

/**
 * Sets or removes the e-mail address of an account; a link on its way to the former address ends. Throws
 * BAD_USER_INPUT for an address of another account.
 */
export async function setAccountEmail(context: Context, id: string, typed?: string | null): Promise<Admin> {
  const { email = null } = checkInput(EmailInput, { email: typed?.toLowerCase() });
  const before = await adminsOf(context)
    .findOneAndUpdate(
      { _id: parseId(id) },
      { ...(email && { $set: { email } }), $unset: { link: 1, ...(!email && { email: 1 }) } },
      { returnDocument: 'before' },
    )
    .catch(refuseTaken);
  if (!before) throw notFound('Account');
  const changes = fieldChanges({ email: before.email ?? null }, { email });
  if (changes.length > 0) await record(context, before, ActivityVerb.UPDATED, changes);
  return { ...before, email, link: null };
}

/**
 * Says which team member an account stands for, or with null that it is none. Throws BAD_USER_INPUT for one who is not on the
 * team, and for one that another account stands for.
 */
export async function setAccountMember(
  context: Context,
  id: string,
  memberId: string | null,
): Promise<Admin> {
  const member = await personOnTeam(context, memberId ? parseId(memberId) : null);
  if (memberId && !member) throw badField('memberId', notOnTeam);
  const before = await adminsOf(context)
    .findOneAndUpdate(
      { _id: parseId(id) },
      member ? { $set: { memberId: member._id } } : { $unset: { memberId: 1 } },
      { returnDocument: 'before' },
    )
    .catch(refuseTaken);
  if (!before) throw notFound('Account');
  const former = await personOnTeam(context, before.memberId);
  const changes = fieldChanges({ teamMember: former?.name ?? null }, { teamMember: member?.name ?? null });
  if (changes.length > 0) await record(context, before, ActivityVerb.UPDATED, changes);
  return { ...before, memberId: member?._id ?? null };
}

/** Ends the link of an invitation; the account stays without a password until it is invited again. */
export async function withdrawInvitation(context: Context, id: string): Promise<Admin> {
  const account = await adminsOf(context).findOneAndUpdate(
    { _id: parseId(id), invited: true },
    { $unset: { link: 1 } },
    { returnDocument: 'after' },
  );
  if (!account) throw notFound('Invitation');
  await record(context, account, ActivityVerb.INVITATION_WITHDRAWN);
  return account;
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
  return changeAccount(context, id, disabled ? { disabledAt: timeNow(), link: null } : { disabledAt: null });
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
    invited: false,
    link: null,
  });
  await record(context, account, ActivityVerb.PASSWORD_RESET);
  return { account, password: made };
}

/** Switches off the second factor of an account that has lost it, and ends its sessions. */
export async function removeSecondFactor(context: Context, id: string): Promise<Admin> {
  const account = await write(context, parseId(id), {
    secondFactor: null,
    enrolment: null,
    passkeys: [],
  });
  await record(context, account, ActivityVerb.SECOND_FACTOR_OFF);
  return account;
}

/** Uses a lock, so that two owners cannot demote each other at the same time. */
function changeAccount(
  context: Context,
  id: string,
  { link, ...values }: Partial<Pick<Admin, 'role' | 'disabledAt' | 'link'>>,
): Promise<Admin> {
  const _id = parseId(id);
  return withLock(context, accountsNoun, async () => {
    const before = await adminsOf(context).findOne({ _id });
    if (!before) throw notFound('Account');
    const after = { ...before, ...values, ...(link !== undefined && { link }) };
    if (isActiveOwner(before) && !isActiveOwner(after)) {
      const others = {
        _id: { $ne: _id },
        role: AdminRole.OWNER,
        disabledAt: null,
        invited: { $ne: true },
      };
      if (!(await adminsOf(context).findOne(others))) throw new AppError('CONFLICT', lastOwner);
    }
    const changes = fieldChanges(before, values);
    if (changes.length === 0) return before;
    await write(context, _id, { ...values, link });
    await record(context, after, ActivityVerb.UPDATED, changes);
    return after;
  });
}

const isActiveOwner = ({ role, disabledAt, invited }: Admin) =>
  role === AdminRole.OWNER && !disabledAt && !invited;

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
