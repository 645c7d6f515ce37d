import type { Context } from '../../../base/context.ts';
import { AppError } from '../../../base/errors.ts';
import { ActivityVerb } from '../../../kit/change/activity-log.ts';
import type { Admin, LoginResult } from '../admin.type.ts';
import { codeWrong, isKnownAddress, recordFailure, recordOf } from '../auth.service.ts';
import { forgetFailures, reserveAttempt } from '../login-throttle.ts';
import { renewSession, stayingSession } from '../staying-session.ts';
import type { ConfirmSessionInput } from './confirm-session.input.ts';
import { accountProvedBy, notUsable } from './passkey.service.ts';
import { useCode } from './second-factor.ts';

/** The name under which tokens that stand for no login count as failed logins; no account can have it. */
const attemptName = '# confirmation';
type Proof = Omit<ConfirmSessionInput, 'token'>;

const ended = 'This login has ended. Please log in again.';

/**
 * Confirms a login that stays, for 12 more hours within its 30 days, with a code or a passkey of its account, and answers the token that
 * takes the place of the former one. Throws GONE for a token that stands for no such login; UNAUTHENTICATED for a wrong proof, with a
 * sentence for the field `code` if it was one; and TOO_MANY_REQUESTS after as many failures as a login has.
 */
export async function confirmSession(
  context: Context,
  { token, ...proof }: ConfirmSessionInput,
): Promise<LoginResult> {
  const login = await stayingSession(context, token);
  const name = login?.admin.username ?? attemptName;
  const attempt = await reserveAttempt(context, name, !login || (await isKnownAddress(context, login.admin)));
  if (!login) throw new AppError('GONE', ended);
  const { session, admin } = login;
  if (!(await proves(context, admin, proof))) {
    recordFailure(context, admin);
    throw proof.answer
      ? new AppError('UNAUTHENTICATED', notUsable)
      : new AppError('UNAUTHENTICATED', codeWrong, { fields: { code: codeWrong } });
  }
  await forgetFailures(context, attempt, name);
  const renewed = await renewSession(context, session);
  if (!renewed) throw new AppError('GONE', ended);
  await recordOf(context, admin, ActivityVerb.LOGIN);
  return { token: renewed, message: 'Login successful!', admin };
}

async function proves(context: Context, admin: Admin, { code, answer }: Proof): Promise<boolean> {
  if (!answer) return useCode(context, admin, code ?? '');
  const proved = await accountProvedBy(context, answer);
  return proved?._id.equals(admin._id) ?? false;
}
