import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Another account’s change since the sender read an item. */
export interface Conflict {
  updatedAt: string;
  updatedBy: string | null;
  fields: readonly string[];
}

/** The conflict for which the server refused a change; null if it failed for another reason. */
export function conflictOf(error: unknown): Conflict | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const { conflict } = error.errors[0]?.extensions ?? {};
  if (typeof conflict !== 'object' || conflict === null || !('updatedAt' in conflict)) return null;
  const { updatedAt, updatedBy, fields } = { updatedBy: null, fields: [], ...conflict };
  return {
    updatedAt: String(updatedAt),
    updatedBy: typeof updatedBy === 'string' ? updatedBy : null,
    fields: Array.isArray(fields) ? fields.map(String) : [],
  };
}
