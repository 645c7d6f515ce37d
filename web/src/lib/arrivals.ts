import { campaignNames } from 'domain/source/campaign-names.ts';
import { indianInput } from 'domain/text/india-time.ts';
import { keptKeys } from './kept-keys.ts';

/** How a visitor came to the site once, as this browser keeps it. */
interface KeptArrival {
  query?: string;
  referrer?: string;
  path?: string;
  day?: string;
}

const keptDays = 30;
const dayMs = 86_400_000;
const fields = ['query', 'referrer', 'path', 'day'] as const;
/** A longer address is no campaign’s. */
const maxLength = 2_000;

/** The day in India, some days ago. */
function day(daysAgo = 0): string {
  return indianInput(new Date(Date.now() - daysAgo * dayMs)).slice(0, 'YYYY-MM-DD'.length);
}

/**
 * Keeps the first and the last arrival of this visitor for 30 days: the parameters of a campaign, the site that had the link, the
 * first page and the day. A page that another page of the site leads to is none, nor is a reload.
 */
export function noteArrival(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { search, origin, pathname: path } = window.location;
  const query = campaignOf(search);
  const { referrer } = document;
  if (entry?.type !== 'navigate' || (!query && referrer.startsWith(`${origin}/`))) return;
  const now = { query, referrer: referrer && new URL(referrer).host, path, day: day() };
  try {
    const first = readKept()?.first ?? now;
    localStorage.setItem(keptKeys.arrivals, JSON.stringify({ first, last: now }));
  } catch {
    // Without storage, nothing is kept.
  }
}

function campaignOf(search: string): string {
  const given = new URLSearchParams(search.slice(0, maxLength));
  const known = campaignNames.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : []));
  return new URLSearchParams(known).toString();
}

/** Both arrivals for a form; undefined on the server, and where this browser keeps none. */
export function keptArrivals(): { first: KeptArrival; last: KeptArrival } | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return readKept();
  } catch {
    return undefined;
  }
}

/** What is kept, without what is older than 30 days. People can edit the storage, so that each value is looked at. */
function readKept(): { first: KeptArrival; last: KeptArrival } | undefined {
  const kept = JSON.parse(localStorage.getItem(keptKeys.arrivals) ?? 'null') as Record<
    string,
    unknown
  > | null;
  const [first, last] = [kept?.first, kept?.last].map(readArrival);
  return last && { first: first ?? last, last };
}

function readArrival(stored: unknown): KeptArrival | undefined {
  const values = Object(stored) as Record<string, unknown>;
  const given = fields.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : []));
  const arrival = Object.fromEntries(given) as KeptArrival;
  return (arrival.day ?? '') >= day(keptDays) ? arrival : undefined;
}
