import type { Context } from '../../../base/context.ts';
import { AppError } from '../../../base/errors.ts';
import { ActivityVerb } from '../../../kit/change/activity-log.ts';
import { adminsOf } from '../admin.type.ts';
import type { ChosenPassword, PasswordLink } from '../admin.type.ts';
import { beginSession, recordOf } from '../auth.service.ts';
import { forgetAttempt, reserveAttempt } from '../login-throttle.ts';
import { accountOfLink } from './password-link.ts';
import { checkNewPassword, hashPassword } from '../password.ts';
import { endSessionsOf } from '../session.service.ts';

/** The name under which wrong links count as failed logins; no account can have it. */
const attemptName = '# link';

/**
 * The account behind a link. Wrong links count as failed logins of the address; every link that does not work
 * gets the same GONE after the same work.
 */
export async function passwordLink(context: Context, token: string): Promise<PasswordLink> {
  const attempt = await reserveAttempt(context, attemptName, true);
  const account = await adminsOf(context).findOne(accountOfLink(token));
  if (!account?.link) throw badLink();
  await forgetAttempt(context, attempt);
  const { username, role, invited = false, link } = account;
  return { username, role, invited, expiresAt: link.expiresAt };
}

/**
 * Uses up a link: sets the password, ends the account’s logins, and logs in, unless the account has a second
 * factor, whose code the login asks for. Throws BAD_USER_INPUT for a password against the rules, GONE for a
 * link that does not work.
 */
export async function choosePassword(
  context: Context,
  token: string,
  password: string,
): Promise<ChosenPassword> {
  checkNewPassword(password, 'newPassword');
  const attempt = await reserveAttempt(context, attemptName, true);
  // Comes first, so that a wrong link takes as long as a right one.
  const passwordHash = await hashPassword(password);
  // One write uses the link up, so that only one of two concurrent requests succeeds.
  const account = await adminsOf(context).findOneAndUpdate(
    accountOfLink(token),
    { $set: { passwordHash, mustChangePassword: false, invited: false }, $unset: { link: 1 } },
    { returnDocument: 'after' },
  );
  if (!account) throw badLink();
  await forgetAttempt(context, attempt);
  await endSessionsOf(context, account._id);
  await recordOf(context, account, ActivityVerb.PASSWORD_CHANGED);
  const { username } = account;
  if (account.secondFactor) return { username, token: null };
  const session = await beginSession(context, account);
  if (!session) throw badLink();
  return { username, token: session };
}

function badLink(): AppError {
  return new AppError(
    'GONE',
    'This link is incomplete, used, withdrawn or expired. Please ask an owner of your office for a new one.',
  );
}
