import type { Collection, ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { evidenceKinds } from './property-document.type.ts';
import type { PropertyDocument } from './property-document.type.ts';

/** The documents of all properties. */
export function documentsOf({ db }: Pick<AppContext, 'db'>): Collection<PropertyDocument> {
  return db.collection<PropertyDocument>('propertyDocuments');
}

/** Whether the office keeps Form C or a screenshot of the portal for a property. */
export async function hasEvidence(context: Pick<AppContext, 'db'>, itemId: ObjectId): Promise<boolean> {
  const filter = { itemId, kind: { $in: [...evidenceKinds] } };
  return (await documentsOf(context).findOne(filter, { projection: { _id: 1 } })) !== null;
}
