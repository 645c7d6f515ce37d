import { timeNow } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { knownPlaces } from '../../place/gazetteer.ts';
import { labelledParts, labelledReadings } from './labels.ts';
import { understandQuery } from './understand.ts';
import type { Understanding } from './understanding.type.ts';

/**
 * What a query in plain words asks for, in English, Hinglish or Hindi. It reads the first 200 characters, by the places
 * of the gazetteer and the time of the database.
 */
export async function understand(context: AppContext, query: string): Promise<Understanding> {
  const places = await knownPlaces(context);
  const understood = understandQuery(query, places, timeNow());
  return {
    ...understood,
    parts: labelledParts(understood, places),
    otherReadings: labelledReadings(understood, places),
  };
}
