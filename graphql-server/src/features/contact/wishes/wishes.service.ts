import type { WithId } from 'mongodb';
import { byWhom } from '../../../access/actor.ts';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext, Context } from '../../../base/context.ts';
import { ActivityVerb, recordActivity } from '../../../kit/change/activity-log.ts';
import { itemById } from '../../../kit/items.ts';
import { activityOf } from '../../../kit/noun.ts';
import { eventOf, requireRoom } from '../../lead/lead-work.ts';
import { LeadEventKind } from '../../lead/lead.type.ts';
import { personNoun } from '../../person/person.service.ts';
import type { Person } from '../../person/person.type.ts';
import { WishIntent, WishPurpose } from '../../person/wishes.ts';
import type { Wishes } from '../../person/wishes.ts';
import { writeUnchanged } from '../../person/write-work.ts';
import { gazetteer } from '../../place/gazetteer.ts';
import { projects } from '../../search/project-search.service.ts';
import { filterWords } from '../../search/wished-search.ts';
import { enquiriesOf } from '../people/people-of.ts';
import { withSaid } from './enquiry-wishes.ts';
import { checkWishedFilter, filterOfWishes, partsOf, pathOfFilter } from './wished-filter.ts';
import { wishesOf, wishParts } from './wishes-of.ts';
import { WishPart } from './wishes.type.ts';
import type { PersonWishes, WishesInput } from './wishes.type.ts';

/**
 * Stores what a colleague knows of the wishes of a person: it holds against what enquiries say. What is left out stays, and null
 * says that there is no such wish. BAD_USER_INPUT with a sentence beside each condition that makes no sense.
 */
export async function setPersonWishes(
  context: Context,
  id: string,
  raw: WishesInput,
): Promise<WithId<Person>> {
  const { intent, filter, purpose, loan, language } = raw;
  if (filter) await checkWishedFilter(context, filter);
  const person = await itemById(context, personNoun, id);
  const given: Wishes = {
    ...(filter && partsOf(filter)),
    ...(intent !== undefined && { intent }),
    ...(purpose !== undefined && { purpose }),
    ...(loan !== undefined && { loan }),
  };
  const before = person.ownWishes ?? {};
  const ownWishes = { ...before, ...withoutOldBudget(person, given) };
  const isSame = JSON.stringify(ownWishes) === JSON.stringify(before);
  if (isSame && (language === undefined || language === (person.language ?? null))) return person;
  requireRoom(person);
  const enquiries = await withSaid(context, await enquiriesOf(context, person._id));
  const wishes = wishesOf({ ...person, ownWishes }, enquiries);
  const words = await wordsOf(context, { ...person, wishes });
  const now = timeNow();
  const isWritten = await writeUnchanged(context, person, {
    $set: {
      ...{ ownWishes, wishes },
      ...(language !== undefined && { language }),
      ...{ updatedAt: now, updatedBy: byWhom(context) },
    },
    $push: {
      history: eventOf(context, { kind: LeadEventKind.WISHES, text: words.join(' · ') || null }, now),
    },
  });
  // A colleague was faster: what they said of other parts stays.
  if (!isWritten) return setPersonWishes(context, id, raw);
  const changes = [{ field: 'wishes', before: null, after: null }];
  await recordActivity(context, { ...activityOf(personNoun, person), verb: ActivityVerb.UPDATED, changes });
  return itemById(context, personNoun, id);
}

/** A budget to buy is none to rent: with the other intent it goes, unless a new one is given. */
function withoutOldBudget({ wishes, ownWishes }: Person, given: Wishes): Wishes {
  const rents = (intent: WishIntent | null | undefined) => intent === WishIntent.RENT;
  const isOther = given.intent !== undefined && rents(given.intent) !== rents(wishes?.intent);
  return isOther && given.budget === undefined && ownWishes?.budget ? { ...given, budget: null } : given;
}

const partNames = {
  intent: WishPart.INTENT,
  kinds: WishPart.KINDS,
  places: WishPart.PLACES,
  bedrooms: WishPart.BEDROOMS,
  budget: WishPart.BUDGET,
  area: WishPart.AREA,
  possession: WishPart.POSSESSION,
} as const;

/** What a person wants, with the places by their names, and the way to the homes that match. */
export async function personWishes(context: AppContext, person: Person): Promise<PersonWishes> {
  const { wishes = {}, ownWishes = {} } = person;
  const { byKey } = await gazetteer(context);
  const { intent = null, bedrooms = null, budget = null, area = null, possession, purpose = null } = wishes;
  const filter = filterOfWishes(wishes);
  const asks = wishParts.some((part) => wishes[part] !== undefined && wishes[part] !== null);
  const names = Object.keys(partNames) as (keyof typeof partNames)[];
  return {
    ...{ intent, bedrooms, price: budget, area, purpose },
    kinds: wishes.kinds ?? [],
    places: (wishes.places ?? []).map((key) => ({ key, name: byKey.get(key)?.name ?? key })),
    stages: possession?.stages ?? [],
    possession: possession?.from || possession?.to ? possession : null,
    loan: wishes.loan ?? null,
    fromEnquiry: names
      .filter((part) => wishes[part] && ownWishes[part] === undefined)
      .map((part) => partNames[part]),
    words: await wordsOf(context, person),
    path: filter && asks ? pathOfFilter(filter) : null,
  };
}

const intentWords = {
  [WishIntent.BUY]: 'To buy',
  [WishIntent.RENT]: 'To rent',
  [WishIntent.SELL]: 'To sell',
  [WishIntent.LET]: 'To let',
};
const purposeWords = { [WishPurpose.OWN_USE]: 'Own use', [WishPurpose.INVESTMENT]: 'Investment' };

/** Wishes in a few words for each part. */
async function wordsOf(context: AppContext, { wishes = {} }: Pick<Person, 'wishes'>): Promise<string[]> {
  const { intent, purpose, loan } = wishes;
  const filter = filterOfWishes(wishes);
  // “To rent” stands first, as what the person came for.
  const asked = filter ? await filterWords(context, filter) : [];
  return [
    ...(intent ? [intentWords[intent]] : []),
    ...asked.filter((words) => words !== intentWords[WishIntent.RENT]),
    ...(purpose ? [purposeWords[purpose]] : []),
    ...(typeof loan === 'boolean' ? [loan ? 'Needs a loan' : 'Needs no loan'] : []),
  ];
}

/** How many homes of the public list match the wishes; null where `path` is. */
export async function countMatches(context: Context, { wishes = {} }: Person): Promise<number | null> {
  const filter = filterOfWishes(wishes);
  if (!filter) return null;
  return (await projects(context, { filter, perPage: 1 })).totalCount;
}
