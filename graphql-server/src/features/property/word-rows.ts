/** A growing list of row numbers, four bytes each. */
class RowList {
  private rows: Uint32Array;
  private length = 1;

  constructor(first: number) {
    this.rows = Uint32Array.of(first);
  }

  add(row: number): void {
    if (this.length === this.rows.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.rows);
      this.rows = larger;
    }
    this.rows[this.length] = row;
    this.length += 1;
  }

  each(visit: (row: number) => void): void {
    for (let place = 0; place < this.length; place += 1) visit(this.rows[place] ?? 0);
  }
}

/** The rows of each word, in one map per first letter, so that a prefix search visits few words. */
export class WordRows {
  private letters = new Map<string, Map<string, RowList>>();

  /** Adds the words of a new row. */
  add(words: string[], row: number): void {
    for (const word of words) {
      const letter = word.charAt(0);
      const wordsOfLetter = this.letters.get(letter) ?? new Map<string, RowList>();
      const rows = wordsOfLetter.get(word);
      if (rows) rows.add(row);
      else this.letters.set(letter, wordsOfLetter.set(word, new RowList(row)));
    }
  }

  /** For each of `rowCount` rows, how many of these prefixes it contains, up to the first one missing. */
  count(beginnings: string[], rowCount: number): Uint8Array {
    const counts = new Uint8Array(rowCount);
    for (const [before, beginning] of beginnings.entries()) {
      for (const [word, rows] of this.letters.get(beginning.charAt(0)) ?? []) {
        if (!word.startsWith(beginning)) continue;
        rows.each((row) => {
          if (counts[row] === before) counts[row] = before + 1;
        });
      }
    }
    return counts;
  }
}
