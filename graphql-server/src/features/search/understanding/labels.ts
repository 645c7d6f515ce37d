import { groupRupees, spokenRupees } from 'domain/text/format.ts';
import { indianNumber } from 'domain/text/number.ts';
import type { KnownPlace } from '../../place/place.type.ts';
import { SaleKind } from '../../property/facts/facts.type.ts';
import { ProjectIntent } from '../../property/property.type.ts';
import type { Understood } from './understand.ts';
import { NearKind } from '../../property/filter.input.ts';
import type { AskedCount, OtherReading, UnderstoodPart } from './understanding.type.ts';

const units = { SQ_FT: 'sq ft', SQ_M: 'sq m', SQ_YD: 'sq yd' } as const;
const bases = {
  CARPET: 'carpet',
  BUILT_UP: 'built-up',
  SUPER_BUILT_UP: 'super built-up',
  PLOT: 'plot',
} as const;
const stages = {
  READY: 'Ready to move',
  UNDER_CONSTRUCTION: 'Under construction',
  NEW_LAUNCH: 'New launch',
} as const;
const sorts: Record<string, string> = {
  PRICE_ASCENDING: 'Lowest price first',
  PRICE_DESCENDING: 'Highest price first',
  NEWEST: 'Newest first',
};
const nearNames: Record<string, string> = {
  METRO: 'a metro station',
  AIRPORT: 'the airport',
  SCHOOL: 'a school',
  HOSPITAL: 'a hospital',
};
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The understood parts with a few words for each, as chips show them. */
export function labelledParts(understood: Understood, places: readonly KnownPlace[]): UnderstoodPart[] {
  return understood.parts.map(({ field, of, without, withoutField }) => ({
    field,
    label: labelOf(understood, field, of, places),
    without,
    withoutField,
  }));
}

/** The other readings of a query with a few words for each. */
export function labelledReadings(
  { otherReadings }: Understood,
  places: readonly KnownPlace[],
): OtherReading[] {
  return otherReadings.map(({ of, query }) => ({ label: fullName(of, places), query }));
}

/** A few words for one part of what was asked for. */
export function labelOf(
  found: Understood,
  field: string,
  of: string | undefined,
  places: readonly KnownPlace[],
): string {
  switch (field) {
    case 'leftover':
    case 'unsupported':
      return `“${of ?? ''}”`;
    case 'intent':
      return found.intent === ProjectIntent.RENT ? 'To rent' : 'To buy';
    case 'category':
      return plainName(found.category ?? '');
    case 'bedrooms':
      return roomsLabel(found);
    case 'baths':
      return countLabel(found.baths, 'bathroom');
    case 'balconies':
      return found.balconies?.max === 1 ? '1 balcony' : countLabel(found.balconies, 'balconies', '');
    case 'price':
      return priceLabel(found);
    case 'area':
      return areaLabel(found);
    case 'places':
    case 'placesOutside':
      return placesLabel(of, found, places);
    case 'near':
      return nearLabel(found, places);
    case 'status':
      return found.status ? stages[found.status] : '';
    case 'possession':
      return possessionLabel(found);
    case 'furnishing':
      return plainName(found.furnishing ?? '');
    case 'facing':
      return `${(found.facing ?? []).map(plainName).join(' or ')} facing`;
    case 'sale':
      return found.sale === SaleKind.RESALE ? 'Resale' : 'New, from the builder';
    case 'reraOnly':
      return 'RERA registered';
    case 'allIn':
      return 'All-in prices';
    case 'sort':
      return sorts[found.sort ?? ''] ?? '';
    default:
      return plainName(of ?? '');
  }
}

/** BUILDER_FLOOR as “Builder floor”. */
export function plainName(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/_(?=facing|room|house|floor)/g, ' ')
    .replaceAll('_', '-');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function roomsLabel({ bedrooms }: Understood): string {
  return bedrooms?.max === 0 ? 'Studio or 1 RK' : countLabel(bedrooms, 'BHK', '');
}

function countLabel(count: AskedCount | undefined, noun: string, plural = 's'): string {
  const { min, max } = count ?? {};
  const many = `${noun}${(max ?? min) === 1 ? '' : plural}`;
  if (min !== undefined && max !== undefined) return `${min === max ? min : `${min}–${max}`} ${many}`;
  return min === undefined ? `Up to ${max ?? ''} ${many}` : `${min}+ ${many}`;
}

/** An amount as people say it, with its sign: “₹ 95 lakh”, “₹ 65,000”. */
export function rupees(amount: number): string {
  return `₹ ${amount < 100_000 ? groupRupees(amount) : spokenRupees(amount)}`;
}

function priceLabel({ price, intent }: Understood): string {
  const { min, max } = price ?? {};
  const monthly = intent === ProjectIntent.RENT ? ' a month' : '';
  if (min !== undefined && max !== undefined) return `${rupees(min)} – ${rupees(max)}${monthly}`;
  return max === undefined ? `From ${rupees(min ?? 0)}${monthly}` : `Up to ${rupees(max)}${monthly}`;
}

function areaLabel({ area }: Understood): string {
  if (!area) return '';
  const { min, max, unit, basis } = area;
  const [low, high] = [min, max].map((size) => (size === undefined ? undefined : indianNumber(size, 1)));
  const size = low && high ? `${low}–${high}` : low ? `From ${low}` : `Up to ${high ?? ''}`;
  return [size, units[unit], basis && bases[basis]].filter(Boolean).join(' ');
}

function fullName({ name, region }: KnownPlace, places: readonly KnownPlace[]): string {
  const around = places.find(({ key }) => key === region);
  return around && !name.includes(around.name) ? `${name}, ${around.name}` : name;
}

function placesLabel(
  of: string | undefined,
  { ambiguous }: Understood,
  places: readonly KnownPlace[],
): string {
  const keys = of?.split(' ') ?? [];
  const named = keys.flatMap((key) => places.find((place) => place.key === key) ?? []);
  const isPlain =
    named.every(({ region }) => region === 'noida' || region === null) && ambiguous.length === 0;
  return named.map((place) => (isPlain ? place.name : fullName(place, places))).join(' or ');
}

function nearLabel({ near }: Understood, places: readonly KnownPlace[]): string {
  if (!near) return '';
  const place =
    near.id && near.kind !== NearKind.AIRPORT ? places.find(({ key }) => key === near.id)?.name : undefined;
  const target = place
    ? `${place}${near.kind === NearKind.METRO ? ' metro' : ''}`
    : (nearNames[near.kind] ?? '');
  if (near.metresMax === null) return `Near ${target}`;
  const metres = near.metresMax >= 1000 ? `${near.metresMax / 1000} km` : `${near.metresMax} m`;
  return `Within ${metres} of ${target}`;
}

function possessionLabel({ possession }: Understood): string {
  const { from, to } = possession ?? {};
  if (from?.endsWith('-01') && to === `${from.slice(0, 4)}-12`) return `Possession in ${from.slice(0, 4)}`;
  if (from && to)
    return from === to
      ? `Possession in ${monthText(to)}`
      : `Possession ${monthText(from)} – ${monthText(to)}`;
  return to ? `Possession by ${monthText(to)}` : `Possession from ${monthText(from ?? '')}`;
}

function monthText(month: string): string {
  return `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
}
