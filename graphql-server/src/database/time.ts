import type { Db } from 'mongodb';
import { ownTime, setClock } from '../base/clock.ts';

/** The time of the database, which all processes share. */
export async function databaseTime(db: Db): Promise<Date> {
  const [answer] = await db
    .aggregate<{ now: Date }>([{ $documents: [{}] }, { $set: { now: '$$NOW' } }])
    .toArray();
  if (!answer) throw new Error('The database did not say its time.');
  return answer.now;
}

/** Sets the clock of this process by the clock of the database, to within half the duration of the query. */
export async function readClock(db: Db): Promise<void> {
  const asked = ownTime();
  const time = await databaseTime(db);
  setClock(time.getTime() - (asked + ownTime()) / 2);
}
