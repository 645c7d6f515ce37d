import type { Db } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import { addBuilders } from './add-builders.ts';
import { addNoteWords } from './add-note-words.ts';
import { addChannels } from './add-channels.ts';
import { addPeople } from './add-people.ts';
import { addPersonWords } from './add-person-words.ts';
import { addPictureFields } from './add-picture-fields.ts';
import { addPlaces } from '../gazetteer/add-places.ts';
import { addPropertyFacts } from './add-property-facts.ts';
import { addReferences } from './add-references.ts';
import { addRules, renewRules } from '../rules/add-rules.ts';
import { cleanAddresses } from './clean-addresses.ts';
import { keepCoupons } from './keep-coupons.ts';
import { keepGate } from './keep-gate.ts';
import { keepWords } from './keep-words.ts';
import { withLock } from '../lock.ts';
import { moveSubscribers } from './move-subscribers.ts';
import { noteBlockPictures } from './note-block-pictures.ts';
import { noteFormerPrices } from './note-former-prices.ts';
import { noteSeenConfigurations } from './note-seen-configurations.ts';
import { renameChoices } from './rename-choices.ts';
import { graceForStricterChecks, startGrace } from './start-grace.ts';
import { shortenAddresses } from './shorten-addresses.ts';

/** One step; its name begins with its number. */
interface Migration {
  name: string;
  run: (db: Db, note: Note) => Promise<unknown>;
}

/** Takes a sentence about what a step left to people. */
type Note = (sentence: string) => void;

/**
 * Steps that update documents of earlier versions, oldest first, by rising numbers. A step may run again
 * after an interruption. Names of steps never change.
 */
export const migrations: readonly Migration[] = [
  {
    name: '001 the search text of properties',
    run: (db) =>
      db.collection('properties').updateMany({ searchText: { $exists: false } }, [
        {
          $set: {
            touchedAt: '$$NOW',
            searchText: {
              $trim: {
                input: {
                  $reduce: {
                    input: '$words',
                    initialValue: '',
                    in: { $concat: ['$$value', ' ', '$$this'] },
                  },
                },
              },
            },
          },
        },
      ]),
  },
  {
    name: '002 the work on enquiries and applications',
    run: async (db) => {
      // Leads from earlier versions count as read.
      const fresh = { state: 'new', unread: false, nextAt: null, history: [] };
      const email = { $toLower: '$email' };
      const threadKeys = { $filter: { input: [email, '$phoneE164'], cond: { $gt: ['$$this', null] } } };
      await db
        .collection('contactRequests')
        .updateMany({ state: null }, [{ $set: { ...fresh, threadKeys } }]);
      await db.collection('jobApplications').updateMany({ state: null }, { $set: fresh });
    },
  },
  {
    name: '003 the publication of properties and stories',
    run: async (db) => {
      for (const collection of ['properties', 'blogs']) {
        const published = { publishAt: '$createdAt', touchedAt: '$$NOW' };
        await db.collection(collection).updateMany({ publishAt: { $exists: false } }, [{ $set: published }]);
      }
    },
  },
  {
    name: '004 the former indexes of the activity log',
    run: async (db) => {
      const activities = db.collection('activities');
      const fields = ['adminId', 'noun', 'verb'];
      const former = ['at_-1__id_-1', 'words_1', ...fields.map((field) => `${field}_1_at_-1__id_-1`)];
      for (const name of former) if (await activities.indexExists(name)) await activities.dropIndex(name);
    },
  },
  { name: '005 choices are stored under their names in the schema', run: renameChoices },
  { name: '006 people are found by their numbers and addresses', run: addPersonWords },
  { name: '007 subscribers are no enquiries', run: moveSubscribers },
  { name: '008 the library of pictures', run: addPictureFields },
  { name: '009 leads are found by their notes', run: addNoteWords },
  { name: '010 addresses in the activity log are short', run: shortenAddresses },
  { name: '011 the gazetteer', run: addPlaces },
  { name: '012 the places and the chosen facts of properties', run: addPropertyFacts },
  { name: '013 the prices that visitors saw', run: noteFormerPrices },
  { name: '014 the rules of law and trade', run: addRules },
  { name: '015 the grace period of what was published before it was checked', run: startGrace },
  { name: '016 the builders of properties', run: addBuilders },
  { name: '017 the age at which a price is old', run: addRules },
  { name: '018 the time for an answer to a reported listing', run: addRules },
  { name: '019 the references that were given', run: addReferences },
  {
    name: '020 the registration numbers that visitors have seen',
    run: async (db) => {
      const shown = { publishAt: { $ne: null }, sample: { $ne: true }, shownNumber: { $exists: false } };
      const set = { shownNumber: '$reraNumber', touchedAt: '$$NOW' };
      await db.collection('properties').updateMany(shown, [{ $set: set }]);
    },
  },
  { name: '021 the configurations that alerts compare', run: noteSeenConfigurations },
  { name: '022 the GST on land', run: addRules },
  { name: '023 the grace period of what passed before the checks asked more', run: graceForStricterChecks },
  { name: '024 the sources and days of the delivered rules', run: renewRules },
  { name: '025 addresses and numbers without invisible signs', run: cleanAddresses },
  { name: '026 the gate of sites that have listings', run: keepGate },
  { name: '027 what sites said of their company', run: keepWords },
  { name: '028 the pictures that texts of the site name', run: noteBlockPictures },
  { name: '029 the coupons of sites in use', run: keepCoupons },
  { name: '030 the people of enquiries', run: addPeople },
  { name: '031 how people came', run: addChannels },
  {
    name: '032 what enquiries say of wishes',
    run: (db) =>
      // Their people are told of them anew, in the background.
      db
        .collection('contactRequests')
        .updateMany({ said: { $exists: false } }, { $set: { personDue: true } }),
  },
  {
    name: '033 the size of pictures for phones of two pixels to a point',
    run: (db) =>
      // They are encoded in the background.
      db
        .collection('fs.files')
        .updateMany(
          { 'metadata.kind': 'image', 'metadata.picture.width': { $gt: 480 } },
          { $set: { 'metadata.avif': 'missing' } },
        ),
  },
];

/** The number of the last step that this version knows. */
export const newestMigration = Math.max(...migrations.map(({ name }) => numberOf(name)));
/** How long a process waits for another one that updates many documents. */
const patienceMs = 30 * 60_000;

/**
 * Updates the documents of an earlier version to the present one, running each step once, in one process at a
 * time; the others wait. `note` gets a sentence about each document that a step left to people.
 */
export async function migrate(
  db: Db,
  steps: readonly Migration[] = migrations,
  note: Note = () => undefined,
): Promise<void> {
  if ((await pendingMigrations(db, steps)).length === 0) return;
  await withLock(
    { db },
    'migrations',
    async () => {
      for (const { name, run } of await pendingMigrations(db, steps)) {
        await run(db, note);
        await migrationsOf(db).updateOne({ _id: name }, { $set: { at: timeNow() } }, { upsert: true });
      }
    },
    patienceMs,
  );
}

/** The steps that the documents still need, for example after an old backup was restored. */
export async function pendingMigrations(
  db: Db,
  steps: readonly Migration[] = migrations,
): Promise<Migration[]> {
  const done = new Set(await migrationsOf(db).distinct('_id'));
  return steps.filter(({ name }) => !done.has(name));
}

/** The number of the last step that a database has seen; 0 for none. */
export async function lastMigration(db: Db): Promise<number> {
  const last = await migrationsOf(db).findOne({}, { sort: { _id: -1 } });
  return last ? numberOf(last._id) : 0;
}

function numberOf(name: string): number {
  return Number.parseInt(name, 10);
}

function migrationsOf(db: Db) {
  return db.collection<{ _id: string; at: Date }>('migrations');
}
