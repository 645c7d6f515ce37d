import { hostname } from 'node:os';
import { ObjectId } from 'mongodb';
import type { Db } from 'mongodb';
import { keepClaim, dropClaim, takeClaim } from './claims.ts';

const prefix = 'process ';
/** Every name with the prefix, because “!” follows the space in the order of characters. */
const named = { $gte: prefix, $lt: 'process!' };

/**
 * Notes in the database that this process uses it, until the returned function is called or, after a kill, for
 * ten seconds.
 */
export async function announceProcess(db: Db): Promise<() => Promise<void>> {
  const holder = new ObjectId();
  const name = `${prefix}${hostname()} ${process.pid} ${holder.toHexString()}`;
  await takeClaim({ db }, name, holder);
  await locksOf(db).deleteMany({ _id: named, $expr: { $lt: ['$until', '$$NOW'] } });
  const stop = keepClaim({ db }, name, holder);
  return async () => {
    await stop();
    await dropClaim({ db }, name, holder);
  };
}

/** The processes that use the database now, such as “web-1 (process 4711)”. */
export async function presentProcesses(db: Db): Promise<string[]> {
  const found = await locksOf(db)
    .find({ _id: named, $expr: { $gt: ['$until', '$$NOW'] } })
    .toArray();
  return found.map(({ _id }) => {
    const [host = '', pid = ''] = _id.slice(prefix.length).split(' ');
    return `${host} (process ${pid})`;
  });
}

function locksOf(db: Db) {
  return db.collection<{ _id: string; until: Date }>('locks');
}
