import { numberPattern, parseAmounts, scaledPattern, toPattern } from './parse-price.ts';

// Finds the filters in a typed keyword: “3 bhk flat sector 76 under 1 crore”.

export interface KeywordFilters {
  category?: 'COMMERCIAL' | 'RESIDENTIAL';
  intent?: 'BUY' | 'RENT';
  /** Numbers of bedrooms; 0 is a studio, 4 means four or more. */
  rooms?: number[];
  /** Rupees; per month for the intent RENT. */
  minPrice?: number;
  maxPrice?: number;
}

export interface UnderstoodText extends KeywordFilters {
  /** The text as typed. */
  text: string;
}

const most = 4;
const amount = String.raw`(${scaledPattern}|₹?\s*\d[\d,]{3,})`;
const loose = `(${scaledPattern}|₹?\\s*${numberPattern})`;

type Reader = [pattern: string, read: (...parts: string[]) => KeywordFilters | null];

/** Longer patterns come first; a shorter one no longer sees their text. */
const readers: Reader[] = [
  [
    String.raw`between\s+${loose}(?:${toPattern}|\s+and\s+)${amount}`,
    (from = '', to = '') => between(from, to),
  ],
  [`${loose}(?:${toPattern}|\\s+se\\s+)(${scaledPattern})`, (from = '', to = '') => between(from, to)],
  [
    String.raw`(?:under|below|up\s*to|less than|within|maximum|max|budget)\s+${amount}(?:\s+(?:tak|max))?`,
    (typed = '') => priced('maxPrice', typed),
  ],
  [
    String.raw`(?:above|over|more than|minimum|min|from|starting(?: from)?)\s+${amount}`,
    (typed = '') => priced('minPrice', typed),
  ],
  [String.raw`${amount}\s*(?:\+|se zyada|se upar)`, (typed = '') => priced('minPrice', typed)],
  [String.raw`${amount}\s+(?:tak|se kam|ke andar|andar|max)`, (typed = '') => priced('maxPrice', typed)],
  // A lone amount is a budget.
  [`(${scaledPattern})`, (typed = '') => priced('maxPrice', typed)],
  [
    String.raw`(\d)(?:\.5)?(?:\s*(?:-|–|/|to|or|ya|se)\s*(\d)(?:\.5)?)?\s*(\+)?\s*-?(?:bhk|bed(?:room)?s?)(\s*\+(?!\s*\p{L}))?`,
    (min = '', max = '', plus = '', plusBehind = '') => bedrooms(min, max, plus || plusBehind),
  ],
  [String.raw`studio(?:\s+(?:flat|apartment)s?)?|1\s*rk`, () => ({ rooms: [0] })],
  [
    String.raw`(?:for|on|to)\s+rent|rent(?:al)?s?|(?:for|on)\s+lease|lease|to\s+let|kiray[ae](?:\s+(?:pe|par))?`,
    () => ({ intent: 'RENT' }),
  ],
  [String.raw`(?:for|on)\s+sale|(?:to\s+)?buy|sale|purchase`, () => ({ intent: 'BUY' })],
  ['flats?|apartments?|residential', () => ({ category: 'RESIDENTIAL' })],
  [String.raw`offices?(?:\s+spaces?)?|commercial`, () => ({ category: 'COMMERCIAL' })],
];

/** Words without meaning once a filter has been removed from among them. */
const fillers =
  /(?<![\p{L}\p{N}])(?:in|at|on|with|for|the|an?|me|mein|ka|ke|ki|se|pe|par|chahiye)(?![\p{L}\p{N}])/giu;

/** The filters in a text, each kind once, and the remaining search words. */
export function understandKeyword(keyword: string): { understood: UnderstoodText[]; words: string } {
  // Most searches have none, and the patterns take a phone 30 ms to compile.
  if (!keyword.trim()) return { understood: [], words: '' };
  const found: (UnderstoodText & { place: number })[] = [];
  const taken = new Set<string>();
  let rest = keyword;
  for (const [pattern, read] of readers) {
    const match = new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu').exec(rest);
    const filters = match && read(...match.slice(1));
    if (!filters || Object.keys(filters).some((kind) => taken.has(kind))) continue;
    for (const kind of Object.keys(filters)) taken.add(kind);
    const [text] = match;
    found.push({ text, ...filters, place: match.index });
    // The replacement has the same length, so that positions stay valid.
    rest = rest.slice(0, match.index) + '\n'.repeat(text.length) + rest.slice(match.index + text.length);
  }
  const understood = found.sort((a, b) => a.place - b.place).map(({ place: _, ...others }) => others);
  const words = understood.length > 0 ? rest.replace(fillers, ' ') : rest;
  return { understood, words: words.replace(/\s+/g, ' ').trim() };
}

/** Removes an understood text from a keyword. */
export function withoutText(keyword: string, text: string): string {
  return keyword.replace(text, ' ').replace(/\s+/g, ' ').trim();
}

function between(first: string, second: string): KeywordFilters | null {
  const [minPrice, maxPrice] = parseAmounts(first, second);
  return minPrice && maxPrice && minPrice <= maxPrice ? { minPrice, maxPrice } : null;
}

function priced(bound: 'minPrice' | 'maxPrice', typed: string): KeywordFilters | null {
  const [rupees] = parseAmounts(typed);
  return rupees ? { [bound]: rupees } : null;
}

function bedrooms(minText: string, maxText: string, plus: string): KeywordFilters | null {
  const min = Math.min(Number(minText), most);
  const max = plus ? most : Math.min(Number(maxText || minText), most);
  return max < min ? null : { rooms: Array.from({ length: max - min + 1 }, (_, index) => min + index) };
}
