import { dayInIndia } from '../../../base/clock.ts';
import { BuildStage } from './facts.type.ts';
import type { ChosenFacts } from './facts.type.ts';
import type { Completion } from '../property.type.ts';

/** Months are counted from the year 0, so that they can be compared. */
export function monthNumber(year: number, month: number): number {
  return year * 12 + month - 1;
}

/** The present month in India. */
export function monthNow(): number {
  return monthOf(dayInIndia());
}

/** The month of a text such as 2027-12. */
export function monthOf(text: string): number {
  const [year = 0, month = 1] = text.split('-').map(Number);
  return monthNumber(year, month);
}

/** The months in which a project is completed: 0 for one that is ready now; null if it is not stated. */
export function completionMonths(
  completion: Completion | null | undefined,
): { from: number; to: number } | null {
  if (!completion) return null;
  const { year, quarter, month } = completion;
  if (year === null) return { from: 0, to: 0 };
  if (month !== null) return { from: monthNumber(year, month), to: monthNumber(year, month) };
  if (quarter !== null)
    return { from: monthNumber(year, quarter * 3 - 2), to: monthNumber(year, quarter * 3) };
  return { from: monthNumber(year, 1), to: monthNumber(year, 12) };
}

/** The last day of a promised completion; null if none is promised. */
export function lastDayOf(completion: Completion | null | undefined): string | null {
  if (!completion?.year) return null;
  const { year, quarter, month } = completion;
  const end = Date.UTC(year, month ?? (quarter ? quarter * 3 : 12), 0);
  return new Date(end).toISOString().slice(0, 10);
}

/** The stage of a project: as chosen, or else as its completion says; null if neither does. */
export function stageOf(
  { stage, completion }: Pick<ChosenFacts, 'stage'> & { completion?: Completion | null },
  month = monthNow(),
): BuildStage | null {
  if (stage) return stage;
  const months = completionMonths(completion);
  if (!months) return null;
  return months.to < month ? BuildStage.READY : BuildStage.UNDER_CONSTRUCTION;
}
