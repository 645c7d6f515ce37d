import { plainTyped } from '../text/typed-text.ts';

// Reads money as people in India write it, for the form of the office, the server and the search words.

/** The value of a text, or the sentence that rejects it. */
export type Parsed<Value> = { value: Value } | { refusal: string };

const crore = 10_000_000;
const lakh = 100_000;
/** Ten thousand crore: more than any project costs, and far below the limit of exact numbers. */
const maxRupees = 10_000 * crore;

/** A number with Indian or Western commas: “1,25 Cr” with a decimal comma must not become 125. */
export const numberPattern = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d+)?`;
export const toPattern = String.raw`\s*(?:-|–|—|to)\s*`;

const scales: [pattern: string, rupees: number][] = [
  [String.raw`crores?|crs?\.?|karod|karor|krore|करोड़?`.normalize('NFC'), crore],
  [String.raw`lakhs?|lacs?|lkhs?|l|लाख`, lakh],
  [String.raw`thousand|hazar|hajar|हज़?ार|k`.normalize('NFC'), 1_000],
];
const scalePattern = scales.map(([pattern]) => pattern).join('|');
const signPattern = String.raw`(?:₹|rs\.?|inr|रु\.?)?\s*`;

/** One amount; “1 crore 25 lakh” has two parts. No letter may follow, or “2 kids” would be 2,000. */
const amountPattern = String.raw`${signPattern}${numberPattern}(?:\s*(?:${scalePattern})(?![\p{L}\p{M}]))?(?:\s*${numberPattern}\s*(?:${scalePattern})(?![\p{L}\p{M}]))*`;

/** An amount with its unit, in one part or several. */
export const scaledPattern = String.raw`(?:${signPattern}${numberPattern}\s*(?:${scalePattern})(?![\p{L}\p{M}])\s*)+(?<!\s)`;

const pricePattern = new RegExp(
  `^(?:(?:starting|starts)?\\s*(?:from|at)\\s+)?(${amountPattern})(?:${toPattern}(${amountPattern}))?` +
    String.raw`\s*(?:onwards)?\s*(?:only)?\s*(?:/-)?\s*(?:only|onwards)?(?:\s*(?:per|a|/)\s*month|\s+p\.?m\.?)?$`,
  'iu',
);
const onRequest = /^((price )?(is )?on request|call for price|p\.?o\.?r\.?)$/i;
const refusal = 'Please enter a price such as 45,00,000 or 45 lakh or 1.2–1.9 Cr, or On Request.';

/** Reads a price in whole rupees; null means “On Request”. */
export function parsePrice(
  text: string | null | undefined,
): Parsed<{ from: number; to: number | null } | null> {
  const typed = plainTyped(text);
  if (!typed || onRequest.test(typed)) return { value: null };
  const [, fromText, toText] = pricePattern.exec(typed) ?? [];
  if (!fromText) return { refusal };
  const [from, to] = parseAmounts(fromText, toText);
  if (from === undefined || (toText && (to === undefined || to < from))) return { refusal };
  return { value: { from, to: to === from ? null : (to ?? null) } };
}

/**
 * Reads two amounts in rupees: in “1.2–1.9 Cr” the last unit applies to both. Undefined for a text that is no
 * amount.
 */
export function parseAmounts(first: string, second?: string): [number | undefined, number | undefined] {
  const lastScale = second && new RegExp(`(${scalePattern})$`, 'iu').exec(second.trim())?.[1];
  const bare = new RegExp(`^${signPattern}${numberPattern}$`, 'iu').test(first.trim());
  return [
    parseAmount(bare && lastScale ? `${first} ${lastScale}` : first),
    second ? parseAmount(second) : undefined,
  ];
}

/**
 * Reads “1 crore 25 lakh” in rupees. Each part must be smaller than the one before; a fraction of a rupee
 * means that the unit is missing.
 */
function parseAmount(text: string): number | undefined {
  const parts = [
    ...text.matchAll(new RegExp(`(${numberPattern})\\s*(${scalePattern})?(?![\\p{L}\\p{M}])`, 'giu')),
  ];
  let rupees = 0;
  let smallest = Infinity;
  for (const [, number = '', unit] of parts) {
    const scale = unit ? scaleOf(unit) : 1;
    const value = Number(number.replaceAll(',', ''));
    if (scale >= smallest || (!unit && !Number.isInteger(value))) return undefined;
    if (smallest !== Infinity && value * scale >= smallest) return undefined;
    smallest = scale;
    rupees += Math.round(value * scale);
  }
  return rupees > 0 && rupees <= maxRupees ? rupees : undefined;
}

function scaleOf(unit: string): number {
  return scales.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(unit))?.[1] ?? 1;
}
