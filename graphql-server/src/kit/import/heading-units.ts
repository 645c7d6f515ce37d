import type { ReadHeading } from './import.type.ts';

// A heading often names the unit of its numbers: “Price (Rs. in Lakhs)”, “Carpet area (sq m)”.

const moneyUnits: [RegExp, string][] = [
  [/\b(?:lakhs?|lacs?)\b|लाख/iu, 'lakh'],
  [/\b(?:crores?|crs?)\b|करोड़?/iu, 'crore'],
  [/\bthousands?\b/i, 'thousand'],
];
const areaUnits: [RegExp, string][] = [
  [/\bsq(?:uare)?\.?\s*(?:ft|feet|foot)\b|\bsft\b|ft²|वर्ग फ/iu, 'sq ft'],
  [/\bsq(?:uare)?\.?\s*(?:yds?|yards?)\b|\bga[jz]\b|yd²|गज/iu, 'sq yd'],
  [/\bsq(?:uare)?\.?\s*(?:m|mts?|mtrs?|met(?:er|re)s?)\b|m²|वर्ग मी/iu, 'sq m'],
];
const rate = /\bper\b|\bpsf\b|\/\s*sq|\brate\b/i;
const bare =
  /^(?:₹|rs\.?|inr)?\s*[\d०-९][\d०-९.,]*(?:\s*(?:-|–|—|to)\s*(?:₹|rs\.?|inr)?\s*[\d०-९][\d०-९.,]*)?$/i;

/** A heading without the unit that it names; one that names a rate stays whole, for a rate is no price. */
export function withoutUnit(heading: string): string {
  if (rate.test(heading)) return heading;
  const units = [...moneyUnits, ...areaUnits].map(([unit]) => unit);
  return units
    .reduce((text, unit) => text.replace(unit, ' '), heading.replace(/[([].*?[)\]]/g, ' '))
    .replace(/\b(?:in|rs|inr)\b\.?|₹/gi, ' ');
}

/** The lines of a file with the units of the headings behind the numbers that have none. */
export function withUnits<Row extends { cells: readonly string[] }>(
  rows: readonly Row[],
  read: readonly ReadHeading[],
): Row[] {
  const units = read.map(({ heading, column }) => unitOf(heading, column));
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, place) =>
      units[place] && bare.test(cell) ? `${cell} ${units[place]}` : cell,
    ),
  }));
}

function unitOf(heading: string, column: string | null): string | undefined {
  if (rate.test(heading)) return undefined;
  const units = column === 'price' ? moneyUnits : column?.endsWith('area') ? areaUnits : [];
  return units.find(([pattern]) => pattern.test(heading))?.[1];
}
