import { visibleText, withLatinDigits } from 'domain/text/typed-text.ts';

/** Longer messages are cut. */
export const maxMessageLength = 10_000;

/** What ends a statement: the end of a line, and what commas, emoji and bullets have become. */
export const lineEnd = '¶';
export const partEnd = ';';

const fractions: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** A message as its facts are shown: in compatibility form, with Latin digits, without control characters but ends of lines. */
export function shownText(typed: string): string {
  const decimal = typed.slice(0, maxMessageLength).replace(/[¼½¾]/g, (sign) => fractions[sign] ?? sign);
  return withLatinDigits(visibleText(decimal.normalize('NFKC')))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
    .slice(0, maxMessageLength);
}

const blank = (found: string) => ' '.repeat(found.length);
const ended = (found: string) => partEnd + ' '.repeat(found.length - 1);

/** Each replacement keeps the length, so that a place in the one text is the same place in the other. */
const replacements: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/<\/?[a-z!][^<>\n]{0,300}>/gi, ended],
  // What WhatsApp strikes out no longer holds.
  [/(?<![\p{L}\p{N}~])~(?=\S)[^~\n]{1,80}(?<=\S)~(?![\p{L}\p{N}~])/gu, ended],
  [/\d\ufe0f?\u20e3/gu, ended],
  [
    /(?![©®™])\p{Extended_Pictographic}(?:[\p{Emoji_Modifier}\ufe0f\u200d]|\p{Extended_Pictographic})*/gu,
    ended,
  ],
  [/(?![₹°])(?:[\p{So}\p{Emoji_Modifier}•▪►·|‣●■◆]|\ufe0f|\u200d)+/gu, ended],
  // Bold and italic.
  [/[_`]+|(?<!\d ?)\*+|\*+(?! ?\d)/g, blank],
  [/\*/g, () => 'x'],
  [/\((?=\s*(?:of |out of |rera |super|carpet|built|covered|saleable|sba|bua|plot|\d+ ?\+ ?\d+))/gi, blank],
  [/[()[\]{}]/g, ended],
  [/(?<!\d),|,(?!\d)|,(?=\d{1,2}(?!\d|,\d))|,(?=\d{4})/g, ended],
  [/(?<=\p{L}{5}|\p{L}{3}\)|\d)\.(?=\s|$)/gu, ended],
  [/\n/g, () => lineEnd],
];

/** A shown text without the marks of chats and web pages, for the reader; as long as the shown one. */
export function readableText(shown: string): string {
  return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), shown);
}
