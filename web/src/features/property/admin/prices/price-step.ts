import type { PriceStepInput } from 'domain/schema.generated.ts';
import { parsePrice } from 'domain/money/parse-price.ts';
import { withLatinDigits } from 'domain/text/typed-text.ts';

/** Reads “5 %”, “2.5%” or “2 lakh” as a step up or down; null for anything else, such as a bare number. */
export function readStep(typed: string, isDown: boolean, roundTo: number): PriceStepInput | null {
  const sign = isDown ? -1 : 1;
  const percent = /^\s*(\d{1,3}(?:\.\d{1,2})?)\s*(?:%|percent|pc)\s*$/i.exec(withLatinDigits(typed))?.[1];
  if (percent) return Number(percent) > 0 ? { percent: sign * Number(percent), roundTo } : null;
  const parsed = parsePrice(typed);
  const price = 'value' in parsed ? parsed.value : null;
  const rupees = price?.to === null ? price.from : 0;
  // “5” can be percent, lakh or rupees.
  return rupees >= 100 ? { amount: sign * rupees, roundTo } : null;
}
