import 'reflect-metadata';
import { IsDate, IsEnum, IsOptional } from 'class-validator';
import type { Collection, Filter, WithId } from 'mongodb';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { readChoice } from 'domain/text/choices.ts';
import { ApiScope } from '../base/api-scope.ts';
import { timeNow } from '../base/clock.ts';
import { contentRoles } from '../access/roles.ts';
import type { AppContext, Context } from '../base/context.ts';
import { badField, badInput } from '../base/errors.ts';
import { ForAccounts } from '../base/for-accounts.ts';
import { checkInput } from '../base/input.ts';
import { StoredItem } from '../base/types.ts';
import { StoredDraft } from './change/stored-draft.ts';
import type { BeforeOff } from './change/stored-draft.ts';
import { collectionOf } from './noun.ts';
import type { Noun } from './noun.ts';

export enum PublicationState {
  DRAFT = 'DRAFT',
  PUBLISHED = 'PUBLISHED',
  SCHEDULED = 'SCHEDULED',
}
registerEnumType(PublicationState, {
  name: 'PublicationState',
  description: 'The publication state of an item.',
  valuesConfig: {
    DRAFT: { description: 'Owner and editors only.' },
    PUBLISHED: { description: 'All visitors.' },
    SCHEDULED: { description: 'Owner and editors until the set time, then all visitors.' },
  },
});

/**
 * An item that can exist before visitors see it. One date holds its state: none is a draft, a past date is
 * published, a future date is scheduled. So nothing has to run at that moment.
 */
@ObjectType()
export abstract class PublishedItem extends StoredItem {
  @Field(() => Date, {
    nullable: true,
    description: 'The time from which visitors see the item; null for a draft.',
  })
  publishAt!: Date | null;

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ, ApiScope.CONTENT_READ] })
  @Field(() => StoredDraft, {
    nullable: true,
    description: 'The draft beside what visitors see; null when there is none, and for visitors.',
  })
  draft?: StoredDraft | null;

  /** As it was when it was taken off the site, until the next save. */
  beforeOff?: BeforeOff | null;
}

@InputType({ description: 'The wanted publication state of an item.' })
export class PublicationInput {
  @Field(() => PublicationState, { description: 'The wanted state.' })
  @IsEnum(PublicationState, { message: 'Please choose draft, published or scheduled.' })
  state!: PublicationState;

  @Field(() => Date, {
    nullable: true,
    description: 'When the item appears: for SCHEDULED only, in the future and within two years.',
  })
  @IsOptional()
  @IsDate({ message: 'Please enter a date and a time.' })
  publishAt?: Date;
}

const maxAheadMs = 2 * 365 * 24 * 3_600_000;

/**
 * The date to store for a wanted publication. A published item keeps its date. Without a wish, a new item is
 * published and an existing one stays as it is. Throws BAD_USER_INPUT for a schedule without a moment in the
 * next two years.
 */
export function readPublication(
  raw: PublicationInput | undefined,
  present: Date | null = timeNow(),
): Date | null {
  if (!raw) return present;
  const { state, publishAt } = checkInput(PublicationInput, raw);
  const now = timeNow().getTime();
  if (state === PublicationState.DRAFT) return null;
  if (state === PublicationState.PUBLISHED) return present && present.getTime() <= now ? present : timeNow();
  const ahead = (publishAt?.getTime() ?? 0) - now;
  if (!publishAt || ahead <= 0) throw badField('publishAt', 'Please choose a time in the future.');
  if (ahead > maxAheadMs) throw badField('publishAt', 'Please choose a time within the next two years.');
  return publishAt;
}

/** The publication state of an item at this moment. */
export function publicationOf({ publishAt }: Pick<PublishedItem, 'publishAt'>): PublicationState {
  if (!publishAt) return PublicationState.DRAFT;
  return publishAt.getTime() > timeNow().getTime() ? PublicationState.SCHEDULED : PublicationState.PUBLISHED;
}

/** Says nothing of items that lapse, so that no query chooses by it alone: `seenByVisitors` does. */
function published(): { publishAt: { $lte: Date } } {
  return publishedBy(timeNow());
}

/**
 * A filter for items whose publication came by a time, and not before `since`, lapsed ones among them: for noting changes, not for
 * what visitors see.
 */
export function publishedBy(time: Date, since?: Date): { publishAt: { $lte: Date; $gte?: Date } } {
  return { publishAt: { ...(since && { $gte: since }), $lte: time } };
}

/** A filter for items that are published now and have not lapsed. */
export function shown(): { publishAt: { $lte: Date }; shownUntil: { $gt: Date } } {
  return { ...published(), shownUntil: { $gt: timeNow() } };
}

/** A filter for the items of a noun that visitors see now. */
export function seenByVisitors({ lapses }: { lapses?: boolean }): { publishAt: { $lte: Date } } {
  return lapses ? shown() : published();
}

/**
 * A filter for items that the caller may see: owners and editors also see unpublished ones, and so do API tokens that may read
 * items of this kind.
 */
export function visibleTo(
  { admin, token }: Context,
  noun: Pick<Noun<StoredItem>, 'lapses' | 'readScope'>,
): Filter<PublishedItem> {
  const seesAll = token
    ? noun.readScope && token.scopes.includes(noun.readScope)
    : admin && contentRoles.includes(admin.role);
  return seesAll ? {} : seenByVisitors(noun);
}

/** A filter for the items in one publication state. */
export function filterByState(value: unknown): Filter<StoredItem> | null {
  const now = timeNow();
  const conditions = new Map<string, object>([
    [PublicationState.DRAFT, { publishAt: null }],
    [PublicationState.SCHEDULED, { publishAt: { $gt: now } }],
    [PublicationState.PUBLISHED, { publishAt: { $lte: now } }],
  ]);
  return conditions.get(readChoice(String(value), Object.values(PublicationState)) ?? '') ?? null;
}

/** Orders the latest published items first. */
export const newestPublished = { publishAt: -1, _id: -1 } as const;

/** Published items, the latest first, at most `limit`. */
export async function publishedItems<Item extends PublishedItem>(
  context: AppContext,
  noun: Noun<Item>,
  limit: number,
): Promise<WithId<Item>[]> {
  const collection: Collection<Item> = collectionOf(context, noun);
  const filter: Filter<PublishedItem> = { deleted: false, ...seenByVisitors(noun) };
  return collection.find(filter as Filter<Item>, { sort: newestPublished, limit }).toArray();
}

/** Checks that an item has all `fields` before it is shown. Throws BAD_USER_INPUT that names each missing field. */
export function requireComplete<Item extends object>(
  item: Item,
  fields: readonly (keyof Item & string)[],
  sentence: string,
): void {
  const missing = fields.filter((field) => !item[field]);
  if (missing.length === 0) return;
  throw badInput(sentence, Object.fromEntries(missing.map((field) => [field, sentence])));
}
