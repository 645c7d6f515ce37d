import type { Db } from 'mongodb';

const batchSize = 1_000;

/** Notes the references of enquiries and reports where new ones look for taken ones. It may run again. */
export async function addReferences(db: Db): Promise<void> {
  const references = db.collection<{ _id: string }>('references');
  for (const name of ['contactRequests', 'listingReports']) {
    let batch: string[] = [];
    const write = async () => {
      const upserts = batch.map((_id) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { _id } }, upsert: true },
      }));
      if (upserts.length > 0) await references.bulkWrite(upserts, { ordered: false });
      batch = [];
    };
    const found = db.collection(name).find({}, { projection: { _id: 0, reference: 1 } });
    for await (const { reference } of found) {
      if (typeof reference === 'string') batch.push(reference);
      if (batch.length === batchSize) await write();
    }
    await write();
  }
}
