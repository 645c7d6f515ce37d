import type { Filter, ObjectId, WithId } from 'mongodb';
import type { AdminRole } from '../base/admin-role.ts';
import type { Context } from '../base/context.ts';
import { KnownWords, shortestMistyped } from '../base/text/known-words.ts';
import type { StoredItem } from '../base/types.ts';
import { listItems } from './items.ts';
import { collectionOf } from './noun.ts';
import type { Noun } from './noun.ts';
import { searchedWords } from './search-words.ts';

/** An item as the search of the office shows it. */
export interface FoundItem {
  id: ObjectId;
  title: string;
  /** What tells it from others of that title. */
  detail: string;
  slug?: string;
}

/** What a noun answers to the search of the office. */
export interface Finder {
  /** Who may see its items there. */
  roles: readonly AdminRole[];
  /** At most so many items for what a person typed, the best first. */
  find: (context: Context, typed: string, most: number) => Promise<FoundItem[]>;
}

/** How many words with one first letter are compared with a mistyped one. */
const mostCompared = 20_000;

/** The newest items that a list finds; if it finds none, those for the words that the typed ones are slips of. */
export async function findItems<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  typed: string,
  most: number,
  visible: Filter<Item> = {},
): Promise<WithId<Item>[]> {
  const find = async (search: string) =>
    (await listItems(context, noun, { search, perPage: most }, visible)).items;
  const found = await find(typed);
  const meant = found.length === 0 ? await meantWords(context, noun, typed) : null;
  return meant ? find(meant) : found;
}

/** A finder of the items that a list finds, with their names. */
export function finderOf<Item extends StoredItem>(
  noun: Noun<Item>,
  roles: readonly AdminRole[],
  read: (item: WithId<Item>) => Omit<FoundItem, 'id'>,
): Finder {
  return {
    roles,
    find: async (context, typed, most) => {
      const items = await findItems(context, noun, typed, most);
      return items.map((item) => ({ id: item._id, ...read(item) }));
    },
  };
}

/** The words of a search, those that begin no word of the noun as the word that they are a slip of; null if none is. */
async function meantWords<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  typed: string,
): Promise<string | null> {
  const words = searchedWords(typed);
  const meant = await Promise.all(words.map((word) => nearestWord(context, noun, word)));
  return meant.some(Boolean) ? words.map((word, index) => meant[index] ?? word).join(' ') : null;
}

async function nearestWord<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  word: string,
): Promise<string | null> {
  if (word.length < shortestMistyped || !/^\p{L}+$/u.test(word)) return null;
  const known = new KnownWords();
  // A slip keeps the first letter, or changes it round with the second.
  for (const letter of new Set([...word].slice(0, 2))) {
    const begins = new RegExp(`^${letter}`, 'u');
    const found = collectionOf(context, noun).aggregate<{ _id: string }>([
      { $match: { deleted: false, words: begins } },
      { $project: { _id: 0, words: 1 } },
      { $unwind: '$words' },
      { $match: { words: begins } },
      { $group: { _id: '$words' } },
      { $limit: mostCompared },
    ]);
    for await (const { _id } of found) {
      if (_id.startsWith(word)) return null;
      known.add(_id);
    }
  }
  return known.nearest(word);
}
