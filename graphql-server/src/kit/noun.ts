import type { Collection, Document, Filter, ObjectId, WithId } from 'mongodb';
import type { ApiScope } from '../base/api-scope.ts';
import type { AppContext, Context } from '../base/context.ts';
import type { StoredItem } from '../base/types.ts';
import { announceChange } from '../database/changes.ts';
import { partOf } from '../cache/dependencies.ts';
import { partsOf, partsOfFew } from '../cache/written-elsewhere.ts';
import type { PartsOfItems } from '../cache/written-elsewhere.ts';
import type { FieldChange } from './change/activity-log.ts';
import type { Reference } from './references.ts';

/** A filter of a list: the condition for a value, or null for an invalid value. */
export type NounFilter = (value: unknown) => Filter<StoredItem> | null;

/** What nouns of higher rank do after each change of an item. */
export interface Follows {
  /** Stored with the change until they have done it, so that another process does it after one that was killed. */
  mark: object;
  /** Never throws: the change stands. */
  tell: (context: AppContext, ids: ObjectId[]) => Promise<unknown>;
}

/** What an account asks for: items by their ids, or by what it typed. */
export interface Asked {
  ids?: readonly ObjectId[];
  search?: string | null;
}

/** A kind of item, described for lists, bulk changes and the activity log. */
export interface Noun<Item extends StoredItem> {
  collection: string;
  /** The word for people: “Property not found.” */
  label: string;
  /**
   * The sort orders of a list besides `createdAt`, with their stored fields; each has an index that begins
   * with `deleted`.
   */
  sortFields: Record<string, string>;
  /** The conditions of the filter input, by name. */
  filters?: Record<string, NounFilter>;
  /** Exists only to tie the noun to its type. */
  item?: Item;
  perPage: number;
  /** Whether phone numbers in any notation and e-mail addresses find its items (`personWords`). */
  people?: boolean;
  /** The field with a phone number in E.164 by which a list finds its items besides their words. */
  phoneField?: string;
  /**
   * The condition for the items that the account of a request may see, where its role alone does not say it; an empty one for
   * all. With `ids`, it need hold for these alone; with `search`, for what a person typed to find them. Everything that reads or changes items for an account
   * asks `seenOf`.
   */
  seen?(context: AppContext, asked: Asked): Promise<Filter<StoredItem>>;
  /** The scope with which an API token also sees drafts among its public items. */
  readScope?: ApiScope;
  /** The scope with which an API token may delete and restore its items; none where it may not. */
  writeScope?: ApiScope;
  /** Whether public pages show items of this kind; a write then drops the kept pages that show them. */
  public: boolean;
  /** The words by which a kept page can depend on a part of its items, besides their ids. */
  parts?: PartsOfItems;
  /** Whether its items have `publishAt`. */
  scheduled?: boolean;
  /** Whether its items also have `shownUntil`, from which moment on visitors see them no more. */
  lapses?: boolean;
  /**
   * Called with an item as a save would leave it, and as it is before: answers what is stored with it. Throws if it may
   * not be saved like that.
   */
  admit?(context: Context, item: Item, before: Item | null): Promise<Partial<Item>>;
  /** The field that identifies an item in the activity log; never a visitor’s name. */
  namedBy: string;
  /** The fields whose values the activity log keeps, all by default. It keeps no value from a visitor. */
  loggedFields?: readonly string[];
  /** The fields of which the activity log keeps only that they changed. */
  unloggedFields?: readonly string[];
  /** The fields that hold the id of an item of another kind. */
  references?: Record<string, Reference>;
  follows?: Follows;
  /** Takes the place of `follows.tell` for a new item, of which more is known than its id. */
  added?(context: AppContext, item: Item): Promise<unknown>;
  /** Notes what must outlive a save; called with an item before and after each one, and before pages hear of it. */
  note?(context: AppContext, item: Item): Promise<void>;
  /** What a save adds to its entry in the activity log. */
  notedChanges?(item: Item, before: object | null): FieldChange[];
  /** The slug of an item whose title has no Latin letter. */
  slug?: string;
  /** Its saves are kept as versions: without the fields that no person types. */
  versions?: { besides: readonly string[] };
}

/** The typed collection of a noun, all of which an answer in the making shows from now on. */
export function collectionOf<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
): Collection<Item> {
  noteRead(context, noun.collection);
  return context.db.collection<Item>(noun.collection);
}

/** The typed collection of a noun, of which an answer in the making shows these parts only: ids or words of `parts`. */
export function partsOfCollection<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
  parts: readonly string[],
): Collection<Item> {
  for (const part of parts) noteRead(context, partOf(noun.collection, part));
  return context.db.collection<Item>(noun.collection);
}

/**
 * A condition narrowed to the items of a noun that the account of a request may see; the work beside requests sees all. It names
 * the ids or the search that the condition comes from.
 */
export async function seenOf(
  context: AppContext,
  noun: Noun<StoredItem>,
  asked: Filter<StoredItem>,
  by: Asked = {},
): Promise<Filter<StoredItem>> {
  const seen = await noun.seen?.(context, by);
  return seen && Object.keys(seen).length > 0 ? { $and: [asked, seen] } : asked;
}

/** Call before reading a collection: if the server is making an answer to keep, this notes that the answer shows it. */
export function noteRead({ shown }: Pick<AppContext, 'shown'>, topic: string): void {
  shown?.add(topic);
}

/** Announces a write of one item within this process. */
export function announceItem<Item extends StoredItem>(
  context: AppContext,
  noun: Noun<Item>,
  item: Item,
): void {
  if (noun.public) announceChange(context, noun.collection, partsOf(noun.parts, item));
}

/** Announces a write of several items, read with the fields of `parts`, within this process. */
export function announceItems(
  context: AppContext,
  { collection, parts, public: isPublic }: Noun<StoredItem>,
  items: readonly Document[],
): void {
  if (isPublic) announceChange(context, collection, partsOfFew(parts, items));
}

/** The name of an item in the activity log. */
export function activityOf<Item extends StoredItem>(
  { collection, namedBy }: Noun<Item>,
  item: WithId<Item> | Item,
) {
  const name = new Map<string, unknown>(Object.entries(item)).get(namedBy);
  return { noun: collection, itemId: item._id, label: typeof name === 'string' ? name : '' };
}
