import type { Context } from '../../base/context.ts';
import { badInput } from '../../base/errors.ts';
import { selectedIds } from '../../kit/bulk.ts';
import type { BulkOutcome } from '../../kit/bulk.ts';
import { handOver } from '../person/person-work.service.ts';
import type { PeopleSelection } from '../person/person-work.service.ts';
import { ownFilter, personNoun } from '../person/person.service.ts';
import { rosterOf } from './roster.ts';
import type { Colleague } from './roster.ts';

const noTakers =
  'No colleague takes new leads. Please say under Settings → Duty who does, or choose a colleague.';

/**
 * Hands up to 1,000 people over by turns to those who take new leads and are on duty now, or, while the office is closed, to all who
 * take new leads: each gets as many as the own weight says. BAD_USER_INPUT if there is none.
 */
export async function handOverByTurns(context: Context, selection: PeopleSelection): Promise<BulkOutcome> {
  const filter = await ownFilter(context, selection.filter);
  const ids = await selectedIds(context, personNoun, { ...selection, filter });
  const shares = await sharesOf(context);
  for (const id of ids) {
    const next = shares.toSorted((one, other) => turnAfter(one) - turnAfter(other))[0];
    next?.ids.push(id.toHexString());
  }
  const outcome: BulkOutcome = { doneIds: [], failedIds: [], remaining: 0 };
  for (const { colleague, ids: share } of shares) {
    if (share.length === 0) continue;
    const { doneIds, failedIds } = await handOver(context, { ids: share }, colleague._id.toHexString());
    outcome.doneIds.push(...doneIds);
    outcome.failedIds.push(...failedIds);
  }
  return outcome;
}

interface Share {
  colleague: Colleague;
  ids: string[];
}

async function sharesOf(context: Context): Promise<Share[]> {
  const { colleagues } = await rosterOf(context);
  const taking = colleagues.filter(({ duty }) => duty.takesNew && duty.weight > 0);
  if (taking.length === 0) throw badInput(noTakers);
  const present = taking.filter(({ onDuty }) => onDuty);
  return (present.length > 0 ? present : taking).map((colleague) => ({ colleague, ids: [] }));
}

/** How full the share of a colleague is with one more. */
function turnAfter({ colleague: { duty }, ids }: Share): number {
  return (ids.length + 1) / duty.weight;
}
