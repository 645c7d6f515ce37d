import { requireRole } from '../access/roles.ts';
import type { Context } from '../base/context.ts';
import { features } from '../features/features.ts';
import { ItemKind } from '../kit/item-kind.ts';
import type { Kind } from '../kit/item-kind.ts';

/** The kinds of items that can be listed, deleted, restored and exported. */
export const itemKinds = Object.assign({}, ...features.map(({ kinds }) => kinds)) as Record<ItemKind, Kind>;

/** The kinds that the site shows; visitors send the other kinds. */
export const contentKinds = Object.values(ItemKind).filter((kind) => !itemKinds[kind].personal);

/** A kind that the caller may handle. Throws UNAUTHENTICATED or FORBIDDEN for any other. */
export function kindFor(context: Context, kind: ItemKind): Kind {
  const { roles, noun } = itemKinds[kind];
  requireRole(context, roles, noun.writeScope ? [noun.writeScope] : []);
  return itemKinds[kind];
}

/** All kinds that the caller may handle. */
export function kindsFor({ admin }: Context): ItemKind[] {
  return Object.values(ItemKind).filter((kind) => admin && itemKinds[kind].roles.includes(admin.role));
}
