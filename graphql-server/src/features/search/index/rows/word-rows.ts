import { LRUCache } from 'lru-cache';
import { RowList } from './row-list.ts';
import { RowSet } from './row-set.ts';
import { firstHash, grown, nextHash, WordTable } from './word-table.ts';

const space = 0x20;
const encoder = new TextEncoder();
/** Results for beginnings; each takes a bit for each row. */
const maxResults = 32;

/** The rows of each word. Most words of a large table have one row, so that only others have a list. */
export class WordRows {
  private table = new WordTable();
  private firstRows = new Uint32Array(0);
  private lists = new Map<number, RowList>();
  /** The rows of all words with the same first letter: a search by one letter would join very many lists. */
  private letters = new Map<number, RowSet>();
  private text = new Uint8Array(1 << 12);
  /** The last results, until a row is added: further pages and orders ask for the same words. */
  private results = new LRUCache<string, RowSet>({ max: maxResults });

  /** Adds the words of a new row, which is above all former rows; single spaces separate them. */
  add(words: string, row: number): void {
    this.results.clear();
    if (words.length * 3 > this.text.length) this.text = new Uint8Array(words.length * 3);
    const { text } = this;
    const { written } = encoder.encodeInto(words, text);
    let from = 0;
    let hash = firstHash;
    for (let place = 0; place < written; place += 1) {
      const byte = text[place] ?? space;
      if (byte !== space) {
        hash = nextHash(hash, byte);
        continue;
      }
      if (place > from) this.addWord(from, place, hash, row);
      from = place + 1;
      hash = firstHash;
    }
    if (written > from) this.addWord(from, written, hash, row);
  }

  /** The rows that have a word with this beginning; the caller must not change them. */
  beginningWith(beginning: string): RowSet {
    const known = this.results.get(beginning);
    if (known) return known;
    const rows = this.find(beginning);
    this.results.set(beginning, rows);
    return rows;
  }

  private find(beginning: string): RowSet {
    const bytes = encoder.encode(beginning);
    const letter = letterAt(bytes, 0);
    const known = this.letters.get(letter);
    if (!known || bytes.length === letterBytes(bytes[0] ?? 0)) return known ?? new RowSet();
    const rows = new RowSet();
    this.table.eachBeginning(bytes, (number) => {
      const list = this.lists.get(number);
      if (list) list.joinTo(rows);
      else rows.add(this.firstRows[number] ?? 0);
    });
    return rows;
  }

  private addWord(from: number, to: number, hash: number, row: number): void {
    const before = this.table.size;
    const number = this.table.numberOf(this.text, from, to, hash);
    const letter = letterAt(this.text, from);
    const ofLetter = this.letters.get(letter);
    if (ofLetter) ofLetter.add(row);
    else
      this.letters
        .set(letter, new RowSet(row + 1))
        .get(letter)
        ?.add(row);
    if (number === before) {
      if (number >= this.firstRows.length) this.firstRows = grown(this.firstRows, number + 1);
      this.firstRows[number] = row;
      return;
    }
    const list = this.lists.get(number);
    if (list) {
      list.add(row);
      return;
    }
    const first = this.firstRows[number] ?? 0;
    if (first === row) return;
    const both = new RowList();
    both.add(first);
    both.add(row);
    this.lists.set(number, both);
  }
}

/** The bytes of the letter at this place, as one number. */
function letterAt(text: Uint8Array, place: number): number {
  let letter = 0;
  for (let byte = 0; byte < letterBytes(text[place] ?? 0); byte += 1)
    letter = letter * 256 + (text[place + byte] ?? 0);
  return letter;
}

/** The length of a letter in UTF-8 by its first byte. */
function letterBytes(first: number): number {
  if (first < 0x80) return 1;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}
