import type { Context } from '../../base/context.ts';
import { AppError, badField } from '../../base/errors.ts';
import { withoutNulls } from '../../base/input.ts';
import { changesOf, lastSequence, openLog } from './change-log.ts';
import { mayReadKind, requireKinds } from './change-readers.ts';
import { ChangeKind } from './change.type.ts';
import type { Changes } from './change.type.ts';

/** The changes of an answer that asks for no number. */
export const usualChanges = 100;
/** The most changes of one answer. */
export const mostChanges = 500;

export interface ChangesQuestion {
  /** The sequence after which to read; without it, only the end of the log is answered. */
  after?: number | null;
  /** The log to which `after` belongs. */
  logId?: string | null;
  /** The greatest number of changes, 1 to 500. */
  first?: number | null;
  /** The kinds to read; all that the caller may read by default. */
  kinds?: ChangeKind[] | null;
}

/**
 * What changed after a place in the log. Visitors read the changes of what is public; owners and API tokens with `leads:read` also
 * those of leads, and owners those of applications. Throws BAD_USER_INPUT for a place ahead of the log, GONE with the place to go on from
 * after reading everything for one that the log no longer has and for another log, FORBIDDEN for a kind that the caller may not read.
 */
export async function changes(context: Context, question: ChangesQuestion): Promise<Changes> {
  const { after, logId, first = usualChanges, kinds } = withoutNulls(question);
  if (!Number.isInteger(first) || first < 1 || first > mostChanges)
    throw badField('first', `Please ask for 1 to ${mostChanges} changes.`);
  if (after !== undefined && after < 0)
    throw badField('after', 'Please give the sequence of a change, or 0.');
  const wanted = kindsFor(context, kinds);
  const { logId: present } = await openLog(context);
  const end = await lastSequence(context);
  if (logId !== undefined && logId !== present.toHexString()) throw goneBefore(end);
  if (after === undefined) return { logId: present, items: [], last: end, more: false };
  if (after > end)
    throw badField(
      'after',
      `The log ends at ${end}. Please ask for what came after a change that you have read.`,
    );
  const found = await changesOf(context)
    .find(
      { kind: { $in: wanted }, _id: { $gt: after, $lte: end } },
      { projection: { marks: 0 }, sort: { _id: 1 }, limit: first + 1 },
    )
    .toArray();
  // Read last: what a sweep removed meanwhile is not missing silently.
  const { keptFrom } = await openLog(context);
  if (after < keptFrom - 1) throw goneBefore(end);
  const items = found.slice(0, first);
  const more = found.length > first;
  return { logId: present, items, last: more ? (items.at(-1)?._id ?? end) : end, more };
}

function goneBefore(end: number): AppError {
  return new AppError(
    'GONE',
    `The log no longer has what came after this place. Please read everything, and then the changes after ${end}.`,
    { sequence: end },
  );
}

function kindsFor(context: Context, asked: readonly ChangeKind[] | undefined): ChangeKind[] {
  if (!asked) return Object.values(ChangeKind).filter((kind) => mayReadKind(context, kind));
  if (asked.length === 0) throw badField('kinds', 'Please choose at least one kind.');
  requireKinds(context, asked);
  return [...new Set(asked)];
}
