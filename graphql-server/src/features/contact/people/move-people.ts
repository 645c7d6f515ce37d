import { timeNow } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { personMovesOf } from '../../person/person-moves.ts';
import type { PersonMove } from '../../person/person-moves.ts';
import { separate } from './separate.ts';

/** Younger moves are still being done by the process that began them. */
const patienceMs = 3_000;
const batchSize = 20;

/** Does the steps of a move that are left. Each may be repeated, and another process may do the same. */
export async function completeMove(context: AppContext, move: PersonMove): Promise<void> {
  await separate(context, move);
  await personMovesOf(context).updateOne({ _id: move._id, due: true }, { $unset: { due: 1, busy: 1 } });
}

const keptMs = 90 * 24 * 3_600_000;

/** Removes moves that cannot be undone any more. */
export async function sweepMoves(context: AppContext): Promise<void> {
  const before = new Date(timeNow().getTime() - keptMs);
  await personMovesOf(context).deleteMany({ at: { $lt: before }, due: { $exists: false } });
}

/** Completes the moves that a killed process or an error left. */
export async function completeMoves(context: AppContext): Promise<void> {
  const left = await personMovesOf(context)
    .find({ due: true, at: { $lt: new Date(timeNow().getTime() - patienceMs) } }, { limit: batchSize })
    .toArray();
  for (const move of left) await completeMove(context, move);
}
