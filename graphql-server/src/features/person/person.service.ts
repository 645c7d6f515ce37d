import { ObjectId } from 'mongodb';
import type { Filter, WithId } from 'mongodb';
import { readChoice } from 'domain/text/choices.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import type { ItemMatch, StoredItem } from '../../base/types.ts';
import { itemById } from '../../kit/items.ts';
import { dayInIndia, oneOf, yesOrNo } from '../../kit/list-filters.ts';
import { collectionOf, seenOf } from '../../kit/noun.ts';
import type { NounFilter } from '../../kit/noun.ts';
import { adminsOf } from '../auth/admin.type.ts';
import { Channel } from '../lead/arrival.type.ts';
import { leadFilters } from '../lead/lead-lists.ts';
import type { LeadNoun } from '../lead/lead-work.ts';
import { gazetteer } from '../place/gazetteer.ts';
import { byResponsible, responsibleReference } from '../team/responsible-person.ts';
import { seenPeople } from './access/seen-leads.ts';
import { personChanged } from './person-changes.ts';
import type { PeopleFilter } from './person.input.ts';
import { PersonReason, PersonState } from './person.type.ts';
import type { Person } from './person.type.ts';
import { ofPart } from './today/today-parts.ts';

export const endedStates: readonly PersonState[] = [PersonState.BOOKED, PersonState.LOST, PersonState.JUNK];
const isOpen = { state: { $nin: [...endedStates] } };

export const personNoun: LeadNoun<Person> = {
  collection: 'people',
  label: 'Lead',
  sortFields: {},
  perPage: 30,
  filters: {
    ...leadFilters(Object.values(PersonState)),
    overdue: yesOrNo((yes) => ({ dueAt: { [yes ? '$lt' : '$gte']: timeNow() } })),
    open: yesOrNo((yes) => (yes ? isOpen : { state: { $in: [...endedStates] } })),
    closeReason: oneOf('closeReason', Object.values(PersonReason)),
    owner: (value) => (value === 'none' ? { responsibleId: null, ...isOpen } : byResponsible(value)),
    source: (value) =>
      typeof value === 'string' && /^[A-Za-z_]{1,40}$/.test(value) ? { sources: value.toUpperCase() } : null,
    channel: oneOf('channel', Object.values(Channel)),
    home: (value) => (isId(value) ? { 'homes.propertyId': new ObjectId(value) } : null),
    // Several keys: what lies in a place, and what it lies in.
    place: (value) => (typeof value === 'string' ? { 'wishes.places': { $in: value.split(' ') } } : null),
    budget: ofBudget,
    hasNextStep: yesOrNo((yes) => (yes ? { nextAt: { $ne: null } } : { nextAt: null, ...isOpen })),
    cameBack: yesOrNo((cameBack) => ({ cameBack })),
    nextFrom: onNextDate('$gte'),
    nextTo: onNextDate('$lt'),
    part: ofPart,
  },
  people: true,
  public: false,
  namedBy: 'reference',
  loggedFields: ['state', 'nextAt', 'closeReason', 'responsibleId'],
  references: responsibleReference,
  endStates: endedStates,
  handedOver: { standInId: null, noticeDue: true, mailDue: true },
  seen: async (context, { search }) => (await seenPeople(context, search)) as Filter<StoredItem>,
  follows: { mark: { followDue: true }, tell: (context, ids) => personChanged.tell(context, ids) },
};

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value);
}

/** The condition of a range of budgets. */
function ofBudget(value: unknown): Filter<StoredItem> | null {
  const { min, max } = Object(value) as Record<string, unknown>;
  const bounds = [min ?? 0, max ?? Number.MAX_SAFE_INTEGER];
  if (!bounds.every((bound) => typeof bound === 'number' && bound >= 0)) return null;
  const [from, to] = bounds;
  const within = { $gte: from, $lte: to };
  return {
    $or: [
      { 'wishes.budget.max': within, 'wishes.budget.min': null },
      { 'wishes.budget.min': within, 'wishes.budget.max': null },
      { 'wishes.budget.max': { $gte: from }, 'wishes.budget.min': { $lte: to } },
    ],
  };
}

/** The condition of a day for the next step. */
function onNextDate(bound: '$gte' | '$lt'): NounFilter {
  const ofCreation = dayInIndia(bound);
  return (value) => {
    const { createdAt } = ofCreation(value) ?? {};
    return createdAt === undefined ? null : { nextAt: createdAt };
  };
}

/** What is chosen of a list of people. */
export interface PeopleMatch extends Partial<ItemMatch> {
  filter?: PeopleFilter | null;
}

export const notLinked =
  'Your account does not say which team member you are. An owner sets it in Settings, under People.';

/**
 * A filter in which `mine` has become the team member of the account, and a place all that lies in it or around it. Throws
 * BAD_USER_INPUT for an account without one, and for an unknown place.
 */
export async function ownFilter(
  context: Context,
  filter: PeopleFilter | null | undefined,
): Promise<PeopleFilter | null> {
  if (!filter) return null;
  const { owner, place } = filter;
  const memberId = owner === 'mine' ? await ownMember(context) : undefined;
  if (memberId === null) throw badField('owner', notLinked);
  return {
    ...filter,
    ...(memberId && { owner: memberId.toHexString() }),
    ...(place && { place: await keysAround(context, place) }),
  };
}

/** The keys of a place, of what lies in it, and of what it lies in. */
async function keysAround(context: Context, key: string): Promise<string> {
  const { byKey, within } = await gazetteer(context);
  const place = byKey.get(key);
  if (!place) throw badField('place', 'Please choose a place from the list.');
  const around = new Set([...within(key), ...place.parents]);
  for (const parent of around)
    if (place.parents.includes(parent))
      for (const larger of byKey.get(parent)?.parents ?? []) around.add(larger);
  return [...around].join(' ');
}

/** The team member that the account of a request stands for; null for none. */
export async function ownMember(context: Context): Promise<ObjectId | null> {
  const account = await adminsOf(context).findOne({ _id: context.admin?.adminId });
  return account?.memberId ?? null;
}

/**
 * A person by its id, or by that of one who was merged with it. Throws NOT_FOUND for an unknown one, and for one whom the account
 * of the request may not see.
 */
export async function personById(context: Context, id: string): Promise<WithId<Person>> {
  const found = await collectionOf(context, personNoun).findOne(
    { _id: parseId(id) },
    { projection: { mergedInto: 1 } },
  );
  return itemById(context, personNoun, found?.mergedInto?.at(-1)?.toHexString() ?? id);
}

/**
 * The other people who share a number or an address with one: perhaps the same person, or with `apart` those of whom a
 * colleague said that they are someone else; at most five.
 */
export async function maybeSame(
  context: Context,
  { _id, reach, notSame = [] }: Person,
  { apart } = { apart: false },
): Promise<Person[]> {
  if (reach.length === 0) return [];
  // One of the two remembers it.
  const toldApart: Filter<Person> = { $or: [{ _id: { $in: notSame } }, { notSame: _id }] };
  const asked: Filter<Person> = {
    ...{ deleted: false, reach: { $in: reach }, _id: { $ne: _id } },
    ...(apart ? toldApart : { $nor: [toldApart] }),
  };
  const filter = await seenOf(context, personNoun, asked as Filter<StoredItem>);
  return collectionOf(context, personNoun)
    .find(filter as Filter<Person>, { sort: { lastTouchAt: -1 }, limit: 5 })
    .toArray();
}

const reasonsOf: Partial<Record<PersonState, readonly PersonReason[]>> = {
  [PersonState.LOST]: [
    PersonReason.PRICE,
    PersonReason.PLACE,
    PersonReason.NO_ANSWER,
    PersonReason.BOUGHT_ELSEWHERE,
    PersonReason.OTHER,
  ],
  [PersonState.JUNK]: [PersonReason.BROKER, PersonReason.WRONG_NUMBER, PersonReason.ROBOT, PersonReason.TEST],
};

/** The reason to store with a state; none for one that needs none. */
export function readPersonReason(state: PersonState, reason: string | null | undefined): PersonReason | null {
  const possible = reasonsOf[state];
  if (!possible) return null;
  const found = reason ? readChoice(reason, possible) : undefined;
  if (!found)
    throw badField(
      'reason',
      state === PersonState.LOST ? 'Please choose why they are lost.' : 'Please choose what it is.',
    );
  return found;
}
