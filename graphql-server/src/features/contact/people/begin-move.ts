import type { AppContext } from '../../../base/context.ts';
import { AppError } from '../../../base/errors.ts';
import { isDuplicateKey } from '../../lead/submission.ts';
import { personMovesOf } from '../../person/person-moves.ts';
import type { PersonMove } from '../../person/person-moves.ts';

/**
 * Stores a move, which any process completes from then on. CONFLICT if another one of the same people is under way: a unique
 * index lets one of those that begin at the same moment pass.
 */
export async function beginMove(
  context: AppContext,
  values: Omit<PersonMove, 'busy' | 'due'>,
): Promise<PersonMove> {
  const move: PersonMove = { ...values, busy: [values.keptId, values.otherId], due: true };
  try {
    await personMovesOf(context).insertOne(move);
    return move;
  } catch (error) {
    if (isDuplicateKey(error)) throw await fasterThan(context, move);
    throw error;
  }
}

/** For a move of people whom a colleague has just begun to move. */
export async function fasterThan(
  context: AppContext,
  { busy = [] }: Pick<PersonMove, 'busy'>,
): Promise<AppError> {
  const other = await personMovesOf(context).findOne({ busy: { $in: busy } });
  const by = other?.by || 'A colleague';
  return new AppError('CONFLICT', `${by} was faster and changed this lead. Please look at it again.`);
}
