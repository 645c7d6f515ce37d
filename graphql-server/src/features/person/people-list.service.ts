import { ObjectId } from 'mongodb';
import type { Filter } from 'mongodb';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { withoutNulls } from '../../base/input.ts';
import type { StoredItem } from '../../base/types.ts';
import { databaseTime } from '../../database/time.ts';
import { matches } from '../../kit/list-filters.ts';
import { collectionOf, seenOf } from '../../kit/noun.ts';
import { checkFirst } from '../../kit/paging.ts';
import { narrowed } from './narrowed.ts';
import { PeopleOrder } from './person.input.ts';
import { ownFilter, personNoun } from './person.service.ts';
import type { PeopleMatch } from './person.service.ts';
import type { PeoplePage, Person } from './person.type.ts';

interface Order {
  field: 'dueAt' | 'lastTouchAt' | 'createdAt';
  direction: 1 | -1;
}

const orders: Record<PeopleOrder, Order> = {
  [PeopleOrder.NEXT_STEP]: { field: 'dueAt', direction: 1 },
  [PeopleOrder.LAST_TOUCH]: { field: 'lastTouchAt', direction: -1 },
  [PeopleOrder.ARRIVAL]: { field: 'createdAt', direction: -1 },
};

interface PeopleList extends PeopleMatch {
  order?: PeopleOrder | null;
  first?: number | null;
  after?: string | null;
}

/** A search counts no further: a word that everybody has takes a tenth of a second and more to count. */
const mostCounted = 5_000;

/**
 * A part of the list of people: searched, filtered and counted in the database, those who wrote last first by default.
 * `after` is the `endCursor` of the part before. Throws BAD_USER_INPUT for a `first` that is not 1–100, and for another cursor.
 */
export async function people(context: Context, list: PeopleList): Promise<PeoplePage> {
  const { order, first = personNoun.perPage, after, ...match } = withoutNulls(list);
  checkFirst(first);
  const { field, direction } = orders[order ?? PeopleOrder.LAST_TOUCH];
  const filter = await ownFilter(context, match.filter);
  const collection = collectionOf(context, personNoun);
  // Before the first read: who changes from now on may be missing.
  const readAt = await databaseTime(context.db);
  const matching = { deleted: false, ...matches(personNoun, { ...match, filter }) };
  const asked = await narrowed(collection, matching);
  const wanted = await seenOf(context, personNoun, asked as Filter<StoredItem>, { search: match.search });
  const here = after === undefined ? {} : beyond(after, field, direction);
  const isSearch = Boolean(match.search?.trim());
  const [found, counted] = await Promise.all([
    collection
      .find({ $and: [wanted, here] } as Filter<Person>, {
        sort: { [field]: direction, _id: direction },
        limit: first + 1,
        projection: { words: 0, enquiryIds: 0 },
      })
      .toArray(),
    collection.countDocuments(wanted as Filter<Person>, isSearch ? { limit: mostCounted + 1 } : {}),
  ]);
  const hasMore = isSearch && counted > mostCounted;
  const totalCount = hasMore ? mostCounted : counted;
  const items = found.slice(0, first);
  const last = found.length > first ? items.at(-1) : undefined;
  const endCursor = last ? `${last[field].getTime()}.${last._id.toHexString()}` : null;
  return { items, totalCount, hasMore, endCursor, readAt };
}

/** The people after a place in the list. */
function beyond(after: string, field: Order['field'], direction: 1 | -1): Filter<StoredItem> {
  const [, time, id] = /^(-?\d{1,16})\.([0-9a-f]{24})$/.exec(after) ?? [];
  if (time === undefined || id === undefined)
    throw badField('after', 'Please use the `endCursor` of the part before.');
  const at = new Date(Number(time));
  const [reaches, further] = direction === 1 ? (['$gte', '$gt'] as const) : (['$lte', '$lt'] as const);
  return {
    [field]: { [reaches]: at },
    $or: [{ [field]: { [further]: at } }, { _id: { [further]: new ObjectId(id) } }],
  };
}
