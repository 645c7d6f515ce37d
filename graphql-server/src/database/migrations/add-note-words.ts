import type { Db } from 'mongodb';
import { wordsOf } from '../../base/text/words.ts';

interface NotedLead {
  history: { kind: string; text?: string | null }[];
  words: string[];
}

const batchSize = 500;
const noted = { history: { $elemMatch: { kind: 'NOTE' } } };

/** Adds the words of notes to the search words of stored enquiries and applications. It may run again. */
export async function addNoteWords(db: Db): Promise<void> {
  for (const name of ['contactRequests', 'jobApplications']) {
    const leads = db.collection<NotedLead>(name);
    const bulk = [];
    for await (const { _id, history } of leads.find(noted, { projection: { history: 1 } })) {
      const words = wordsOf(...history.map(({ text }) => text));
      bulk.push({ updateOne: { filter: { _id }, update: { $addToSet: { words: { $each: words } } } } });
      if (bulk.length === batchSize) await leads.bulkWrite(bulk.splice(0), { ordered: false });
    }
    if (bulk.length > 0) await leads.bulkWrite(bulk, { ordered: false });
  }
}
