import { randomInt } from 'node:crypto';
import { spokenDigits } from 'domain/text/spoken-digits.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import type { AppContext } from '../base/context.ts';

/** The references that were given, each under its own id, so that none is given twice whichever shard stores the item. */
export const referencesCollection = 'references';

export const referenceDigits = 5;
export const referenceCount = spokenDigits.length ** referenceDigits;

/** A reference that may have been given already. */
export function anyReference(prefix: string): string {
  return referenceAt(prefix, randomInt(referenceCount));
}

/** The reference for a number from 0 to `referenceCount` - 1. */
export function referenceAt(prefix: string, number: number): string {
  const places = Array.from(
    { length: referenceDigits },
    (_, place) => spokenDigits.length ** place,
  ).reverse();
  const code = places.map((place) => spokenDigits.charAt(Math.floor(number / place) % spokenDigits.length));
  return `${prefix}-${code.join('')}`;
}

/** Takes a reference that was never given. If its item is not stored in the end, no other item gets it. */
export async function takeReference({ db }: AppContext, prefix: string): Promise<string> {
  for (;;) {
    const reference = anyReference(prefix);
    try {
      await db.collection<{ _id: string }>(referencesCollection).insertOne({ _id: reference });
      return reference;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
