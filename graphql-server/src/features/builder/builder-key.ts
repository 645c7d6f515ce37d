import { wordsOf } from '../../kit/search-words.ts';

/** The name of a builder without capitals, accents and punctuation, by which its properties are found; null for none. */
export function builderKeyOf(name: string | null): string | null {
  return wordsOf(name).join(' ') || null;
}
