import 'reflect-metadata';
import { GraphQLLocalDate, GraphQLSafeInt } from 'graphql-scalars';
import type { ObjectId } from 'mongodb';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import { readScopes } from './api-scope.ts';
import { ForAccounts } from './for-accounts.ts';

/** Whole rupees, which exceed 32 bits. */
export const Rupees = GraphQLSafeInt;
/** A day in India’s time, as `2026-11-21`. */
export const Day = GraphQLLocalDate;

/** The fields of every stored noun. A deleted item keeps its document until it can no longer be restored. */
@ObjectType()
export abstract class StoredItem {
  @Field(() => ID, { name: 'id', description: 'The item’s id: 24 hexadecimal digits.' })
  _id!: ObjectId;

  @Field(() => Date, { description: 'When the item was created.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When the item was last changed.' })
  updatedAt!: Date;

  @ForAccounts({ ofWork: true, scopes: readScopes })
  @Field(() => String, {
    nullable: true,
    description: 'The account that last changed the item; null before the first change, and for visitors.',
  })
  updatedBy?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the item was deleted; null unless it is in the trash.',
  })
  deletedAt!: Date | null;

  /** When it last came back from the trash; missing before that. */
  restoredAt?: Date;
  /** Repeats `deletedAt` as a flag: an index can count a flag, but not null. */
  deleted!: boolean;
  /** The time of the last write, by the clock of the database; kept pages and the search model follow it. */
  touchedAt!: Date;
  /** The number of writes since the item was added. */
  writes?: number;
  /** The words by which a search finds the item. */
  words!: string[];
  /** Marks sample content until an account changes it, and a property until an owner goes live; a command removes all samples at once. */
  sample?: true;
}

@ObjectType({ description: 'A position on the map, in degrees (WGS 84).' })
export class Position {
  @Field(() => Float, { description: 'Degrees north.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  longitude!: number;
}

@ObjectType({ description: 'The position of a page in its list.' })
export class PageInfo {
  @Field(() => Int, { description: 'The page, counted from 1.' })
  page!: number;

  @Field(() => Int, { description: 'The greatest number of items on a page.' })
  perPage!: number;

  @Field(() => Int, { description: 'The number of pages; at least 1.' })
  totalPages!: number;

  @Field(() => Boolean, { description: 'Whether there is a next page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there is a previous page.' })
  hasPreviousPage!: boolean;
}

export interface Page<Item> {
  items: Item[];
  totalCount: number;
  pageInfo: PageInfo;
}

/** The GraphQL type of one page of a list of `Item`; subclasses name it. */
export function pageOf<Item extends object>(ItemClass: ClassType<Item>) {
  @ObjectType()
  abstract class ItemPage implements Page<Item> {
    @Field(() => [ItemClass], { description: 'The items of this page, in the requested order.' })
    items!: Item[];

    @Field(() => Int, { description: 'The number of items on all pages.' })
    totalCount!: number;

    @Field(() => PageInfo, { description: 'The position of this page.' })
    pageInfo!: PageInfo;
  }
  return ItemPage;
}

export enum SortDirection {
  ASCENDING = 'ASCENDING',
  DESCENDING = 'DESCENDING',
}
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'The direction of a sorted list.',
  valuesConfig: {
    ASCENDING: { description: 'The smallest, or the oldest, first.' },
    DESCENDING: { description: 'The greatest, or the newest, first.' },
  },
});

@InputType({
  description:
    'Selects the items of a kind that match all given conditions, including the `filter` beside it.',
})
export class ItemMatch {
  @Field(() => String, {
    nullable: true,
    description: 'Search words; an item must contain all of them, at least as beginnings of words.',
  })
  search?: string;

  @Field(() => Date, { nullable: true, description: 'Leaves out items created later.' })
  createdUntil?: Date;
}

@InputType({ description: 'Selects a page of an admin list.' })
export class ListInput extends ItemMatch {
  @Field(() => Int, { nullable: true, description: 'The page, counted from 1 (the default).' })
  page?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Items per page, 1 to 100; each list has its own default.',
  })
  perPage?: number;

  @Field(() => String, { nullable: true, description: 'The field to sort by; `createdAt` by default.' })
  sortBy?: string;

  @Field(() => SortDirection, { nullable: true, description: 'DESCENDING by default: newest first.' })
  direction?: SortDirection;

  @Field(() => Boolean, { nullable: true, description: 'Show deleted items instead of current ones.' })
  deleted?: boolean;
}

@InputType({ description: 'Selects items: either by `ids`, or all that match.' })
export class ItemSelection {
  @Field(() => [ID], { nullable: true, description: 'These items, at most 1,000.' })
  ids?: string[];

  @Field(() => ItemMatch, {
    nullable: true,
    description: 'All items that match, including the `filter` beside it; up to 1,000 per call.',
  })
  matching?: ItemMatch;
}

@ObjectType({ description: 'The result of a change to several items.' })
export class BulkResult {
  @Field(() => [ID], { description: 'The items that are now in the requested state.' })
  doneIds!: ObjectId[];

  @Field(() => [ID], {
    description: 'The items that do not exist, can no longer be changed, or were changed after `readAt`.',
  })
  failedIds!: ObjectId[];

  @Field(() => Int, { description: 'The number of further matches; call again to change them.' })
  remaining!: number;
}
