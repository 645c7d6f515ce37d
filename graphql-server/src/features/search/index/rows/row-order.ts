import { firstPlace, grown } from './word-table.ts';

export type Compare = (a: number, b: number) => number;

const sliceRows = 1_024;

/** Rows in an order. Rows stay where they are; new ones are inserted before the order is read. */
export class RowOrder {
  private rows = new Uint32Array(0);
  private count = 0;
  private arriving: number[] = [];

  constructor(private readonly compare: Compare) {}

  /** Adds a new row. */
  add(row: number): void {
    this.arriving.push(row);
  }

  /** Sorts all rows below `rowCount`, in slices: the caller may do something else after each. */
  *fill(rowCount: number): Generator<void> {
    let rows = new Uint32Array(rowCount);
    for (let row = 0; row < rowCount; row += 1) rows[row] = row;
    for (let from = 0; from < rowCount; from += sliceRows) {
      rows.subarray(from, from + sliceRows).sort(this.compare);
      yield;
    }
    let other = new Uint32Array(rowCount);
    for (let size = sliceRows; size < rowCount; size *= 2) {
      for (let from = 0; from < rowCount; from += size * 2) yield* this.merge(rows, other, from, size);
      [rows, other] = [other, rows];
    }
    this.rows = rows;
    this.count = rowCount;
    this.arriving = [];
  }

  /** All rows; only the first `length` are part of the order. */
  read(): { rows: Uint32Array; length: number } {
    if (this.arriving.length > 0) this.insert();
    return { rows: this.rows, length: this.count };
  }

  private *merge(from: Uint32Array, to: Uint32Array, start: number, size: number): Generator<void> {
    const middle = Math.min(start + size, from.length);
    const end = Math.min(middle + size, from.length);
    let [left, right] = [start, middle];
    for (let place = start; place < end; place += 1) {
      const [a = 0, b = 0] = [from[left], from[right]];
      const takeLeft = left < middle && (right >= end || this.compare(a, b) <= 0);
      to[place] = takeLeft ? a : b;
      if (takeLeft) left += 1;
      else right += 1;
      if (place % 8_192 === 0) yield;
    }
  }

  /** Inserts the arriving rows from the end of the order: each moves what follows it once. */
  private insert(): void {
    const arriving = this.arriving.sort(this.compare);
    this.arriving = [];
    let end = this.count;
    this.count += arriving.length;
    if (this.count > this.rows.length) this.rows = grown(this.rows, this.count);
    const { rows, compare } = this;
    let to = this.count;
    for (const row of arriving.reverse()) {
      const place = firstPlace(end, (middle) => compare(rows[middle] ?? 0, row) > 0);
      to -= end - place + 1;
      rows.copyWithin(to + 1, place, end);
      rows[to] = row;
      end = place;
    }
  }
}
