import type { Db } from 'mongodb';
import { ownTime, setClock } from '../base/clock.ts';

/** The time of the database, which all processes share. */
export async function databaseTime(db: Db): Promise<Date> {
  const [answer] = await db
    .aggregate<{ now: Date }>([{ $documents: [{}] }, { $set: { now: '$$NOW' } }])
    .toArray();
  if (!answer) throw new Error('The database did not report its time.');
  return answer.now;
}

const readings = 3;

/**
 * Sets the clock of this process by the clock of the database. Of three readings the fastest counts, and it is right to
 * within half its duration: the first of a busy process also waits for a connection.
 */
export async function readClock(db: Db): Promise<void> {
  let shortestMs = Infinity;
  for (let reading = 0; reading < readings; reading += 1) {
    const asked = ownTime();
    const time = await databaseTime(db);
    const answered = ownTime();
    if (answered - asked >= shortestMs) continue;
    shortestMs = answered - asked;
    setClock(time.getTime() - (asked + answered) / 2);
  }
}
