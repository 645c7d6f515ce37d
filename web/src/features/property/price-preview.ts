import { formatRupees, spokenRupees } from '../../lib/format.ts';

const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const unit = 'crores?|cr|lakhs?|lacs?|l';
const sign = String.raw`(?:₹|rs\.?|inr)?\s*`;
const pattern = new RegExp(
  `^${sign}(${number})\\s*(${unit})?(?:\\s*(?:-|–|—|to)\\s*${sign}(${number})\\s*(${unit})?)?\\s*(?:onwards)?\\s*(?:/-)?$`,
  'i',
);

/** How the site will show a price that is being typed; null while it makes no sense. The server decides. */
export function previewPrice(text: string): string | null {
  const typed = text.trim();
  if (!typed || /^(price )?on request$/i.test(typed)) return 'On Request';
  const [, from, fromUnit, to, toUnit] = pattern.exec(typed) ?? [];
  if (!from) return null;
  const lower = rupees(from, fromUnit ?? (to ? toUnit : undefined));
  const upper = to ? rupees(to, toUnit) : lower;
  if (lower <= 0 || upper < lower) return null;
  if (upper === lower) return `${formatRupees(lower)} · ${spokenRupees(lower)}`;
  return `${formatRupees(lower)} – ${formatRupees(upper)} · ${spokenRupees(lower)} to ${spokenRupees(upper)}`;
}

function rupees(text: string, given: string | undefined): number {
  const factor = !given ? 1 : given.toLowerCase().startsWith('c') ? 10_000_000 : 100_000;
  return Math.round(Number(text.replaceAll(',', '')) * factor);
}
