import { indianNumber } from 'domain/text/number.ts';
import { AreaUnit, PropertyStatus } from '../property/property.type.ts';
import type { Property } from '../property/property.type.ts';
import { wrongPrice, wrongSize } from '../property/rera/check/improbable-figures.ts';
import type { Failure } from './read-unit.ts';
import type { StoredUnit } from './unit.type.ts';

/** Rupees for a square foot, between which all homes that we saw lie. */
const rates = { least: 100, most: 200_000 };

/** What can hardly be right of a unit: the same figures as of a listing, and its rate. Null if nothing is strange. */
export function improbableUnit(
  { propertyStatus, configurations }: Property,
  {
    configuration,
    carpet,
    superArea,
    price,
    rate,
  }: Pick<StoredUnit, 'configuration' | 'carpet' | 'superArea' | 'price' | 'rate'>,
): Failure | null {
  const home = configurations?.find(({ key }) => key === configuration);
  const size = carpet ?? home?.carpet ?? superArea ?? home?.superArea;
  const areas = size ? [{ min: size, max: size, unit: AreaUnit.SQ_FT, basis: null }] : [];
  const wrong = {
    price: price && wrongPrice({ from: price, to: price }, areas, propertyStatus === PropertyStatus.FOR_RENT),
    rate: rate && wrongRate(Number(rate)),
    carpet: carpet && wrongSize([{ min: carpet, max: carpet, unit: AreaUnit.SQ_FT, basis: null }]),
  };
  const [found] = Object.entries(wrong).flatMap(([field, message]) => (message ? [{ field, message }] : []));
  return found ?? null;
}

function wrongRate(rate: number): string | null {
  const said = `₹ ${indianNumber(rate)}`;
  if (rate < rates.least) return `Is a rate of ${said} a square foot right? It may be in thousands.`;
  return rate > rates.most ? `Is a rate of ${said} a square foot right? It may be a price.` : null;
}
