import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ObjectId } from 'mongodb';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { backupClaim, heavyWorkClaim } from '../../database/backup/claims.ts';
import { version } from '../../base/version.ts';
import { checkArchive } from '../../database/backup/read-archive.ts';
import { restoreArchive } from '../../database/backup/restore.ts';
import { takeClaim } from '../../database/claims.ts';
import { newestMigration } from '../../database/migrations/migrations.ts';
import { makeArchiveFolder } from '../../testing/data/archives.ts';
import { addProperty, addWithPicture } from '../../testing/factories.ts';
import { killAll, startProgram } from '../../testing/programs/programs.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { holdWaitingMail } from './after-restore.ts';
import { backupsOf, runBackup } from './backup-runs.ts';
import { BackupState } from './backup.type.ts';
import type { BackupOverview } from './backup.type.ts';
import { backUpWhenDue } from './scheduled-backups.ts';
import { indexes } from '../rooms.ts';

const hourMs = 3_600_000;
const place = makeArchiveFolder();
const app = await startTestApp({ othersWrite: true });
const { context, db, ask, token } = app;
afterAll(killAll);

let folders = 0;
let folder = '';
beforeEach(async () => {
  folder = place(`backups-${(folders += 1)}`);
  context.config.backup = { folder, everyHours: 24, keep: 3 };
  await addProperty(app);
});

const archives = () => readdirSync(folder).sort();
const runs = () =>
  backupsOf(context)
    .find({}, { sort: { startedAt: 1 } })
    .toArray();
const later = (hours: number) =>
  backupsOf(context).updateMany({}, [
    {
      $set: Object.fromEntries(
        ['startedAt', 'endedAt'].map((field) => [
          field,
          { $dateSubtract: { startDate: `$${field}`, unit: 'second', amount: Math.round(hours * 3600) } },
        ]),
      ),
    },
  ]);

const question = `{ backups {
  schedule { everyHours keep } last { file bytes documents files } ageMinutes nextDueAt warnings
  runs { id state scheduled file error host }
} }`;

async function overview(): Promise<BackupOverview> {
  const { data } = await ask<{ backups: BackupOverview }>(question, {}, { token });
  return data.backups;
}

test('a backup is written when it is due, and not before', async () => {
  expect(await overview()).toMatchObject({ last: null, ageMinutes: null, warnings: [], runs: [] });
  await backUpWhenDue(context);
  await backUpWhenDue(context);
  expect(archives()).toHaveLength(1);
  await later(23.9);
  await backUpWhenDue(context);
  expect(archives()).toHaveLength(1);
  await later(0.2);
  await backUpWhenDue(context);
  expect(await runs()).toMatchObject([
    { state: 'DONE', scheduled: true },
    { state: 'DONE', scheduled: true, file: archives().at(-1) },
  ]);
  const { last, ageMinutes, nextDueAt, warnings } = await overview();
  expect(last?.file).toBe(archives().at(-1));
  expect(last?.bytes).toBe(readFileSync(join(folder, last?.file ?? '')).length);
  expect(ageMinutes).toBe(0);
  expect(Math.round((new Date(nextDueAt ?? 0).getTime() - Date.now()) / hourMs)).toBe(24);
  expect(warnings).toEqual([]);
});

test('only the newest scheduled archives stay, and no other file is touched', async () => {
  mkdirSync(folder);
  const scheduled = [1, 2, 3, 4].map((day) => `apna-hi-ghar-scheduled-2026010${day}-000000000.bson.gz`);
  const others = [
    'apna-hi-ghar-20260101-000000000.bson.gz',
    'letters.txt',
    'apna-hi-ghar-scheduled-20260101-000000000.bson.gz.old',
    'apna-hi-ghar-scheduled-20260102-000000000.bson.gz.unfinished',
  ];
  for (const name of [...scheduled, ...others]) writeFileSync(join(folder, name), 'x');
  const killed = 'apna-hi-ghar-scheduled-20260101-000000000.bson.gz.unfinished';
  writeFileSync(join(folder, killed), 'x');
  const longAgo = Date.now() / 1000 - 25 * 3600;
  utimesSync(join(folder, killed), longAgo, longAgo);
  await backUpWhenDue(context);
  const { last } = await overview();
  expect(archives()).toEqual([...scheduled.slice(2), ...others, last?.file].sort());
});

test('when two processes find the backup due at once, one writes it', async () => {
  const engine = readFileSync(join(context.config.dataDir, 'engine.address'), 'utf8');
  const env = { MONGODB_URI: `${engine.replace(/\/\?.*$|\/$/, '')}/test`, BACKUP_DIR: folder };
  const turn = () => startProgram('testing/programs/back-up-when-due', 'turn done', env);
  await Promise.all([turn(), turn()]);
  expect(archives()).toHaveLength(1);
  expect(await runs()).toMatchObject([{ state: 'DONE' }]);
}, 60_000);

test('a failed backup says why, is tried again after an hour, and removes no archive', async () => {
  await backUpWhenDue(context);
  const [good = ''] = archives();
  await later(25);
  writeFileSync(place('a-file'), '');
  context.config.backup = { folder: join(place('a-file'), 'below'), everyHours: 24, keep: 1 };
  await backUpWhenDue(context);
  expect(app.logged.splice(0).join()).toContain('the scheduled backup failed');
  await backUpWhenDue(context);
  const { warnings, runs: shown } = await overview();
  expect(warnings).toEqual(['LAST_FAILED']);
  expect(shown).toMatchObject([{ state: 'FAILED' }, { state: 'DONE', file: good }]);
  expect(shown[0]?.error).toContain('choose a folder that this user may write to');
  expect(archives()).toEqual([good]);

  context.config.backup = { folder, everyHours: 24, keep: 1 };
  await later(1.1);
  await backUpWhenDue(context);
  expect((await overview()).warnings).toEqual([]);
  expect(archives()).toHaveLength(1);
  expect(archives()).not.toEqual([good]);
});

test('the office is warned when no backup is set up, and when the last is older than twice the interval', async () => {
  await backUpWhenDue(context);
  await later(49);
  expect((await overview()).warnings).toEqual(['OVERDUE']);
  context.config.backup = undefined;
  expect(await overview()).toMatchObject({ schedule: null, nextDueAt: null, warnings: ['NOT_SCHEDULED'] });
  expect(await backUpWhenDue(context)).toBe(false);
  // Another process, which has the setting, wrote it in time.
  await later(-40);
  expect(await overview()).toMatchObject({ schedule: { everyHours: 24, keep: 3 }, warnings: [] });
});

test('the run of a killed process counts as failed once the next one begins', async () => {
  await backUpWhenDue(context);
  await later(25);
  const [done] = await runs();
  if (!done) throw new Error('There is no run.');
  await backupsOf(context).insertOne({ ...done, _id: new ObjectId(), state: BackupState.RUNNING });
  await backUpWhenDue(context);
  expect((await overview()).runs.map(({ state }) => state).sort()).toEqual(['DONE', 'DONE', 'FAILED']);
});

test('no two backups run at once, and a backup waits until heavy work has ended', async () => {
  const holder = new ObjectId();
  await takeClaim(context, backupClaim, holder);
  await backUpWhenDue(context);
  expect(await runs()).toEqual([]);
  await takeClaim(context, heavyWorkClaim, holder);
  const writing = runBackup({ db }, place('waited.bson.gz'));
  await expect.poll(runs).toMatchObject([{ state: 'RUNNING' }]);
  await db.collection('locks').deleteMany({});
  expect(await writing).toMatchObject({ state: 'DONE' });
});

test('a due backup is left to a living worker for ten minutes', async () => {
  await backUpWhenDue(context);
  await later(24.1);
  await backUpWhenDue(context, { leaves: true });
  expect(archives()).toHaveLength(1);
  await later(0.1);
  await backUpWhenDue(context, { leaves: true });
  expect(archives()).toHaveLength(2);
});

test('a file without all its bytes is told to the owner, and does not stop the backup', async () => {
  const { image } = await addWithPicture(app, 'createMediaItem');
  await db.collection('fs.chunks').deleteOne({ files_id: new ObjectId(image.id) });
  await backUpWhenDue(context);
  const { runs: shown, last } = await overview();
  expect(shown[0]?.error).toContain(`does not have all bytes of 1 file: ${image.id}.`);
  expect(last?.file).toBe(archives()[0]);
});

test('an e-mail that waited in a restored backup is not sent by itself', async () => {
  const collections = ['outbox', 'alertMails'].map((name) => db.collection<{ state: string }>(name));
  const waiting = { attempts: 1, claim: { id: 'x' }, dueAt: new Date(), deleted: false };
  const states = ['QUEUED', 'SENDING', 'SENT', 'FAILED'];
  for (const mails of collections) await mails.insertMany(states.map((state) => ({ ...waiting, state })));
  await holdWaitingMail(db);
  const claim = { id: 'x' };
  for (const mails of collections) {
    const found = await mails
      .find({}, { projection: { _id: 0, state: 1, claim: 1 }, sort: { _id: 1 } })
      .toArray();
    expect(found).toEqual([
      { state: 'UNCERTAIN' },
      { state: 'UNCERTAIN' },
      { state: 'SENT', claim },
      { state: 'FAILED', claim },
    ]);
  }
});

test('what the list of backups keeps is bounded', async () => {
  await backUpWhenDue(context);
  const [done] = await runs();
  if (!done) throw new Error('There is no run.');
  const former = Array.from({ length: 150 }, (_, n) => ({
    ...done,
    _id: new ObjectId(),
    startedAt: new Date(done.startedAt.getTime() - (n + 25) * hourMs),
  }));
  await backupsOf(context).insertMany(former);
  await later(25);
  await backUpWhenDue(context);
  expect(await backupsOf(context).countDocuments()).toBe(100);
  expect((await overview()).runs).toHaveLength(20);
});

test('every write that was acknowledged before the start is in the archive, however many follow', async () => {
  const stop = new AbortController();
  const written: string[] = [];
  const writing = (async () => {
    while (!stop.signal.aborted) written.push((await addProperty(app)).id);
  })();
  await expect.poll(() => written.length).toBeGreaterThan(3);
  const acknowledged = [...written];
  const file = place('busy.bson.gz');
  await runBackup({ db }, file);
  stop.abort();
  await writing;
  const { bytes } = await checkArchive(file, { version, migration: newestMigration });
  const copy = db.client.db('copy');
  await restoreArchive(copy, file, bytes, indexes);
  const restored = new Set((await copy.collection('properties').distinct('_id')).map(String));
  expect(acknowledged.filter((id) => !restored.has(id))).toEqual([]);
  // No document is torn: each has the fields that its write gave it.
  const whole = { slug: /^sample-heights/, 'words.7': { $exists: true }, touchedAt: { $type: 'date' } };
  const torn = await copy
    .collection('properties')
    .find({ $nor: [whole] })
    .toArray();
  expect(torn.map(({ title, words }) => [title, words] as unknown)).toEqual([]);
});
