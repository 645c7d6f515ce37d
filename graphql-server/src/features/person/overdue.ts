import type { Filter } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import { never } from '../../database/people/person-of-enquiries.ts';
import { collectionOf } from '../../kit/noun.ts';
import { personNoun } from './person.service.ts';
import type { Person } from './person.type.ts';

const hourMs = 3_600_000;

/**
 * Dates all open leads without a next step anew: each is overdue so many hours after what last happened. A process that settles
 * one of them at the same moment notices, and reads the hours again.
 */
export async function dateOverdue(context: AppContext, hours: number): Promise<void> {
  const open: Filter<Person> = { deleted: { $in: [false, true] }, dueAt: { $lt: never }, nextAt: null };
  await collectionOf(context, personNoun).updateMany(open, [
    {
      $set: {
        dueAt: { $add: ['$settledAt', hours * hourMs] },
        touchedAt: '$$NOW',
        writes: { $add: [{ $ifNull: ['$writes', 0] }, 1] },
      },
    },
  ]);
}
