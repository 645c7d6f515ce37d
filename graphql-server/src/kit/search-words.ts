import { endingWith, toE164 } from '../base/text/phone.ts';
import { visibleText, withLatinDigits } from 'domain/text/typed-text.ts';
import { wordsOf } from '../base/text/words.ts';

export { wordsOf };

/** The normalised words of a search, at most ten. */
export function searchedWords(search: string | null | undefined): string[] {
  return wordsOf(search?.slice(0, 200)).slice(0, 10);
}

/** A condition that requires all words of a search, each as the beginning of a word; uses the index on `words`. */
export function matchesWords(search: string | null | undefined): { words?: { $all: RegExp[] } } {
  const words = searchedWords(search);
  // Words hold letters, digits and marks only, so no character is special in a regular expression.
  return words.length > 0 ? { words: { $all: words.map((word) => new RegExp(`^${word}`, 'u')) } } : {};
}

/** Seven or more digits with the separators that people write; fewer can be a price or a sector. */
const phonePattern = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().+/-]*\d){6,}(?![\p{L}\p{N}])/gu;
const emailPattern = /[^\s,;<>()]+@[^\s,;<>()]*/g;
/** A number with at least this many digits may be the end of a phone number. */
const minLastDigits = 4;

/**
 * A condition that finds people: by a phone number in any notation or its last digits, by an e-mail address
 * or its beginning, and by all other words like `matchesWords`.
 */
export function matchesPerson(search: string | null | undefined): { $and?: object[] } {
  let rest = withLatinDigits(visibleText(search?.slice(0, 200) ?? ''));
  const conditions: object[] = [];
  rest = rest.replace(emailPattern, (email) => {
    const beginning = email.toLowerCase().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    conditions.push({ words: new RegExp(`^${beginning}`, 'u') });
    return ' ';
  });
  rest = rest.replace(phonePattern, (phone) => {
    const digits = phone.replace(/^\D*0+/, '').replace(/\D/g, '');
    const beginnings = [endingWith(toE164(phone) ?? digits), endingWith(digits), digits];
    const anyOf = [...new Set(beginnings)].map((beginning) => new RegExp(`^${beginning}`, 'u'));
    conditions.push({ words: { $in: anyOf } });
    return ' ';
  });
  const others = searchedWords(rest).map(matchesWord);
  const digits = rest.replace(/\s/g, '');
  // “0 04384” may be the end of “98110 04384”, or two numbers.
  if (others.length > 1 && digits.length >= minLastDigits && /^\d+$/.test(digits))
    conditions.push({ $or: [matchesWord(digits), { $and: others }] });
  else conditions.push(...others);
  return conditions.length > 0 ? { $and: conditions } : {};
}

/**
 * A condition that finds people by whole numbers and addresses in a field, and by words that begin a word of some others; null for
 * an empty search. Unlike `matchesPerson`, it tells nothing of a number that is not typed as a whole.
 */
export function matchesWhole(
  search: string | null | undefined,
  { reach, words }: { reach: string; words: readonly string[] },
): { $and: object[] } | null {
  let rest = withLatinDigits(visibleText(search?.slice(0, 200) ?? ''));
  const conditions: object[] = [];
  rest = rest.replace(emailPattern, (email) => {
    conditions.push({ [reach]: email.toLowerCase() });
    return ' ';
  });
  rest = rest.replace(phonePattern, (phone) => {
    conditions.push({ [reach]: toE164(phone) ?? phone });
    return ' ';
  });
  for (const word of searchedWords(rest)) {
    const beginning = new RegExp(`(^|[^\\p{L}\\p{M}\\p{N}])${word}`, 'iu');
    conditions.push({ $or: words.map((field) => ({ [field]: beginning })) });
  }
  return conditions.length > 0 ? { $and: conditions } : null;
}

/** The beginning of a word, or the last digits of a phone number. */
function matchesWord(word: string): object {
  const beginning = new RegExp(`^${word}`, 'u');
  const mayEnd = word.length >= minLastDigits && /^\d+$/.test(word);
  return { words: mayEnd ? { $in: [new RegExp(`^${endingWith(word)}`), beginning] } : beginning };
}
