import type { Db } from 'mongodb';
import { personWords } from '../../base/text/phone.ts';

interface Person {
  email: string;
  phoneE164: string | null;
  words: string[];
}

const batchSize = 500;

/** Adds the search words of people to stored enquiries and applications. It may run again. */
export async function addPersonWords(db: Db): Promise<void> {
  for (const name of ['contactRequests', 'jobApplications']) {
    const people = db.collection<Person>(name);
    const bulk = [];
    for await (const { _id, email, phoneE164 } of people.find(
      {},
      { projection: { email: 1, phoneE164: 1 } },
    )) {
      const update = { $addToSet: { words: { $each: personWords(email, phoneE164) } } };
      bulk.push({ updateOne: { filter: { _id }, update } });
      if (bulk.length === batchSize) await people.bulkWrite(bulk.splice(0), { ordered: false });
    }
    if (bulk.length > 0) await people.bulkWrite(bulk, { ordered: false });
  }
}
