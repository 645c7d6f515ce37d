import { campaignNames } from './campaign-names.ts';
import { isDay } from '../text/day.ts';
import { visibleText } from '../text/typed-text.ts';

type CampaignName = (typeof campaignNames)[number];

/** How a visitor came to the site once: what the address said, the site with the link, the first page and the day. */
export interface Arrival extends Partial<Record<CampaignName, string>> {
  /** The host of the page with the link, or the name of the app. */
  host?: string;
  /** The path of the page that the visitor saw first, without its query. */
  path?: string;
  /** The day in India, as `2026-11-26`. */
  day?: string;
}

/** The first and the last arrival of one visitor. */
export interface Arrivals {
  first: Arrival;
  last: Arrival;
}

/** An arrival as a browser or a program reports it. */
export interface ReportedArrival {
  /** The query of the first page; other parameters than those of campaigns are left out. */
  query?: string | null;
  /** The address of the page with the link, or its host alone. */
  referrer?: string | null;
  path?: string | null;
  day?: string | null;
}

const maxLength = 200;
/** All values together; what is behind is not read. */
const maxQueryLength = 4_000;
const hostPattern = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;

/** What can be read of a reported arrival; wrong parts are left out in silence, and null is left if nothing remains. */
export function readArrival({ query, referrer, path, day }: ReportedArrival): Arrival | null {
  const given = new URLSearchParams(textOf(query).slice(0, maxQueryLength));
  const named = campaignNames.map((name): [string, string] => [name, cleanLine(given.get(name) ?? '')]);
  const [clean = ''] = cleanLine(textOf(path)).split(/[?#]/);
  const parts = Object.entries({
    ...Object.fromEntries(named),
    host: hostOf(textOf(referrer)),
    path: clean.startsWith('/') && !clean.startsWith('//') ? clean : '',
    day: isDay(textOf(day)) ? day : '',
  });
  const known = parts.filter(([, value]) => value);
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/** A value that a browser kept can be of any type. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function cleanLine(text: string): string {
  const visible = visibleText(text.slice(0, maxQueryLength)).replace(/[\p{Control}\p{Surrogate}]/gu, '');
  return visible.trim().slice(0, maxLength);
}

/** The host of an address; apps name themselves by an address such as `android-app://com.example.mail/`. */
function hostOf(referrer: string): string {
  const [, host = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/)?([^/?#@\s]*)/i.exec(referrer.trim()) ?? [];
  const lower = host.toLowerCase();
  return lower.length <= maxLength && hostPattern.test(lower) ? lower : '';
}
