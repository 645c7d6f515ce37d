import type { Db } from 'mongodb';
import { chunksCollection, filesCollection } from './archive-format.ts';

/** The mark of a restore that is under way or was interrupted. */
export const restorationCollection = 'restoration';

/**
 * What an archive leaves out: logins, the devices of these logins with their notices, and guesses at passwords, which must not
 * come back; counts, locks and numbers
 * that concern running processes only; the log of changes with what webhooks were sent of it, so that a restored database begins a new one; and the records of the backups of this very database.
 */
const leftOut = new Set([
  'sessions',
  ...['pushDevices', 'notices'],
  'loginAttempts',
  'rateLimits',
  // A restored database has not what they answered.
  'keptWrites',
  'locks',
  'rewritings',
  ...['changes', 'changeLog', 'deliveries'],
  'backups',
  restorationCollection,
]);

/**
 * Entries about items come before the items, so that each entry’s item is in the archive; e-mails come after the
 * enquiries that they report, so that none is lost between the two.
 */
const readFirst = ['activities', 'versions'];
const readLast = ['outbox', 'marks', 'migrations'];

/** The collections whose writes the database dates, with an index on the date. */
export const datedCollections = new Set([
  ...['properties', 'teamMembers', 'testimonials', 'blogs', 'mediaItems'],
  ...['contactRequests', 'jobApplications', 'subscribers', 'places', 'builders', 'progressPhotos'],
  'listingReports',
]);

/** The collections that a database has, without those of the engine and without views. */
export async function collectionNames(db: Db): Promise<string[]> {
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return collections.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}

/** The collections of an archive besides the files, in the order in which they are read. */
export async function documentCollections(db: Db): Promise<string[]> {
  const names = (await collectionNames(db)).filter(
    (name) => !leftOut.has(name) && name !== filesCollection && name !== chunksCollection,
  );
  const rank = (name: string) => (readFirst.includes(name) ? 0 : readLast.includes(name) ? 2 : 1);
  return names.sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
}

/** The number of documents of each collection that a restore would remove; empty ones are left out. */
export async function contentCounts(db: Db): Promise<[name: string, documents: number][]> {
  const names = (await collectionNames(db)).filter((name) => !leftOut.has(name)).sort();
  const counts = await Promise.all(names.map((name) => db.collection(name).estimatedDocumentCount()));
  return names
    .map((name, index): [string, number] => [name, counts[index] ?? 0])
    .filter(([name, count]) => count > 0 && name !== chunksCollection && name !== 'migrations');
}
