import { hasScope, ownerOnly, requireRole } from '../../access/roles.ts';
import type { AdminRole } from '../../base/admin-role.ts';
import { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';
import type { ChangeKind } from './change.type.ts';

interface Readers {
  roles: readonly AdminRole[];
  scopes: readonly ApiScope[];
}

/** Who may read the changes of what is not public. */
const readers: Record<string, Readers> = {
  enquiry: { roles: ownerOnly, scopes: [ApiScope.LEADS_READ] },
  person: { roles: ownerOnly, scopes: [ApiScope.LEADS_READ] },
  application: { roles: ownerOnly, scopes: [] },
};

function readersOf(kind: ChangeKind): Readers | undefined {
  return readers[kind.replace(/\..*$/, '')];
}

/** Whether a kind tells of people and what they sent, rather than of what visitors see. */
export function isOfLeads(kind: ChangeKind): boolean {
  return readersOf(kind) !== undefined;
}

/** Throws FORBIDDEN, or UNAUTHENTICATED for a visitor, if one of these kinds is closed to the caller. */
export function requireKinds(context: Context, kinds: readonly ChangeKind[]): void {
  for (const allowed of kinds.map(readersOf))
    if (allowed) requireRole(context, allowed.roles, allowed.scopes);
}

/** Whether the caller may read the changes of a kind. */
export function mayReadKind({ admin, token }: Context, kind: ChangeKind): boolean {
  const allowed = readersOf(kind);
  if (!allowed) return true;
  if (token) return hasScope(token, allowed.scopes);
  return admin !== null && allowed.roles.includes(admin.role);
}
