import type { ObjectId, WithId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { settleTurns } from '../../duty/turns.ts';
import type { Person } from '../../person/person.type.ts';
import { enquiriesOf } from './people-of.ts';

/** Ends the turns of people whose lead or whose enquiries a colleague has worked on. */
export function noteWork(context: AppContext, ids: readonly ObjectId[]): Promise<void> {
  return settleTurns(context, ids, (person) => withEnquiries(context, person));
}

/** A person with what was done on its enquiries one by one, too. */
export async function withEnquiries(context: AppContext, person: WithId<Person>): Promise<WithId<Person>> {
  const events = (await enquiriesOf(context, person._id)).flatMap(({ history }) => history);
  const all = [...person.history, ...events];
  return { ...person, history: all.toSorted((one, other) => one.at.getTime() - other.at.getTime()) };
}
