import type { Context, SignedInAdmin } from '../base/context.ts';
import { AppError } from '../base/errors.ts';

/** The account of this request, even with a one-time password. Throws UNAUTHENTICATED for a visitor. */
export function signedIn({ admin, pendingAccount }: Context): SignedInAdmin {
  const account = admin ?? pendingAccount;
  if (!account) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  return account;
}
