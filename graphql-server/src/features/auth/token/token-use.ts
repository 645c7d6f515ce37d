import type { ObjectId } from 'mongodb';
import { shortAddress } from '../../../access/short-address.ts';
import { dayInIndia, timeNow } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { tokensOf } from './api-token.type.ts';
import type { DayOfUse, StoredToken } from './api-token.type.ts';

const minuteMs = 60_000;
const dayMs = 24 * 3_600_000;
const shownDays = 7;

/** The uses of a token that this process has counted and not written yet. */
interface Uses {
  _id: ObjectId;
  calls: number;
  refusals: number;
  at: Date;
  from: string;
}

interface Counted {
  waiting: Map<string, Uses>;
  /** When the uses of each token were last written. */
  written: Map<string, number>;
}

const counted = new WeakMap<AppContext['db'], Counted>();

function countedOf(db: AppContext['db']): Counted {
  const known = counted.get(db) ?? { waiting: new Map<string, Uses>(), written: new Map<string, number>() };
  counted.set(db, known);
  return known;
}

function usesOf(db: AppContext['db'], _id: ObjectId, address: string): Uses {
  const { waiting } = countedOf(db);
  const key = _id.toHexString();
  const uses = waiting.get(key) ?? { _id, calls: 0, refusals: 0, at: timeNow(), from: '' };
  waiting.set(key, uses);
  uses.at = timeNow();
  uses.from = address;
  return uses;
}

/** Counts a call of a token. It costs nothing here: `writeTokenUses` writes the counts. */
export function noteCall(db: AppContext['db'], _id: ObjectId, address: string): void {
  usesOf(db, _id, address).calls += 1;
}

/** Counts that a token was refused: it had ended, or it may not do what it asked for. */
export function noteRefusal(db: AppContext['db'], _id: ObjectId, address: string): void {
  usesOf(db, _id, address).refusals += 1;
}

/** Writes the counted uses of each token, at most once a minute, and all of them before the process ends. */
export async function writeTokenUses(context: AppContext): Promise<boolean> {
  const { waiting, written } = countedOf(context.db);
  const now = performance.now();
  for (const [key, { _id, calls, refusals, at, from }] of waiting) {
    if (!context.life?.stopping && now - (written.get(key) ?? -minuteMs) < minuteMs) continue;
    waiting.delete(key);
    written.set(key, now);
    const day = `uses.${dayInIndia(at)}`;
    await tokensOf(context).updateOne(
      { _id },
      {
        $inc: { [`${day}.calls`]: calls, [`${day}.refusals`]: refusals },
        $max: { lastUsedAt: at },
        $set: { lastUsedFrom: shortAddress(from) },
      },
    );
  }
  return false;
}

/** What a token did in the last seven days in India, today among them. */
export function weekOf({ uses = {} }: Pick<StoredToken, 'uses'>): Required<DayOfUse> {
  const days = Array.from({ length: shownDays }, (_, before) =>
    dayInIndia(new Date(timeNow().getTime() - before * dayMs)),
  );
  const sum = (count: keyof DayOfUse) => days.reduce((total, day) => total + (uses[day]?.[count] ?? 0), 0);
  return { calls: sum('calls'), refusals: sum('refusals') };
}
