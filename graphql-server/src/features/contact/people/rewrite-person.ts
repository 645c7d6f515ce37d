import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { touch } from '../../../database/changes.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { personNoun } from '../../person/person.service.ts';
import type { Person } from '../../person/person.type.ts';

const maxTries = 100;

/**
 * Changes fields of a person by what it holds; null leaves it. Each write depends on what was read, so that nothing of
 * another process is lost.
 */
export async function rewritePerson(
  context: AppContext,
  _id: ObjectId,
  change: (person: Person) => Partial<Person> | null,
): Promise<void> {
  const people = collectionOf(context, personNoun);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const person = await people.findOne({ _id });
    const values = person && change(person);
    if (!values) return;
    const { writes } = person;
    if ((await people.updateOne({ _id, writes }, { $set: values, ...touch })).matchedCount > 0) return;
  }
  throw new Error('a person was written by others all the time');
}
