import type { WithId } from 'mongodb';
import { builderFields } from 'domain/builder/builder-fields.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { dayInIndia } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { textsOf } from '../../base/text/text-rows.ts';
import type { ListInput, Page } from '../../base/types.ts';
import { withOneImage } from '../../files/one-image.ts';
import type { ChosenImage } from '../../files/one-image.ts';
import type { Image } from '../../files/image.type.ts';
import { builderKeyOf } from './builder-key.ts';
import type { Builder } from './builder.type.ts';
import { builderParts, buildersCollection } from './known-builders.ts';
import { allItems, findPublic, itemById, listItems, updateItem } from '../../kit/items.ts';
import { insertItem } from '../../kit/new-items.ts';
import { collectionOf } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { checkFirst } from '../../kit/paging.ts';
import { ruleBook } from '../rule/rule-book.ts';
import { RuleAuthority } from '../rule/rule.type.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { withFreeSlug } from '../../kit/slugs.ts';
import { builderSaved } from './builder-hooks.ts';
import { BuilderInput } from './builder.input.ts';
import { wrongBuilder } from './wrong-builder.ts';

export const builderNoun: Noun<Builder> = {
  collection: buildersCollection,
  writeScope: ApiScope.LISTINGS_WRITE,
  label: 'Builder',
  sortFields: { name: 'name' },
  perPage: 10,
  public: true,
  parts: builderParts,
  namedBy: 'name',
  // The former names stay, whatever is brought back.
  slug: 'builder',
  versions: { besides: ['keys'] },
};

/** All builders in alphabetical order, or the first 1–100 of them. */
export async function builders(context: Context, first?: number): Promise<Builder[]> {
  checkFirst(first);
  const found = await allItems(context, builderNoun);
  const sorted = found.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return first ? sorted.slice(0, first) : sorted;
}

/** One builder by id or by slug. Null if it never existed; throws GONE if it was removed. */
export async function builder(
  context: Context,
  { id, slug }: { id?: string; slug?: string },
): Promise<Builder | null> {
  if (!id && !slug) throw badField('id', 'Please give an id or a slug.');
  const filter = id ? { _id: parseId(id) } : { slug: slug?.toLowerCase() };
  return findPublic(context, builderNoun, filter, 'This builder is no longer listed.');
}

/** The list of builders in the office. */
export async function adminBuilders(context: Context, list: Partial<ListInput>): Promise<Page<Builder>> {
  return listItems(context, builderNoun, list);
}

/** Stores a builder, with a picture if there is one. Throws BAD_USER_INPUT for a name that another builder has or had. */
export async function createBuilder(
  context: Context,
  raw: BuilderInput,
  picture: ChosenImage,
): Promise<Builder> {
  const facts = readBuilder(raw);
  const keys = [await freeKey(context, facts.name)];
  const created = await withPicture(context, picture, facts.name, null, (image) =>
    withFreeSlug(context, builderNoun, facts.name, (slug) =>
      refusingDoubles(() => insertItem(context, builderNoun, { ...facts, keys, slug, image })),
    ),
  );
  await builderSaved.tell(context, created, null);
  return created;
}

/**
 * Replaces the facts of a builder, and the picture if there is a new one. The slug never changes; a new name reaches all
 * its properties, and the former one still leads to it.
 */
export async function updateBuilder(
  context: Context,
  id: string,
  raw: BuilderInput,
  picture: ChosenImage,
  readAt?: Date | null,
): Promise<Builder> {
  const stored = await itemById(context, builderNoun, id);
  const facts = readBuilder(raw);
  const keys = [...new Set([await freeKey(context, facts.name, stored), ...stored.keys])];
  const updated = await withPicture(context, picture, facts.name, stored.image, (image) =>
    refusingDoubles(() => updateItem(context, builderNoun, stored._id, { ...facts, keys, image }, readAt)),
  );
  await builderSaved.tell(context, updated, stored.introduction);
  return updated;
}

/**
 * Saves a builder as one of its versions has it; visitors see it at once. Throws BAD_USER_INPUT if another builder has that
 * name now, CONFLICT if a person has saved meanwhile.
 */
export async function bringBackBuilder(
  context: Context,
  stored: WithId<Builder>,
  values: Partial<Builder>,
): Promise<Builder> {
  const keys = [...new Set([await freeKey(context, values.name ?? stored.name, stored), ...stored.keys])];
  const updated = await refusingDoubles(() =>
    updateItem(context, builderNoun, stored._id, { ...values, keys }, stored.updatedAt),
  );
  await builderSaved.tell(context, updated, stored.introduction);
  return updated;
}

/** Turns a builder from the form into stored fields. Throws BAD_USER_INPUT with a sentence for each wrong field. */
export function readBuilder(raw: BuilderInput) {
  const input = checkInput(BuilderInput, raw, (typed) => wrongBuilder(typed, dayInIndia()));
  const { name, since, promoterNumber, checks = [], trackRecord = [] } = input;
  return {
    ...textsOf(builderFields, input),
    since: since ?? null,
    promoterNumber: promoterNumber?.normalize('NFKC').toUpperCase().replace(/\s/g, '') ?? null,
    checks: sorted(checks, ({ checkedOn }) => checkedOn),
    trackRecord: sorted(trackRecord, ({ promisedOn }) => promisedOn),
    words: wordsOf(name, promoterNumber ?? null, ...trackRecord.map(({ project }) => project)),
  };
}

/** Whether the promoter number has the form that the rules know, if they know one; null without a number. */
export async function promoterNumberFits(context: Context, { promoterNumber }: Builder) {
  if (!promoterNumber) return null;
  const book = await ruleBook(context, { authorities: [RuleAuthority.UP] });
  const pattern = book.find('rera.promoterPattern');
  return pattern ? new RegExp(pattern.value, 'u').test(promoterNumber) : null;
}

function sorted<Entry extends object>(entries: readonly Entry[], dayOf: (entry: Entry) => string): Entry[] {
  return entries.map((entry) => ({ ...entry })).sort((one, other) => dayOf(other).localeCompare(dayOf(one)));
}

const doubled = 'There is a builder of this name already, perhaps in the trash.';

async function freeKey(context: Context, name: string, stored?: Builder): Promise<string> {
  const key = builderKeyOf(name);
  if (!key) throw badField('name', 'Please use letters or digits in the name.');
  const other = await collectionOf(context, builderNoun).findOne({ keys: key }, { projection: { _id: 1 } });
  if (other && !stored?._id.equals(other._id)) throw badField('name', doubled);
  return key;
}

/** Two accounts may add the same name at once; the index on the keys lets one of them win. */
async function refusingDoubles<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error) && error.message.includes('keys')) throw badField('name', doubled);
    throw error;
  }
}

/** As `withOneImage`, for a picture that may be missing. */
async function withPicture(
  context: Context,
  picture: ChosenImage,
  name: string,
  current: Image | null,
  write: (image: Image | null) => Promise<Builder>,
): Promise<Builder> {
  if (!picture.file && !picture.picture && !current) return write(null);
  const sentence = 'Please select an image.';
  const texts = { alt: `Picture of ${name}`, missing: sentence, wrong: sentence };
  return withOneImage(context, picture, { ...texts, ...(current && { current }) }, write);
}
