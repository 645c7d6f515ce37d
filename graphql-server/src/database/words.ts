const maxWords = 400;

/** The words of some texts as a search compares them: lower case, without accents and punctuation, each once. */
export function wordsOf(...texts: (string | null | undefined)[]): string[] {
  const plain = texts
    .filter(Boolean)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, (mark) => (isLatinAccent(mark) ? '' : mark))
    .toLowerCase();
  return [...new Set(plain.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean))].slice(0, maxWords);
}

/** The words of a search as they are compared: at most ten. */
export function searchedWords(search: string | null | undefined): string[] {
  return wordsOf(search?.slice(0, 200)).slice(0, 10);
}

/** The condition that all words of a search occur, as the beginnings of words; uses the index on `words`. */
export function matchesWords(search: string | null | undefined): { words?: { $all: RegExp[] } } {
  const words = searchedWords(search);
  // Letters, digits and marks only: nothing in them has a meaning in a regular expression.
  return words.length > 0 ? { words: { $all: words.map((word) => new RegExp(`^${word}`, 'u')) } } : {};
}

/** Vowel signs of Hindi are marks too, and belong to the word. */
function isLatinAccent(mark: string): boolean {
  return mark >= '\u0300' && mark <= '\u036f';
}
