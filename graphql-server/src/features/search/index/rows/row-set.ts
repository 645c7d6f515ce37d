const bitsOfWord = 32;

/** A part of an order, in one of both directions. */
export interface Run {
  from: number;
  length: number;
  step: 1 | -1;
}

/** A set of rows with a bit for each; it grows with the rows that are added. */
export class RowSet {
  private words: Uint32Array;

  constructor(rowCount = 0) {
    this.words = new Uint32Array(Math.ceil(rowCount / bitsOfWord));
  }

  /** The rows whose value is not outside two bounds; values after `rowCount` do not matter. */
  static between(values: Float64Array, rowCount: number, low: number, high: number): RowSet {
    const rows = new RowSet(rowCount);
    for (let place = 0; place < rows.words.length; place += 1) {
      let word = 0;
      const first = place * bitsOfWord;
      for (let bit = 0; bit < bitsOfWord; bit += 1) {
        const value = values[first + bit] ?? NaN;
        if (value >= low && value <= high) word |= 1 << bit;
      }
      rows.words[place] = word;
    }
    return rows;
  }

  /** The rows below `rowCount` whose number is marked with 1. */
  static marked(numbers: Uint16Array, rowCount: number, marks: Uint8Array): RowSet {
    const rows = new RowSet(rowCount);
    for (let row = 0; row < rowCount; row += 1) if (marks[numbers[row] ?? 0] === 1) rows.add(row);
    return rows;
  }

  add(row: number): void {
    const place = row >>> 5;
    if (place >= this.words.length) this.grow(place + 1);
    this.words[place] = (this.words[place] ?? 0) | (1 << (row & 31));
  }

  delete(row: number): void {
    const place = row >>> 5;
    if (place < this.words.length) this.words[place] = (this.words[place] ?? 0) & ~(1 << (row & 31));
  }

  has(row: number): boolean {
    return (((this.words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  get size(): number {
    let size = 0;
    for (const word of this.words) size += bitsIn(word);
    return size;
  }

  /** Adds all rows of another set. */
  join({ words }: RowSet): void {
    if (words.length > this.words.length) this.grow(words.length);
    for (let place = 0; place < words.length; place += 1)
      this.words[place] = (this.words[place] ?? 0) | (words[place] ?? 0);
  }

  /** The rows that are in another set too. */
  and({ words }: RowSet): RowSet {
    const both = new RowSet();
    both.words = this.words.slice(0, Math.min(this.words.length, words.length));
    for (let place = 0; place < both.words.length; place += 1)
      both.words[place] = (both.words[place] ?? 0) & (words[place] ?? 0);
    return both;
  }

  /** The rows that are not in another set. */
  without({ words }: RowSet): RowSet {
    const rest = new RowSet();
    rest.words = this.words.map((word, place) => word & ~(words[place] ?? 0));
    return rest;
  }

  /** The number of rows that are in another set too. */
  sizeWith({ words }: RowSet): number {
    let size = 0;
    const shared = Math.min(this.words.length, words.length);
    for (let place = 0; place < shared; place += 1)
      size += bitsIn((this.words[place] ?? 0) & (words[place] ?? 0));
    return size;
  }

  /** Counts the rows by their number. */
  countBy(numbers: Uint16Array, counts: Uint32Array): void {
    for (let place = 0; place < this.words.length; place += 1) {
      for (let word = this.words[place] ?? 0; word !== 0; word &= word - 1) {
        const number = numbers[place * bitsOfWord + (31 - Math.clz32(word & -word))] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
  }

  /**
   * Goes along rows in an order, by steps of 1 or -1: skips `skip` of those in the set, adds the next to `found` until it
   * has `wanted`, and answers how many are left to skip.
   */
  take(
    order: Uint32Array,
    { from, length, step }: Run,
    skip: number,
    wanted: number,
    found: number[],
  ): number {
    const { words } = this;
    let left = skip;
    let place = from;
    const end = from + length * step;
    for (; place !== end && left > 0; place += step) {
      const row = order[place] ?? 0;
      left -= ((words[row >>> 5] ?? 0) >>> (row & 31)) & 1;
    }
    for (; place !== end && found.length < wanted; place += step) {
      const row = order[place] ?? 0;
      if (this.has(row)) found.push(row);
    }
    return left;
  }

  /** Visits the rows in ascending order. */
  each(visit: (row: number) => void): void {
    for (let place = 0; place < this.words.length; place += 1) {
      for (let word = this.words[place] ?? 0; word !== 0; word &= word - 1)
        visit(place * bitsOfWord + (31 - Math.clz32(word & -word)));
    }
  }

  private grow(length: number): void {
    const larger = new Uint32Array(Math.ceil(length * 1.125));
    larger.set(this.words);
    this.words = larger;
  }
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
