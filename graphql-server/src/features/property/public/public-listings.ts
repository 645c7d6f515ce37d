import type { Filter } from 'mongodb';
import type { Context } from '../../../base/context.ts';
import { parseId } from '../../../base/ids.ts';
import { withoutNulls } from '../../../base/input.ts';
import { findConnection } from '../../../kit/node/connection.ts';
import type { Connection, ConnectionPart } from '../../../kit/node/connection.ts';
import { findPublic } from '../../../kit/items.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { seenByVisitors } from '../../../kit/publication.ts';
import type { ListingsFilter } from './public-listings.input.ts';
import { goneSentence, propertyNoun } from '../property.service.ts';
import type { Property } from '../property.type.ts';

/**
 * A page of everything that visitors may see, to buy, to rent and sold, in the order of ids; the same for all callers. Throws
 * BAD_USER_INPUT for a `first` that is not 1–100, and for a cursor of another list.
 */
export async function listings(
  context: Context,
  part: ConnectionPart,
  filter: ListingsFilter = {},
): Promise<Connection<Property>> {
  const { updatedSince, status, category } = withoutNulls(filter);
  const wanted: Filter<Property> = {
    deleted: false,
    ...seenByVisitors(propertyNoun),
    ...(status && { propertyStatus: status }),
    ...(category && { category }),
    // What was scheduled appears without a write.
    ...(updatedSince && {
      $or: [{ touchedAt: { $gte: updatedSince } }, { publishAt: { $gte: updatedSince } }],
    }),
  };
  return findConnection('listings', collectionOf(context, propertyNoun), wanted, part);
}

/**
 * One of `listings`. Null if it never existed or visitors may not see it. Throws GONE if it was removed, BAD_USER_INPUT for a
 * malformed id.
 */
export async function listing(context: Context, id: string): Promise<Property | null> {
  return findPublic(
    context,
    propertyNoun,
    { _id: parseId(id), ...seenByVisitors(propertyNoun) },
    goneSentence,
  );
}
