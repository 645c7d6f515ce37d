import { groupDigits } from '../text/number.ts';
import { areaLabel } from '../property/property-words.ts';
import { formatDay, formatMonth, formatRupees, unbroken } from '../text/format.ts';
import { leftOutWords } from './cost-names.ts';
import { costSheetContent } from './cost-sheet.content.ts';

const { figures, ownMoneyNote, payments: paymentTexts, readings } = costSheetContent;
/** The server has names of its own for the choices of the schema. */
const payees: Record<string, string> = costSheetContent.payees;
const kinds: Record<string, string> = paymentTexts.kinds;

interface Figures {
  basis: 'CARPET' | 'PLOT' | 'BUILT_UP' | 'SUPER_BUILT_UP';
  perSquareFoot: string;
  aboveBasicPercent: string | null;
  ownMoney: number;
  loan: { amount: number; instalment: number | null; interestPercent: number | null; years: number } | null;
}

interface Figure {
  label: string;
  text: string;
  note?: string;
}

/** What buyers compare: the price by area, what comes above the basic price, own money, the EMI. */
export function figuresOf({ basis, perSquareFoot, aboveBasicPercent, ownMoney, loan }: Figures): Figure[] {
  const shown = [
    {
      label: figures.perSquareFoot(areaLabel({ basis })),
      text: `₹ ${groupDigits(Number(perSquareFoot).toFixed(2))}`,
    },
    { label: figures.aboveBasic, text: aboveBasicPercent && `${aboveBasicPercent} %` },
    {
      label: figures.ownMoney,
      text: formatRupees(ownMoney),
      note: unbroken(ownMoneyNote(loan?.amount ?? 0)),
    },
    {
      label: figures.instalment,
      text: loan?.instalment && formatRupees(loan.instalment),
      note: loan?.interestPercent ? `${loan.interestPercent} %, ${loan.years} years` : undefined,
    },
  ];
  return shown.flatMap(({ text, ...rest }) => (text ? [{ ...rest, text }] : []));
}

/** Who gets the money of a line, and its formula: “To the builder · ₹ 120 × 1,480 sq ft”. */
export function lineNote({ formula, payTo }: { formula: string; payTo: string }): string {
  const words = formula.includes('. ') ? formula : formula.replace(/\.$/, '');
  return unbroken([payees[payTo], words].filter(Boolean).join(' · '));
}

/** What another reading leaves out of its total; empty if it knows everything. */
export function withoutWords({ unknown }: { unknown: readonly string[] }): string {
  if (unknown.length === 0) return '';
  return readings.without(leftOutWords(unknown));
}

interface Due {
  month: number | null;
  day: string | null;
  whenReached: boolean;
  reached?: { by: string; towers: readonly string[] } | null;
}

/** When a payment is due: at booking if its stage is reached by then, its day for a plan by the calendar, else its month, or what it waits for. */
export function dueWords({ reached, ...due }: Due, kind: string | null): { when: string; months?: string } {
  if (!reached) return expectedWords(due, kind);
  const { by, towers } = reached;
  if (towers.length === 0) {
    const words = paymentTexts.reachedBy(formatDay(by));
    return due.month === 0 ? { when: paymentTexts.agreement, months: words } : { when: words };
  }
  return { ...expectedWords(due, kind), months: paymentTexts.reachedIn(towers.join(', '), formatDay(by)) };
}

function expectedWords(
  { month, day, whenReached }: Due,
  kind: string | null,
): { when: string; months?: string } {
  if (typeof month !== 'number' || !day)
    return { when: whenReached ? paymentTexts.reached : paymentTexts.possession };
  if (month === 0) return { when: paymentTexts.agreement };
  const name = kind === 'TIME_LINKED' ? formatDay(day) : formatMonth(day);
  return {
    when: kind === 'CONSTRUCTION_LINKED' ? paymentTexts.expected(name) : name,
    months: paymentTexts.months(month),
  };
}

interface Plan {
  planKind: string | null;
  payments: readonly Due[];
  day: string;
  bookedOn: string;
}

/** What a plan follows, and the day from which its months count. */
export function planLines({ planKind, payments, day, bookedOn }: Plan): string[] {
  return [
    ...(planKind ? [kinds[planKind] ?? ''] : []),
    ...(payments.some(({ month, reached }) => month === 0 && reached) ? [paymentTexts.reachedFirst] : []),
    ...(payments.some(({ month }) => month)
      ? [paymentTexts.countedFrom(formatDay(bookedOn), bookedOn !== day)]
      : []),
  ];
}

interface Ruled<Rule> {
  rules: readonly Rule[];
}

interface RuledSheet<Rule> {
  lines: readonly Ruled<Rule>[];
  tds: Ruled<Rule> | null;
  loan: Ruled<Rule> | null;
  readings: readonly Ruled<Rule>[];
}

/** Each rule that a sheet used, once; `idOf` tells them apart. */
export function rulesOf<Rule>(
  { lines, tds, loan, readings }: RuledSheet<Rule>,
  idOf: (rule: Rule) => string,
): Rule[] {
  const used = [
    ...lines.flatMap(({ rules }) => rules),
    ...(tds?.rules ?? []),
    ...(loan?.rules ?? []),
    ...readings.flatMap(({ rules }) => rules),
  ];
  return [...new Map(used.map((rule) => [idOf(rule), rule])).values()];
}
