import 'reflect-metadata';
import { IsDate, IsEnum, IsOptional } from 'class-validator';
import type { Collection, Filter, WithId } from 'mongodb';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { AppContext, Context } from './context.ts';
import { collectionOf } from './database/items.ts';
import type { Noun } from './database/items.ts';
import { badField, badInput } from './errors.ts';
import { checkInput } from './input.ts';
import { contentRoles } from './roles.ts';
import { StoredItem } from './types.ts';

export enum PublicationState {
  draft = 'draft',
  published = 'published',
  scheduled = 'scheduled',
}
registerEnumType(PublicationState, {
  name: 'PublicationState',
  description: 'Who sees an item.',
  valuesConfig: {
    draft: { description: 'Owner and editors only.' },
    published: { description: 'Everybody.' },
    scheduled: { description: 'Owner and editors until its moment has come, then everybody.' },
  },
});

/**
 * An item that is written before it is shown. One date says it all: none is a draft, a past one is published, a
 * future one is scheduled; so nothing has to run at the moment itself.
 */
@ObjectType()
export abstract class PublishedItem extends StoredItem {
  @Field(() => Date, {
    nullable: true,
    description: 'Since when everybody sees it, or from when on; null is a draft.',
  })
  publishAt!: Date | null;
}

@InputType({ description: 'Who is to see an item, and from when on.' })
export class PublicationInput {
  @Field(() => PublicationState, { description: 'What it is to be.' })
  @IsEnum(PublicationState, { message: 'Please choose draft, published or scheduled.' })
  state!: PublicationState;

  @Field(() => Date, {
    nullable: true,
    description: 'When it appears: for `scheduled` only, in the future and within two years.',
  })
  @IsOptional()
  @IsDate({ message: 'Please give a date and a time.' })
  publishAt?: Date;
}

const maxAheadMs = 2 * 365 * 24 * 3_600_000;

/**
 * The date to store for what was asked. What is published keeps its date; without a wish a new item is published and
 * another one stays as it is. BAD_USER_INPUT for a schedule without a moment in the next two years.
 */
export function readPublication(
  raw: PublicationInput | undefined,
  present: Date | null = new Date(),
): Date | null {
  if (!raw) return present;
  const { state, publishAt } = checkInput(PublicationInput, raw);
  const now = Date.now();
  if (state === PublicationState.draft) return null;
  if (state === PublicationState.published) return present && present.getTime() <= now ? present : new Date();
  const ahead = (publishAt?.getTime() ?? 0) - now;
  if (!publishAt || ahead <= 0) throw badField('publishAt', 'Please choose a moment in the future.');
  if (ahead > maxAheadMs) throw badField('publishAt', 'Please choose a moment within the next two years.');
  return publishAt;
}

/** What an item is at this moment. */
export function publicationOf({ publishAt }: Pick<PublishedItem, 'publishAt'>): PublicationState {
  if (!publishAt) return PublicationState.draft;
  return publishAt.getTime() > Date.now() ? PublicationState.scheduled : PublicationState.published;
}

/** Finds what everybody may see at this moment. */
export function published(): { publishAt: { $lte: Date } } {
  return { publishAt: { $lte: new Date() } };
}

/** Finds what the caller may see: owner and editors also what is not published. */
export function visibleTo({ admin }: Context): Filter<PublishedItem> {
  return admin && contentRoles.includes(admin.role) ? {} : published();
}

/** A filter of an admin list: the items of one state. */
export function filterByState(value: string): Filter<StoredItem> | null {
  const now = new Date();
  const conditions = new Map<string, object>([
    [PublicationState.draft, { publishAt: null }],
    [PublicationState.scheduled, { publishAt: { $gt: now } }],
    [PublicationState.published, { publishAt: { $lte: now } }],
  ]);
  return conditions.get(value) ?? null;
}

/** The latest published first. */
export const newestPublished = { publishAt: -1, _id: -1 } as const;

/** All that everybody may see, the latest first; for nouns of which a company has a few hundred at most. */
export async function publishedItems<Item extends PublishedItem>(
  context: AppContext,
  noun: Noun<Item>,
): Promise<WithId<Item>[]> {
  const collection: Collection<Item> = collectionOf(context, noun);
  const filter: Filter<PublishedItem> = { deleted: false, ...published() };
  return collection.find(filter as Filter<Item>, { sort: newestPublished }).toArray();
}

/** Refuses to show an item without one of `fields`: BAD_USER_INPUT that names each. */
export function requireComplete<Item extends object>(
  item: Item,
  fields: readonly (keyof Item & string)[],
  sentence: string,
): void {
  const missing = fields.filter((field) => !item[field]);
  if (missing.length === 0) return;
  throw badInput(sentence, Object.fromEntries(missing.map((field) => [field, sentence])));
}
