/** A small grammar over plain text: words, and words near each other. All parts are sources of regular expressions. */

const letter = '[\\p{L}\\p{M}\\p{N}]';
/** A word between others; a comma ends a phrase. */
const anyWord = '[^\\s,;:()—]+';

/** Any of these, as whole words; a part can be a regular expression. A space, which can be optional, is one or a hyphen. */
export function words(...parts: string[]): string {
  const sources = parts.map((part) => part.replaceAll(/ \?(?:-\?)?/g, '[\\s-]?').replaceAll(' ', '[\\s-]+'));
  return `(?<!${letter})(?:${sources.join('|')})(?!${letter})`;
}

/** One phrase, then another, with at most so many words between them, none of which begins with one of `except`. */
export function followed(first: string, second: string, gap: number, except = ''): string {
  const between = `(?:[\\s-]+(?!${except || '$^'})${anyWord})`;
  return `${first}${between}{0,${gap}}?[\\s-]+${second}`;
}

/** Two phrases in either order. */
export function together(one: string, other: string, gap: number, except = ''): string {
  return `(?:${followed(one, other, gap, except)}|${followed(other, one, gap, except)})`;
}

/** One of several phrases. */
export function oneOf(...phrases: string[]): string {
  return `(?:${phrases.join('|')})`;
}

export function pattern(source: string): RegExp {
  return new RegExp(source, 'gu');
}

/** The same text for all ways to type it: small letters, one kind of dash, quote, digit and Hindi vowel sign. */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
      .replaceAll(/[‘’ʼ`]/g, "'")
      .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
      // Written with and without: a dot below, and the moon above.
      .replaceAll('\u093c', '')
      .replaceAll('\u0901', '\u0902')
      // A long dash, or one between spaces, parts a sentence; others join a word.
      .replaceAll(/\s*[\u2014\u2015]\s*|\s+[\u002d\u2010-\u2013\u2212]\s+/g, ' — ')
      .replaceAll(/[\u2010-\u2015\u2212]/g, (dash) => (dash === '—' ? dash : '-'))
      .replaceAll(/\b(pre|soft|buy|प्री) — /gu, '$1-')
      .replaceAll(/(?<=\d)\s*(?:%|per ?cent|pct|pratishat|प्रतिशत|फीसदी)/gu, ' %')
      .replaceAll(/\s+/g, ' ')
  );
}
