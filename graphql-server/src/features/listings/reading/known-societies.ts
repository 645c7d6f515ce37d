import type { Context } from '../../../base/context.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { propertyNoun } from '../../property/property.service.ts';
import type { KnownSociety } from './facts/read-society.ts';

/** More listings are not looked through. */
const mostListings = 5_000;
/** What begins an address and names no society. */
const notName =
  /^(?:sector|sec\b|block|plot|tower|flat|shop|floor|unit|noida|greater|yamuna|techzone|knowledge|alpha|beta|gamma|\d)/i;

/** The societies and projects that listings name, in their titles or at the beginning of their addresses; each once. */
export async function knownSocieties(context: Context): Promise<KnownSociety[]> {
  const found = new Map<string, KnownSociety>();
  const listings = collectionOf(context, propertyNoun).find(
    { deleted: false },
    { projection: { title: 1, address: 1, placeKey: 1 }, sort: { createdAt: -1 }, limit: mostListings },
  );
  for await (const { title, address, placeKey = null } of listings) {
    const [head = ''] = address.split(',');
    for (const name of [head.trim(), title.includes(',') ? '' : title.trim()]) {
      const isName = name.length >= 4 && name.length <= 60 && !notName.test(name) && !/\d ?bhk/i.test(name);
      const key = name.toLowerCase();
      if (isName && !found.get(key)?.placeKey) found.set(key, { name, placeKey });
    }
  }
  return [...found.values()];
}
