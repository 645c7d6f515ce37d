import { hostname } from 'node:os';
import { ObjectId } from 'mongodb';
import type { Db } from 'mongodb';
import { keepClaim, dropClaim, holdMs, isAhead, takeClaim } from './claims.ts';

const prefix = 'process ';
/** Every name with the prefix, because “!” follows the space in the order of characters. */
const named = { $gte: prefix, $lt: 'process!' };

/** What a process tells of itself every few seconds. */
export interface ProcessState {
  kind: 'web' | 'worker';
  version: string;
  /** Seconds since its start. */
  upSeconds: number;
  memoryBytes: number;
  lagMs: number;
}

/** A process that uses the database now. */
export interface PresentProcess {
  /** The place where it runs, such as “web-1 (process 4711)”. */
  place: string;
  /** Its own id, which no other process has or had. */
  id: string;
  /** What it told last; undefined for a command, and at the start. */
  state?: ProcessState;
}

/** The claim that each process holds while it lives. */
interface Presence {
  _id: string;
  until: Date;
  state?: ProcessState;
}

const announced = new WeakMap<Db, string>();

/**
 * Notes in the database that this process uses it, until the returned function is called or, after a kill, for
 * ten seconds.
 */
export async function announceProcess(db: Db): Promise<() => Promise<void>> {
  const holder = new ObjectId();
  const name = `${prefix}${hostname()} ${process.pid} ${holder.toHexString()}`;
  await takeClaim({ db }, name, holder);
  announced.set(db, name);
  await presencesOf(db).deleteMany({ _id: named, $expr: { $not: [isAhead('$until', holdMs)] } });
  const stop = keepClaim({ db }, name, holder);
  return async () => {
    announced.delete(db);
    await stop();
    await dropClaim({ db }, name, holder);
  };
}

/** Adds what this process tells of itself to its announcement, if there is one. */
export async function tellState(db: Db, state: ProcessState): Promise<void> {
  const _id = announced.get(db);
  if (_id) await presencesOf(db).updateOne({ _id }, { $set: { state } });
}

/** The processes that use the database now: those that said so in the last ten seconds. */
export async function presentProcesses(db: Db): Promise<PresentProcess[]> {
  const found = await presencesOf(db)
    .find({ _id: named, $expr: isAhead('$until', holdMs) })
    .toArray();
  return found.map(({ _id, state }) => {
    const [host = '', pid = '', id = ''] = _id.slice(prefix.length).split(' ');
    return { place: `${host} (process ${pid})`, id, state };
  });
}

function presencesOf(db: Db) {
  return db.collection<Presence>('locks');
}
