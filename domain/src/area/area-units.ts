import { indianNumber } from '../text/number.ts';
import { formatRupees } from '../text/format.ts';
import { squareFeetPer } from './square-feet.ts';

/** The units in which a visitor can read areas. */
export type AreaUnit = 'sqft' | 'sqm' | 'gaj';

/** How a unit is written, and how many square feet it has. */
const units: Record<AreaUnit, { word: string; squareFeet: number }> = {
  sqft: { word: 'sq ft', squareFeet: squareFeetPer.SQ_FT },
  sqm: { word: 'sq m', squareFeet: squareFeetPer.SQ_M },
  gaj: { word: 'gaj', squareFeet: squareFeetPer.SQ_YD },
};

const ofWords: Record<string, AreaUnit> = { 'sq ft': 'sqft', 'sq m': 'sqm', 'sq yd': 'gaj' };
const size = /(\d[\d,.]*)(?:–(\d[\d,.]*))? (sq ft|sq m|sq yd)/g;

/** The sizes in a text, as `formatArea` writes them, in another unit: “137.5–199.7 sq m carpet”. */
export function sizesIn(text: string, unit: AreaUnit): string {
  return text.replace(size, (own, from: string, to: string | undefined, word: string) => {
    const given = ofWords[word];
    if (!given || given === unit) return own;
    const ends = [from, to].flatMap((end) => (end ? [converted(end, given, unit)] : []));
    return `${ends.join('–')} ${units[unit].word}`;
  });
}

/**
 * The amounts for a square foot in a text as those for another unit, in whole rupees: “₹ 91,493 / month”. The text has whole
 * rupees; of a known exact rate, only the result is rounded.
 */
export function ratesIn(text: string, unit: AreaUnit, exact?: number): string {
  return text.replace(/₹ (\d[\d,]*)/g, (_, rupees: string) =>
    formatRupees(Math.round((exact ?? Number(rupees.replaceAll(',', ''))) * units[unit].squareFeet)),
  );
}

/** A label that names the square foot, for another unit: “Price per gaj”. */
export function labelIn(label: string, unit: AreaUnit): string {
  return label.replace('sq ft', units[unit].word);
}

/** Large sizes in whole numbers, others with one decimal. */
function converted(number: string, from: AreaUnit, to: AreaUnit): string {
  const value = (Number(number.replaceAll(',', '')) * units[from].squareFeet) / units[to].squareFeet;
  return indianNumber(value, value < 1000 ? 1 : 0);
}
