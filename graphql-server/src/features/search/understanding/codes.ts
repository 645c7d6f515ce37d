import { meaningOf } from './read/reading.ts';
import type { Reading, Unit } from './read/reading.ts';
import { measureAt } from './read/quantities.ts';
import { readNumber } from './read/numbers.ts';

/** A registration of the authority of Uttar Pradesh, however it is spaced: UPRERAPRJ442214/08/2024. */
const registration =
  /(?<![\p{L}\p{N}])up[\s-]?rera[\s-]?(prj|prm|agt)[\s:-]?(\d{3,13})(?:\s?[/-]\s?(\d{2})\s?[/-]\s?(20\d{2}))?(?!\p{N})/giu;
/** Ten digits from 6 on, alone or behind +91 or 0, and numbers of landlines. */
const phones = [
  /\+\s?91(?:[\s-]?\d){10}(?!\p{N})/gu,
  /(?<![\p{L}\p{N}.,₹])(?:91[\s-]?|0)?[6-9]\d{9}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.,₹])0?[6-9](?:\d{4}[\s-]\d{5}|\d{3}[\s-]\d{3}[\s-]\d{3}|\d{2}[\s-]\d{3}[\s-]\d{4})(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.,₹])0\d{2,4}[\s-]?\d{6,8}(?![\p{L}\p{N}])/gu,
];
const postcodes = [
  /(?<![\p{L}\p{N}])(?:pin ?code|postal code|post code|zip ?code|zip|pin|पिन ?कोड|पिन)(?: ?no)?[\s.:#–—-]*([1-8]\d{2} ?\d{3})(?!\p{N})/giu,
  /(?<![\p{N}.,₹])(20[13]\d{3}|20[13] \d{3}|1[12]\d{4})(?![\p{N}]|[.,]\d)/gu,
];

const links = new Set(['-', '–', '/', '.', '#', '_']);
const numbering = new Set(['no', 'nos', 'num', 'nmbr', 'number', 'numbers', '#', 'नंबर', 'नम्बर']);
const numbered = new Set('tower block unit wing khasra gata pocket gali street flat house'.split(' '));
/** One letter in front of a number names a home, except in “s-78” and “q3”, which are read elsewhere. */
const otherLetters = new Set(['s', 'q']);
const longestLinked = 3;

/**
 * Marks the numbers that name something and count nothing, each as one word that is left over: registrations, phone
 * numbers, postcodes, and the numbers of flats and plots.
 */
export function readCodes(reading: Reading): string[] {
  const codes: string[] = [];
  const claim = (start: number, end: number, of: string): void => {
    reading.claim('leftover', pastNumbering(reading, start), end, { of });
    codes.push(of);
  };
  const each = (
    pattern: RegExp,
    read: (match: RegExpExecArray, start: number, end: number) => void,
  ): void => {
    for (const match of reading.query.matchAll(pattern)) {
      const [start, end] = tokensWithin(reading, match.index, match.index + match[0].length);
      if (end > start && reading.isFree({ start, end })) read(match, start, end);
    }
  };
  each(registration, ([, kind = '', digits = '', month, year], start, end) => {
    claim(start, end, `uprera${kind.toLowerCase()}${digits}${month && year ? `/${month}/${year}` : ''}`);
  });
  for (const pattern of phones)
    each(pattern, ([typed], start, end) => {
      if (!isRangeOfRents(typed)) claim(start, end, reading.words(start, end));
    });
  for (const pattern of postcodes)
    each(pattern, ([typed, code = ''], start, end) => {
      const isNamed = !/^\d/.test(typed);
      const isLikely = code.startsWith('20') || Number(code) % 500 > 0;
      if (isNamed || (isLikely && !hasUnit(reading, start, end))) claim(start, end, code.replace(' ', ''));
    });
  for (let place = 0; place < reading.tokens.length; place += 1) {
    const range = reading.isUsed(place) ? null : (numberedAt(reading, place) ?? linkedAt(reading, place));
    if (range) claim(range.start, range.end, reading.words(range.start, range.end));
  }
  return codes;
}

/** The first and the end of the tokens that lie in a part of the text; none if one reaches out of it. */
function tokensWithin({ tokens }: Reading, from: number, to: number): [number, number] {
  const start = tokens.findIndex((token) => token.start === from);
  const end = tokens.findIndex((token) => token.end === to);
  return start < 0 || end < 0 ? [0, 0] : [start, end + 1];
}

/** “70000-80000” are two rents, “98110-04384” is one phone. */
function isRangeOfRents(typed: string): boolean {
  const [low, high] = typed.split(/[\s-]/).map(Number);
  return /^\d{5}[\s-]\d{5}$/.test(typed) && (low ?? 0) % 500 === 0 && (high ?? 0) % 500 === 0;
}

/** Whether a currency or a measure makes a number an amount or a size. */
function hasUnit(reading: Reading, start: number, end: number): boolean {
  const isMoney = (unit: Unit | undefined) => meaningOf(unit, 'currency') !== undefined;
  const at = reading.text(start - 1) === '.' ? start - 1 : start;
  return (
    measureAt(reading, end) !== null ||
    reading.text(end) === '₹' ||
    [start, at].some((place) => reading.text(place - 1) === '₹' || isMoney(reading.unitBefore(place))) ||
    isMoney(reading.unitAt(end))
  );
}

/** The “no.” in front of a number goes with it. */
function pastNumbering(reading: Reading, start: number): number {
  let at = start;
  while (['.', ':', '-', '–', '#'].includes(reading.text(at - 1)) && !reading.isUsed(at - 1)) at -= 1;
  const unit = reading.unitBefore(at);
  return unit && numbering.has(reading.text(unit.start)) ? unit.start : start;
}

interface Code {
  start: number;
  end: number;
}

/** “plot no. 45”, “flat 1203”, “RERA 442214” */
function numberedAt(reading: Reading, place: number): Code | null {
  const unit = reading.unitAt(place);
  if (!unit) return null;
  const text = reading.text(unit.end - 1);
  const isNumbering = numbering.has(text) && !meaningOf(unit, 'sector');
  const isRera = meaningOf(unit, 'rera') !== undefined && (isNumbering || /^(?:rera|रेरा)$/.test(text));
  const isSubject = numbered.has(text) || meaningOf(unit, 'kind') !== undefined;
  if (!isNumbering && !isRera && !isSubject) return null;
  let from = unit.end;
  while (['.', ':', '-', '#', '–'].includes(reading.text(from))) from += 1;
  const end = codeEnd(reading, from);
  if (end === null) return null;
  const token = reading.tokens[from];
  const isNumberOfHome = token?.kind === 'number' && /^\d{4,5}$/.test(token.raw) && token.value % 50 > 0;
  if (!isNumbering && !isRera && !isNumberOfHome) return null;
  return { start: from, end };
}

/** The end of a number with the letters and numbers that are written with it; null before a number that counts something. */
function codeEnd(reading: Reading, from: number): number | null {
  const first = reading.tokens[from];
  if (!first || reading.isUsed(from)) return null;
  let end = from;
  let hasNumber = false;
  for (;;) {
    const token = reading.tokens[end];
    if (!token || reading.isUsed(end) || (end > from && !token.isGlued)) break;
    if (token.kind === 'sign' && (end === from || !links.has(token.text))) break;
    if (token.kind === 'number') {
      if (measureAt(reading, end + 1)) break;
      hasNumber = true;
    } else if (token.kind === 'word' && !hasNumber && end > from && !reading.tokens[end - 1]?.isGlued) break;
    end += 1;
  }
  while (end > from && reading.tokens[end - 1]?.kind === 'sign') end -= 1;
  return hasNumber && end > from && reading.tokens[end - 1]?.kind !== 'sign' ? end : null;
}

/** “B-1203”, “GH05”: letters that say nothing else, and a number that is written with them. */
function linkedAt(reading: Reading, place: number): Code | null {
  const word = reading.tokens[place];
  const before = reading.tokens[place - 1];
  if (word?.kind !== 'word' || (word.isGlued && before?.kind === 'number')) return null;
  const unit = reading.unitAt(place);
  if (!unit || unit.end > place + 1 || readNumber(reading.tokens, place)) return null;
  if (otherLetters.has(word.text)) return null;
  if (word.text.length > 1 && unit.meanings.length + unit.places.length > 0) return null;
  const isLinked = links.has(reading.text(place + 1));
  const number = reading.tokens[isLinked ? place + 2 : place + 1];
  if (number?.kind !== 'number' || !number.isGlued || (isLinked && !reading.tokens[place + 1]?.isGlued))
    return null;
  if (isLinked && word.text.length > longestLinked) return null;
  const end = codeEnd(reading, place);
  return end === null ? null : { start: place, end };
}
