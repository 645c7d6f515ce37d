import { ObjectId } from 'mongodb';
import type { GraphQLSchema } from 'graphql';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { derivedId, idOfNothing } from '../../base/ids.ts';
import { changesOf, openLog } from '../change/change-log.ts';
import { requireKinds } from '../change/change-readers.ts';
import { RemovalReason } from '../change/change.type.ts';
import type { ChangeKind } from '../change/change.type.ts';
import { eventBody } from './event-body.ts';
import { eventData } from './event-data.ts';

const usual = 3;
const most = 10;

/**
 * Bodies as a webhook of these kinds would get them, of the last such changes, the newest first; without any, one for each kind that is made up of the
 * last change of another kind. They never say details of people. Throws BAD_USER_INPUT unless `first` is 1–10, FORBIDDEN for a kind that the caller may not read.
 */
export async function webhookSamples(
  context: Context,
  schema: GraphQLSchema,
  kinds: readonly ChangeKind[],
  first = usual,
): Promise<string[]> {
  if (first < 1 || first > most) throw badField('first', `Please ask for 1 to ${most} samples.`);
  if (kinds.length === 0) throw badField('kinds', 'Please choose at least one kind.');
  requireKinds(context, kinds);
  const { logId } = await openLog(context);
  const found = await changesOf(context)
    .find({ kind: { $in: [...kinds] } }, { sort: { _id: -1 }, limit: first })
    .toArray();
  const rows = found.length > 0 ? found : await Promise.all(kinds.map((kind) => madeUp(context, kind)));
  const data = await eventData(context, schema, rows, false);
  return rows.map((row, index) => {
    const id = derivedId('sample', logId.toHexString(), row._id);
    return eventBody(new ObjectId(id), row, logId, data[index] ?? {});
  });
}

async function madeUp(context: Context, kind: ChangeKind) {
  const [subject = '', what] = kind.split('.');
  const isOfSubject = { kind: new RegExp(`^${subject}\\.`) as never, reason: null };
  const other = await changesOf(context).findOne(isOfSubject, { sort: { _id: -1 } });
  const reason = what === 'removed' ? RemovalReason.DELETED : null;
  const { _id, itemId, at } = other ?? { _id: 0, itemId: idOfNothing, at: timeNow() };
  return { _id, itemId, at, kind, reason };
}
