import { squareFeetPer } from 'domain/area/square-feet.ts';
import { leftOutWords } from 'domain/cost/cost-names.ts';
import { costOfLoan } from 'domain/money/emi.ts';
import { plainPrice } from 'domain/money/plain-price.ts';
import { delayOf } from 'domain/builder/builder-delay.ts';
import { choiceFields } from 'domain/property/property-choices.ts';
import { exactRate } from 'domain/property/property-words.ts';
import {
  formatArea,
  formatAreaSize,
  formatCompletion,
  formatDay,
  formatMonth,
  formatRupees,
  formatStatus,
} from 'domain/text/format.ts';
import { exampleRate, usualYears } from '../property/emi/emi.content.ts';
import type { Column } from './compare-columns.ts';
import { comparePageContent as texts } from './compare-page.content.ts';

interface Fact {
  text: string;
  /** Of a figure that can be better than another. */
  figure?: number;
  /** What it is measured with; only figures that were measured alike can be compared. */
  like?: string;
  /** What the text leaves out. */
  note?: string;
}

export interface CompareRow {
  label: string;
  /** One fact per column; null if it is unknown. */
  facts: (Fact | null)[];
  /** Whether the columns differ. */
  differs: boolean;
  /** Whether each figure is better than another one in the row. */
  better: boolean[];
}

type FactOf = (column: Column) => Fact | string | false | null | undefined;

const labels = texts.rows;
/** Whether a row has its best figure at the lower or at the upper end. */
const rows: { label: string; of: FactOf; best?: 'least' | 'most' }[] = [
  { label: labels.price, of: priceOf },
  { label: labels.allIn, of: allInOf, best: 'least' },
  { label: labels.ownMoney, of: ownMoneyOf, best: 'least' },
  { label: labels.instalment, of: instalmentOf, best: 'least' },
  { label: labels.carpet, of: carpetOf, best: 'most' },
  { label: labels.perSquareFoot, of: rateOf, best: 'least' },
  { label: labels.possession, of: possessionOf, best: 'least' },
  { label: labels.metro, of: metroOf, best: 'least' },
  { label: labels.delay, of: lateOf, best: 'least' },
  { label: labels.free, of: freeOf, best: 'most' },
  { label: labels.today, of: todayOf },
  { label: labels.otherArea, of: otherAreas },
  { label: labels.status, of: ({ property }) => formatStatus(property.propertyStatus) },
  { label: labels.pricedAt, of: pricedOn },
  {
    label: labels.rera,
    of: ({ property: { registration, rera } }) => registration || (rera?.status !== 'RENT' && texts.unknown),
  },
  {
    label: labels.locality,
    of: ({ property: { locality, city } }) => [locality, city].filter(Boolean).join(', '),
  },
];

/** The facts of some homes, one row per fact; a fact that is known of none is left out. */
export function compareFacts(columns: readonly Column[]): CompareRow[] {
  return rows
    .map(({ label, of, best }) => {
      const facts = columns.map((column) => {
        const fact = of(column) || null;
        return typeof fact === 'string' ? { text: fact } : fact;
      });
      return {
        label,
        facts,
        differs: differ(facts.map((fact) => fact?.text)),
        better: betterOf(facts, best),
      };
    })
    .filter(({ facts }) => facts.some(Boolean));
}

/** The amenities of any of the homes, one row each, with the homes that have it. */
export function compareAmenities(columns: readonly Column[]): CompareRow[] {
  const amenities = [...new Set(columns.flatMap(({ property }) => property.amenities))].sort();
  return amenities.map((label) => {
    const facts = columns.map(({ property }) => ({
      text: property.amenities.includes(label) ? texts.yes : texts.no,
    }));
    return { label, facts, differs: differ(facts.map(({ text }) => text)), better: facts.map(() => false) };
  });
}

function differ(words: readonly (string | undefined)[]): boolean {
  return new Set(words).size > 1;
}

function betterOf(facts: readonly (Fact | null)[], best?: 'least' | 'most'): boolean[] {
  const measured = facts.filter((fact) => fact?.figure !== undefined);
  const isAlike = new Set(measured.map((fact) => fact?.like)).size === 1;
  const figures = isAlike ? measured.flatMap((fact) => fact?.figure ?? []) : [];
  const end = best === 'most' ? Math.max(...figures) : Math.min(...figures);
  return facts.map((fact) => Boolean(best) && fact?.figure === end && figures.some((other) => other !== end));
}

function priceOf({ property, home }: Column): string {
  if (!home) return plainPrice(property);
  return typeof home.priceFrom === 'number' ? formatRupees(home.priceFrom) : texts.onRequest;
}

/** More charges that are not known are counted. */
const mostNamed = 2;

function allInOf({ allIn }: Column): Fact | null {
  if (!allIn) return null;
  const { total, unknown } = allIn;
  const note = unknown.length > mostNamed ? texts.withoutMany(unknown.length) : leftOutWords(unknown);
  return {
    ...{ text: formatRupees(total), figure: total, like: unknown.join() },
    ...(note && { note: texts.without(note) }),
  };
}

/** What is paid beside the loan; for a tenant, before moving in. */
function ownMoneyOf({ allIn, property: { moveIn } }: Column): Fact | null {
  const rupees = allIn ? allIn.total - (allIn.loan ?? 0) : moveIn?.total;
  if (typeof rupees !== 'number') return null;
  // What a tenant pays is no figure to set against what a buyer pays.
  return { text: formatRupees(rupees), figure: allIn && rupees, like: allIn?.unknown.join() };
}

function instalmentOf({ allIn, property: { homeLoan } }: Column): Fact | null {
  if (!allIn?.loan) return null;
  const interestPercent = homeLoan?.interestPercent ?? exampleRate;
  const rupees =
    allIn.instalment ?? costOfLoan({ loan: allIn.loan, interestPercent, years: usualYears }).monthly;
  const like = `${interestPercent} ${allIn.unknown.join()}`;
  return { text: formatRupees(rupees), figure: rupees, like, note: texts.loan(interestPercent, usualYears) };
}

function carpetOf({ property: { areas }, home }: Column): Fact | null {
  const size = home?.carpet;
  const area = home
    ? size && { min: size, max: size, unit: 'SQ_FT' as const }
    : areas.find(({ basis }) => basis === 'CARPET');
  return area ? { text: formatAreaSize(area), figure: area.min * squareFeetPer[area.unit] } : null;
}

function rateOf({ property, home }: Column): Fact | null {
  const { price, areas, propertyStatus } = property;
  const rate = exactRate({ price, areas, configurations: home && [home] });
  if (rate === null) return null;
  const month = propertyStatus === 'FOR_RENT' ? ' / month' : '';
  // A rent is no figure to set against a price.
  return { text: `${formatRupees(Math.round(rate))}${month}`, figure: rate, like: month };
}

function possessionOf({ property: { completion, stage } }: Column): Fact | null {
  const { year, quarter, month } = completion ?? {};
  if (stage === 'READY') return { text: choiceFields.stage.options.READY, figure: 0 };
  if (!year) return null;
  return { text: formatCompletion(completion), figure: year * 12 + (month ?? (quarter ?? 4) * 3) };
}

function metroOf({ property: { nearestStation } }: Column): Fact | null {
  if (!nearestStation) return null;
  const { name, metres } = nearestStation;
  return { text: texts.metro(name, metres), figure: metres };
}

/** How late the builder has handed over, from the least to the most. */
function lateOf({ property: { builderPage } }: Column): Fact | null {
  const delay = builderPage && delayOf(builderPage.trackRecord);
  return delay && { text: texts.delay(delay.words, delay.projects), figure: delay.mean };
}

function freeOf({ property: { availability }, home }: Column): Fact | null {
  const counts = availability?.counts.filter(({ configuration }) => !home || configuration === home.key);
  if (!counts?.length) return null;
  const free = counts.reduce((sum, { available }) => sum + available, 0);
  return { text: String(free), figure: free };
}

/** How far the building is, and what the latest photograph of the site shows. */
function todayOf({ property: { stage, progress } }: Column): Fact | null {
  const [latest] = progress.toSorted((one, other) => other.takenOn.localeCompare(one.takenOn));
  const seen = latest && [latest.tower, latest.text].filter(Boolean).join(': ');
  const words = [stage && choiceFields.stage.options[stage], seen].filter(Boolean).join('. ');
  return words ? { text: words, note: latest && formatMonth(latest.takenOn) } : null;
}

function otherAreas({ property: { areas }, home }: Column): string {
  if (!home) {
    const others = areas.filter(({ basis }) => basis !== 'CARPET');
    return others.map(formatArea).join('; ');
  }
  const sizes = [
    { basis: 'BUILT_UP', size: home.builtUp },
    { basis: 'SUPER_BUILT_UP', size: home.superArea },
  ] as const;
  return sizes
    .flatMap(({ basis, size }) => (size ? [formatArea({ min: size, max: size, unit: 'SQ_FT', basis })] : []))
    .join('; ');
}

function pricedOn({ property: { price, pricedAt }, home }: Column): string | null {
  if (home) return home.pricedOn ? formatDay(home.pricedOn) : null;
  return price && formatDay(pricedAt);
}
