import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import { partsOfCollection } from '../../kit/noun.ts';
import type { ProgressLine } from '../property/progress-lines.ts';
import { progressPhotoNoun } from './progress-photo.service.ts';

const mostLines = 200;

/** What the construction photographs of a property say, the oldest first; the answer in the making shows them. */
export async function storedLines(context: AppContext, propertyId: ObjectId): Promise<ProgressLine[]> {
  return partsOfCollection(context, progressPhotoNoun, [`property ${propertyId.toHexString()}`])
    .find(
      { deleted: false, propertyId },
      { projection: { takenOn: 1, tower: 1, text: 1, stage: 1 }, sort: { takenOn: 1 }, limit: mostLines },
    )
    .toArray();
}
