import type { AnyBulkWriteOperation, Db, Document, ObjectId } from 'mongodb';
import { visibleText } from 'domain/text/typed-text.ts';
import { derivedId } from '../../base/ids.ts';
import { toE164 } from '../../base/text/phone.ts';

/** Addresses, numbers and codes must not have an invisible sign, nor the words by which people are found. */
const cleaned: Record<string, readonly string[]> = {
  contactRequests: ['email', 'phone', 'threadKeys', 'words'],
  jobApplications: ['email', 'phone', 'words'],
  listingReports: ['email', 'words'],
  alerts: ['email'],
  admins: ['email'],
  teamMembers: ['email', 'phone', 'fax', 'words'],
  siteSettings: ['salesEmail', 'infoEmail', 'phones', 'whatsappNumber', 'registrationNumber'],
  properties: ['reraNumber', 'shownNumber'],
  builders: ['promoterNumber'],
};
/** Two accounts cannot have one address. */
const unique = new Set(['admins']);
const batchSize = 500;

/**
 * Takes the invisible signs out of stored addresses, telephone numbers and codes, as every form does now. A clean address that
 * is taken stays as it is, and `note` names its document. It may run again.
 */
export async function cleanAddresses(db: Db, note: (sentence: string) => void): Promise<void> {
  for (const [name, fields] of Object.entries(cleaned)) {
    const collection = db.collection(name);
    const bulk: AnyBulkWriteOperation[] = [];
    const projection = Object.fromEntries([...fields, 'phoneE164'].map((field) => [field, 1]));
    for await (const one of collection.find({}, { projection })) {
      const values = cleanValues(one, fields);
      if (!values) continue;
      const { _id } = one;
      if (
        unique.has(name) &&
        (await collection.findOne({ _id: { $ne: _id }, email: values.email as string }))
      ) {
        note(`Two documents of ${name} have one address; ${String(_id)} keeps its invisible signs.`);
        continue;
      }
      bulk.push({
        updateOne: { filter: { _id }, update: { $set: values, $currentDate: { touchedAt: true } } },
      });
      if (bulk.length === batchSize) await collection.bulkWrite(bulk.splice(0), { ordered: false });
    }
    if (bulk.length > 0) await collection.bulkWrite(bulk, { ordered: false });
  }
  await cleanSubscribers(db, note);
}

/** The fields that change; null if none does. */
function cleanValues(stored: Document, fields: readonly string[]): Document | null {
  const values: Document = {};
  for (const field of fields) {
    const value: unknown = stored[field];
    const clean = Array.isArray(value) ? value.map(plain) : plain(value);
    if (JSON.stringify(clean) !== JSON.stringify(value)) values[field] = clean;
  }
  if (typeof values.phone === 'string' && stored.phoneE164 === null) values.phoneE164 = toE164(values.phone);
  return Object.keys(values).length > 0 ? values : null;
}

function plain(value: unknown): unknown {
  return typeof value === 'string' ? visibleText(value) : value;
}

/** The id of a subscriber is made of its address, so that it signs up once. */
async function cleanSubscribers(db: Db, note: (sentence: string) => void): Promise<void> {
  const subscribers = db.collection('subscribers');
  for await (const one of subscribers.find({})) {
    const values = cleanValues(one, ['email', 'words']);
    if (!values) continue;
    const { _id: former, touchedAt: _touched, ...fields } = { ...one, ...values } as Document;
    const _id = derivedId(String(fields.source), String(fields.email));
    const insert = { $setOnInsert: fields, $currentDate: { touchedAt: true } } as const;
    const { upsertedCount } = await subscribers.updateOne({ _id }, insert, { upsert: true });
    if (upsertedCount > 0) await subscribers.deleteOne({ _id: former as ObjectId });
    else note(`Two subscribers have one address; ${String(former)} keeps its invisible signs.`);
  }
}
