import type { Filter, WithId } from 'mongodb';
import { dayInIndia } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { isDay } from 'domain/text/day.ts';
import { noDay } from '../../base/day.ts';
import { badField } from '../../base/errors.ts';
import { propertyNoun } from '../property/property.service.ts';
import type { Property } from '../property/property.type.ts';
import { admissionOf, neverLapses } from '../property/rera/gate.service.ts';
import { dayAfter, lookFromDesks, openDesk } from '../property/rera/check/listing-look.ts';
import type { CheckDesk, ListingLook } from '../property/rera/check/listing-look.ts';
import { rulesAfter } from '../rule/rule.service.ts';
import type { RuleChange } from '../rule/rule.service.ts';
import { SiteMode } from '../company/agent-registration.ts';
import { collectionOf } from '../../kit/noun.ts';
import type { RuleEffect } from './effect-of-rule.type.ts';

const mostLooked = 5_000;
const mostNamed = 5;
/** Within how many days the end of the company’s registration is announced. */
export const warnedDays = 60;
/** How the rules begin that the checks of listings read. */
const readByChecks = 'rera.';

/**
 * How many published listings a change of a rule would take off the site, today or on the first day of the change, and the
 * first of them. Nothing is stored. Refusals as for the change itself.
 */
export async function ruleEffect(context: Context, change: RuleChange): Promise<RuleEffect> {
  const desk = await openDesk(context);
  const changed: CheckDesk = { ...desk, rules: await rulesAfter(context, change) };
  if (!isDifferent(desk, changed)) return { count: 0, total: 0, listings: [], isPartial: false };
  return effectOf(context, desk, changed);
}

/** What going live would hide today. Nothing is stored. */
export async function goLiveEffect(context: Context): Promise<RuleEffect> {
  const desk = await openDesk(context);
  const live: CheckDesk = { ...desk, agents: { ...desk.agents, mode: SiteMode.GATED } };
  return effectOf(context, desk, live, desk.day);
}

/**
 * What another registration of the company would hide within the days of the warning. Nothing is stored. Before an owner went
 * live it hides nothing. BAD_USER_INPUT for a last day that does not exist.
 */
export async function registrationEffect(
  context: Context,
  { number, validTo }: { number: string; validTo: string | null },
): Promise<RuleEffect> {
  if (validTo !== null && !isDay(validTo)) throw badField('validTo', noDay);
  const desk = await openDesk(context);
  const changed: CheckDesk = { ...desk, agents: { ...desk.agents, number, validTo } };
  return effectOf(context, desk, changed, dayAfter(desk.day, warnedDays));
}

/** What visitors would lose by another desk, up to a day. */
async function effectOf(
  context: Context,
  desk: CheckDesk,
  changed: CheckDesk,
  until?: string,
): Promise<RuleEffect> {
  const found: RuleEffect = { count: 0, total: 0, listings: [], isPartial: false };
  const published: Filter<Property> = {
    ...{ deleted: false, publishAt: { $gt: new Date(0) }, sample: { $ne: true } },
  };
  const order = { sort: { createdAt: -1, _id: -1 }, limit: mostLooked + 1 } as const;
  for await (const property of collectionOf(context, propertyNoun).find(published, order)) {
    if (found.total === mostLooked) return { ...found, isPartial: true };
    found.total += 1;
    const day = await lostOn(context, desk, changed, property);
    if (!day || (until && day > until)) continue;
    found.count += 1;
    if (found.listings.length < mostNamed)
      found.listings.push({ _id: property._id, title: property.title, day });
  }
  return found;
}

/** Whether the change is one of rules that the checks read. */
function isDifferent({ rules }: CheckDesk, { rules: changed }: CheckDesk): boolean {
  const wordsOf = (desk: CheckDesk['rules']) =>
    desk
      .filter(({ key }) => key.startsWith(readByChecks))
      .map(({ key, value, authority, subject, validFrom, validTo }) =>
        JSON.stringify([key, value, authority, subject, validFrom, validTo]),
      )
      .sort()
      .join('\n');
  return wordsOf(rules) !== wordsOf(changed);
}

/** The day on which visitors lose a listing by the change; null if they do not, or lose it by then anyway. */
async function lostOn(
  context: Context,
  desk: CheckDesk,
  changed: CheckDesk,
  property: WithId<Property>,
): Promise<string | null> {
  const [look, changedLook] = await lookFromDesks(context, [desk, changed] as const, property);
  const after = endOf(changed, changedLook, property);
  if (after >= neverLapses || after >= endOf(desk, look, property)) return null;
  return dayInIndia(after);
}

/** Until when visitors see a listing by the rules of a desk. */
function endOf(desk: CheckDesk, look: ListingLook, property: WithId<Property>): Date {
  const grace = property.gate?.graceUntil ?? null;
  return admissionOf(desk, look, grace && grace >= desk.day ? grace : null).shownUntil;
}
