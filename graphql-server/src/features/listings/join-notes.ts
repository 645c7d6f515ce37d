import { lacksUnit } from 'domain/money/least-price.ts';
import { parsePrice } from 'domain/money/parse-price.ts';
import { formatRupees } from 'domain/text/format.ts';
import { PrivateFactsInput } from '../property/facts/private-facts.type.ts';
import { PropertyKind } from '../property/facts/facts.type.ts';
import { PropertyCategory, PropertyStatus } from '../property/property.type.ts';
import type { CellNotes } from './broker-cells.ts';
import { WrongCell } from './cell-errors.ts';
import type { TypedListing } from './listing-cells.ts';

const otherUnit = /sq\.?\s*(?:m|y)|m²|gaj|yard|acre|bigha/i;
/** Brokers round a price to a lakh. */
const roundedBy = 0.02;

const sentences = {
  low: (text: string) => `“${text}” is no price of a property. Please write 95 lakh or 1.2 Cr.`,
  lowRent: (text: string) => `“${text}” is no monthly rent. Please write 25,000 or 25k.`,
  rate: 'Please enter a rate such as 9,500.',
  product: (rate: string, area: string, product: string, price: string) =>
    `${rate} × ${area} is ${product}, but the price is ${price}.`,
  date: 'Excel made a date of this floor. Please write 9 of 22.',
};

/**
 * Brings what cells say besides their own value to the other fields, and what follows from several cells. Throws a
 * `WrongCell` for cells that contradict each other.
 */
export function joinNotes(row: TypedListing, notes: CellNotes): void {
  const { input, areas } = row;
  for (const [column, text] of notes.areas) areas.set(column, text);
  if (notes.extras.length > 0) input.extras = [...new Set([...(input.extras ?? []), ...notes.extras])];
  if (notes.baths && !input.baths) input.baths = notes.baths;
  if (notes.isRent) row.isRent ??= true;
  if (notes.stage) input.stage = notes.stage;
  if (notes.possession && !input.yearBuilt) input.yearBuilt = notes.possession;
  joinPrivate(row, notes);
  joinKind(row);
  joinPrice(row, notes);
}

function joinPrivate({ input }: TypedListing, { totalFloors, remarks }: CellNotes): void {
  const { floor, remark = '' } = input.privateFacts ?? {};
  if (floor && /^\d{4}-\d\d-\d\d$/.test(floor)) throw new WrongCell('floor', sentences.date);
  const fresh = remarks.filter((one) => !remark.includes(one));
  if (!totalFloors && fresh.length === 0) return;
  const joined = {
    ...(totalFloors && { totalFloors }),
    ...(fresh.length > 0 && { remark: [remark, ...fresh].filter(Boolean).join('\n') }),
  };
  input.privateFacts = Object.assign(new PrivateFactsInput(), input.privateFacts, joined);
}

const commercial: PropertyKind[] = [PropertyKind.SHOP, PropertyKind.OFFICE, PropertyKind.WAREHOUSE];

/** A line with bedrooms is a home, and with a society a flat, unless it says otherwise. */
function joinKind({ input, society }: TypedListing): void {
  const isHome = Boolean(input.rooms) && !/studio/i.test(input.rooms ?? '');
  if (isHome && society && !input.kind) input.kind = PropertyKind.FLAT;
  if (input.category) return;
  const { kind } = input;
  if (kind === PropertyKind.STUDIO) input.category = PropertyCategory.STUDIO;
  else if (isHome || (kind && !commercial.includes(kind))) input.category = PropertyCategory.RESIDENTIAL;
}

/** A price that has no unit, and the rate with which the area makes the price. */
function joinPrice({ input, rate, areas, isRent, status }: TypedListing, { priced }: CellNotes): void {
  const rents = isRent ?? status === PropertyStatus.FOR_RENT;
  const price = priced ? priceOf(input.price) : null;
  if (priced && lacksUnit(input.price, rents))
    throw new WrongCell(priced, (rents ? sentences.lowRent : sentences.low)(input.price ?? ''));
  if (!rate) return;
  const perFoot =
    Number(/[\d,]+(?:\.\d+)?/.exec(rate)?.[0].replaceAll(',', '') ?? NaN) * (/\dk\b/i.test(rate) ? 1_000 : 1);
  if (!(perFoot > 0)) throw new WrongCell('rate', sentences.rate);
  const feet = [...areas.values()].filter((text) => !otherUnit.test(text));
  const sizes = feet.flatMap((text) => /^[\d,.]+/.exec(text)?.[0] ?? []);
  const products = sizes.map((size) => Math.round(perFoot * Number(size.replaceAll(',', ''))));
  const [first] = products;
  if (first === undefined) return;
  if (price === null) input.price ||= String(first);
  else if (!products.some((product) => Math.abs(product - price) <= price * roundedBy))
    throw new WrongCell(
      'rate',
      sentences.product(rate, sizes[0] ?? '', formatRupees(first), formatRupees(price)),
    );
}

function priceOf(text: string | undefined): number | null {
  const parsed = parsePrice(text);
  return 'refusal' in parsed ? null : (parsed.value?.from ?? null);
}
