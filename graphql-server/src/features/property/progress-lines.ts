import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import { hook } from '../../kit/hook.ts';

/** What a construction photograph says. */
export interface ProgressLine {
  /** As YYYY-MM-DD. */
  takenOn: string;
  tower: string | null;
  text: string;
  /** The stage of the payment plan that it shows. */
  stage?: string | null;
}

/** Answers what the construction photographs of a property say, the oldest first; the answer in the making shows them. */
export const progressAsked = hook<[context: AppContext, propertyId: ObjectId], ProgressLine[]>();

/** What the construction photographs of a property say, the oldest first. */
export async function progressLines(context: AppContext, propertyId: ObjectId): Promise<ProgressLine[]> {
  return (await progressAsked.tell(context, propertyId)).flat();
}
