import { visibleText } from 'domain/text/typed-text.ts';
const maxWords = 400;

/** The words of some texts, normalised for search: lower case, without accents and punctuation, without repetitions. */
export function wordsOf(...texts: (string | null | undefined)[]): string[] {
  const plain = visibleText(texts.filter(Boolean).join(' '))
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, (mark) => (isLatinAccent(mark) ? '' : mark))
    .toLowerCase();
  return [...new Set(plain.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean))].slice(0, maxWords);
}

/** Vowel signs of Hindi are marks as well, and belong to the word. */
function isLatinAccent(mark: string): boolean {
  return mark >= '\u0300' && mark <= '\u036f';
}
