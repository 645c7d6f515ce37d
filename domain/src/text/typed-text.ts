// What every reader of typed text does first.

const emoji = String.raw`\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier}`;
/** A letter or mark that a joiner behind it can shape: those of Hindi and Urdu, but none of English. */
const shaped = String.raw`(?![\p{Script=Latin}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}]`;
const joiner = String.raw`(?:\u200c|\u200d)`;
const selector = String.raw`[\ufe00-\ufe0f\u{e0000}-\u{e0fff}]`;
const direction = String.raw`[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]`;

/** Signs without a shape that change nothing where they stand: spaces of no width, soft hyphens, joiners beside digits. */
const invisible = new RegExp(
  [
    `(?<!${shaped}|${emoji})${joiner}`,
    String.raw`(?<!\P{ASCII})${selector}(?!\u20e3)`,
    String.raw`(?!${joiner}|${selector}|${direction})\p{Default_Ignorable_Code_Point}`,
    String.raw`[\ufff9-\ufffb]`,
  ].join('|'),
  'gu',
);
const directions = new RegExp(direction, 'gu');
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * A text without white space around it and without invisible signs, which come along from chats and web pages and make
 * an address or a number another one. Those that shape Hindi letters and emoji stay, and the direction of Urdu.
 */
export function visibleText(text: string): string {
  const visible = text.replace(invisible, '');
  return (rightToLeft.test(visible) ? visible : visible.replace(directions, '')).trim();
}

/** A text as the readers of numbers want it: visible, composed, with Latin digits; one without a text is empty. */
export function plainTyped(text: string | null | undefined): string {
  return withLatinDigits(visibleText(text ?? '').normalize('NFC'));
}

/** A date as its readers want it, with hyphens for the dashes that chats and spreadsheets write. */
export function plainDate(text: string | null | undefined): string {
  return plainTyped(text).replace(/[\u2010-\u2015\u2212]/g, '-');
}

const devanagariZero = 0x0966;

/** A text with the Latin digits in place of those of Hindi: `९८१००` is `98100`. */
export function withLatinDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));
}
