import { createBrowserStore } from '../../lib/browser/browser-store.ts';
import type { PropertyCardFragment } from './property.generated.ts';

/** What the cards of the shortlist showed when they were last loaded, for reading them without the network. */
export interface KeptShortlist {
  keptAt: string;
  properties: readonly PropertyCardFragment[];
}

export const keptShortlist = createBrowserStore<KeptShortlist | null>('shortlist-cards', parseKept);

/** What another version of the site has kept is dropped. */
const version = 1;

export function parseKept(stored: unknown): KeptShortlist | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { keptAt, properties, madeBy } = stored as Partial<KeptShortlist> & { madeBy?: number };
  if (madeBy !== version || typeof keptAt !== 'string' || !Array.isArray(properties)) return null;
  return { keptAt, properties };
}

export function keepShortlistCards(properties: readonly PropertyCardFragment[], now = new Date()): void {
  const kept = { keptAt: now.toISOString(), properties, madeBy: version };
  keptShortlist.write(properties.length > 0 ? kept : null);
}
