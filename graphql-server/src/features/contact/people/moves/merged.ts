import { LeadEventKind } from '../../../lead/lead.type.ts';
import type { LeadEvent } from '../../../lead/lead.type.ts';
import { MergeField } from '../../../person/person-moves.ts';
import type { Merge } from '../../../person/person-moves.ts';
import { laterVerdicts } from '../../../person/verdict/verdicts.ts';
import { endedStates } from '../../../person/person.service.ts';
import { PersonState } from '../../../person/person.type.ts';
import type { Person } from '../../../person/person.type.ts';

/** So many events of both are kept, so that there is room for more. */
const maxEvents = 900;

/** A person with the work and the history of another, by the choices of a merge; null if it has them. */
export function merged(person: Person, other: Person, move: Merge): Partial<Person> | null {
  const { _id, at, by, take, otherId, keptId } = move;
  if (hasMove(person, LeadEventKind.MERGED, _id)) return null;
  const from = (field: MergeField) => (take.includes(field) ? other : person);
  const { state, closeReason } = from(MergeField.STATE);
  const { nextAt, step = null } = from(MergeField.NEXT_STEP);
  const { responsibleId, responsibleName } = from(MergeField.OWNER);
  const work = {
    ...{ state, closeReason, step, responsibleId, responsibleName },
    nextAt: endedStates.includes(state) ? null : nextAt,
  };
  const { wishes = {}, ownWishes = {} } = from(MergeField.WISHES);
  const events = [
    { kind: LeadEventKind.MERGED, person: other.name ?? other.reference },
    ...changes(person, other, work),
  ].map((event): LeadEvent => ({ ...event, at, by, move: _id }));
  const known = new Set(person.history.map(({ move: own }) => String(own)));
  const copied = other.history
    // Both tell of an earlier merge of the two.
    .filter((event) => !event.move || !known.has(String(event.move)))
    .map((event) => ({ ...event, copiedBy: _id }));
  const before = [...person.history, ...copied]
    .toSorted((one, another) => one.at.getTime() - another.at.getTime())
    .slice(-maxEvents);
  return {
    ...work,
    history: [...before, ...events],
    chosenName: { name: from(MergeField.NAME).name, at },
    ...{ ownWishes, chosenWishes: { wishes, at } },
    verdicts: laterVerdicts(person.verdicts, other.verdicts),
    news: latest(person.news, other.news),
    unread: state !== PersonState.JUNK && (person.unread || other.unread),
    notSame: distinct([...(person.notSame ?? []), ...(other.notSame ?? [])]).filter(
      (id) => !id.equals(keptId) && !id.equals(otherId),
    ),
    ...{ settledAt: at, followDue: true, updatedAt: at, updatedBy: by },
  };
}

export function hasMove({ history }: Person, kind: LeadEventKind, id: Merge['_id']): boolean {
  return history.some((event) => event.kind === kind && !event.copiedBy && event.move?.equals(id));
}

type Work = Pick<Person, 'state' | 'closeReason' | 'nextAt' | 'step' | 'responsibleId' | 'responsibleName'>;

/** The events that the enquiries of both follow: of what differed. */
function changes(person: Work, other: Work, to: Work): Omit<LeadEvent, 'at' | 'by'>[] {
  const { state, closeReason, nextAt, step, responsibleName } = to;
  const differs = (...fields: (keyof Work)[]) =>
    fields.some((field) => JSON.stringify(person[field] ?? null) !== JSON.stringify(other[field] ?? null));
  return [
    ...(differs('state', 'closeReason')
      ? [{ kind: LeadEventKind.STATE, state, ...(closeReason && { reason: closeReason }) }]
      : []),
    ...(differs('nextAt', 'step') ? [{ kind: LeadEventKind.NEXT_DATE, nextAt, ...step }] : []),
    ...(differs('responsibleId') ? [{ kind: LeadEventKind.HANDED_OVER, person: responsibleName }] : []),
  ];
}

function latest(one: Person['news'], other: Person['news']): Person['news'] {
  if (!one || !other) return one ?? other;
  return other.at > one.at ? other : one;
}

/** Ids, each once. */
export function distinct<Id extends { toHexString: () => string }>(ids: readonly Id[]): Id[] {
  return [...new Map(ids.map((id) => [id.toHexString(), id])).values()];
}
