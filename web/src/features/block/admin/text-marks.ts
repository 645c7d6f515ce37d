/**
 * Invisible signs at the end of a text say which text of the site it is, so that its place on a page can be found however
 * the page is built. Browsers draw nothing for them, and only an editor’s browser has them.
 */
const begin = '\u2063';
const digits = ['\u2061', '\u2062'] as const;
const bits = 12;
const mark = new RegExp(`${begin}([${digits.join('')}]{${bits}})`, 'g');

/** The sign of the text with this number. */
export function markOf(number: number): string {
  const binary = number.toString(2).padStart(bits, '0');
  return begin + [...binary].map((bit) => digits[bit === '1' ? 1 : 0]).join('');
}

/** The numbers of the texts in a piece of a page. */
export function marksIn(text: string): number[] {
  return [...text.matchAll(mark)].map(([, signs = '']) =>
    [...signs].reduce((number, sign) => number * 2 + (sign === digits[1] ? 1 : 0), 0),
  );
}

/** A text without signs, which a copied sentence can bring along. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u2061-\u2063]/g, '');
}
