import { AdminRole } from '../base/admin-role.ts';
import type { ApiScope } from '../base/api-scope.ts';
import type { ApiCaller, Context } from '../base/context.ts';
import { AppError } from '../base/errors.ts';

/** Roles that edit the content of the site. */
export const contentRoles = [AdminRole.OWNER, AdminRole.EDITOR];
/** Roles that work on leads and contact requests. */
export const leadRoles = [AdminRole.OWNER, AdminRole.SALES];
/** Roles that work on job applications. */
export const hiringRoles = [...leadRoles, AdminRole.RECRUITER];
/** Roles that say for which jobs people can apply. */
export const openingRoles = [AdminRole.OWNER, AdminRole.RECRUITER];
/** Roles that see properties as the office does, on whose account people buy and sell: all but recruiters. */
export const homeRoles = [AdminRole.OWNER, AdminRole.EDITOR, AdminRole.SALES];
/** Roles that manage settings, accounts and the activity log. */
export const ownerOnly = [AdminRole.OWNER];

interface Caller extends Pick<Context, 'token'> {
  admin: { role: AdminRole } | null;
  pendingAccount?: object | null;
}

/**
 * The one rule of access, for both doors. Throws UNAUTHENTICATED for a visitor, PASSWORD_CHANGE_REQUIRED for
 * an account with a one-time password, FORBIDDEN for a role that is not among `roles`. An empty list allows
 * every account. An API token needs one of `scopes`; without any, what is asked is closed to tokens.
 */
export function requireRole(
  { admin, pendingAccount, token }: Caller,
  roles: readonly AdminRole[],
  scopes: readonly ApiScope[] = [],
): void {
  if (token) {
    requireScope(token, scopes);
    return;
  }
  if (pendingAccount)
    throw new AppError('PASSWORD_CHANGE_REQUIRED', 'Please choose your own password first.');
  if (!admin) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  if (roles.length > 0 && !roles.includes(admin.role)) {
    throw new AppError('FORBIDDEN', 'Your account may not do this. Please ask the owner.');
  }
}

/** Whether an API token has one of these scopes. */
export function hasScope(token: ApiCaller, scopes: readonly ApiScope[]): boolean {
  return scopes.some((scope) => token.scopes.includes(scope));
}

/** Throws FORBIDDEN, with the scope, for an API token that has none of these; without any, for each token. */
export function requireScope(token: ApiCaller, scopes: readonly ApiScope[]): void {
  if (hasScope(token, scopes)) return;
  token.noteRefusal();
  const [scope] = scopes;
  if (!scope) throw new AppError('FORBIDDEN', 'API tokens may not do this. An account has to do it.');
  throw new AppError('FORBIDDEN', `This token needs the scope ${scopes.join(' or ')}.`, { scope });
}
