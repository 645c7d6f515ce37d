import { monthOf, monthPattern, parseDay } from '../text/parse-day.ts';
import { numberPattern, toPattern } from '../money/parse-price.ts';
import type { Parsed } from '../money/parse-price.ts';
import { plainDate, plainTyped } from '../text/typed-text.ts';

// Reads areas, rooms, baths and completion as people write them, for the form of the office and the server.

export interface ParsedArea {
  min: number;
  max: number;
  unit: 'SQ_FT' | 'SQ_M' | 'SQ_YD';
  basis: 'CARPET' | 'BUILT_UP' | 'SUPER_BUILT_UP' | 'PLOT' | null;
}

const units: [RegExp, ParsedArea['unit']][] = [
  [/^(sq(uare|\.)?\s*(ft|feet|foot)\.?|sft|ft²|वर्ग (फुट|फीट|फ़ुट))$/i, 'SQ_FT'],
  [/^(sq(uare|\.)?\s*(m|mtrs?|met(er|re)s?)\.?|m²|वर्ग मीटर)$/i, 'SQ_M'],
  [/^(sq(uare|\.)?\s*(yds?|yards?)\.?|yd²|yards?|gaj|guz|gaz|(वर्ग )?गज़?)$/i, 'SQ_YD'],
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
  const typed = plainTyped(text);
  const local = localUnit.exec(typed)?.[1]?.toLowerCase();
  if (local) {
    return {
      refusal: `The size of a ${local} differs from district to district. Please enter the area in sq yd, sq m or sq ft.`,
    };
  }
  const entries = typed
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
  rooms: String.raw`\s*(?:bhk|rooms?|bed(?:room)?s?|बीएचके|कमरे)`,
  baths: String.raw`\s*(?:bath(?:room)?s?|toilets?|washrooms?)`,
  balconies: String.raw`\s*(?:balcon(?:y|ies))`,
};
const countExample = { rooms: '3, 2–4 BHK or Studio', baths: '2 or 2–3', balconies: '2 or 1–3' };

/** Reads rooms, baths or balconies; a half is a study or a powder room. A studio has 0 rooms. */
export function parseCount(text: string | null | undefined, field: CountName): Parsed<ParsedCount | null> {
  const typed = plainTyped(text);
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

export const readyPattern = String.raw`ready(?:[- ]to[- ]move(?:[- ]in)?| possession)?|rtm|immediate(?: possession)?`;
const ready = new RegExp(`^(?:${readyPattern})$`, 'i');
const yearPattern = String.raw`(?<year>\d{4}|(?<=\D)\d{2})`;
/** A month or quarter and a year, in either order, as people write them and as spreadsheets write them back. */
const completions = [
  String.raw`(?<month>${monthPattern})[\s.,'’/-]*${yearPattern}`,
  String.raw`(?:q(?<quarter>[1-4])|(?<quarterFirst>[1-4])q)[\s,'’/-]*${yearPattern}`,
  String.raw`(?<number>0?[1-9]|1[0-2])[/.-](?<year>\d{4})`,
  String.raw`(?<year>\d{4})[\s/.-]+(?:(?<number>0?[1-9]|1[0-2])|q(?<quarter>[1-4]))`,
  String.raw`(?<year>\d{4})`,
].map((pattern) => new RegExp(`^${pattern}$`, 'i'));
const around = /^(?:(?:possession|completion)\s+)?(?:(?:by|in|from)\s+)?|\s*(?:onwards?|तक)$/gi;

/** Reads a year of completion, with its month or quarter if given, or “ready to move”. A day counts as its month. */
export function parseCompletion(text: string | null | undefined): Parsed<ParsedCompletion | null> {
  const typed = plainDate(text);
  if (!typed) return { value: null };
  if (ready.test(typed)) return { value: { year: null, quarter: null, month: null } };
  const bare = typed.replace(around, '');
  const day = parseDay(bare);
  const core = ('value' in day && day.value?.slice(0, 7)) || bare;
  const found = completions.map((pattern) => pattern.exec(core)?.groups).find(Boolean) ?? {};
  const year = Number(found.year) + (found.year?.length === 2 ? 2000 : 0);
  const quarter = Number(found.quarter ?? found.quarterFirst ?? 0);
  const month = found.month ? monthOf(found.month) : Number(found.number ?? 0);
  if (!(year >= 1900 && year <= 2100) || (found.month && month === 0)) {
    return { refusal: 'Please enter a year such as 2027, Dec 2027 or Q3 2027, or Ready to move.' };
  }
  return { value: { year, quarter: quarter || null, month: month || null } };
}
