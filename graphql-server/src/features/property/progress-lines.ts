import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import { noteRead } from '../../kit/noun.ts';
import { partOf } from '../../cache/dependencies.ts';

/** What a construction photograph says. */
export interface ProgressLine {
  /** As YYYY-MM-DD. */
  takenOn: string;
  tower: string | null;
  text: string;
  /** The stage of the payment plan that it shows. */
  stage?: string | null;
}

const collection = 'progressPhotos';
const mostLines = 200;

/** What the construction photographs of a property say, the oldest first. */
export async function progressLines(context: AppContext, propertyId: ObjectId): Promise<ProgressLine[]> {
  noteRead(context, partOf(collection, `property ${propertyId.toHexString()}`));
  return context.db
    .collection<ProgressLine>(collection)
    .find(
      { deleted: false, propertyId },
      { projection: { takenOn: 1, tower: 1, text: 1, stage: 1 }, sort: { takenOn: 1 }, limit: mostLines },
    )
    .toArray();
}
