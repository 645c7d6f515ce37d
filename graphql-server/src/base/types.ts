import 'reflect-metadata';
import { GraphQLLocalDate, GraphQLSafeInt } from 'graphql-scalars';
import type { ObjectId } from 'mongodb';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import { ForAccounts } from './for-accounts.ts';

/** Whole rupees go beyond 32 bits. */
export const Rupees = GraphQLSafeInt;
/** A day in India’s time, as `2026-11-21`. */
export const Day = GraphQLLocalDate;

/** The fields of every stored noun. A deleted item keeps its document until the undo period is over. */
@ObjectType()
export abstract class StoredItem {
  @Field(() => ID, { name: 'id', description: 'The item’s id: 24 hexadecimal digits.' })
  _id!: ObjectId;

  @Field(() => Date, { description: 'When the item was created.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When the item was last changed.' })
  updatedAt!: Date;

  @ForAccounts()
  @Field(() => String, {
    nullable: true,
    description: 'The account that changed it last; null before the first change, and for visitors.',
  })
  updatedBy?: string | null;

  @Field(() => Date, { nullable: true, description: 'When the item was deleted; null while it is not.' })
  deletedAt!: Date | null;

  /** The same as a flag: an index can count it, which it cannot do with null. */
  deleted!: boolean;
  /** When the document was last written, by the clock of the database; kept pages and the search follow it. */
  touchedAt!: Date;
  /** How often it was written since it was added. */
  writes?: number;
  /** The words that a search finds the item by. */
  words!: string[];
  /** Marks sample content until a person changes it; samples can be removed all at once. */
  sample?: true;
}

@ObjectType({ description: 'A position on the map, in degrees (WGS 84).' })
export class Position {
  @Field(() => Float, { description: 'Degrees north.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  longitude!: number;
}

@ObjectType({ description: 'Where a page of a list stands.' })
export class PageInfo {
  @Field(() => Int, { description: 'The page, counted from 1.' })
  page!: number;

  @Field(() => Int, { description: 'How many items a page has at most.' })
  perPage!: number;

  @Field(() => Int, { description: 'How many pages there are; at least 1.' })
  totalPages!: number;

  @Field(() => Boolean, { description: 'Whether a page follows.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether a page comes before.' })
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
    @Field(() => [ItemClass], { description: 'The items of this page, in the order asked for.' })
    items!: Item[];

    @Field(() => Int, { description: 'How many items there are on all pages.' })
    totalCount!: number;

    @Field(() => PageInfo, { description: 'Where this page stands.' })
    pageInfo!: PageInfo;
  }
  return ItemPage;
}

export enum SortDirection {
  ASCENDING = 'ASCENDING',
  DESCENDING = 'DESCENDING',
}
registerEnumType(SortDirection, { name: 'SortDirection', description: 'Which end of a list comes first.' });

@InputType({
  description:
    'Which items of a kind are meant: those that match everything that is given, and the `filter` beside it.',
})
export class ItemMatch {
  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur; beginnings of words are enough.',
  })
  search?: string;

  @Field(() => Date, { nullable: true, description: 'Leaves out items created later.' })
  createdUntil?: Date;
}

@InputType({ description: 'Which part of an admin list to show.' })
export class ListInput extends ItemMatch {
  @Field(() => Int, { nullable: true, description: 'The page, counted from 1 (the default).' })
  page?: number;

  @Field(() => Int, { nullable: true, description: 'Items a page, 1 to 100; each list has its own default.' })
  perPage?: number;

  @Field(() => String, { nullable: true, description: 'The field to sort by; `createdAt` by default.' })
  sortBy?: string;

  @Field(() => SortDirection, { nullable: true, description: 'DESCENDING by default: newest first.' })
  direction?: SortDirection;

  @Field(() => Boolean, { nullable: true, description: 'Show deleted items instead of the others.' })
  deleted?: boolean;
}

@InputType({ description: 'Which items are meant: `ids`, or all that match. One of the two.' })
export class ItemSelection {
  @Field(() => [ID], { nullable: true, description: 'These items, at most 1,000.' })
  ids?: string[];

  @Field(() => ItemMatch, {
    nullable: true,
    description: 'All items that match, and the `filter` beside it, up to 1,000 a call.',
  })
  matching?: ItemMatch;
}

@ObjectType({ description: 'The result for each of several items.' })
export class BulkResult {
  @Field(() => [ID], { description: 'The items that are now as asked for.' })
  doneIds!: ObjectId[];

  @Field(() => [ID], {
    description:
      'The items that are not there, or cannot be changed any more, or were changed after `readAt`.',
  })
  failedIds!: ObjectId[];

  @Field(() => Int, { description: 'How many more match; call again for them.' })
  remaining!: number;
}
