import { shownText } from './listing-text.ts';
import type { ReadListing } from './listing.type.ts';
import { readListing } from './read-listing.ts';
import type { Known } from './read-listing.ts';
import { splitMessage } from './split-message.ts';

/** Of one listing no more is read; the rest is a remark. */
const maxListingLength = 2_500;

/**
 * Reads a broker’s message into its listings, by the places of the gazetteer and the societies of earlier listings. It
 * never throws, and takes time in proportion to the text, of which it reads 10,000 characters.
 */
export function readMessage(message: string, known: Known): ReadListing[] {
  return splitMessage(shownText(message)).map((text) => {
    const [read, rest] = [text.slice(0, maxListingLength), text.slice(maxListingLength)];
    const listing = readListing(read, known);
    return rest ? { ...listing, remark: `${listing.remark}\n${rest}`.trim().slice(0, 5_000) } : listing;
  });
}
