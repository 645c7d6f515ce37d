import { ObjectId } from 'mongodb';
import type { AppContext, Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { checkInput, withoutNulls } from '../../base/input.ts';
import { namesReach } from '../../base/text/hidden-reach.ts';
import { matches } from '../../kit/list-filters.ts';
import { collectionOf } from '../../kit/noun.ts';
import { Channel } from '../lead/arrival.type.ts';
import { PeopleOrder } from '../person/person.input.ts';
import { personNoun } from '../person/person.service.ts';
import { PersonState } from '../person/person.type.ts';
import { TodayPart } from '../person/today/today-parts.ts';
import { gazetteer } from '../place/gazetteer.ts';
import { propertyNoun } from '../property/property.service.ts';
import { idsOnTeam, notOnTeam } from '../team/responsible-person.ts';
import { ViewSearch } from './lead-view.input.ts';
import { LeadQuestion } from './lead-view.type.ts';
import type { LeadViewConditions } from './lead-view.type.ts';

const choices = {
  order: Object.values(PeopleOrder),
  question: Object.values(LeadQuestion),
  state: Object.values(PersonState),
  channel: Object.values(Channel),
  part: Object.values(TodayPart),
} as const;

const goneSentences = {
  owner: notOnTeam,
  home: 'This home is no longer there.',
  place: 'Please choose a place from the list.',
} as const;

export const noReach =
  'A view keeps no phone number and no e-mail address: search for the person in the list instead.';

/**
 * Conditions as they are stored. Throws BAD_USER_INPUT beside the condition for an owner, a home or a place that there is not, for a
 * budget that cannot be, and for a search that names a number or an address: views are shared, and are not found when a person is
 * erased.
 */
export async function readConditions(context: Context, raw: LeadViewConditions): Promise<LeadViewConditions> {
  const { search } = checkInput(ViewSearch, { search: raw.search ?? undefined });
  if (search && namesReach(search)) throw badField('search', noReach);
  const conditions: LeadViewConditions = { ...withoutNulls({ ...raw }), search };
  if (conditions.budget) {
    conditions.budget = withoutNulls({ ...conditions.budget });
    matches(personNoun, { filter: { budget: conditions.budget } });
  }
  const [valid] = await validConditions(context, [conditions]);
  for (const [field, sentence] of Object.entries(goneSentences))
    if (valid?.leftOut.includes(field)) throw badField(field, sentence);
  return conditions;
}

interface ValidConditions {
  conditions: LeadViewConditions;
  /** The names of the conditions that name what is gone. */
  leftOut: string[];
}

/** Of each view the conditions that can still be met, in the same order. */
export async function validConditions(
  context: AppContext,
  views: readonly LeadViewConditions[],
): Promise<ValidConditions[]> {
  const idsOf = (field: 'owner' | 'home') => views.flatMap((view) => readId(view[field]) ?? []);
  const [members, homes, { byKey }] = await Promise.all([
    idsOnTeam(context, idsOf('owner')),
    knownHomes(context, idsOf('home')),
    gazetteer(context),
  ]);
  const isKnown: Record<string, (value: string) => boolean> = {
    owner: (id) => members.has(id.toLowerCase()),
    home: (id) => homes.has(id.toLowerCase()),
    place: (key) => byKey.has(key),
    ...Object.fromEntries(
      Object.entries(choices).map(([field, values]) => [
        field,
        (value: string) => (values as readonly string[]).includes(value),
      ]),
    ),
  };
  return views.map((view) => {
    const given = Object.entries(view).filter(([, value]) => value !== undefined && value !== null);
    const gone = given.filter(([field, value]) => isKnown[field]?.(String(value)) === false);
    const leftOut = gone.map(([field]) => field);
    return { conditions: Object.fromEntries(given.filter((one) => !gone.includes(one))), leftOut };
  });
}

function readId(id: string | null | undefined): ObjectId | undefined {
  return id && /^[0-9a-f]{24}$/i.test(id) ? new ObjectId(id) : undefined;
}

async function knownHomes(context: AppContext, ids: ObjectId[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await collectionOf(context, propertyNoun)
    .find({ _id: { $in: ids }, deleted: false }, { projection: { _id: 1 } })
    .toArray();
  return new Set(found.map(({ _id }) => _id.toHexString()));
}
