import { formatAreaSize, formatRupees } from 'domain/text/format.ts';
import { AreaUnit, PropertyStatus } from '../../property.type.ts';
import type { Area, Price } from '../../property.type.ts';
import { areaBounds } from '../../facts/area-bounds.ts';
import { at, warning } from './check-sheet.ts';
import type { CheckedProperty, Finding } from './check-sheet.ts';
import { CheckLevel } from './listing-check.type.ts';

/** The check that has its warnings. */
export const figuresCheck = 13;
const lakh = 100_000;
/** The least that is asked for a home: rupees, for one to let those of a month. */
const least = { sale: lakh, rent: 500 };
/** The least and the most that is asked for a square foot: rupees, for one to let those of a month. */
const rates = { sale: 100, rent: 1_500 };
/** Square feet; a shop counter or a parking place is as large. */
const leastArea = 50;

/** A warning of a price or a size that can hardly be: one in lakhs, a rate in its place, a dot for thousands. */
export function findFigures({
  price,
  areas,
  propertyStatus,
  configurations,
}: CheckedProperty): Finding | null {
  const isRent = propertyStatus === PropertyStatus.FOR_RENT;
  const texts = {
    price: price && wrongPrice(price, areas, isRent),
    area: wrongSize(areas),
  };
  const text = [texts.price, texts.area].filter(Boolean).join(' ');
  if (!text) return null;
  return at(configurations?.length ? 'configurations' : texts.price ? 'price' : 'area', warning(text));
}

/** The question about an area in which no home fits. */
export function wrongSize(areas: readonly Area[]): string | null {
  const small = areas.find((area) => squareFeetOf(area) < leastArea);
  return small ? `Is ${formatAreaSize(small)} right? A dot may stand where thousands are meant.` : null;
}

/** The question about a price that can hardly be that of these areas; for a home to let, a month’s rent. */
export function wrongPrice({ from }: Price, areas: readonly Area[], isRent: boolean): string | null {
  const said = formatRupees(from);
  if (isRent && from < least.rent) return `Is a rent of ${said} a month right? It may be a rate.`;
  if (!isRent && from < least.sale) return `Is a price of ${said} right? It may be in lakhs, or a rate.`;
  const size = Math.min(...areas.map(squareFeetOf));
  if (isRent && from > rates.rent * size)
    return `Is a rent of ${said} a month right? It may be the price of a sale.`;
  if (!isRent && Number.isFinite(size) && from < rates.sale * size)
    return `Is a price of ${said} right? It may be a rate for a square yard or metre.`;
  return null;
}

function squareFeetOf({ min, unit }: Area): number {
  return areaBounds({ min, unit }, AreaUnit.SQ_FT).min;
}

/** Two findings of one check as one: the worse level, and both sentences. */
export function withFigures(figures: Finding | null, other: Finding): Finding {
  if (!figures) return other;
  const isOpen = other.level === CheckLevel.BLOCKING || other.level === CheckLevel.WARNING;
  if (!isOpen) return figures;
  return {
    ...other,
    text: `${figures.text} ${other.text}`,
    about: `${figures.text} ${other.about ?? other.text}`,
  };
}
