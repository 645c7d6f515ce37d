import { LeadEventKind } from '../../../lead/lead.type.ts';
import type { Merge } from '../../../person/person-moves.ts';
import type { StoredVerdict } from '../../../lead/verdict.type.ts';
import type { Person } from '../../../person/person.type.ts';
import { laterVerdicts } from '../../../person/verdict/verdicts.ts';
import type { ContactRequest } from '../../contact-request.type.ts';
import { distinct, hasMove } from './merged.ts';
import { withoutTouches } from './separated.ts';

interface Undoing {
  move: Merge;
  undone: NonNullable<Merge['undone']>;
  /** The enquiries since the merge that go with the other. */
  back: readonly ContactRequest[];
  rest: readonly ContactRequest[];
  other: Person | null;
}

/** What colleagues noted of homes since a merge. */
export function verdictsSince({ verdicts = [] }: Person, { at: merged }: Merge): StoredVerdict[] {
  return verdicts.filter(({ at }) => at > merged);
}

/** The person who stayed as it was before a merge, with what a colleague did since; null if it is so. */
export function unmerged(
  person: Person,
  { move, undone, back, rest, other }: Undoing,
): Partial<Person> | null {
  const { _id, at, former } = move;
  if (hasMove(person, LeadEventKind.UNMERGED, _id)) return null;
  const own = person.history.filter(
    ({ kind, move: of, copiedBy }) =>
      !copiedBy?.equals(_id) && (kind === LeadEventKind.MERGED || !of?.equals(_id)),
  );
  const alone = withoutTouches({ ...person, history: own }, back, rest);
  const since = (alone.history ?? []).filter((event) => event.at > at);
  const isSame = (...kinds: LeadEventKind[]) => !since.some(({ kind }) => kinds.includes(kind));
  const { state, closeReason, nextAt, step = null, responsibleId, responsibleName } = former;
  const named = person.chosenName?.at.getTime() === at.getTime();
  return {
    ...alone,
    history: [
      ...(alone.history ?? []),
      { kind: LeadEventKind.UNMERGED, ...undone, person: other?.name ?? other?.reference, move: _id },
    ],
    ...(isSame(LeadEventKind.STATE, LeadEventKind.CAME_BACK) && { state, closeReason }),
    ...(isSame(LeadEventKind.STATE, LeadEventKind.NEXT_DATE) && { nextAt, step }),
    ...(isSame(LeadEventKind.HANDED_OVER) && { responsibleId, responsibleName }),
    ...(named && { chosenName: former.chosenName ?? null }),
    ...(isSame(LeadEventKind.WISHES) && { ownWishes: former.ownWishes ?? {} }),
    chosenWishes: former.chosenWishes ?? null,
    verdicts: laterVerdicts(former.verdicts, verdictsSince(person, move)),
    ...(person.news && person.news.at <= at && { news: former.news }),
    notSame: distinct([
      ...(former.notSame ?? []),
      ...(person.notSame ?? []).filter((id) => !(other?.notSame ?? []).some((one) => one.equals(id))),
    ]),
    ...{ settledAt: undone.at, updatedAt: undone.at, updatedBy: undone.by },
  };
}
