import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, InterfaceType } from 'type-graphql';
import type { Context } from '../../base/context.ts';
import type { StoredItem } from '../../base/types.ts';
import { hook } from '../hook.ts';
import { itemsByIds } from '../items.ts';
import type { Noun } from '../noun.ts';
import { visibleTo } from '../publication.ts';
import type { PublishedItem } from '../publication.ts';

/** An item of any kind, with the name of its GraphQL type. */
type AnyItem = StoredItem & { __typename: string };

@InterfaceType({
  description:
    'An item that `node` finds by its id alone. No two items have the same id, whatever their kinds.',
  resolveType: ({ __typename }: AnyItem) => __typename,
})
export abstract class Node {
  @Field(() => ID, { name: 'id', description: 'The item’s id: 24 hexadecimal digits.' })
  _id!: ObjectId;
}

/** Asks the rooms of all nouns for the items with these ids; a noun connects to it with `nodesOf`. */
export const nodesAsked = hook<[Context, ObjectId[]], AnyItem[]>();

/** Finds the items of a noun that the caller may see; `typename` is its GraphQL type, which implements `Node`. */
export function nodesOf<Item extends PublishedItem>(typename: string, noun: Noun<Item>) {
  return async (context: Context, ids: ObjectId[]): Promise<AnyItem[]> => {
    const found = await itemsByIds(context, noun as Noun<PublishedItem>, ids, visibleTo(context, noun));
    return found.map((item) => ({ ...item, __typename: typename }));
  };
}
