import { usualSpelling } from '../understanding/read/spelling.ts';
import type { KnownWords } from '../../../base/text/known-words.ts';
import { cleanQuery, plainWord } from '../understanding/read/text.ts';

/** A word that is being typed. */
export interface TypedWord {
  /** The beginnings that it can be: as typed, in its usual spelling, corrected. */
  spellings: readonly string[];
  isNumber: boolean;
  /** Where it begins in the cleaned query. */
  start: number;
}

const mostWords = 12;
/** A number with its letter, or a word: “sec93a” is “sec” and “93a”. */
const wordPattern = /\d+[a-z]?(?![\p{L}\p{M}\d])|\d+|[\p{L}\p{M}]+/giu;

/** The words of a name or a query, as they are compared: `sector`, `93a`. */
export function comparedWords(text: string): string[] {
  return [...cleanQuery(text).matchAll(wordPattern)].map(([word]) => usualSpelling(plainWord(word)));
}

/** The typed words, each with the spellings that it can begin. A word that begins nothing known may have a slip in it. */
export function typedWords(query: string, known: KnownBeginnings): TypedWord[] {
  const words = [...query.matchAll(wordPattern)].slice(0, mostWords);
  return words.map(({ 0: raw, index }) => {
    const plain = plainWord(raw);
    const usual = usualSpelling(plain);
    const meant = known.begins(plain) || known.begins(usual) ? null : known.words.nearest(usual);
    const spellings = [...new Set([plain, usual, ...(meant ? [usualSpelling(meant)] : [])])];
    return { spellings, isNumber: /^\d/.test(plain), start: index };
  });
}

/** The words that names are made of. */
export interface KnownBeginnings {
  words: KnownWords;
  begins: (beginning: string) => boolean;
}

/** Whether a typed word is one of some words, or, while it is being typed, begins one. */
export function fits({ spellings, isNumber }: TypedWord, words: readonly string[], isLast: boolean): boolean {
  if (isNumber && !isLast) return spellings.some((spelling) => words.includes(spelling));
  return words.some((word) => spellings.some((spelling) => word.startsWith(spelling)));
}

/** Whether a typed word is one of some words in full. */
export function isOneOf({ spellings }: TypedWord, words: readonly string[]): boolean {
  return spellings.some((spelling) => words.includes(spelling));
}
