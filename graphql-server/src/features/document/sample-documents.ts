import type { ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { derivedId } from '../../base/ids.ts';
import { writeFileOnce } from '../../files/store.ts';
import { slugify } from '../../kit/slugs.ts';
import { documentsOf } from '../property/documents/document-records.ts';
import { DocumentKind } from '../property/documents/property-document.type.ts';

/** Stores the sample price list of a sample listing, once. */
export async function addSamplePriceList(
  context: AppContext,
  itemId: ObjectId,
  { dated, bytes }: { dated: string; bytes: Buffer },
): Promise<void> {
  const title = 'Sample price list';
  const fileId = derivedId('sample document', itemId.toHexString());
  const file = {
    ...{ fileId, name: `${slugify(title, 'document')}.pdf` },
    ...{ contentType: 'application/pdf', bytes: bytes.length },
  };
  await writeFileOnce(context, fileId, file.name, bytes, {
    kind: 'document',
    contentType: file.contentType,
  });
  const facts = { itemId, kind: DocumentKind.PRICE_LIST, title, dated, isPublic: true, file };
  await documentsOf(context).updateOne(
    { _id: derivedId('document', fileId.toHexString()) },
    { $setOnInsert: { ...facts, addedAt: timeNow(), addedBy: null } },
    { upsert: true },
  );
}
