import { aboutOf } from '../../../../database/people/person-of-enquiries.ts';
import { LeadEventKind } from '../../../lead/lead.type.ts';
import type { LeadEvent } from '../../../lead/lead.type.ts';
import type { PersonMove } from '../../../person/person-moves.ts';
import { PersonNewsKind, PersonState } from '../../../person/person.type.ts';
import type { Person } from '../../../person/person.type.ts';
import type { ContactRequest } from '../../contact-request.type.ts';
import { readPersonReason } from '../person-states.ts';

/** A person with an event of a move at its end; null if it has it. */
export function withMove(
  { history }: Pick<Person, 'history'>,
  { _id: move, at, by }: PersonMove,
  event: Pick<LeadEvent, 'kind' | 'person'>,
): Pick<Person, 'history'> | null {
  const known = history.some((one) => one.kind === event.kind && one.move?.equals(move));
  return known ? null : { history: [...history, { ...event, at, by, move }] };
}

/**
 * What enquiries that turned out to be another’s meant for a person is taken back: the news of them, that they were the first,
 * and that the person came back with them. `rest` are the enquiries that stay, oldest first.
 */
export function withoutTouches(
  { history, news, reference, createdAt, state, closeReason }: Person,
  gone: readonly ContactRequest[],
  rest: readonly ContactRequest[],
): Partial<Person> {
  const times = new Set(gone.map((one) => one.createdAt.getTime()));
  const [first] = rest;
  const latest = rest.findLast((one) => !one.deleted);
  const isOf = ({ at }: { at: Date }) => times.has(at.getTime());
  const last = history.findLast(({ kind }) => isState(kind));
  const isBack = last?.kind === LeadEventKind.CAME_BACK && isOf(last);
  return {
    history: history.filter((event) => event.kind !== LeadEventKind.CAME_BACK || !isOf(event)),
    reference: first && gone.some((one) => one.reference === reference) ? first.reference : reference,
    createdAt: first?.createdAt ?? createdAt,
    ...(isBack
      ? { state: PersonState.LOST, closeReason: readPersonReason(last.reason) }
      : { state, closeReason }),
    ...(news &&
      latest &&
      (isOf(news) || latest === first) && {
        news: {
          kind: latest === first ? PersonNewsKind.FIRST : PersonNewsKind.ASKED_AGAIN,
          at: latest.createdAt,
          about: aboutOf(latest),
          since: null,
          reason: null,
        },
      }),
  };
}

function isState(kind: LeadEventKind): boolean {
  return kind === LeadEventKind.STATE || kind === LeadEventKind.CAME_BACK;
}
