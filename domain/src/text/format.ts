import { choiceWords } from './choices.ts';
import { atIndianClock, indianInput } from './india-time.ts';
import { groupDigits, indianNumber } from './number.ts';

// The only code that puts money, areas, rooms and dates into words, for the server’s pages, the browser and REST.

const crore = 10_000_000;
const lakh = 100_000;

/** Whole rupees with Indian grouping, without the sign: 12500000 → “1,25,00,000”. */
export function groupRupees(rupees: number): string {
  return indianNumber(rupees, 0);
}

/** Rupees with their sign: “₹ 1,25,00,000”. */
export function formatRupees(rupees: number): string {
  return `₹ ${groupRupees(rupees)}`;
}

/** A text whose amounts and sizes do not break across lines: “₹ 120 × 1,480 sq ft” has two such parts. */
export function unbroken(text: string): string {
  return text.replace(/(₹|\bsq) (?=\d|ft|m|yd)/g, '$1\u00a0');
}

/** Paise as rupees with both decimals: 1500 → “₹ 15.00”. */
export function formatPaise(paise: number): string {
  return `₹ ${groupDigits((paise / 100).toFixed(2))}`;
}

/**
 * Formats rupees as people say them: “1.25 Cr”, “85 lakh”. It cuts decimals, so that it never rounds up to
 * the next unit; below a lakh it writes digits.
 */
export function spokenRupees(rupees: number): string {
  if (rupees >= crore) return `${cutTo2(rupees / crore)} Cr`;
  if (rupees >= lakh) return `${cutTo2(rupees / lakh)} lakh`;
  return groupRupees(rupees);
}

function cutTo2(value: number): string {
  // Allows for binary fractions: 1.15 is stored as 1.1499999…
  return indianNumber(Math.floor(value * 100 + 1e-6) / 100);
}

interface Price {
  from: number;
  to?: number | null;
}

/** Formats a price for forms and old clients: “1,25,00,000”, “1,20,00,000–1,90,00,000” or “On Request”. */
export function priceText(price: Price | null | undefined): string {
  if (!price) return 'On Request';
  return price.to ? `${groupRupees(price.from)}–${groupRupees(price.to)}` : groupRupees(price.from);
}

const unitWords: Record<string, string> = { SQ_FT: 'sq ft', SQ_M: 'sq m', SQ_YD: 'sq yd' };
const basisWords: Record<string, string> = {
  CARPET: 'carpet',
  BUILT_UP: 'built-up',
  SUPER_BUILT_UP: 'super built-up',
  PLOT: 'plot',
};

interface Area {
  min: number;
  max: number;
  unit: string;
  basis?: string | null;
}

/** An area without its basis: “1,480–2,150 sq ft”. */
export function formatAreaSize({ min, max, unit }: Area): string {
  return `${range(min, max, indianNumber)} ${unitWords[unit] ?? unit}`;
}

/** An area with its basis, if known: “1,480–2,150 sq ft carpet”. */
export function formatArea(area: Area): string {
  return area.basis
    ? `${formatAreaSize(area)} ${basisWords[area.basis] ?? area.basis}`
    : formatAreaSize(area);
}

/** Formats all areas of a property for forms and old clients. */
export function areasText(areas: Area[]): string {
  return areas.map(formatArea).join('; ');
}

interface CountRange {
  min: number;
  max: number;
}

/** A number or a range: “2”, “2–4”, “2.5”. */
export function formatCount(count: CountRange | null | undefined): string {
  return count ? range(count.min, count.max, String) : '';
}

/** Rooms in the terms of the trade: “3 BHK”, “2–4 BHK”, “Studio”. */
export function formatRooms(rooms: CountRange | null | undefined): string {
  if (!rooms) return '';
  return rooms.max === 0 ? 'Studio' : `${formatCount(rooms)} BHK`;
}

interface Completion {
  /** Null if it is ready to move into. */
  year: number | null;
  quarter?: number | null;
  month?: number | null;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A completion: “2027”, “Dec 2027”, “Q3 2027”, “Ready to move”. */
export function formatCompletion(completion: Completion | null | undefined): string {
  if (!completion) return '';
  const { year, quarter, month } = completion;
  if (year === null) return 'Ready to move';
  const prefix = month ? `${months[month - 1] ?? ''} ` : quarter ? `Q${quarter} ` : '';
  return `${prefix}${year}`;
}

/** A category of properties in words: “Residential”. */
export const formatCategory = choiceWords;

/** The badge’s text for a property status: “For sale”. */
export const formatStatus = choiceWords;

/** An Indian mobile number in the usual groups, “+91 98100 00000”; any other number as typed. */
export function formatPhone(typed: string, e164: string | null): string {
  const [, first, last] = /^\+91([6-9]\d{4})(\d{5})$/.exec(e164 ?? '') ?? [];
  return first && last ? `+91 ${first} ${last}` : typed;
}

const fullMonths = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** A date in the long US format of stories: “November 12, 2026”. */
export function formatLongDate(isoDate: string): string {
  const date = atIndianClock(isoDate);
  return `${fullMonths[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** The month of a moment in India: “November 2026”. */
export function formatMonth(isoDate: string): string {
  const date = atIndianClock(isoDate);
  return `${fullMonths[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}

/** A day in India without its year: “21 Nov”. */
export function formatDayOfYear(isoDate: string): string {
  const date = atIndianClock(isoDate);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`;
}

/** A day in India: “21 Nov 2026”. */
export function formatDay(isoDate: string): string {
  return `${formatDayOfYear(isoDate)} ${atIndianClock(isoDate).getUTCFullYear()}`;
}

/** The time of a moment in India: “1:05 pm”, “12:00 am” at midnight. */
export function formatClock(time: string | Date): string {
  const [hour = '', minute = ''] = indianInput(time).slice(11).split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/** A date and time in India, where the consultancy works: “21 Nov 2026, 1:05 pm”. */
export function formatDateTime(isoDate: string): string {
  return `${formatDay(isoDate)}, ${formatClock(isoDate)}`;
}

function range(min: number, max: number, show: (value: number) => string): string {
  return min === max ? show(min) : `${show(min)}–${show(max)}`;
}
