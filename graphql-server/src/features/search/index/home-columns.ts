import type { StoredConfiguration } from '../../property/inventory/configuration.type.ts';
import type { Totals } from '../../cost/all-in.service.ts';
import { AreaBasis, AreaUnit } from '../../property/property.type.ts';
import { areaBounds } from '../../property/facts/area-bounds.ts';
import { measuredOf } from './homes.ts';
import type { HomesWanted } from './homes.ts';
import { noPrice } from './project-columns.ts';
import { mostRooms, wantedRooms } from './project-kinds.ts';
import { RowSet } from './rows/row-set.ts';
import { grown } from './rows/word-table.ts';

type Numbered = 'price' | 'allIn' | 'bedrooms' | 'baths' | 'balconies' | 'carpet' | 'builtUp' | 'superArea';

const areasOf = {
  [AreaBasis.CARPET]: ['carpet'],
  [AreaBasis.BUILT_UP]: ['builtUp'],
  [AreaBasis.SUPER_BUILT_UP]: ['superArea'],
  [AreaBasis.PLOT]: [],
} as const satisfies Record<AreaBasis, readonly Numbered[]>;
const anyArea = ['carpet', 'builtUp', 'superArea'] as const;

/** The configurations of all rows that have some: a place for each, with a typed array for each fact. */
export class HomeColumns {
  count = 0;
  /** The rows with configurations. */
  readonly configured = new RowSet();
  /** All places in use. */
  private readonly all = new RowSet();
  private rows = new Uint32Array(0);
  /** NaN, which lies in no range, for what is not known. */
  private readonly columns: Record<Numbered, Float64Array> = {
    price: new Float64Array(0),
    allIn: new Float64Array(0),
    bedrooms: new Float64Array(0),
    baths: new Float64Array(0),
    balconies: new Float64Array(0),
    carpet: new Float64Array(0),
    builtUp: new Float64Array(0),
    superArea: new Float64Array(0),
  };

  add(row: number, configurations: readonly StoredConfiguration[], totals: Totals): void {
    if (configurations.length > 0) this.configured.add(row);
    for (const home of configurations) {
      const place = this.count;
      this.count += 1;
      if (place >= this.rows.length) this.rows = grown(this.rows, this.count);
      this.rows[place] = row;
      this.all.add(place);
      const { key, priceFrom, bedrooms, baths, balconies, carpet, builtUp, superArea } = home;
      const facts = {
        ...{ price: priceFrom, allIn: totals.get(key) },
        ...{ bedrooms, baths, balconies, carpet, builtUp, superArea },
      };
      for (const [name, value] of Object.entries(facts) as [Numbered, number | null | undefined][]) {
        if (place >= this.columns[name].length) this.columns[name] = grown(this.columns[name], this.count);
        this.columns[name][place] = value ?? NaN;
      }
    }
  }

  /**
   * The configurations that fit all measured filters. An area of the plot is one of the whole property; `withPlot` are the
   * rows with a wanted one.
   */
  fitting(wanted: HomesWanted, withPlot: RowSet | null): RowSet {
    const { price, bedrooms, baths, balconies } = measuredOf(wanted);
    const all = [
      ...(price ? [this.between(wanted.allIn ? 'allIn' : 'price', price.min, price.max)] : []),
      ...(bedrooms ? [this.between('bedrooms', bedrooms.min, bedrooms.max)] : []),
      ...(baths ? [this.below('baths', baths.min, baths.max + 1)] : []),
      ...(balconies ? [this.between('balconies', balconies.min, balconies.max)] : []),
    ];
    const { floorArea } = wanted;
    if (floorArea) {
      const { min, max } = areaBounds(floorArea, AreaUnit.SQ_FT);
      const areas = new RowSet(this.count);
      for (const name of floorArea.basis ? areasOf[floorArea.basis] : anyArea)
        areas.join(this.between(name, min, max));
      if (withPlot)
        for (let place = 0; place < this.count; place += 1)
          if (withPlot.has(this.rows[place] ?? 0)) areas.add(place);
      all.push(areas);
    }
    const [first, ...others] = all;
    return first ? others.reduce((places, part) => places.and(part), first) : this.all;
  }

  /** Those of some configurations that have one of these numbers of bedrooms; the last choice means so many or more. */
  withRooms(places: RowSet, choices: readonly number[], most: number): RowSet {
    const found = new RowSet(this.count);
    for (const choice of choices)
      found.join(this.between('bedrooms', choice, choice === most ? Infinity : choice));
    return found.and(places);
  }

  /**
   * The lowest price of the wanted configurations of each row, `noPrice` if all are on request; null where the filters leave
   * out no configuration. `fitting` are those that fit all but the choice of bedrooms.
   */
  lowestPrices(wanted: HomesWanted, fitting: RowSet | null): Map<number, number> | null {
    const choices = wantedRooms(wanted);
    if (this.count === 0 || (!fitting && choices.length === 0)) return null;
    const places = fitting ?? this.all;
    const column = this.columns[wanted.allIn ? 'allIn' : 'price'];
    const prices = new Map<number, number>();
    (choices.length > 0 ? this.withRooms(places, choices, mostRooms) : places).each((place) => {
      const row = this.rows[place] ?? 0;
      const price = column[place] ?? NaN;
      const known = prices.get(row) ?? noPrice;
      if (Number.isNaN(price)) prices.set(row, known);
      else prices.set(row, known === noPrice ? price : Math.min(known, price));
    });
    return prices;
  }

  /** The rows of some configurations. */
  rowsOf(places: RowSet): RowSet {
    const rows = new RowSet();
    places.each((place) => rows.add(this.rows[place] ?? 0));
    return rows;
  }

  /** For each row of some configurations, all their numbers of bedrooms. */
  roomsByRow(places: RowSet): Map<number, Set<number>> {
    const rooms = new Map<number, Set<number>>();
    places.each((place) => {
      const row = this.rows[place] ?? 0;
      const known = rooms.get(row) ?? new Set();
      known.add(this.columns.bedrooms[place] ?? NaN);
      rooms.set(row, known);
    });
    return rooms;
  }

  /** Without the unused end of the arrays, whose zeros lie in many ranges. */
  private between(name: Numbered, low: number, high: number): RowSet {
    return RowSet.between(this.columns[name], this.count, low, high).and(this.all);
  }

  /** Halves count as the number below. */
  private below(name: Numbered, low: number, end: number): RowSet {
    const rows = this.between(name, low, end);
    const { columns } = this;
    rows.each((place) => {
      if (columns[name][place] === end) rows.delete(place);
    });
    return rows;
  }
}
