import type { Db } from 'mongodb';

/** The time of the database, which is the same for all processes. */
export async function databaseTime(db: Db): Promise<Date> {
  const [answer] = await db
    .aggregate<{ now: Date }>([{ $documents: [{}] }, { $set: { now: '$$NOW' } }])
    .toArray();
  if (!answer) throw new Error('The database did not say its time.');
  return answer.now;
}
