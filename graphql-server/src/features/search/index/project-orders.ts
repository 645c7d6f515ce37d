import { ProjectSort } from '../project-filter.input.ts';
import { noPrice } from './project-columns.ts';
import type { ProjectColumns } from './project-columns.ts';
import { RowOrder } from './rows/row-order.ts';
import type { Compare } from './rows/row-order.ts';
import { RowSet } from './rows/row-set.ts';
import type { Run } from './rows/row-set.ts';
import { firstPlace } from './rows/word-table.ts';

/** Up to this many rows are sorted; for more, the order is walked along. */
const fewRows = 1_000;

type PriceColumn = 'price' | 'allIn';
type OrderName = 'usual' | 'newest' | 'popular' | PriceColumn;

/** The part of the rows that is asked for, and whether a price is the all-in price. */
interface Place {
  skip: number;
  limit: number;
  allIn: boolean;
}

/** The rows of all projects in each order, former rows included. */
export class ProjectOrders {
  private readonly compare: Record<OrderName, Compare>;
  private readonly orders: Record<OrderName, RowOrder>;
  private filled = false;

  constructor(private readonly columns: ProjectColumns) {
    const first: Compare = (a, b) => columns.compareIds(a, b);
    const newest: Compare = (a, b) => (columns.appears[b] ?? 0) - (columns.appears[a] ?? 0) || first(b, a);
    const popular: Compare = (a, b) =>
      (columns.enquiries[b] ?? 0) - (columns.enquiries[a] ?? 0) || newest(a, b);
    const by = (column: PriceColumn): Compare => {
      return (a, b) => priceOf(columns, column, a) - priceOf(columns, column, b) || first(a, b);
    };
    const usual: Compare = (a, b) => (columns.sinks[a] ?? 0) - (columns.sinks[b] ?? 0) || newest(a, b);
    this.compare = { usual, newest, popular, price: by('price'), allIn: by('allIn') };
    this.orders = {
      usual: new RowOrder(usual),
      newest: new RowOrder(newest),
      popular: new RowOrder(popular),
      price: new RowOrder(this.compare.price),
      allIn: new RowOrder(this.compare.allIn),
    };
  }

  /** Sorts all rows, in slices. Until then, new rows need no place. */
  *fill(): Generator<void> {
    for (const order of Object.values(this.orders)) yield* order.fill(this.columns.count);
    this.filled = true;
  }

  /** Gives a new row its place. */
  add(row: number): void {
    if (this.filled) for (const order of Object.values(this.orders)) order.add(row);
  }

  /**
   * The rows from `skip` on, at most `limit`, of some groups one after the other, each in this order, by price or by all-in
   * price. Some rows have another one for this search.
   */
  inTurn(
    groups: readonly { rows: RowSet; size: number }[],
    sort: ProjectSort,
    { skip, limit, allIn, prices }: Place & { prices: () => Map<number, number> | null },
  ): number[] {
    const other = orderNames[sort] === 'price' ? prices() : null;
    const found: number[] = [];
    let left = skip;
    for (const { rows, size } of groups) {
      const place = { skip: left, limit: limit - found.length, allIn };
      found.push(
        ...(other ? this.priced(rows, size, sort, place, other) : this.page(rows, size, sort, place)),
      );
      left = Math.max(0, left - size);
    }
    return found;
  }

  /** Rows by price, of which some have another one. */
  private priced(
    rows: RowSet,
    size: number,
    sort: ProjectSort,
    { skip, limit, allIn }: Place,
    prices: ReadonlyMap<number, number>,
  ): number[] {
    const others = new RowSet();
    for (const row of prices.keys()) if (rows.has(row)) others.add(row);
    const count = others.size;
    if (count === 0) return this.page(rows, size, sort, { skip, limit, allIn });
    const found = this.page(rows.without(others), size - count, sort, {
      ...{ skip: 0, limit: skip + limit, allIn },
    });
    others.each((row) => found.push(row));
    const { columns } = this;
    const direction = sort === ProjectSort.PRICE_DESCENDING ? -1 : 1;
    const column = columns[allIn ? 'allIn' : 'price'];
    const price = (row: number) => prices.get(row) ?? column[row] ?? noPrice;
    return found
      .sort(
        (a, b) =>
          Number(price(a) === noPrice) - Number(price(b) === noPrice) ||
          direction * (price(a) - price(b) || columns.compareIds(a, b)),
      )
      .slice(skip, skip + limit);
  }

  /** The rows from `skip` on, at most `limit`, of `size` rows in this order. */
  private page(rows: RowSet, size: number, sort: ProjectSort, { skip, limit, allIn }: Place): number[] {
    const wanted = Math.min(limit, size - skip);
    if (wanted <= 0) return [];
    const { rows: order, length, runs, compare } = this.inOrder(sort, allIn);
    if (size <= fewRows && size * 100 < length) {
      const few: number[] = [];
      rows.each((row) => few.push(row));
      return few.sort(compare).slice(skip, skip + wanted);
    }
    // The nearer end of the order is the start.
    const backwards = skip + wanted > size / 2;
    const found: number[] = [];
    let left = backwards ? size - skip - wanted : skip;
    for (const run of backwards ? runs.map(reversed).reverse() : runs)
      left = rows.take(order, run, left, wanted, found);
    return backwards ? found.reverse() : found;
  }

  private inOrder(
    sort: ProjectSort,
    allIn: boolean,
  ): { rows: Uint32Array; length: number; runs: Run[]; compare: Compare } {
    const column = allIn ? 'allIn' : 'price';
    const name = orderNames[sort] === 'price' ? column : orderNames[sort];
    const { rows, length } = this.orders[name].read();
    const compare = this.compare[name];
    if (sort !== ProjectSort.PRICE_DESCENDING)
      return { rows, length, runs: [{ from: 0, length, step: 1 }], compare };
    // “On Request” comes last in both directions.
    const price = this.columns[column];
    const priced = firstPlace(length, (place) => price[rows[place] ?? 0] === noPrice);
    return {
      rows,
      length,
      runs: [
        { from: priced - 1, length: priced, step: -1 },
        { from: length - 1, length: length - priced, step: -1 },
      ],
      compare: (a, b) => Number(price[a] === noPrice) - Number(price[b] === noPrice) || compare(b, a),
    };
  }
}

function reversed({ from, length, step }: Run): Run {
  return { from: from + (length - 1) * step, length, step: step === 1 ? -1 : 1 };
}

const orderNames = {
  [ProjectSort.DEFAULT]: 'usual',
  [ProjectSort.NEWEST]: 'newest',
  [ProjectSort.POPULARITY]: 'popular',
  [ProjectSort.PRICE_ASCENDING]: 'price',
  [ProjectSort.PRICE_DESCENDING]: 'price',
} as const;

function priceOf(columns: ProjectColumns, column: PriceColumn, row: number): number {
  const known = columns[column][row] ?? noPrice;
  return known === noPrice ? Number.MAX_VALUE : known;
}
