import { timeNow } from '../../../../base/clock.ts';
import type { AppContext } from '../../../../base/context.ts';
import { keptMs, MoveKind, personMovesOf } from '../../../person/person-moves.ts';
import type { PersonMove } from '../../../person/person-moves.ts';
import { merge } from './merge.ts';
import { separate } from './separate.ts';
import { settlePerson } from '../settle-people.ts';
import { unmerge } from './unmerge.ts';

const batchSize = 20;

/** Does the steps of a move that are left. Each may be repeated, and another process may do the same. */
export async function completeMove(context: AppContext, move: PersonMove): Promise<void> {
  const { _id, kind, otherId } = move;
  if (kind !== MoveKind.MERGE) await separate(context, move);
  else if (move.undone) await unmerge(context, move, move.undone);
  else await merge(context, move);
  const isGone = kind === MoveKind.MERGE && !move.undone;
  await personMovesOf(context).updateOne(
    { _id },
    // A person who was merged cannot be merged again.
    isGone ? { $set: { busy: [otherId] }, $unset: { dueAt: 1 } } : { $unset: { dueAt: 1, busy: 1 } },
  );
  // What came for a merged person meanwhile waits for this.
  await settlePerson(context, otherId);
}

/** Completes the moves that a killed process or an error left. */
export async function completeMoves(context: AppContext): Promise<void> {
  const left = await personMovesOf(context)
    .find({ dueAt: { $lt: timeNow() } }, { limit: batchSize })
    .toArray();
  for (const move of left) await completeMove(context, move);
}

/** Removes moves that cannot be undone any more. */
export async function sweepMoves(context: AppContext): Promise<void> {
  const before = new Date(timeNow().getTime() - keptMs);
  await personMovesOf(context).deleteMany({ at: { $lt: before }, dueAt: { $exists: false } });
}
