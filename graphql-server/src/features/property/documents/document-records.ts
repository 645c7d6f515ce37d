import type { Collection, ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { DocumentKind, evidenceKinds } from './property-document.type.ts';
import type { PropertyDocument } from './property-document.type.ts';

/** The documents of all properties. */
export function documentsOf({ db }: Pick<AppContext, 'db'>): Collection<PropertyDocument> {
  return db.collection<PropertyDocument>('propertyDocuments');
}

/** What can prove that a project needs no registration: also a plan, a certificate or a letter. */
export const exemptionProofs = [...evidenceKinds, DocumentKind.SANCTIONED_PLAN, DocumentKind.OTHER] as const;

/** Whether the office keeps a document of these kinds for a property: Form C or a screenshot of the portal unless it says else. */
export async function hasEvidence(
  context: Pick<AppContext, 'db'>,
  itemId: ObjectId,
  kinds: readonly DocumentKind[] = evidenceKinds,
): Promise<boolean> {
  const filter = { itemId, kind: { $in: [...kinds] } };
  return (await documentsOf(context).findOne(filter, { projection: { _id: 1 } })) !== null;
}

/** The ids of those of these properties with Form C or a screenshot of the portal. */
export async function provenAmong(
  context: Pick<AppContext, 'db'>,
  properties: readonly { _id: ObjectId }[],
): Promise<string[]> {
  const filter = { itemId: { $in: properties.map(({ _id }) => _id) }, kind: { $in: [...evidenceKinds] } };
  return (await documentsOf(context).distinct('itemId', filter)).map((id) => id.toHexString());
}
