import type { Collection, Filter, IndexDescription, ObjectId } from 'mongodb';
import type { Person } from './person.type.ts';

/** For searches: with the ids, the people of a word are known from the index alone. */
export const byWordAndId: IndexDescription = { key: { deleted: 1, words: 1, _id: 1 } };

/** The ids of a word that more people have are not read. */
const mostRead = 5_000;

/**
 * A filter for the same people, in which the words of a search have become ids. MongoDB follows one word through the index and
 * reads all that it knows of each of these people for the other words, which takes long where two frequent words meet. A word
 * of more than 5,000 people stays a word.
 */
export async function narrowed(
  collection: Collection<Person>,
  filter: Filter<Person>,
): Promise<Filter<Person>> {
  const { $and = [], ...rest } = filter;
  const conditions = $and.flatMap(conditionsIn);
  const words = conditions.filter((condition) => Object.keys(condition).join() === 'words');
  if (words.length < 2) return filter;
  const read = await Promise.all(words.map(async (word) => ({ word, ids: await idsOf(collection, word) })));
  const few = read.flatMap(({ word, ids }) => (ids ? [{ word, ids }] : []));
  const [fewest, ...others] = few.toSorted((one, other) => one.ids.size - other.ids.size);
  if (!fewest) return filter;
  const ids = [...fewest.ids].flatMap(([text, id]) =>
    others.every((other) => other.ids.has(text)) ? [id] : [],
  );
  const left = conditions.filter((condition) => few.every(({ word }) => word !== condition));
  return { ...rest, $and: [{ _id: { $in: ids } }, ...left] };
}

/** The conditions that a condition joins; itself if it joins none. */
function conditionsIn(condition: Filter<Person>): Filter<Person>[] {
  const { $and, ...rest } = condition;
  return $and && Object.keys(rest).length === 0 ? $and.flatMap(conditionsIn) : [condition];
}

/** The ids of the people who have a word, by their texts; null for more than 5,000. */
async function idsOf(
  collection: Collection<Person>,
  word: Filter<Person>,
): Promise<Map<string, ObjectId> | null> {
  const [found] = await collection
    .aggregate<{ ids: ObjectId[] }>([
      { $match: { deleted: false, ...word } },
      { $limit: mostRead + 1 },
      { $group: { _id: null, ids: { $push: '$_id' } } },
    ])
    .toArray();
  const { ids = [] } = found ?? {};
  return ids.length > mostRead ? null : new Map(ids.map((id) => [id.toHexString(), id]));
}
