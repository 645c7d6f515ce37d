import { leadRoles, requireRole } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { peopleLimit } from '../../features/contact/export-limit.ts';
import { ownFilter, personNoun } from '../../features/person/person.service.ts';
import type { ItemKind, Kind } from '../../kit/item-kind.ts';
import { kindFor } from '../item-kind.ts';

/** People, who have neither a trash nor an editor, and so are no kind of item. */
export const people = 'people';

interface ExportedKind extends Pick<Kind, 'noun' | 'exportLimit'> {
  /** What the filter of a request means for its account. */
  readFilter(context: Context, filter: object): Promise<object | null>;
}

/** What the caller may download. Throws UNAUTHENTICATED without a login, and FORBIDDEN for a role that may not read the kind. */
export function exportedKind(context: Context, kind: ItemKind | typeof people): ExportedKind {
  if (kind !== people)
    return { ...kindFor(context, kind), readFilter: (_context, filter) => Promise.resolve(filter) };
  requireRole(context, leadRoles);
  return { noun: personNoun, exportLimit: peopleLimit, readFilter: ownFilter };
}
