import { ObjectId } from 'mongodb';
import { byWhom } from '../../access/actor.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { changedMeanwhile, notFound } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { BreachInput } from './breach.input.ts';
import type { Breach } from './breach.type.ts';

const noun = 'breaches';
/** Rule 7 of the Rules of 13 November 2025. */
const reportMs = 72 * 3_600_000;

/** The register of breaches, the newest first. */
export async function breaches({ db }: Context): Promise<Breach[]> {
  return db
    .collection<Breach>(noun)
    .find({}, { sort: { awareAt: -1, _id: -1 } })
    .toArray();
}

/**
 * Adds an entry to the register, or saves the one with this id. With `readAt`, the `updatedAt` that the caller read,
 * throws CONFLICT without writing if it has changed since. The activity log notes it without its words.
 */
export async function saveBreach(
  context: Context,
  raw: BreachInput,
  id?: string | null,
  readAt?: Date | null,
): Promise<Breach> {
  const input = checkInput(BreachInput, raw);
  const _id = id ? parseId(id) : new ObjectId();
  const { facts = '', extent = '', consequences = '', advice = '', causes = '', measures = '' } = input;
  const { prevention = '', peopleToldAt = null, boardToldAt = null, reportedAt = null } = input;
  const values: Omit<Breach, '_id'> = {
    title: input.title,
    awareAt: input.awareAt,
    reportDueAt: new Date(input.awareAt.getTime() + reportMs),
    ...{ facts, extent, consequences, advice, causes, measures, prevention },
    ...{ peopleToldAt, boardToldAt, reportedAt },
    updatedAt: timeNow(),
    updatedBy: byWhom(context) ?? '',
  };
  const collection = context.db.collection<Breach>(noun);
  if (id) {
    const { matchedCount } = await collection.updateOne(
      { _id, ...(readAt && { updatedAt: readAt }) },
      { $set: values },
    );
    if (matchedCount === 0) {
      const present = await collection.findOne({ _id });
      if (!present) throw notFound('Breach');
      const { updatedAt, updatedBy } = present;
      throw changedMeanwhile('Entry', { updatedAt, updatedBy, fields: [] });
    }
  } else await collection.insertOne({ _id, ...values });
  const verb = id ? ActivityVerb.UPDATED : ActivityVerb.CREATED;
  await recordActivity(context, { verb, noun, itemId: _id, label: 'Breach' });
  return { _id, ...values };
}
