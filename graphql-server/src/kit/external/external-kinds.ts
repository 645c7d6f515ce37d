import type { ObjectId } from 'mongodb';
import type { AdminRole } from '../../base/admin-role.ts';
import type { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';
import type { StoredItem } from '../../base/types.ts';
import { itemById } from '../items.ts';
import { activityOf } from '../noun.ts';
import type { Noun } from '../noun.ts';
import type { ExternalKind } from './external-id.type.ts';

/** An item, and how the activity log names it. */
interface Found {
  _id: ObjectId;
  entry: ReturnType<typeof activityOf>;
}

/** What is known of a kind of item that keeps keys of other systems. */
interface External {
  collection: string;
  /** Who may set its keys. */
  roles: readonly AdminRole[];
  scope: ApiScope;
  /** Throws for an item that is not there, and for one that the caller may not see. */
  find: (context: Context, id: string) => Promise<Found>;
}

const kinds = new Map<ExternalKind, External>();

/** A noun says how its items keep keys of other systems; its feature file calls it once. */
export function keepsExternalIds(kind: ExternalKind, external: External): void {
  kinds.set(kind, external);
}

/** The usual way of a noun, for the roles and the scope that write its items. */
export function externalItems<Item extends StoredItem>(
  noun: Noun<Item>,
  roles: readonly AdminRole[],
  scope: ApiScope,
): External {
  const find = async (context: Context, id: string) => {
    const item = await itemById(context, noun, id);
    return { _id: item._id, entry: activityOf(noun, item) };
  };
  return { collection: noun.collection, roles, scope, find };
}

/** How the items of a kind keep keys of other systems. */
export function externalOf(kind: ExternalKind): External {
  const known = kinds.get(kind);
  if (!known) throw new Error(`No noun keeps keys of the kind ${kind}.`);
  return known;
}
