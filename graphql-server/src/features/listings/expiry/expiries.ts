import { reraOfStatus } from 'domain/property/rera-of-status.ts';
import type { Filter } from 'mongodb';
import type { AppContext, Context } from '../../../base/context.ts';
import { propertyNoun } from '../../property/property.service.ts';
import type { Property } from '../../property/property.type.ts';
import { daysBetween } from '../../property/rera/check/check-sheet.ts';
import { ReraStatus } from '../../property/rera/rera-block.type.ts';
import { dayAfter, openDesk } from '../../property/rera/check/listing-look.ts';
import type { CheckDesk } from '../../property/rera/check/listing-look.ts';
import { teamMemberNoun } from '../../team/team-member.service.ts';
import { companyName } from '../../company/company-name.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { ruleBookOf } from '../../rule/rule-book.ts';
import { RuleAuthority } from '../../rule/rule.type.ts';
import { ExpiryKind } from './expiry.type.ts';
import type { Expiry } from './expiry.type.ts';
import { reminderDays } from './reminders.ts';

/** While no rule names the days of reminders. */
const defaultDays = 120;
/** A look at the portal falls due each month: it is named a week before. */
const portalDays = 7;
const mostRows = 500;

type Found = Omit<Expiry, 'daysLeft'>;

/** What has ended or will end within the days of the first reminder, by rule 120; the most urgent first, at most 500. */
export async function expiries(context: Context): Promise<Expiry[]> {
  const desk = await openDesk(context);
  const until = dayAfter(desk.day, reminderDays(desk)[0] ?? defaultDays);
  const found = await Promise.all([
    ofProperties(context, desk, until),
    ofCompany(context, desk),
    ofPeople(context, desk),
  ]);
  return found
    .flat()
    .filter(({ day }) => day <= until)
    .map((one) => ({ ...one, daysLeft: daysBetween(desk.day, one.day) }))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .slice(0, mostRows);
}

async function ofProperties(context: AppContext, desk: CheckDesk, until: string): Promise<Found[]> {
  const recheck = Number(ruleOf(desk, 'rera.recheckDays') ?? NaN);
  const checkedUntil = Number.isNaN(recheck) ? '' : dayAfter(desk.day, portalDays - recheck);
  const ends = ['rera.validTo', 'rera.extensionTo', 'rera.authorityTo'];
  const filter: Filter<Property> = {
    deleted: false,
    publishAt: { $gt: new Date(0) },
    sample: { $ne: true },
    $or: [
      ...ends.map((field) => ({ deleted: false, [field]: { $gt: '', $lte: until } })),
      { deleted: false, 'rera.checkedOn': { $gt: '', $lte: checkedUntil } },
    ],
  };
  const properties = await collectionOf(context, propertyNoun)
    .find(filter, { projection: { title: 1, rera: 1 }, limit: mostRows })
    .toArray();
  return properties.flatMap(({ _id: itemId, title: name, rera }): Found[] => {
    const { validTo, extensionTo, authorityTo, checkedOn } = reraOfStatus(rera) ?? {};
    const isRegistered = rera?.status === ReraStatus.REGISTERED;
    const due = isRegistered && checkedOn && checkedOn <= checkedUntil ? dayAfter(checkedOn, recheck) : null;
    const rows: [ExpiryKind, string | null | undefined][] = [
      [ExpiryKind.REGISTRATION, extensionTo ? null : validTo],
      [ExpiryKind.EXTENSION, extensionTo],
      [ExpiryKind.AUTHORITY, authorityTo],
      [ExpiryKind.PORTAL_CHECK, due],
    ];
    return rows.flatMap(([kind, day]) => (day ? [{ kind, day, itemId, name }] : []));
  });
}

async function ofCompany(context: AppContext, { agents }: CheckDesk): Promise<Found[]> {
  if (!agents.validTo) return [];
  const name = await companyName(context);
  return [{ kind: ExpiryKind.COMPANY_AGENT, day: agents.validTo, itemId: null, name }];
}

async function ofPeople(context: AppContext, desk: CheckDesk): Promise<Found[]> {
  const trainingFrom = ruleOf(desk, 'rera.trainingBlocksFrom');
  const people = await collectionOf(context, teamMemberNoun)
    .find(
      { deleted: false, sample: { $ne: true } },
      {
        projection: { name: 1, reraValidTo: 1, trainingPassedOn: 1, trainingCertificate: 1 },
        sort: { name: 1, _id: 1 },
        limit: mostRows,
      },
    )
    .toArray();
  return people.flatMap(({ _id: itemId, name, reraValidTo, trainingPassedOn, trainingCertificate }) => {
    const isTrained = Boolean(trainingPassedOn && trainingCertificate);
    const rows: [ExpiryKind, string | null | undefined][] = [
      [ExpiryKind.PERSON_AGENT, reraValidTo],
      [ExpiryKind.TRAINING, isTrained ? null : trainingFrom],
    ];
    return rows.flatMap(([kind, day]): Found[] => (day ? [{ kind, day, itemId, name }] : []));
  });
}

function ruleOf({ day, rules }: CheckDesk, key: 'rera.recheckDays' | 'rera.trainingBlocksFrom') {
  // The team works in Uttar Pradesh.
  return ruleBookOf(rules, { authorities: [RuleAuthority.UP] }, day).find(key)?.value;
}
