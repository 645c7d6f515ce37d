import { readCodes } from '../../../search/understanding/codes.ts';
import { meaningOf } from '../../../search/understanding/read/reading.ts';
import type { ListingReading } from '../listing-reading.ts';
import { partEnd } from '../listing-text.ts';

const phone = /^(?:\+?91|0)?([6-9]\d{9})$/;
const registration = /^uprera(prj)/i;
/** Who signs with a company is no owner, and names no society. */
export const company =
  /\b(?:realty|realtors?|realestate|real estate|properties|propert(?:y )?(?:dealer|consultants?)|estates?|associates|broker|dealer|consultants?|infra|group|advisors?)\b/i;
const titles = new Set(
  'mr mrs ms miss dr shri smt sh sri km capt col maj er adv ca prof sir madam'.split(' '),
);
const honorifics = new Set(['ji', 'sir', 'bhai', 'sahab', 'saab', 'sb', 'madam', 'जी']);
const notNames = new Set(
  (
    'is are was can wants want only himself herself side selling ready occupied abroad based urgent urgently need shifted shifting ' +
    'the and or of at on in for with from to by no free flat se ka ki ke hai me mein par direct verified genuine will has have not available moved ' +
    'meeting deal any time anytime more details info detail visit please pls kindly regards serious genuine immediately today tomorrow now us team'
  ).split(' '),
);
const between = new Set([':', '-', '–', '—', '.', '=', '@', ',', partEnd, '/', '&']);

/**
 * Reads phone numbers, the owner's name and the registration of the project. The number is the owner's unless its line
 * names a company: brokers sign with theirs.
 */
export function readContacts(reading: ListingReading): void {
  const before = reading.parts.length;
  readCodes(reading);
  const phones: { start: number; end: number; digits: string; isOwner: boolean; isCompany: boolean }[] = [];
  for (const part of reading.parts.slice(before)) {
    const [start, end] = [Math.min(...part.tokens), Math.max(...part.tokens) + 1];
    const code = (part.of ?? '').replace(/[\s-]/g, '');
    const [, digits] = phone.exec(code) ?? [];
    if (digits) {
      const line = lineAround(reading, start);
      const isOwner =
        reading.labelsBefore(start, 6).some(({ of }) => of === 'owner') || /owner|malik|मालिक/i.test(line);
      phones.push({ start, end, digits, isOwner, isCompany: company.test(line) });
    } else if (registration.test(code)) reading.note('reraNumber', code.toUpperCase(), start, end);
  }
  const owner = phones.find(({ isOwner }) => isOwner) ?? phones.find(({ isCompany }) => !isCompany);
  if (owner) {
    const label = `${owner.digits.slice(0, 5)} ${owner.digits.slice(5)}`;
    reading.note('ownerMobile', owner.digits, owner.start, owner.end, { label });
    const name = nameBefore(reading, owner.start) ?? nameBehind(reading, owner.end);
    if (name) {
      noteName(reading, name);
      return;
    }
  }
  for (const unit of reading.units) {
    if (!reading.isFree(unit) || meaningOf(unit, 'label')?.of !== 'owner') continue;
    const name = nameBehind(reading, unit.end, true);
    if (name) {
      noteName(reading, name);
      return;
    }
  }
}

/** The line of a number and the next one, where a signature stands. */
function lineAround(reading: ListingReading, place: number): string {
  const at = reading.tokens[place]?.start ?? 0;
  const from = reading.shown.lastIndexOf('\n', at) + 1;
  const lines = reading.shown.slice(Math.max(from, at - 120), at + 120).split('\n');
  return lines.slice(0, 2).join('\n');
}

interface Name {
  start: number;
  end: number;
}

function noteName(reading: ListingReading, { start, end }: Name): void {
  const [from, to] = reading.span(start, end);
  reading.note('ownerName', reading.shown.slice(from, to).replace(/\s+/g, ' '), start, end);
}

function isNameWord(reading: ListingReading, place: number): boolean {
  const token = reading.tokens[place];
  if (token?.kind !== 'word' || reading.isUsed(place) || notNames.has(token.text)) return false;
  const word = token.raw.toLowerCase();
  if (titles.has(word) || honorifics.has(word)) return true;
  // “R K Singh”, which is no room with a kitchen.
  if (/^\p{Lu}$/u.test(token.raw) && isAfterName(reading, place)) return true;
  const unit = reading.unitAt(place);
  return (
    unit?.end === place + 1 && unit.meanings.length + unit.places.length === 0 && /^\p{L}/u.test(token.raw)
  );
}

function isAfterName(reading: ListingReading, place: number): boolean {
  const before = reading.tokens[place - 1];
  return /^\p{Lu}$/u.test(before?.raw ?? '') || titles.has(before?.text ?? '') || before?.text === '.';
}

/** “owner Ramesh Sharma 98…”, “call Mr. Gupta: 98…” */
function nameBefore(reading: ListingReading, place: number): Name | null {
  let end = place;
  while (between.has(reading.text(end - 1)) && place - end < 3) end -= 1;
  let start = end;
  while (end - start < 6 && isNameOrDot(reading, start - 1)) start -= 1;
  while (start < end && reading.text(start) === '.') start += 1;
  if (start === end) return null;
  let at = start;
  while (between.has(reading.text(at - 1)) && start - at < 2) at -= 1;
  const isLabelled = reading.labelsBefore(at, 1).some(({ of }) => of === 'owner' || of === 'contact');
  const isTitled = wordsOf(reading, start, end).some((word) => titles.has(word) || honorifics.has(word));
  // “my name is Anil”, “this is Anil”
  if (reading.text(at - 1) === 'is' && /^(?:name|naam|this)$/.test(reading.text(at - 2)))
    return { start, end };
  if (!isLabelled && !isTitled && !(reading.isEnd(at - 1) && end - start <= 2)) return null;
  return { start, end };
}

/** “98… Ramesh”, “owner: Ramesh Sharma” */
function nameBehind(reading: ListingReading, place: number, isLabelled = false): Name | null {
  let start = place;
  while (between.has(reading.text(start)) && start - place < 2) start += 1;
  let end = start;
  while (end - start < 6 && isNameOrDot(reading, end)) end += 1;
  if (end === start) return null;
  const isWhole = reading.isEnd(end) || reading.isUsed(end) || between.has(reading.text(end));
  const words = wordsOf(reading, start, end);
  const isTitled = words.some((word) => titles.has(word) || honorifics.has(word));
  const isCapital = /^\p{Lu}/u.test(reading.tokens[start]?.raw ?? '');
  if (!isTitled && !(isWhole && words.length <= 3 && (isLabelled || isCapital))) return null;
  return { start, end };
}

function isNameOrDot(reading: ListingReading, place: number): boolean {
  if (isNameWord(reading, place)) return true;
  return reading.text(place) === '.' && titles.has(reading.text(place - 1)) && !reading.isUsed(place);
}

function wordsOf(reading: ListingReading, start: number, end: number): string[] {
  return reading.tokens.slice(start, end).map(({ raw }) => raw.toLowerCase());
}
