import { plainWord } from './text.ts';

/** Whole numbers as words; `|` separates the spellings of one number. */
const spelled = [
  [1, 'one|ek|single|एक'],
  [2, 'two|do|double|दो'],
  [3, 'three|teen|tin|triple|तीन'],
  [4, 'four|char|chaar|चार'],
  [5, 'five|panch|paanch|पांच|पाँच'],
  [6, 'six|che|chhe|chah|chhah|छह|छः|छे'],
  [7, 'seven|saat|सात'],
  [8, 'eight|aath|ath|आठ'],
  [9, 'nine|nau|नौ'],
  [10, 'ten|das|dus|दस'],
  [11, 'eleven|gyarah|ग्यारह'],
  [12, 'twelve|barah|baarah|बारह'],
  [13, 'thirteen|terah|तेरह'],
  [14, 'fourteen|chaudah|चौदह'],
  [15, 'fifteen|pandrah|pandra|पंद्रह|पन्द्रह'],
  [16, 'sixteen|solah|सोलह'],
  [17, 'seventeen|satrah|सत्रह'],
  [18, 'eighteen|atharah|अठारह'],
  [19, 'nineteen|unnis|उन्नीस'],
  [20, 'twenty|bees|bis|बीस'],
  [22, 'bais|बाईस'],
  [25, 'pachees|pachis|pacchis|पच्चीस'],
  [28, 'atthais|अट्ठाईस'],
  [30, 'thirty|tees|तीस'],
  [32, 'battis|बत्तीस'],
  [35, 'paintees|paintis|पैंतीस'],
  [40, 'forty|chalis|chaalis|चालीस'],
  [45, 'paintalis|paintaalis|पैंतालीस'],
  [50, 'fifty|pachas|pachaas|पचास'],
  [55, 'pachpan|पचपन'],
  [60, 'sixty|saath|साठ'],
  [65, 'painsath|पैंसठ'],
  [70, 'seventy|sattar|सत्तर'],
  [75, 'pachhattar|pachattar|pichattar|पचहत्तर|पिचहत्तर'],
  [80, 'eighty|assi|अस्सी'],
  [85, 'pachasi|पचासी'],
  [90, 'ninety|nabbe|नब्बे'],
  [95, 'pachanve|पचानवे|पंचानवे'],
] as const;

const hundreds = 'hundred|sau|सौ';
/** What stands alone (1.5), and what changes the number behind it (a quarter more, a quarter less, a half more). */
const alone = [
  [1.5, 'dedh|ded|deadh|डेढ'],
  [2.5, 'dhai|dhaai|adhai|ढाई|अढाई'],
  [0.75, 'paun|pauna|पौन'],
  [0.5, 'half|aadha|adha|आधा'],
] as const;
const before = [
  [0.25, 'sava|sawa|sawaa|सवा'],
  [-0.25, 'paune|pone|पौने'],
  [0.5, 'saadhe|sadhe|sade|साढे'],
] as const;

function table(rows: readonly (readonly [number, string])[]): Map<string, number> {
  return new Map(
    rows.flatMap(([value, words]) => words.split('|').map((word) => [plainWord(word), value] as const)),
  );
}

const wholes = table(spelled);
const halves = table(alone);
const changes = table(before);
const hundredWords = new Set(hundreds.split('|').map(plainWord));

/** All words that stand for numbers. */
export const numberWords: readonly string[] = [
  ...wholes.keys(),
  ...halves.keys(),
  ...changes.keys(),
  ...hundredWords,
];

/** What the reader of numbers sees of a token. */
interface Readable {
  kind: 'word' | 'number' | 'sign';
  text: string;
  value: number;
}

export interface ReadNumber {
  value: number;
  /** The place behind it. */
  next: number;
  isDigits: boolean;
}

/** The number that begins at a place, in digits or words: 2.5, dhai, saadhe teen, twenty five, do sau. */
export function readNumber(tokens: readonly Readable[], place: number): ReadNumber | null {
  const first = tokens[place];
  if (!first) return null;
  if (first.kind === 'number') {
    if (!Number.isFinite(first.value)) return null;
    const times = isHundred(tokens[place + 1]) ? 100 : 1;
    return withHalf(tokens, {
      value: first.value * times,
      next: place + (times > 1 ? 2 : 1),
      isDigits: true,
    });
  }
  if (first.kind !== 'word') return null;
  const change = changes.get(first.text);
  if (change !== undefined) return readChanged(tokens, place + 1, change);
  const half = halves.get(first.text);
  if (half !== undefined) return inHundreds(tokens, { value: half, next: place + 1, isDigits: false });
  const whole = wholes.get(first.text);
  if (whole === undefined) {
    return isHundred(first) ? { value: 100, next: place + 1, isDigits: false } : null;
  }
  const ones = wordValue(tokens[place + 1]);
  const isTens = whole >= 20 && whole % 10 === 0 && ones !== undefined && ones < 10;
  const read = { value: isTens ? whole + ones : whole, next: place + (isTens ? 2 : 1), isDigits: false };
  return withHalf(tokens, inHundreds(tokens, read));
}

/** “sava” alone is one and a quarter; before a number it adds a quarter. */
function readChanged(tokens: readonly Readable[], place: number, change: number): ReadNumber | null {
  const whole = tokens[place]?.kind === 'number' ? tokens[place].value : wordValue(tokens[place]);
  if (whole !== undefined && whole > 0)
    return inHundreds(tokens, { value: whole + change, next: place + 1, isDigits: false });
  if (change !== 0.25) return null;
  return inHundreds(tokens, { value: 1.25, next: place, isDigits: false });
}

function inHundreds(tokens: readonly Readable[], read: ReadNumber): ReadNumber {
  if (!isHundred(tokens[read.next])) return read;
  const next = read.next + 1;
  const more = wordValue(tokens[next]);
  return more === undefined
    ? { ...read, value: read.value * 100, next }
    : { ...read, value: read.value * 100 + more, next: next + 1 };
}

/** One and a half. */
function withHalf(tokens: readonly Readable[], read: ReadNumber): ReadNumber {
  if (tokens[read.next]?.text !== 'and') return read;
  const next = read.next + (tokens[read.next + 1]?.text === 'a' ? 2 : 1);
  return tokens[next]?.text === 'half' ? { ...read, value: read.value + 0.5, next: next + 1 } : read;
}

function isHundred(token: Readable | undefined): boolean {
  return token?.kind === 'word' && hundredWords.has(token.text);
}

function wordValue(token: Readable | undefined): number | undefined {
  return token?.kind === 'word' ? wholes.get(token.text) : undefined;
}
