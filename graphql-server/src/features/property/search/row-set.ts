const bitsOfWord = 32;

/** A set of rows with a bit for each; it grows with the rows that are added. */
export class RowSet {
  private words: Uint32Array;

  constructor(rowCount = 0) {
    this.words = new Uint32Array(Math.ceil(rowCount / bitsOfWord));
  }

  /** The rows below `rowCount` that fit. */
  static where(rowCount: number, fits: (row: number) => boolean): RowSet {
    const rows = new RowSet(rowCount);
    for (let row = 0; row < rowCount; row += 1) if (fits(row)) rows.add(row);
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

  /** The rows that fit. */
  filter(fits: (row: number) => boolean): RowSet {
    const fitting = new RowSet(this.words.length * bitsOfWord);
    this.each((row) => {
      if (fits(row)) fitting.add(row);
    });
    return fitting;
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
