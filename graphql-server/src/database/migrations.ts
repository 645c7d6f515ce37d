import type { Db } from 'mongodb';
import { timeNow } from '../base/clock.ts';
import { addNoteWords } from './add-note-words.ts';
import { addPersonWords } from './add-person-words.ts';
import { addPictureFields } from './add-picture-fields.ts';
import { moveSubscribers } from './move-subscribers.ts';
import { renameChoices } from './rename-choices.ts';

interface Migration {
  name: string;
  run: (db: Db) => Promise<unknown>;
}

/**
 * Steps that update documents of earlier versions, oldest first. A step may run again after an interruption,
 * and in several processes at once. Names of steps never change.
 */
const migrations: Migration[] = [
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
];

/** Updates the documents of an earlier version to the present one, running each step once. */
export async function migrate(db: Db): Promise<void> {
  const done = db.collection<{ _id: string; at: Date }>('migrations');
  for (const { name, run } of migrations) {
    if (await done.findOne({ _id: name })) continue;
    await run(db);
    await done.updateOne({ _id: name }, { $set: { at: timeNow() } }, { upsert: true });
  }
}
