import { byWhom } from '../../../access/actor.ts';
import { timeNow } from '../../../base/clock.ts';
import type { Context } from '../../../base/context.ts';
import { AppError } from '../../../base/errors.ts';
import type { FieldMessages, OpenCheck } from '../../../base/errors.ts';
import { SiteMode } from '../../company/agent-registration.ts';
import { isPutBack } from '../../../kit/change/drafts.ts';
import type { Property } from '../property.type.ts';
import { onlyTakesAway } from './takes-away.ts';
import { CheckLevel } from './check/listing-check.type.ts';
import type { ListingCheck } from './check/listing-check.type.ts';
import type { GateReason, GateReasonInput, ListingGate } from './gate.type.ts';
import type { Listing } from './check/check-sheet.ts';
import { dayAfter, isGated, lookAtListing, openDesk, startOfDay } from './check/listing-look.ts';
import type { CheckDesk, ListingLook } from './check/listing-look.ts';

/** For what no check ends: drafts, which nobody sees, and samples. */
export const neverLapses = new Date('9999-12-31T00:00:00Z');

/** What the checks write, and no person. */
export const gateFields = ['gate', 'gateReasons', 'shownUntil', 'isTrial', 'shownNumber'] as const;

/** What the gate stores with a property. */
export interface Admission {
  gate: ListingGate | null;
  shownUntil: Date;
  isTrial: boolean;
  /** Whether it stays a sample. */
  sample?: true;
  /** The registration number under which it was admitted last; a draft keeps the former. */
  shownNumber?: string | null;
}

/**
 * The one gate before all visitors: every save of a property passes here with what it would store. A draft passes. Until an
 * owner goes live, a sample stays one, and a listing that does not pass is public and marked as a trial; from then on all
 * checks must pass, with a reason for each warning, but a visible one in its grace period stays visible without them. What
 * only takes something away, or puts back what was taken off the site, is never refused. Throws BAD_USER_INPUT with the checks.
 */
export async function admitProperty(
  context: Context,
  property: Listing,
  before: Property | null,
): Promise<Partial<Admission>> {
  const desk = await openDesk(context);
  // It comes with what the checks had found; a trial listing has no place in a site that went live meanwhile.
  const wasTrial = Boolean(before?.beforeOff?.replaced.isTrial);
  if (before && isPutBack(property, before) && !(wasTrial && isGated(desk))) return {};
  const takesAway = before !== null && onlyTakesAway(property, before);
  const isSample = before?.sample && (takesAway || !isGated(desk));
  if (!property.publishAt || isSample) return { ...unchecked, ...(isSample && { sample: true }) };
  const listing = { ...property, sample: undefined };
  const look = await lookAtListing(context, desk, listing, { isNew: !before });
  const graceUntil = graceOf(desk, property, before);
  if (!graceUntil && !takesAway && !isSameListing(property, before))
    requirePassing(openChecks(barredBy(desk, look)));
  const admission = admissionOf(desk, look, graceUntil);
  return { ...admission, ...(!admission.isTrial && { shownNumber: property.reraNumber }) };
}

/** Drafts, which nobody sees, and samples, which are marked as such. */
const unchecked = { gate: null, shownUntil: neverLapses, isTrial: false } as const;

/** Whether a check found a new project without a registration, or a number that is none. */
function isUnlawful({ number, field }: ListingCheck): boolean {
  return number === 2 && field === 'reraNumber';
}

/**
 * What keeps a listing from visitors: in a trial a figure that can hardly be and has no reason, and in an open site what the law
 * forbids as well.
 */
export function barredBy(
  { agents: { mode } }: CheckDesk,
  { failing, warnings, strange }: ListingLook,
): ListingCheck[] {
  if (mode === SiteMode.TRIAL) return strange;
  if (mode === SiteMode.OPEN) return [...failing.filter(isUnlawful), ...strange];
  return [...failing, ...warnings];
}

/**
 * What is stored of a look: whether visitors see the listing, until when, and whether it is marked as a trial. Who does not
 * pass the gate is seen to the end of its grace period, and without one not at all.
 */
export function admissionOf(desk: CheckDesk, look: ListingLook, grace: string | null): Admission {
  const passes = look.failing.length === 0;
  const gated = isGated(desk);
  const graceUntil = passes || !gated ? null : grace;
  const end = passes ? look.endsOn : graceUntil && dayAfter(graceUntil);
  return {
    gate: {
      checkedAt: timeNow(),
      passes,
      failing: look.failing.map(({ number }) => number),
      warnings: look.warnings.map(({ number }) => number),
      graceUntil,
    },
    shownUntil: !gated || (passes && !end) ? neverLapses : startOfDay(end ?? desk.day),
    isTrial: !gated && !passes,
  };
}

/** The last day of the grace period of a property that visitors see and go on seeing. */
function graceOf({ day }: CheckDesk, { publishAt }: Listing, before: Property | null): string | null {
  const now = timeNow();
  const isSeen = [publishAt, before?.publishAt].every((date) => date && date <= now);
  const graceUntil = before?.gate?.graceUntil ?? null;
  return isSeen && graceUntil && graceUntil >= day ? graceUntil : null;
}

/** Checks as a refusal names them. */
export function openChecks(checks: readonly ListingCheck[]): OpenCheck[] {
  return checks.map(({ number, title, level, field, text }) => ({ number, title, level, field, text }));
}

const besides = new Set(['pricedAt', 'sinks', 'configurations', 'updatedAt', 'updatedBy']);

/** Whether an account only states that a listing is still right: that asks for no reasons. */
function isSameListing(property: Listing, before: Property | null): boolean {
  if (!before || before.sample) return false;
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.entries(property).every(([name, value]) => besides.has(name) || former.get(name) === value);
}

/** Throws BAD_USER_INPUT that names each open check, with its field and its sentence. */
export function requirePassing(checks: OpenCheck[]): void {
  if (checks.length === 0) return;
  // Several checks can wait for the same answer; the form lists them once too.
  const names = (level: 'BLOCKING' | 'WARNING') =>
    checks
      .filter((check) => check.level === level)
      .filter(({ text }, place, all) => all.findIndex((other) => other.text === text) === place)
      .map(({ title }) => title)
      .join(', ');
  const [failing, warnings] = [names('BLOCKING'), names('WARNING')];
  const sentences = [
    failing && `This listing cannot be published yet. These checks do not pass: ${failing}.`,
    warnings && `Please give a reason for each warning: ${warnings}.`,
    'You can save it as a draft.',
  ];
  const fields: FieldMessages = {};
  for (const { field, text } of checks) fields[field] ??= text;
  throw new AppError('BAD_USER_INPUT', sentences.filter(Boolean).join(' '), { fields, checks });
}

/**
 * The reasons to store: those that were typed, for the warnings of the property as it is now, and the stored ones for
 * other checks. A reason for a check that does not warn is not kept.
 */
export async function reasonsToStore(
  context: Context,
  property: Listing,
  typed: readonly GateReasonInput[] | undefined,
): Promise<GateReason[]> {
  const stored = property.gateReasons ?? [];
  if (!typed || typed.length === 0) return stored;
  const { checks } = await lookAtListing(context, await openDesk(context), property);
  const given = typed.flatMap(({ check: number, reason }): GateReason[] => {
    const warned = checks.find((check) => check.number === number && check.level === CheckLevel.WARNING);
    if (!warned || warned.reason?.reason === reason) return [];
    return [{ check: number, reason, about: warned.about, by: byWhom(context), at: timeNow() }];
  });
  const replaced = new Set(given.map(({ check }) => check));
  return [...stored.filter(({ check }) => !replaced.has(check)), ...given];
}
