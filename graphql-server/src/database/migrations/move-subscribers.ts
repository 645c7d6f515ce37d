import type { Db } from 'mongodb';
import { derivedId } from '../../base/ids.ts';

interface SignUp {
  email: string;
  source: string;
  page?: string | null;
  createdAt: Date;
  updatedAt: Date;
  deleted: boolean;
  deletedAt: Date | null;
}

const sources = ['NEWSLETTER', 'COMING_SOON'];

/**
 * Moves sign-ups for the newsletter and the launch notice from the enquiries to the subscribers. A sign-up with a
 * message, a phone number or work on it stays an enquiry.
 */
export async function moveSubscribers(db: Db): Promise<void> {
  const requests = db.collection<SignUp>('contactRequests');
  const subscribers = db.collection('subscribers');
  const plain = { message: null, phone: null, history: { $size: 0 } };
  for await (const signUp of requests.find({ source: { $in: sources }, ...plain } as object)) {
    const { _id, source, page = null, createdAt, updatedAt, deleted, deletedAt } = signUp;
    const email = signUp.email.toLowerCase();
    const fields = { email, source, page, createdAt, updatedAt, deleted, deletedAt, words: [email] };
    await subscribers.updateOne(
      { _id: derivedId(source, email) },
      { $setOnInsert: fields, $currentDate: { touchedAt: true } },
      { upsert: true },
    );
    await requests.deleteOne({ _id });
  }
  await requests.updateMany(
    { source: { $in: sources } },
    { $set: { source: 'CONTACT' }, $currentDate: { touchedAt: true } },
  );
}
