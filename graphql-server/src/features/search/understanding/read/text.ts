import { visibleText, withLatinDigits } from 'domain/text/typed-text.ts';

/** More than this is not read: nobody describes a home in more words in a search box. */
export const maxQueryLength = 200;

/** A word, a number or a sign of a query. */
export interface Token {
  /** As typed, in its compatibility form. */
  raw: string;
  /** As the vocabulary spells it. */
  text: string;
  kind: 'word' | 'number' | 'sign';
  /** The value of a number. */
  value: number;
  /** Where it stands in the query as `cleanQuery` answers it. */
  start: number;
  end: number;
  /** Nothing stands between it and the token before it. */
  isGlued: boolean;
}

/** A number, or what looks like one and is none: 1.5.5 and 1e9 are words. */
const tokenPattern =
  /\d+(?:\.\d+)?e[+-]?\d+|(?!\d{1,2}\.\d{1,2}\.20\d{2}(?!\d))\d+(?:\.\d+){2,}|(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(?:\.\d+)?|(?<![^\s₹<>=~])\.\d+|[\p{L}\p{M}\u200c\u200d]+(?:['’][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\d]/gu;

const fractions: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** A query with Latin digits, in compatibility form, without control characters, cut to the longest that is read. */
export function cleanQuery(query: string): string {
  const decimal = query.slice(0, maxQueryLength).replace(/[¼½¾]/g, (sign) => fractions[sign] ?? sign);
  return withLatinDigits(visibleText(decimal.normalize('NFKC')))
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .slice(0, maxQueryLength)
    .trim();
}

/** A word without case, accents, nuktas and apostrophes; a chandrabindu becomes an anusvara, as most people type it. */
export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\u093c|\u200c|\u200d|['’]/g, '')
    .replaceAll('\u0901', '\u0902');
}

/** The tokens of a query that `cleanQuery` has cleaned. */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  for (const match of query.matchAll(tokenPattern)) {
    const [raw] = match;
    const start = match.index;
    const isNumber = /^[\d,]*\.?\d+$/.test(raw);
    const isWord = !isNumber && /^[\p{L}\p{M}\d]/u.test(raw);
    tokens.push({
      raw,
      text: isWord ? plainWord(raw) : raw.replaceAll(',', raw.length > 1 ? '' : ','),
      kind: isNumber ? 'number' : isWord ? 'word' : 'sign',
      value: isNumber ? Number(raw.replaceAll(',', '')) : Number.NaN,
      start,
      end: start + raw.length,
      isGlued: start > 0 && tokens.at(-1)?.end === start,
    });
  }
  return tokens;
}
