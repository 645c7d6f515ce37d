import type { AppContext } from '../../../../base/context.ts';
import { AppError } from '../../../../base/errors.ts';
import { isDuplicateKey } from '../../../../database/duplicate-key.ts';
import { MoveKind, personMovesOf, whenDue } from '../../../person/person-moves.ts';
import type { PersonMove } from '../../../person/person-moves.ts';

type Pair = Pick<PersonMove, 'keptId' | 'otherId'>;

/**
 * Stores a move, which any process completes from then on. CONFLICT if another one of the same people is under way: a unique
 * index lets one of those that begin at the same moment pass.
 */
export async function beginMove<Kind extends PersonMove>(context: AppContext, values: Kind): Promise<Kind> {
  const move: Kind = { ...values, busy: [values.keptId, values.otherId], dueAt: whenDue() };
  await orFaster(context, move, personMovesOf(context).insertOne(move));
  return move;
}

/** Waits for a write that names people as busy, and says who was faster if it is refused. */
export async function orFaster<Answer>(
  context: AppContext,
  pair: Pair,
  write: Promise<Answer>,
): Promise<Answer> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKey(error)) throw await fasterThan(context, pair);
    throw error;
  }
}

/** For a move of people whom a colleague has moved a moment before. */
export async function fasterThan(context: AppContext, { keptId, otherId }: Pair): Promise<AppError> {
  const other = await personMovesOf(context).findOne(
    { busy: { $in: [keptId, otherId] } },
    { sort: { at: -1 } },
  );
  const by = other?.by || 'A colleague';
  const isSame = other?.kind === MoveKind.MERGE && isOf(other, keptId) && isOf(other, otherId);
  const what = isSame ? 'These two leads are one now.' : 'Please look at the lead again.';
  return new AppError('CONFLICT', `${by} was faster. ${what}`);
}

function isOf({ keptId, otherId }: Pair, id: PersonMove['keptId']): boolean {
  return keptId.equals(id) || otherId.equals(id);
}
