import type { AppContext } from '../../base/context.ts';
import { collectionOf } from '../../kit/noun.ts';
import { propertyNoun } from './property.service.ts';

/** Whether the company has so many properties of its own: samples are none, drafts are some. */
export async function hasOwnProperties(context: AppContext, least: number): Promise<boolean> {
  const own = { deleted: false, sample: { $ne: true } } as const;
  return (await collectionOf(context, propertyNoun).countDocuments(own, { limit: least })) >= least;
}
