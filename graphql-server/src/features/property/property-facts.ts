import { badField } from '../../errors.ts';
import { AreaBasis, AreaUnit } from './property.type.ts';
import type { Area, Completion, CountRange, Price } from './property.type.ts';

const crore = 10_000_000;
const lakh = 100_000;
/** Ten thousand crore: above every project, and far below what a number can hold exactly. */
const maxRupees = 10_000 * crore;

// Commas stand as in India or as in the West: “1,25 Cr” with a decimal comma must not become 125.
const number = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d+)?`;
const to = String.raw`\s*(?:-|–|—|to)\s*`;
const scale = String.raw`crores?|cr|lakhs?|lacs?|lac|l`;
const pricePattern = new RegExp(
  `^(?:₹|rs\\.?|inr)?\\s*(${number})\\s*(${scale})?(?:${to}(?:₹|rs\\.?|inr)?\\s*(${number})\\s*(${scale})?)?\\s*(?:onwards)?\\s*(?:/-)?$`,
  'i',
);
const priceSentence = 'Please enter a price such as 45,00,000 or 45 lakh or 1.2–1.9 Cr, or On Request.';

/** Reads a price as people write it; null is “On Request”. Throws BAD_USER_INPUT with an example otherwise. */
export function parsePrice(text: string | undefined): Price | null {
  if (!text || /^(price )?on request$/i.test(text.trim())) return null;
  const match = pricePattern.exec(text.trim());
  if (!match) throw badField('price', priceSentence);
  const [, fromText = '', fromScale, toText, toScale] = match;
  // “1.2–1.9 Cr”: the unit at the end counts for both.
  const from = rupees(fromText, fromScale ?? (toText ? toScale : undefined));
  const upTo = toText ? rupees(toText, toScale) : null;
  const sane = (value: number) => value > 0 && value <= maxRupees;
  if (!sane(from) || (upTo !== null && (!sane(upTo) || upTo < from))) throw badField('price', priceSentence);
  return { from, to: upTo === from ? null : upTo };
}

/** A fraction of a rupee is a forgotten unit: not a number. */
function rupees(text: string, unit: string | undefined): number {
  const value = plainNumber(text);
  if (!unit) return Number.isInteger(value) ? value : NaN;
  return Math.round(value * (unit.toLowerCase().startsWith('c') ? crore : lakh));
}

const units: [RegExp, AreaUnit][] = [
  [/^(sq(uare|\.)?\s*(ft|feet|foot)\.?|sft|ft²)$/i, AreaUnit.sqFt],
  [/^(sq(uare|\.)?\s*(m|mtrs?|met(er|re)s?)\.?|m²)$/i, AreaUnit.sqM],
  [/^(sq(uare|\.)?\s*(yds?|yards?)\.?|yd²|gaj)$/i, AreaUnit.sqYd],
];
const bases: [RegExp, AreaBasis][] = [
  [/^carpet( area)?$/i, AreaBasis.carpet],
  [/^super( built[- ]?up)?( area)?$/i, AreaBasis.superBuiltUp],
  [/^built[- ]?up( area)?$/i, AreaBasis.builtUp],
  [/^plot( area)?$/i, AreaBasis.plot],
];
const areaPattern = new RegExp(`^(${number})(?:${to}(${number}))?\\s*(.*)$`, 'i');
const areaSentence = 'Please enter an area such as 1,250 sq ft or 1,150–1,850 sq ft carpet.';

/** Reads areas as people write them, several with “;” between, and puts carpet area first. */
export function parseAreas(text: string | undefined): Area[] {
  const areas = (text ?? '')
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(parseArea);
  return areas.sort((a, b) => Number(b.basis === AreaBasis.carpet) - Number(a.basis === AreaBasis.carpet));
}

function parseArea(entry: string): Area {
  const [, minText = '', maxText, rest = ''] = areaPattern.exec(entry) ?? [];
  const words = rest.replace(/[()]/g, ' ').trim().split(/\s+/).filter(Boolean);
  // The unit has one or two words, the basis is what follows; a bare number is in square feet.
  for (const taken of [2, 1, 0]) {
    const unitText = words.slice(0, taken).join(' ');
    const basisText = words.slice(taken).join(' ');
    const unit = unitText ? units.find(([pattern]) => pattern.test(unitText))?.[1] : AreaUnit.sqFt;
    const basis = basisText ? bases.find(([pattern]) => pattern.test(basisText))?.[1] : null;
    const min = plainNumber(minText);
    const max = maxText ? plainNumber(maxText) : min;
    if (unit && basis !== undefined && min > 0 && max >= min && max < 1e9) return { min, max, unit, basis };
  }
  throw badField('area', areaSentence);
}

/** Reads a number of rooms or baths; `field` names it in the refusal. */
export function parseCount(text: string | undefined, field: 'rooms' | 'baths'): CountRange | null {
  if (!text) return null;
  if (field === 'rooms' && /^(studio|1\s*rk)$/i.test(text.trim())) return { min: 0, max: 0 };
  const pattern = new RegExp(
    `^(\\d{1,2})(?:(?:${to}|\\s*,\\s*)(\\d{1,2}))?\\s*(?:bhk|rooms?|bed(?:room)?s?|bath(?:room)?s?)?$`,
    'i',
  );
  const [, minText, maxText] = pattern.exec(text.trim()) ?? [];
  const min = Number(minText);
  const max = Number(maxText ?? minText);
  if (Number.isNaN(min) || max < min) {
    throw badField(
      field,
      `Please enter a number such as ${field === 'rooms' ? '3, 2–4 BHK or Studio' : '2 or 2–3'}.`,
    );
  }
  return { min, max };
}

const firstHalf = ['january', 'february', 'march', 'april', 'may', 'june'];
const months = [...firstHalf, 'july', 'august', 'september', 'october', 'november', 'december'];

/** Reads a year of completion, with its month or quarter if given. */
export function parseCompletion(text: string | undefined): Completion | null {
  if (!text) return null;
  const [, month, quarter, yearText] =
    /^(?:([a-z]{3,9})\.?\s+|q([1-4])\s+)?(\d{4})$/i.exec(text.trim()) ?? [];
  const year = Number(yearText);
  const monthIndex = month ? months.findIndex((name) => name.startsWith(month.toLowerCase())) : undefined;
  if (!(year >= 1900 && year <= 2100) || monthIndex === -1) {
    throw badField('yearBuilt', 'Please enter a year such as 2027, Dec 2027 or Q3 2027.');
  }
  return {
    year,
    quarter: quarter ? Number(quarter) : null,
    month: monthIndex === undefined ? null : monthIndex + 1,
  };
}

function plainNumber(text: string): number {
  return text ? Number(text.replaceAll(',', '')) : NaN;
}
