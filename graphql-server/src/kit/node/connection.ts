import 'reflect-metadata';
import type { Collection, Document, Filter, WithId } from 'mongodb';
import { ObjectId } from 'mongodb';
import { Field, ObjectType } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import { badField } from '../../base/errors.ts';
import type { StoredItem } from '../../base/types.ts';
import { checkFirst } from '../paging.ts';

/** The number of items on a page of a connection that asks for none. */
export const usualFirst = 50;

/** What a caller asks of a connection. */
export interface ConnectionPart {
  first?: number;
  after?: string;
}

@ObjectType({ description: 'The position of a page of a connection in its list.' })
export class ConnectionPageInfo {
  @Field(() => String, { nullable: true, description: 'The cursor of the first item; null without items.' })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last item, for `after`; null without items.',
  })
  endCursor!: string | null;

  @Field(() => Boolean, { description: 'Whether there are items after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether this page begins after another item.' })
  hasPreviousPage!: boolean;
}

interface Edge<Item> {
  cursor: string;
  node: Item;
}

export interface Connection<Item> {
  edges: Edge<Item>[];
  nodes: Item[];
  pageInfo: ConnectionPageInfo;
}

/** The GraphQL type of an item in a connection, with its cursor; subclasses name it. */
export function edgeOf<Item extends object>(ItemClass: ClassType<Item>) {
  @ObjectType()
  abstract class ItemEdge implements Edge<Item> {
    @Field(() => String, { description: 'The position of the item in the list, for `after`.' })
    cursor!: string;

    @Field(() => ItemClass, { description: 'The item.' })
    node!: Item;
  }
  return ItemEdge;
}

/** The GraphQL type of a page of a connection as Relay has it; subclasses name it. */
export function connectionOf<Item extends object>(
  ItemClass: ClassType<Item>,
  EdgeClass: ClassType<Edge<Item>>,
) {
  @ObjectType()
  abstract class ItemConnection implements Connection<Item> {
    @Field(() => [EdgeClass], { description: 'The items of this page, each with its cursor.' })
    edges!: Edge<Item>[];

    @Field(() => [ItemClass], { description: 'The same items without their cursors.' })
    nodes!: Item[];

    @Field(() => ConnectionPageInfo, { description: 'The position of this page.' })
    pageInfo!: ConnectionPageInfo;
  }
  return ItemConnection;
}

/**
 * A page of the items that match, in the order of their ids. An id never changes, so that a walk meets each item that matches
 * throughout exactly once, whatever is written meanwhile. Throws BAD_USER_INPUT for a `first` that is not 1–100, and for an
 * `after` that is no cursor of this list.
 */
export async function findConnection<Item extends StoredItem>(
  list: string,
  collection: Collection<Item>,
  filter: Filter<Item>,
  { first = usualFirst, after }: ConnectionPart,
): Promise<Connection<WithId<Item>>> {
  checkFirst(first);
  const since = after === undefined ? {} : { _id: { $gt: readCursor(list, after) } };
  // One more than asked says whether there is a next page.
  const found = await collection
    .find({ ...filter, ...since } as Filter<Item>, { sort: { _id: 1 }, limit: first + 1 })
    .toArray();
  return pageOf(found, { first, after }, ({ _id }) => cursorOf(list, _id.toHexString()));
}

/**
 * A page of the documents that match, the greatest `field` first: a whole number that no two of them share and that never changes. Throws as
 * `findConnection`.
 */
export async function connectionBy<Item extends Document>(
  list: string,
  collection: Collection<Item>,
  filter: Filter<Item>,
  field: keyof Item & string,
  { first = usualFirst, after }: ConnectionPart,
): Promise<Connection<WithId<Item>>> {
  checkFirst(first);
  const before = after === undefined ? {} : { [field]: { $lt: readNumber(list, after) } };
  const found = await collection
    .find({ ...filter, ...before } as Filter<Item>, { sort: { [field]: -1 }, limit: first + 1 })
    .toArray();
  return pageOf(found, { first, after }, (item) => cursorOf(list, String(item[field])));
}

function pageOf<Item>(
  found: Item[],
  { first, after }: { first: number; after?: string },
  cursor: (item: Item) => string,
): Connection<Item> {
  const nodes = found.slice(0, first);
  const edges = nodes.map((node) => ({ cursor: cursor(node), node }));
  const pageInfo = {
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
    hasNextPage: found.length > first,
    hasPreviousPage: after !== undefined,
  };
  return { edges, nodes, pageInfo };
}

/** It names its list, so that no other list takes it. */
function cursorOf(list: string, place: string): string {
  return Buffer.from(`${list}:${place}`).toString('base64url');
}

function readCursor(list: string, cursor: string): ObjectId {
  return new ObjectId(placeOf(list, cursor, /[0-9a-f]{24}$/));
}

function readNumber(list: string, cursor: string): number {
  return Number(placeOf(list, cursor, /\d{1,15}$/));
}

function placeOf(list: string, cursor: string, form: RegExp): string {
  const [place] = form.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (place === undefined || cursorOf(list, place) !== cursor)
    throw badField('after', 'Please send the cursor of the page before, as it came.');
  return place;
}
