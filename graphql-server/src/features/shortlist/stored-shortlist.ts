import { createHash, randomBytes } from 'node:crypto';
import type { Collection, ObjectId } from 'mongodb';
import { countUse } from '../../access/rate-limit.ts';
import type { RateLimit } from '../../access/rate-limit.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { AppError } from '../../base/errors.ts';
import type { SharedPerson, SharedShortlist, ShareMode, Thumb } from './shared-shortlist.type.ts';

interface StoredPerson {
  id: string;
  keyHash: string;
  name: string;
}

export interface StoredHome {
  propertyId: ObjectId;
  title: string;
  addedBy: string;
  hiddenBy: string | null;
  thumbs: { personId: string; thumb: Thumb }[];
  notes: { id: string; personId: string; text: string; at: Date }[];
}

/** A shared shortlist in one document, so that each change is one write. Its first person made it. */
export interface StoredShortlist {
  _id: ObjectId;
  tokenHash: string;
  mode: ShareMode;
  people: StoredPerson[];
  homes: StoredHome[];
  version: number;
  createdAt: Date;
  usedAt: Date;
}

/** The parts that people change. */
export type SharedContent = Pick<StoredShortlist, 'mode' | 'people' | 'homes'>;

const dayMs = 86_400_000;
/** A list that is not opened for so long ends. */
const lifeDays = 90;
const secretBytes = 24;

const wrongLinkLimit: RateLimit = {
  name: 'wrong shortlist',
  max: 60,
  windowMs: 10 * 60_000,
  sentence: 'Too many wrong links were opened from your connection.',
};

export function shortlistsOf({ db }: AppContext): Collection<StoredShortlist> {
  return db.collection<StoredShortlist>('shortlists');
}

/** 192 random bits; they need no slow hash. */
export function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The oldest last use of a list that still lives. */
export function oldestUse(): Date {
  return new Date(timeNow().getTime() - lifeDays * dayMs);
}

/**
 * The list behind a link; null once it has ended, and for a link that never was. Wrong links count for the address.
 * Notes the use once a day.
 */
export async function findShared(context: Context, token: string): Promise<StoredShortlist | null> {
  const found = await shortlistsOf(context).findOne({
    tokenHash: hashOf(token),
    usedAt: { $gt: oldestUse() },
  });
  if (!found) {
    await countUse(context, wrongLinkLimit);
    return null;
  }
  const now = timeNow();
  if (now.getTime() - found.usedAt.getTime() < dayMs) return found;
  await shortlistsOf(context).updateOne({ _id: found._id }, { $max: { usedAt: now } });
  return { ...found, usedAt: now };
}

/** As `findShared`. Throws GONE in place of null. */
export async function requireShared(context: Context, token: string): Promise<StoredShortlist> {
  const found = await findShared(context, token);
  if (!found) throw endedList();
  return found;
}

export function endedList(): AppError {
  return new AppError('GONE', 'This shared shortlist has ended, or its link is incomplete.');
}

/** The person with this secret on the list, if there is one. */
export function personWith({ people }: SharedContent, key: string): StoredPerson | undefined {
  const keyHash = hashOf(key);
  return people.find((person) => person.keyHash === keyHash);
}

/** Whether this person made the list. */
export function isMaker({ people }: SharedContent, person: StoredPerson | undefined): boolean {
  return person !== undefined && person === people[0];
}

/** The list as people with its link see it: no secret and no hash. */
export function shownList(stored: StoredShortlist, key?: string): SharedShortlist {
  const people = stored.people.map(({ id, name }, index): SharedPerson => ({
    id,
    name,
    isMaker: index === 0,
  }));
  const unknown: SharedPerson = { id: '', name: '', isMaker: false };
  const personOf = (id: string) => people.find((person) => person.id === id) ?? unknown;
  return {
    mode: stored.mode,
    maker: people[0]?.name ?? '',
    version: stored.version,
    endsAt: new Date(stored.usedAt.getTime() + lifeDays * dayMs),
    people,
    homes: stored.homes.map(({ propertyId, title, addedBy, hiddenBy, thumbs, notes }) => ({
      propertyId,
      title,
      addedBy: personOf(addedBy),
      hiddenBy: hiddenBy === null ? null : personOf(hiddenBy),
      thumbs: thumbs.map(({ personId, thumb }) => ({ person: personOf(personId), thumb })),
      notes: notes.map(({ id, personId, text, at }) => ({ id, person: personOf(personId), text, at })),
    })),
    me: (key !== undefined && personWith(stored, key)?.id) || null,
  };
}
