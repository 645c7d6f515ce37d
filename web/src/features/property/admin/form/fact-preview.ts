import {
  areasText,
  formatCompletion,
  formatCount,
  formatRooms,
  formatRupees,
  spokenRupees,
} from 'domain/text/format.ts';
import { parseAreas, parseCompletion, parseCount } from 'domain/property/parse-facts.ts';
import { parsePrice } from 'domain/money/parse-price.ts';
import type { Parsed } from 'domain/money/parse-price.ts';

/** A preview of the stored form of a typed fact, or the reason why the server will refuse it. */
export interface FactPreview {
  text: string;
  refused: boolean;
}

export const factPreviews = {
  price: (typed: string) => preview(parsePrice(typed), priceShown),
  area: (typed: string) => preview(parseAreas(typed), areasText),
  rooms: (typed: string) => preview(parseCount(typed, 'rooms'), formatRooms),
  baths: (typed: string) =>
    preview(
      parseCount(typed, 'baths'),
      (baths) => baths && `${formatCount(baths)} ${baths.max === 1 ? 'bath' : 'baths'}`,
    ),
  balconies: (typed: string) =>
    preview(
      parseCount(typed, 'balconies'),
      (balconies) =>
        balconies && `${formatCount(balconies)} ${balconies.max === 1 ? 'balcony' : 'balconies'}`,
    ),
  yearBuilt: (typed: string) => preview(parseCompletion(typed), formatCompletion),
};

function preview<Value>(parsed: Parsed<Value>, show: (value: Value) => string | null): FactPreview {
  if ('refusal' in parsed) return { text: parsed.refusal, refused: true };
  return { text: show(parsed.value) ?? '', refused: false };
}

function priceShown(price: { from: number; to: number | null } | null): string {
  if (!price) return 'On Request';
  const { from, to } = price;
  if (!to) return [...new Set([formatRupees(from), spokenText(from)])].join(' · ');
  return `${formatRupees(from)} – ${formatRupees(to)} · ${spokenRupees(from)} to ${spokenRupees(to)}`;
}

/** Below a lakh, the spoken form is the figure itself. */
function spokenText(rupees: number): string {
  return rupees < 100_000 ? formatRupees(rupees) : spokenRupees(rupees);
}
