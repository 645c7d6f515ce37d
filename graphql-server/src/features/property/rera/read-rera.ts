import { byWhom } from '../../../access/actor.ts';
import type { Context } from '../../../base/context.ts';
import type { FieldMessages } from '../../../base/errors.ts';
import { isDay } from 'domain/text/day.ts';
import type { Rera, ReraTerms } from './rera-block.type.ts';
import { reraFields } from './rera-fields.ts';
import type { ReraField } from './rera-fields.ts';

const longDashes = /[\u2010-\u2015\u2212]/g;

const dayNames = (Object.keys(reraFields) as ReraField[]).filter((name) => reraFields[name] === 'day');
/** The days of what has happened. */
const pastDays = [
  'certificateDate',
  'extensionAppliedOn',
  'lastQuarterlyUpdate',
  'checkedOn',
  'picturesClearedOn',
] as const;

/** A registration number in one form: capitals, no white space, plain dashes. Null stays null. */
export function normalNumber<Text extends string | null>(number: Text): Text {
  if (number === null) return number;
  return number.normalize('NFKC').toUpperCase().replace(/\s/g, '').replace(longDashes, '-') as Text;
}

/** The days that are none, lie ahead though they are past by their nature, or contradict each other. */
export function wrongRera(rera: ReraTerms | undefined, today: string): FieldMessages {
  if (!rera || typeof rera !== 'object') return {};
  const wrong: FieldMessages = {};
  for (const name of dayNames) {
    const typed = rera[name];
    if (typeof typed === 'string' && !isDay(typed)) wrong[`rera.${name}`] = 'This date does not exist.';
  }
  for (const name of pastDays) {
    const typed = rera[name];
    if (typed && typed > today) wrong[`rera.${name}`] ??= 'This day is in the future.';
  }
  const pairs = [
    ['validFrom', 'validTo', 'The registration cannot end before it begins.'],
    ['validTo', 'extensionTo', 'An extension cannot end before the registration.'],
    ['authorityFrom', 'authorityTo', 'The authority cannot end before it begins.'],
  ] as const;
  for (const [from, to, sentence] of pairs) {
    const [first, last] = [rera[from], rera[to]];
    if (first && last && last < first) wrong[`rera.${to}`] ??= sentence;
  }
  return wrong;
}

/**
 * The block to store. Without one, the stored block stays, and so does one that is the stored one itself. A new day of a look at the portal names the account that typed
 * it.
 */
export function reraToStore(
  context: Context,
  typed: ReraTerms | undefined,
  stored: Rera | null | undefined,
): Rera | null {
  if (!typed || typed === stored) return stored ?? null;
  const isSameLook = stored?.checkedOn === typed.checkedOn;
  const checkedBy = isSameLook ? stored?.checkedBy : byWhom(context);
  return { ...typed, checkedBy: typed.checkedOn ? (checkedBy ?? null) : null };
}
