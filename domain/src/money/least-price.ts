import { parsePrice } from './parse-price.ts';

/** Less than this is a number without its unit: “95” may be 95 lakh. */
const leastRupees = { sale: 100_000, rent: 500 };

/** Whether a typed price is too low to be one: of a sale, or of a rent per month. */
export function lacksUnit(typed: string | undefined, isRent: boolean): boolean {
  const parsed = parsePrice(typed);
  const from = 'refusal' in parsed ? null : (parsed.value?.from ?? null);
  return from !== null && from < leastRupees[isRent ? 'rent' : 'sale'];
}
