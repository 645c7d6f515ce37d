import type { ObjectId } from 'mongodb';
import { dayInIndia } from '../../../../base/clock.ts';
import type { AppContext } from '../../../../base/context.ts';
import { SiteMode } from '../../../company/agent-registration.ts';
import { agentRecords, agentRegistration } from '../../../team/agent-training.ts';
import type { AgentRecords } from '../../../team/agent-training.ts';
import { allRules, ruleBookOf } from '../../../rule/rule-book.ts';
import { RuleAuthority } from '../../../rule/rule.type.ts';
import type { Rule } from '../../../rule/rule.type.ts';
import { exemptionProofs, hasEvidence } from '../../documents/document-records.ts';
import type { Property } from '../../property.type.ts';
import type { Listing, ListingFacts, ListingText } from './check-sheet.ts';
import { figuresCheck, findFigures } from './improbable-figures.ts';
import { ReraStatus } from '../rera-block.type.ts';
import { CheckLevel } from './listing-check.type.ts';
import type { ListingCheck } from './listing-check.type.ts';
import { textsBeside } from './listing-claims.ts';
import { listingChecks } from './listing-checks.ts';

const mostOthers = 20;
const dayMs = 24 * 3_600_000;

/** What all listings are checked with: the day, the rules, and the registration of the consultancy. */
export interface CheckDesk {
  day: string;
  rules: readonly Rule[];
  agents: AgentRecords;
}

/** What the checks say of one listing. */
export interface ListingLook {
  /** All 17, with the reasons that hold. */
  checks: ListingCheck[];
  /** Those that block it, on its first day or today. */
  failing: ListingCheck[];
  /** Those that warn, and for which no reason was given. */
  warnings: ListingCheck[];
  /** Those of the warnings that ask about a price or a size that can hardly be. */
  strange: ListingCheck[];
  /** The first day on which a check will block it; null if none will. */
  endsOn: string | null;
}

export async function openDesk(context: AppContext): Promise<CheckDesk> {
  const [rules, agents] = await Promise.all([allRules(context), agentRecords(context)]);
  return { day: dayInIndia(), rules, agents };
}

/** Whether an owner went live, so that visitors see only what passes. */
export function isGated({ agents }: Pick<CheckDesk, 'agents'>): boolean {
  return agents.mode === SiteMode.GATED;
}

/** What the database knows of a property and of others, whatever desk looks at it. */
interface Surroundings {
  othersWithNumber: string[];
  hasEvidence: boolean;
  textsBeside: ListingText[];
}

/**
 * Checks a property as it would be shown, with what the database knows of it and of other properties. `bringsFormC`: its
 * certificate is stored with it.
 */
export async function lookAtListing(
  context: AppContext,
  desk: CheckDesk,
  property: Listing,
  { isNew = false, bringsFormC = false }: { isNew?: boolean; bringsFormC?: boolean } = {},
): Promise<ListingLook> {
  return lookFrom(desk, property, await surroundingsOf(context, property, bringsFormC), isNew);
}

/** As `lookAtListing`, from several desks, with one reading of the database. */
export async function lookFromDesks<Desks extends readonly CheckDesk[]>(
  context: AppContext,
  desks: Desks,
  property: Listing,
): Promise<{ [Place in keyof Desks]: ListingLook }> {
  const surroundings = await surroundingsOf(context, property);
  return desks.map((desk) => lookFrom(desk, property, surroundings)) as {
    [Place in keyof Desks]: ListingLook;
  };
}

async function surroundingsOf(
  context: AppContext,
  property: Listing,
  bringsFormC = false,
): Promise<Surroundings> {
  const { reraNumber, rera, _id } = property;
  const proofs = rera?.status === ReraStatus.EXEMPT ? exemptionProofs : undefined;
  const [othersWithNumber, evidence, beside] = await Promise.all([
    reraNumber ? titlesWithNumber(context, reraNumber, _id) : [],
    bringsFormC || hasEvidence(context, _id, proofs),
    textsBeside(context, property),
  ]);
  return { othersWithNumber, hasEvidence: evidence, textsBeside: beside };
}

function lookFrom(
  desk: CheckDesk,
  property: Listing,
  surroundings: Surroundings,
  isNew = false,
): ListingLook {
  const { reraNumber, publishAt, gateReasons = [], shownNumber, gate } = property;
  const opening = publishAt ? dayInIndia(publishAt) : desk.day;
  const publishDay = opening > desk.day ? opening : desk.day;
  const isInGrace = Boolean(gate?.graceUntil && gate.graceUntil >= desk.day);
  const wasShown = isInGrace || Boolean(reraNumber && shownNumber === reraNumber);
  const on = (day: string) =>
    checksOn(desk, property, {
      ...{ day, publishDay: laterOf(day, publishDay), isNew, ...surroundings },
      // What may be shown today is no first time on later days.
      wasShown: wasShown || day > desk.day,
    });
  const checks = on(desk.day).map((check) => {
    const { number, about, level } = check;
    const given = gateReasons.find((one) => one.check === number && one.about === about);
    return { ...check, reason: level === CheckLevel.WARNING ? (given ?? null) : null };
  });
  const now = checks.filter(isBlocking);
  const later = publishDay > desk.day ? on(publishDay).filter(isBlocking) : [];
  const known = new Set(now.map(({ number }) => number));
  const failing = [...now, ...later.filter(({ number }) => !known.has(number))];
  const warnings = checks.filter(({ level, reason }) => level === CheckLevel.WARNING && !reason);
  const figures = findFigures(property);
  const endsOn = daysOfChange(desk, property).find((day) => day > publishDay && on(day).some(isBlocking));
  return {
    checks,
    failing: failing.sort((one, other) => one.number - other.number),
    warnings,
    strange: figures
      ? warnings
          .filter(isFigures)
          .map((one) => ({ ...one, text: figures.text, field: figures.field ?? one.field }))
      : [],
    endsOn: endsOn ?? null,
  };
}

function checksOn(
  { rules, agents }: CheckDesk,
  property: Listing,
  { day, ...facts }: { day: string } & Omit<ListingFacts, 'agent'>,
): ListingCheck[] {
  // A property without an authority lies in Uttar Pradesh, as all places of the gazetteer do.
  const authorities = [property.rera?.authority ?? RuleAuthority.UP];
  const agent = agentRegistration(agents, property.responsibleId ?? null, day);
  return listingChecks(property, { ...facts, agent }, ruleBookOf(rules, { authorities }, day));
}

/** The days on which a check can change its mind: something ends, or another rule begins. In their order. */
function daysOfChange({ day, rules, agents }: CheckDesk, { rera }: Listing): string[] {
  const lastDays = [rera?.validTo, rera?.extensionTo, agents.validTo, ...rules.map(({ validTo }) => validTo)];
  const firstDays = rules.flatMap(({ key, value, validFrom }) =>
    key === 'rera.trainingBlocksFrom' ? [validFrom ?? '', value] : [validFrom ?? ''],
  );
  const days = [...lastDays.flatMap((last) => (last ? [dayAfter(last)] : [])), ...firstDays];
  return [...new Set(days)].filter((one) => one > day).sort();
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The first moment of a day in India. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

function isFigures({ number }: ListingCheck): boolean {
  return number === figuresCheck;
}

function isBlocking({ level }: ListingCheck): boolean {
  return level === CheckLevel.BLOCKING;
}

/** The titles of other properties with the same registration number, by its index. */
async function titlesWithNumber({ db }: AppContext, reraNumber: string, self: ObjectId): Promise<string[]> {
  const found = await db
    .collection<Property>('properties')
    .find({ deleted: false, reraNumber, _id: { $ne: self } }, { projection: { title: 1 }, limit: mostOthers })
    .toArray();
  return found.map(({ title }) => title);
}
