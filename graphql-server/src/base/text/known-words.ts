/** Shorter words are never taken for mistyped ones. */
export const shortestMistyped = 5;
const shortestForTwo = 8;

/**
 * Finds the one known word that a mistyped word means: one slip from five letters on, two from eight; two letters
 * changed round are one slip. The first letter is right, or changed round with the second. Null if two words are as near.
 */
export class KnownWords {
  private readonly words = new Set<string>();
  private readonly byStart = new Map<string, { word: string; letters: number }[]>();

  add(word: string): void {
    if (this.words.has(word)) return;
    this.words.add(word);
    if (word.length < shortestMistyped - 1 || !/^[\p{L}\p{M}]+$/u.test(word)) return;
    const start = word.slice(0, 1);
    const list = this.byStart.get(start);
    const entry = { word, letters: lettersOf(word) };
    if (list) list.push(entry);
    else this.byStart.set(start, [entry]);
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  nearest(typed: string): string | null {
    if (typed.length < shortestMistyped || typed.length > 30) return null;
    const most = typed.length >= shortestForTwo ? 2 : 1;
    let found: string | null = null;
    let least = most + 1;
    const letters = lettersOf(typed);
    for (const start of new Set([typed.slice(0, 1), typed.slice(1, 2)])) {
      for (const { word, letters: known } of this.byStart.get(start) ?? []) {
        if (Math.abs(word.length - typed.length) > most || bitsOf(known ^ letters) > 2 * most) continue;
        const distance = slipsBetween(typed, word, most);
        if (distance > most || distance > least) continue;
        // Only a change of the first two letters may touch the first one.
        if (!word.startsWith(typed.slice(0, 1)) && !isSwapped(word, typed)) continue;
        if (distance < least) {
          least = distance;
          found = word;
        } else if (word !== found) found = null;
      }
    }
    return found;
  }
}

/** The letters of a word as bits; a slip changes two of them at most. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) % 31);
  return bits;
}

function bitsOf(number: number): number {
  let rest = number;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
}

function isSwapped([first, second]: string, [typedFirst, typedSecond]: string): boolean {
  return first === typedSecond && second === typedFirst;
}

/** The slips that make one word of another, or more than `most`. */
function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most + 1) return most + 1;
    before = last;
    last = row;
  }
  return last[other.length] ?? most + 1;
}
