/** Words as bytes (UTF-8) in one block, each with a number in the order of arrival; finds them by word and by beginning. */
export class WordTable {
  private bytes = new Uint8Array(1 << 12);
  /** Where each word begins; it ends where the next one begins. */
  private starts = new Uint32Array(1 << 9);
  private count = 0;
  /** An open hash table of the numbers plus one. */
  private slots = new Uint32Array(1 << 10);
  /** The numbers in the order of their words; later words wait until there are enough to merge. */
  private sorted = new Uint32Array(0);

  /** The number of a word, which is the next free one if the word is new. */
  numberOf(text: Uint8Array, from: number, to: number, hash: number): number {
    const mask = this.slots.length - 1;
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const number = (this.slots[slot] ?? 0) - 1;
      if (number < 0) return this.addWord(text, from, to, slot);
      if (this.isWord(number, text, from, to)) return number;
    }
  }

  get size(): number {
    return this.count;
  }

  /** Visits the numbers of all words with this beginning. */
  eachBeginning(beginning: Uint8Array, visit: (number: number) => void): void {
    const end = this.firstWhere((order) => order > 0, beginning);
    for (let place = this.firstWhere((order) => order >= 0, beginning); place < end; place += 1)
      visit(this.sorted[place] ?? 0);
    for (let number = this.sorted.length; number < this.count; number += 1)
      if (this.compareBeginning(number, beginning) === 0) visit(number);
  }

  private addWord(text: Uint8Array, from: number, to: number, slot: number): number {
    const number = this.count;
    const start = this.starts[number] ?? 0;
    const end = start + to - from;
    if (end > this.bytes.length) this.bytes = grown(this.bytes, end);
    if (number + 1 >= this.starts.length) this.starts = grown(this.starts, number + 2);
    this.bytes.set(text.subarray(from, to), start);
    this.starts[number + 1] = end;
    this.slots[slot] = number + 1;
    this.count += 1;
    if (this.count * 2 > this.slots.length) this.spreadAgain();
    if (this.count - this.sorted.length >= mostUnsorted) this.sortNew();
    return number;
  }

  private isWord(number: number, text: Uint8Array, from: number, to: number): boolean {
    const start = this.starts[number] ?? 0;
    if ((this.starts[number + 1] ?? 0) - start !== to - from) return false;
    for (let place = from; place < to; place += 1)
      if (this.bytes[start + place - from] !== text[place]) return false;
    return true;
  }

  private spreadAgain(): void {
    this.slots = new Uint32Array(this.slots.length * 2);
    const mask = this.slots.length - 1;
    for (let number = 0; number < this.count; number += 1) {
      const [start = 0, end = 0] = [this.starts[number], this.starts[number + 1]];
      let hash = firstHash;
      for (let place = start; place < end; place += 1) hash = nextHash(hash, this.bytes[place] ?? 0);
      let slot = spread(hash) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = number + 1;
    }
  }

  /** Merges the new words into the order, from its end: each moves what follows it once. */
  private sortNew(): void {
    const known = this.sorted.length;
    const arriving = Uint32Array.from({ length: this.count - known }, (_, place) => known + place);
    arriving.sort((a, b) => this.compare(a, b));
    const merged = new Uint32Array(this.count);
    merged.set(this.sorted);
    let [end, to] = [known, this.count];
    for (const number of arriving.reverse()) {
      const place = firstPlace(end, (middle) => this.compare(this.sorted[middle] ?? 0, number) > 0);
      to -= end - place + 1;
      merged.copyWithin(to + 1, place, end);
      merged[to] = number;
      end = place;
    }
    this.sorted = merged;
  }

  private firstWhere(wanted: (order: number) => boolean, beginning: Uint8Array): number {
    return firstPlace(this.sorted.length, (place) =>
      wanted(this.compareBeginning(this.sorted[place] ?? 0, beginning)),
    );
  }

  private compare(a: number, b: number): number {
    const { bytes, starts } = this;
    let [left = 0, right = 0] = [starts[a], starts[b]];
    const [leftEnd = 0, rightEnd = 0] = [starts[a + 1], starts[b + 1]];
    while (left < leftEnd && right < rightEnd) {
      const difference = (bytes[left] ?? 0) - (bytes[right] ?? 0);
      if (difference !== 0) return difference;
      left += 1;
      right += 1;
    }
    return leftEnd - left - (rightEnd - right);
  }

  /** Zero for a word with this beginning. */
  private compareBeginning(number: number, beginning: Uint8Array): number {
    const [start = 0, end = 0] = [this.starts[number], this.starts[number + 1]];
    for (let place = 0; place < beginning.length; place += 1) {
      if (start + place >= end) return -1;
      const difference = (this.bytes[start + place] ?? 0) - (beginning[place] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}

const mostUnsorted = 2_048;

/** The hash (FNV-1a) of no bytes; `nextHash` adds a byte. */
export const firstHash = 0x811c9dc5 | 0;

export function nextHash(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}

/** The upper bits of the hash are better than the lower ones. */
function spread(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The first place below `end` from which on `holds` is true. */
export function firstPlace(end: number, holds: (place: number) => boolean): number {
  let low = 0;
  for (let high = end; low < high;) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A copy of the column with room for at least `length` values, and an eighth more. */
export function grown<Kind extends Column>(column: Kind, length: number): Kind {
  const larger = new (column.constructor as new (length: number) => Kind)(Math.ceil(length * 1.125) + 64);
  larger.set(column);
  return larger;
}
