import type { Collection, Filter, WithId } from 'mongodb';
import type { AppContext } from '../base/context.ts';
import type { StoredItem } from '../base/types.ts';

/** A filter of a list: what a value keeps, or null for a value that makes no sense. */
export type NounFilter = (value: unknown) => Filter<StoredItem> | null;

/** A kind of item, as lists, bulk changes and the activity log need it. */
export interface Noun<Item extends StoredItem> {
  collection: string;
  /** The noun for people: “Property not found.” */
  label: string;
  /** The orders of a list besides `createdAt`, with their stored fields; each has an index behind `deleted`. */
  sortFields: Record<string, string>;
  /** The conditions of the filter input, by name. */
  filters?: Record<string, NounFilter>;
  /** Only ties the noun to its type. */
  item?: Item;
  perPage: number;
  /** Whether its items are found by phone numbers in any notation and by e-mail addresses (`personWords`). */
  people?: boolean;
  /** Whether public pages show items of this kind: a write then drops the kept pages that do. */
  public: boolean;
  /** Whether its items have a `publishAt`. */
  scheduled?: boolean;
  /** The field that names an item in the activity log; never a visitor’s name. */
  namedBy: string;
  /** The fields whose values the activity log keeps; all when not given. Of what visitors sent it keeps none. */
  loggedFields?: readonly string[];
}

/** The typed collection of a noun. */
export function collectionOf<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
): Collection<Item> {
  noteRead(context, noun.collection);
  return context.db.collection<Item>(noun.collection);
}

/** Notes for the answer that is being made to be kept, if one is, that it shows something of a collection: before it is read. */
export function noteRead({ shown }: Pick<AppContext, 'shown'>, collection: string): void {
  shown?.add(collection);
}

/** The name of an item in the activity log. */
export function activityOf<Item extends StoredItem>(
  { collection, namedBy }: Noun<Item>,
  item: WithId<Item> | Item,
) {
  const name = new Map<string, unknown>(Object.entries(item)).get(namedBy);
  return { noun: collection, itemId: item._id, label: typeof name === 'string' ? name : '' };
}
