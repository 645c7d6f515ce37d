import { expect, test } from 'vitest';
import { sendContact } from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { addReferences } from './migrations/add-references.ts';
import { ensureIndexes } from './ensure-indexes.ts';
import { indexes } from '../office/rooms.ts';

const app = await startTestApp();
const { db } = app;

test('what an earlier version stored keeps its references, and its unique indexes go', async () => {
  const requests = db.collection('contactRequests');
  for (const key of ['submissionKey', 'reference']) await requests.dropIndex(`${key}_1`);
  await requests.createIndexes([
    { key: { submissionKey: 1 }, unique: true, sparse: true },
    { key: { reference: 1 }, unique: true },
  ]);
  await requests.insertMany([{ reference: 'AHG-00001' }, { reference: 'AHG-00002' }]);
  await db.collection('listingReports').insertOne({ reference: 'REP-00003' });
  // A second process does the same.
  await Promise.all([ensureIndexes(db, indexes), ensureIndexes(db, indexes)]);
  await Promise.all([addReferences(db), addReferences(db)]);

  const unique = (await requests.indexes()).filter((index) => index.unique);
  expect(unique).toEqual([]);
  const given = await db.collection<{ _id: string }>('references').find().sort({ _id: 1 }).toArray();
  expect(given.map(({ _id }) => _id)).toEqual(['AHG-00001', 'AHG-00002', 'REP-00003']);
});

test('an enquiry takes its reference before it is stored', async () => {
  const reference = await sendContact(app);
  expect(await db.collection<{ _id: string }>('references').countDocuments({ _id: reference })).toBe(1);
});
