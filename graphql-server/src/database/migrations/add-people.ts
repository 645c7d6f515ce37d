import type { AnyBulkWriteOperation, Db, Document, ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import { derivedId } from '../../base/ids.ts';
import { toE164 } from '../../base/text/phone.ts';
import { firstWork, personOfEnquiries } from '../people/person-of-enquiries.ts';
import type { StoredEnquiry } from '../people/person-of-enquiries.ts';

/** The engine is slow with batches of more than a megabyte. */
const batchSize = 400;

interface Key {
  _id: string;
  people: ObjectId[];
  at: Date;
}

/**
 * Makes the people of all enquiries, oldest first and from the trash too: the number decides, then the address. An enquiry
 * without either is a person of its own. It may break off and go on, because its ids are made of those of the enquiries.
 */
export async function addPeople(db: Db, note: (sentence: string) => void): Promise<void> {
  const enquiries = db.collection<StoredEnquiry & { personId?: ObjectId | null }>('contactRequests');
  const before = await count(db);
  await joinEnquiries(db);
  await storePeople(db);
  const apart = await enquiries.countDocuments({ personId: null });
  if (apart > 0) throw new Error(`${apart} enquiries have no person`);
  const after = await count(db);
  if (after.events < before.events) throw new Error('an enquiry has lost an event of its history');
  if (before.enquiries > 0)
    note(
      `Enquiries: ${before.enquiries} before, ${after.enquiries} after. Events: ${before.events} before, ${after.events} after. People: ${before.people} before, ${after.people} after.`,
    );
}

async function count(db: Db): Promise<{ enquiries: number; events: number; people: number }> {
  const [found] = await db
    .collection('contactRequests')
    .aggregate<{ enquiries: number; events: number }>([
      {
        $group: {
          _id: null,
          enquiries: { $sum: 1 },
          events: { $sum: { $size: { $ifNull: ['$history', []] } } },
        },
      },
    ])
    .toArray();
  return {
    enquiries: found?.enquiries ?? 0,
    events: found?.events ?? 0,
    people: await db.collection('people').countDocuments(),
  };
}

/** Gives each enquiry its person, and each key its own. */
async function joinEnquiries(db: Db): Promise<void> {
  const known = new Map<string, ObjectId>();
  for await (const { _id, people } of db.collection<Key>('personKeys').find())
    if (people[0]) known.set(_id, people[0]);
  const joins = batched(db, 'contactRequests');
  const keys = batched(db, 'personKeys');
  const projection = { phoneE164: 1, email: 1, personId: 1 };
  const oldestFirst = db
    .collection('contactRequests')
    .find({}, { projection, sort: { createdAt: 1, _id: 1 }, allowDiskUse: true });
  for await (const { _id, phoneE164, email, personId } of oldestFirst) {
    const reach = keysOf(phoneE164, email);
    const ofKeys = reach.flatMap((key) => known.get(key) ?? [])[0];
    const person = (personId as ObjectId | null) ?? ofKeys ?? derivedId('person', _id.toHexString());
    if (!personId)
      await joins.add({ updateOne: { filter: { _id }, update: { $set: { personId: person } } } });
    for (const key of reach.filter((one) => !known.has(one))) {
      known.set(key, person);
      const update = { $setOnInsert: { people: [person], at: timeNow() } };
      await keys.add({ updateOne: { filter: { _id: key } as Document, update, upsert: true } });
    }
  }
  await keys.end();
  await joins.end();
}

/** The number before the address; one that is no number or no address any more is no key. */
function keysOf(phone: unknown, email: unknown): string[] {
  const number = typeof phone === 'string' && toE164(phone) === phone ? [phone] : [];
  return [...number, ...(typeof email === 'string' && email.includes('@') ? [email.toLowerCase()] : [])];
}

/** Stores the people, each made of its enquiries; one that is there already stays as it is. */
async function storePeople(db: Db): Promise<void> {
  const people = batched(db, 'people');
  const store = async (id: ObjectId, of: StoredEnquiry[]) => {
    const { createdAt, ...values } = personOfEnquiries(of, firstWork(of), []);
    const fields = { ...values, createdAt, updatedAt: createdAt, history: [] };
    const update = { $setOnInsert: fields, $currentDate: { touchedAt: true as const }, $inc: { writes: 1 } };
    await people.add({
      updateOne: { filter: { _id: id, writes: { $exists: false } }, update, upsert: true },
    });
  };
  const stored = new Set<string>();
  for await (const { _id } of db.collection('people').find({}, { projection: { _id: 1 } }))
    stored.add(String(_id));
  const byPerson = db
    .collection<StoredEnquiry & { personId: ObjectId }>('contactRequests')
    .aggregate<StoredEnquiry & { personId: ObjectId }>([{ $sort: { personId: 1, createdAt: 1, _id: 1 } }], {
      allowDiskUse: true,
    });
  let group: (StoredEnquiry & { personId: ObjectId })[] = [];
  const finish = async () => {
    const [first] = group;
    if (first && !stored.has(String(first.personId))) await store(first.personId, group);
    group = [];
  };
  for await (const enquiry of byPerson) {
    if (group[0] && !group[0].personId.equals(enquiry.personId)) await finish();
    group.push(enquiry);
  }
  await finish();
  await people.end();
}

/** Collects writes and sends many at once. */
function batched(db: Db, collection: string) {
  let batch: AnyBulkWriteOperation[] = [];
  const end = async () => {
    if (batch.length > 0) await db.collection(collection).bulkWrite(batch, { ordered: false });
    batch = [];
  };
  const add = async (write: AnyBulkWriteOperation) => {
    batch.push(write);
    if (batch.length === batchSize) await end();
  };
  return { add, end };
}
