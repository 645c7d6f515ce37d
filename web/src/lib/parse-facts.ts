import { numberPattern, toPattern } from './parse-price.ts';
import type { Parsed } from './parse-price.ts';

// Reads areas, rooms, baths and completion as people write them, for the form of the office and the server.

export interface ParsedArea {
  min: number;
  max: number;
  unit: 'SQ_FT' | 'SQ_M' | 'SQ_YD';
  basis: 'CARPET' | 'BUILT_UP' | 'SUPER_BUILT_UP' | 'PLOT' | null;
}

const units: [RegExp, ParsedArea['unit']][] = [
  [/^(sq(uare|\.)?\s*(ft|feet|foot)\.?|sft|ft²)$/i, 'SQ_FT'],
  [/^(sq(uare|\.)?\s*(m|mtrs?|met(er|re)s?)\.?|m²)$/i, 'SQ_M'],
  [/^(sq(uare|\.)?\s*(yds?|yards?)\.?|yd²|yards?|gaj|guz|gaz)$/i, 'SQ_YD'],
];
const bases: [RegExp, ParsedArea['basis']][] = [
  [/^carpet( area)?$/i, 'CARPET'],
  [/^super( built[- ]?up)?( area)?$/i, 'SUPER_BUILT_UP'],
  [/^built[- ]?up( area)?$/i, 'BUILT_UP'],
  [/^plot( area)?$/i, 'PLOT'],
];
const areaPattern = new RegExp(
  `^(${numberPattern})(?:([^\\d]*?)${toPattern}(${numberPattern}))?\\s*(.*)$`,
  'i',
);
const basisFirst = /^(carpet|super(?: built[- ]?up)?|built[- ]?up|plot)(?: area)?\s*:?\s+(\d.*)$/i;
const areaRefusal = 'Please enter an area such as 1,250 sq ft or 1,150–1,850 sq ft carpet.';
const localUnit = /\b(bigha|biswansi|biswa|katha|kattha|kanal|marla|dhur)s?\b/i;

/** Reads areas separated by “;”; carpet area comes first. */
export function parseAreas(text: string | null | undefined): Parsed<ParsedArea[]> {
  const local = localUnit.exec(text ?? '')?.[1]?.toLowerCase();
  if (local) {
    return {
      refusal: `The size of a ${local} differs from district to district. Please enter the area in sq yd, sq m or sq ft.`,
    };
  }
  const entries = (text ?? '')
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const areas = entries.flatMap((entry) => parseArea(entry) ?? []);
  if (areas.length < entries.length) return { refusal: areaRefusal };
  return {
    value: areas.sort((a, b) => Number(b.basis === 'CARPET') - Number(a.basis === 'CARPET')),
  };
}

function parseArea(entry: string): ParsedArea | undefined {
  const [, minText = '', firstUnit, maxText, rest = ''] =
    areaPattern.exec(entry.replace(basisFirst, '$2 $1')) ?? [];
  const words = rest.replace(/[()]/g, ' ').trim().split(/\s+/).filter(Boolean);
  // The unit has one or two words, and the basis follows; a bare number counts as square feet.
  for (const taken of [2, 1, 0]) {
    const unitText = words.slice(0, taken).join(' ');
    const basisText = words.slice(taken).join(' ');
    const unit = unitText ? unitOf(unitText) : 'SQ_FT';
    const basis = basisText ? bases.find(([pattern]) => pattern.test(basisText))?.[1] : null;
    const min = plainNumber(minText);
    const max = maxText ? plainNumber(maxText) : min;
    const sameUnit = !firstUnit?.trim() || unitOf(firstUnit.trim()) === unit;
    if (unit && sameUnit && basis !== undefined && min > 0 && max >= min && max < 1e9) {
      return { min, max, unit, basis };
    }
  }
  return undefined;
}

function unitOf(text: string): ParsedArea['unit'] | undefined {
  return units.find(([pattern]) => pattern.test(text))?.[1];
}

function plainNumber(text: string): number {
  return text ? Number(text.replaceAll(',', '')) : NaN;
}

export interface ParsedCount {
  min: number;
  max: number;
}

export type CountName = 'rooms' | 'baths' | 'balconies';

const half = {
  rooms: /\s*\+\s*(study|s)( room)?$/i,
  baths: /\s*\+\s*(powder|half)( room| bath)?$/i,
  /** There is no half balcony. */
  balconies: /(?!)/,
};
const countUnit = {
  rooms: String.raw`\s*(?:bhk|rooms?|bed(?:room)?s?)`,
  baths: String.raw`\s*(?:bath(?:room)?s?|toilets?|washrooms?)`,
  balconies: String.raw`\s*(?:balcon(?:y|ies))`,
};
const countExample = { rooms: '3, 2–4 BHK or Studio', baths: '2 or 2–3', balconies: '2 or 1–3' };

/** Reads rooms, baths or balconies; a half is a study or a powder room. A studio has 0 rooms. */
export function parseCount(text: string | null | undefined, field: CountName): Parsed<ParsedCount | null> {
  const typed = text?.trim();
  if (!typed) return { value: null };
  if (field === 'rooms' && /\+\s*(\d|servant|maid|sq\b)/i.test(typed)) {
    return {
      refusal: 'Please enter the bedrooms alone, such as 3 BHK, and put the servant room among the features.',
    };
  }
  const whole = typed.replace(half[field], '');
  const named = field === 'rooms' ? whole.replace(/^(studio|1\s*rk)(?=$|\s*(-|–|—|to\b))/i, '0') : whole;
  const unit = countUnit[field];
  const number = String.raw`\d{1,2}(?:\.[05])?`;
  const [, minText, maxText = minText] =
    new RegExp(
      `^(${number})(?:${unit})?(?:(?:${toPattern}|\\s*(?:,|/|&|or|and)\\s*)(${number}))?(?:${unit})?$`,
      'i',
    ).exec(named) ?? [];
  const added = whole === typed ? 0 : 0.5;
  const min = Number(minText) + (maxText === minText ? added : 0);
  const max = Number(maxText) + added;
  const sane = max >= min && (added === 0 || (Number(minText) > 0 && Number.isInteger(Number(maxText))));
  return sane
    ? { value: { min, max } }
    : { refusal: `Please enter a number such as ${countExample[field]}.` };
}

export interface ParsedCompletion {
  /** Null if it is ready to move into. */
  year: number | null;
  quarter: number | null;
  month: number | null;
}

const firstHalf = ['january', 'february', 'march', 'april', 'may', 'june'];
const months = [...firstHalf, 'july', 'august', 'september', 'october', 'november', 'december'];
export const readyPattern = String.raw`ready(?:[- ]to[- ]move(?:[- ]in)?| possession)?|rtm|immediate(?: possession)?`;
const ready = new RegExp(`^(?:${readyPattern})$`, 'i');
const completionPattern =
  /^(?:by\s+|possession\s+(?:by\s+|in\s+)?)?(?:([a-z]{3,9})[.,]?\s+|q([1-4]),?\s+|(0?[1-9]|1[0-2])\/)?(\d{4})$/i;

/** Reads a year of completion, with its month or quarter if given, or “ready to move”. */
export function parseCompletion(text: string | null | undefined): Parsed<ParsedCompletion | null> {
  const typed = text?.trim();
  if (!typed) return { value: null };
  if (ready.test(typed)) return { value: { year: null, quarter: null, month: null } };
  const [, name, quarter, monthNumber, yearText] = completionPattern.exec(typed) ?? [];
  const year = Number(yearText);
  const month = name
    ? months.findIndex((other) => other.startsWith(name.toLowerCase())) + 1
    : Number(monthNumber ?? 0);
  if (!(year >= 1900 && year <= 2100) || (name && month === 0)) {
    return { refusal: 'Please enter a year such as 2027, Dec 2027 or Q3 2027, or Ready to move.' };
  }
  return { value: { year, quarter: quarter ? Number(quarter) : null, month: month || null } };
}
