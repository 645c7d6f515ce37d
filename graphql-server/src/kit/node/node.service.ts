import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { nodesAsked } from './node.ts';
import { maxPerPage } from '../paging.ts';

/**
 * The items with these ids, of whatever kind, in the given order; null where none exists that the caller may see. Throws
 * BAD_USER_INPUT for more than 100 ids or a malformed one.
 */
export async function nodes(context: Context, ids: string[]) {
  if (ids.length > maxPerPage) throw badField('ids', `Please ask for at most ${maxPerPage} items.`);
  const wanted = ids.map((id) => parseId(id));
  if (wanted.length === 0) return [];
  const found = (await nodesAsked.tell(context, wanted)).flat();
  const byId = new Map(found.map((item) => [item._id.toHexString(), item]));
  return wanted.map((id) => byId.get(id.toHexString()) ?? null);
}

/** The item with this id, of whatever kind; null if none exists that the caller may see. Throws BAD_USER_INPUT for a malformed id. */
export async function node(context: Context, id: string) {
  const [found = null] = await nodes(context, [id]);
  return found;
}
