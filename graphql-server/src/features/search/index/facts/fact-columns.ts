import type { CountInput } from '../../../property/filter.input.ts';
import type { Area, CountRange, Property } from '../../../property/property.type.ts';
import { AreaBasis, AreaUnit } from '../../../property/property.type.ts';
import { completionMonths } from '../../../property/facts/property-stage.ts';
import { areaBounds } from '../../../property/facts/area-bounds.ts';
import { RowSet } from '../rows/row-set.ts';
import { grown } from '../rows/word-table.ts';
import type { Wanted } from '../wanted.ts';

/** The counted facts. */
export const counted = ['rooms', 'baths', 'balconies'] as const;
type Counted = (typeof counted)[number];

export type MeasuredFacts = Pick<Property, Counted | 'areas' | 'completion' | 'placeKey'>;

const units = Object.values(AreaUnit);
/** A basis that the source did not name comes last. */
const bases: (AreaBasis | null)[] = [...Object.values(AreaBasis), null];

/** A range for each row; NaN, which lies in no range, for a row without one. */
class Ranges {
  private low = new Float64Array(0);
  private high = new Float64Array(0);

  set(row: number, range: { min: number; max: number } | null): void {
    if (row >= this.low.length) {
      this.low = grown(this.low, row + 1);
      this.high = grown(this.high, row + 1);
    }
    this.low[row] = range?.min ?? NaN;
    this.high[row] = range?.max ?? NaN;
  }

  /** The rows whose range meets another one. */
  meeting(rowCount: number, { min = 0, max = Infinity }: { min?: number; max?: number }): RowSet {
    return RowSet.between(this.high, rowCount, min, Infinity).and(
      RowSet.between(this.low, rowCount, -Infinity, max),
    );
  }

  /** The rows whose range ends between two bounds. */
  endingIn(rowCount: number, min: number, max: number): RowSet {
    return RowSet.between(this.high, rowCount, min, max);
  }
}

/** The measured facts of each row: counts, areas, months of completion and places. */
export class FactColumns {
  private readonly counts: Record<Counted, Ranges> = {
    rooms: new Ranges(),
    baths: new Ranges(),
    balconies: new Ranges(),
  };
  private readonly completion = new Ranges();
  /** The number of the place of each row; 0 for none. */
  place = new Uint16Array(0);
  readonly placeKeys: string[] = [''];
  private readonly placeNumbers = new Map<string, number>();
  /** All areas of all rows, in a column for each of their parts. */
  private areaCount = 0;
  private areaRow = new Uint32Array(0);
  /** The unit and the basis of an area as one number. */
  private areaMeasure = new Uint16Array(0);
  private areaMin = new Float64Array(0);
  private areaMax = new Float64Array(0);

  add(row: number, facts: MeasuredFacts): void {
    for (const name of counted) this.counts[name].set(row, wholeRange(facts[name]));
    const months = completionMonths(facts.completion);
    this.completion.set(row, months && { min: months.from, max: months.to });
    if (row >= this.place.length) this.place = grown(this.place, row + 1);
    this.place[row] = facts.placeKey ? this.placeNumber(facts.placeKey) : 0;
    for (const area of facts.areas) this.addArea(row, area);
  }

  /** The rows with a number in the wanted range. */
  withCount(name: Counted, rowCount: number, wanted: CountInput): RowSet {
    return this.counts[name].meeting(rowCount, withoutNothing(wanted));
  }

  completed(rowCount: number, { from, to }: { from: number; to: number }): RowSet {
    return this.completion.meeting(rowCount, { min: from, max: to });
  }

  /** The rows that are completed before a month, or not before it. */
  completedBefore(rowCount: number, month: number): { before: RowSet; after: RowSet } {
    return {
      before: this.completion.endingIn(rowCount, -Infinity, month - 1),
      after: this.completion.endingIn(rowCount, month, Infinity),
    };
  }

  inPlaces(rowCount: number, keys: readonly string[]): RowSet {
    const marks = new Uint8Array(this.placeKeys.length);
    for (const key of keys) marks[this.placeNumbers.get(key) ?? 0] = 1;
    marks[0] = 0;
    return RowSet.marked(this.place, rowCount, marks);
  }

  /** The rows with an area that meets the wanted range. */
  withArea(rowCount: number, wanted: NonNullable<Wanted['floorArea']>): RowSet {
    const rows = new RowSet(rowCount);
    const bounds = units.map((unit) => areaBounds(wanted, unit));
    for (let area = 0; area < this.areaCount; area += 1) {
      const measure = this.areaMeasure[area] ?? 0;
      const { min, max } = bounds[Math.floor(measure / bases.length)] ?? { min: 0, max: 0 };
      if (wanted.basis && bases[measure % bases.length] !== wanted.basis) continue;
      if ((this.areaMax[area] ?? 0) >= min && (this.areaMin[area] ?? 0) <= max)
        rows.add(this.areaRow[area] ?? 0);
    }
    return rows;
  }

  private addArea(row: number, { min, max, unit, basis }: Area): void {
    const place = this.areaCount;
    this.areaCount += 1;
    if (place >= this.areaRow.length) {
      this.areaRow = grown(this.areaRow, place + 1);
      this.areaMeasure = grown(this.areaMeasure, place + 1);
      this.areaMin = grown(this.areaMin, place + 1);
      this.areaMax = grown(this.areaMax, place + 1);
    }
    this.areaRow[place] = row;
    this.areaMeasure[place] = units.indexOf(unit) * bases.length + bases.indexOf(basis);
    this.areaMin[place] = min;
    this.areaMax[place] = max;
  }

  private placeNumber(key: string): number {
    const known = this.placeNumbers.get(key);
    if (known !== undefined) return known;
    const number = this.placeKeys.push(key) - 1;
    this.placeNumbers.set(key, number);
    return number;
  }
}

/** Halves count as the number below. */
function wholeRange(range: CountRange | null | undefined): { min: number; max: number } | null {
  return range ? { min: Math.floor(range.min), max: Math.floor(range.max) } : null;
}

function withoutNothing({ min, max }: CountInput): { min?: number; max?: number } {
  return { min: min ?? undefined, max: max ?? undefined };
}
