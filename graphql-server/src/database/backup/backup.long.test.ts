import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Binary, BSON, Decimal128, Double, Long } from 'mongodb';
import type { Document, ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { version } from '../../base/version.ts';
import { everythingOf, makeArchiveFolder } from '../../testing/data/archives.ts';
import {
  addProperty,
  addWithPicture,
  deleteItem,
  sendApplication,
  sendContact,
} from '../../testing/factories.ts';
import { picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { announceRewriting, touch } from '../changes.ts';
import { migrate, newestMigration } from '../migrations/migrations.ts';
import { writeArchive } from './archive-file.ts';
import { checkArchive } from './read-archive.ts';
import { readDatabase } from './read-database.ts';
import { markRestore, restoreArchive, unmarkRestore } from './restore.ts';
import { writeBackup } from './write-backup.ts';
import { indexes } from '../../office/rooms.ts';

const app = await startTestApp();
const { db } = app;
const place = makeArchiveFolder();
const present = { version, migration: newestMigration };
const other = db.client.db('restored');

/** Checks the archive, and restores it into another database of the same engine. */
async function restored(file: string) {
  const archive = await checkArchive(file, present);
  await markRestore(other, basename(file));
  await restoreArchive(other, file, archive.bytes, indexes);
  await unmarkRestore(other);
  return archive;
}

async function addContent(): Promise<void> {
  await migrate(db);
  const { id } = await addProperty(app, { title: 'Ashwattha House' }, [await picture(), await picture()]);
  await addProperty(app, { title: 'Banyan Court' });
  await addWithPicture(app, 'createBlog');
  await addWithPicture(app, 'createTeamMember');
  await sendContact(app);
  await sendApplication(app);
  await deleteItem(app, 'PROPERTY', id);
}

test('an archive restores every document and every file, byte for byte', async () => {
  await addContent();
  // JavaScript has no types for these values, so they would change on a way through it.
  await db.collection<Document & { _id: string }>('notes').insertOne({
    _id: 'kinds',
    double: new Double(1),
    long: Long.fromString('9007199254740993'),
    decimal: Decimal128.fromString('1.10'),
    bytes: new Binary(Buffer.from([0, 255])),
    pattern: /^a/i,
    list: [null, new Date(0), { deep: new Double(2) }],
  });
  await db.collection('rateLimits').insertOne({ count: 1 });
  const file = place('whole.bson.gz');
  const { bytes, summary } = await writeBackup(db, file, { version });
  const before = await everythingOf(db);
  expect([...before.keys()]).toEqual(
    expect.arrayContaining(['sessions', 'rateLimits', 'rewritings', 'fs.chunks', 'migrations']),
  );
  for (const leftOut of ['sessions', 'loginAttempts', 'rateLimits', 'locks', 'rewritings'])
    before.delete(leftOut);

  const { contents } = await restored(file);
  const after = await everythingOf(other);
  after.delete('locks');
  expect(after).toEqual(before);
  expect(statSync(file)).toMatchObject({ size: bytes, mode: 0o100600 });
  expect(summary.files).toBe(before.get('fs.files')?.size);
  expect(summary.files).toBeGreaterThan(4);
  expect(contents.counts).toEqual(summary.counts);
  for (const [name, documents] of before) {
    if (name !== 'fs.chunks') expect([name, contents.counts[name]]).toEqual([name, documents.size]);
  }
  const indexes = async (name: string) => [
    (await db.collection(name).indexes()).map(({ key }) => key),
    (await other.collection(name).indexes()).map(({ key }) => key),
  ];
  for (const name of ['properties', 'fs.chunks', 'fs.files']) {
    const [own = [], theirs = []] = await indexes(name);
    expect(theirs).toEqual(expect.arrayContaining(own));
  }
});

test('an archive is gzip and BSON, which other programs read', async () => {
  await addContent();
  const file = place('plain.bson.gz');
  await writeBackup(db, file, { version });
  const plain = gunzipSync(readFileSync(file));
  const documents: Document[] = [];
  for (let at = 0; at < plain.length; at += plain.readInt32LE(at)) {
    documents.push(BSON.deserialize(plain.subarray(at, at + plain.readInt32LE(at))));
  }
  expect(documents[0]).toMatchObject({ archive: 'header', version, migration: newestMigration });
  expect(documents.map(({ title }) => title as unknown)).toContain('Banyan Court');
  expect(documents.at(-1)).toMatchObject({ archive: 'whole' });
});

test('one wrong byte anywhere, or a missing end, makes an archive unusable', async () => {
  await addContent();
  const file = place('good.bson.gz');
  await writeBackup(db, file, { version });
  const good = readFileSync(file);
  const damagedFile = place('damaged.bson.gz');
  const refused = () => expect(checkArchive(damagedFile, present)).rejects.toMatchObject({ exitCode: 2 });
  const head = Array.from({ length: 20 }, (_, n) => n);
  const spread = Array.from({ length: 50 }, (_, n) => Math.floor((n * good.length) / 50));
  const fromEnd = Array.from({ length: 150 }, (_, n) => good.length - 1 - n);
  for (const at of [...head, ...spread, ...fromEnd]) {
    const bytes = Buffer.from(good);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    writeFileSync(damagedFile, bytes);
    await refused();
  }
  for (const length of [0, 1, 50, good.length >> 1, good.length - 1]) {
    writeFileSync(damagedFile, good.subarray(0, length));
    await refused();
  }
  writeFileSync(damagedFile, Buffer.concat([good, Buffer.from('x')]));
  await refused();
  writeFileSync(damagedFile, 'a letter to the landlord '.repeat(100));
  await expect(checkArchive(damagedFile, present)).rejects.toThrow('or is no archive of this product');
  await expect(checkArchive(file, present)).resolves.toBeTruthy();
});

test('an archive of a newer version is refused, and one of the same or an older version is not', async () => {
  await addContent();
  const file = place('versions.bson.gz');
  await writeBackup(db, file, { version: '1.10.0' });
  const check = (values: Partial<typeof present>) => checkArchive(file, { ...present, ...values });
  await expect(check({ version: '1.10.0' })).resolves.toBeTruthy();
  await expect(check({ version: '2.0.0' })).resolves.toBeTruthy();
  await expect(check({ version: '1.9.9' })).rejects.toThrow('version 1.10.0');
  await expect(check({ version: '1.10.0', migration: newestMigration - 1 })).rejects.toMatchObject({
    exitCode: 2,
  });
});

test('an archive of an earlier version is updated by the restore', async () => {
  await addContent();
  await db.collection<{ _id: string }>('migrations').deleteMany({ _id: { $gt: '001' } });
  await db
    .collection('properties')
    .updateMany({}, [{ $set: { propertyStatus: 'underOffer' } }, { $unset: ['publishAt', 'searchText'] }]);
  await db.collection('contactRequests').updateMany({}, { $unset: { state: 1, history: 1, unread: 1 } });
  const file = place('earlier.bson.gz');
  await writeBackup(db, file, { version: '0.0.9' });
  expect((await restored(file)).header).toMatchObject({ version: '0.0.9', migration: 0 });
  const property = await other.collection('properties').findOne({ title: 'Banyan Court' });
  expect(property).toMatchObject({ propertyStatus: 'UNDER_OFFER' });
  expect(property?.publishAt).toEqual(property?.createdAt);
  expect(property?.searchText).toContain('banyan');
  expect(await other.collection('contactRequests').findOne()).toMatchObject({ state: 'NEW', history: [] });
  expect(await other.collection('migrations').countDocuments()).toBe(newestMigration);
});

/** Reads the database, and calls `act` once, right after the documents of `collection` were read. */
async function* readWhile(collection: string, act: () => Promise<unknown>) {
  const reading = readDatabase(db, version);
  let acted = false;
  for (;;) {
    const { value, done } = await reading.next();
    if (done) return value;
    yield value;
    const note = BSON.deserialize(value);
    if (acted || note.archive !== 'end' || note.collection !== collection) continue;
    acted = true;
    await act();
  }
}

test('an item that takes the address which another has just left does not spoil the archive', async () => {
  const { id } = await addProperty(app, { title: 'Ashwattha House' });
  const file = place('renamed.bson.gz');
  await writeArchive(
    file,
    readWhile('properties', async () => {
      await db.collection('properties').updateOne({}, { $set: { slug: 'moved' }, ...touch });
      await addProperty(app, { title: 'Ashwattha House' });
    }),
  );
  await restored(file);
  const slugs = await other.collection('properties').distinct('slug');
  expect(slugs).toEqual(['ashwattha-house', 'moved']);
  expect(String((await other.collection('properties').findOne({ slug: 'moved' }))?._id)).toBe(id);
});

test('an item removed for good meanwhile leaves its address to another', async () => {
  await migrate(db);
  await addProperty(app, { title: 'Ashwattha House' });
  await addProperty(app, { title: 'Banyan Court' });
  const file = place('removed.bson.gz');
  await writeArchive(
    file,
    readWhile('properties', async () => {
      await announceRewriting(app.context, 'properties');
      await db.collection('properties').deleteOne({ slug: 'ashwattha-house' });
      await addProperty(app, { title: 'Ashwattha House' });
    }),
  );
  await restored(file);
  const here = await everythingOf(db);
  const there = await everythingOf(other);
  expect(there.get('properties')).toEqual(here.get('properties'));
});

test('what a document names is in the archive, when both are written while the backup runs', async () => {
  await addProperty(app);
  const file = place('added.bson.gz');
  const photo = await picture();
  const add = () => addProperty(app, { title: 'Late Court' }, [photo]);
  await writeArchive(file, readWhile('properties', add));
  await restored(file);
  const late = await other.collection('properties').findOne({ title: 'Late Court' });
  const { fileId } = (late?.images as { fileId: ObjectId }[])[0] ?? {};
  expect(await other.collection('fs.files').countDocuments({ _id: fileId })).toBe(1);
  expect(await other.collection('fs.files').countDocuments({ 'metadata.imageId': fileId })).toBeGreaterThan(
    0,
  );
  expect((await everythingOf(other)).get('fs.chunks')).toEqual((await everythingOf(db)).get('fs.chunks'));
});

test('an archive never replaces a file, and a failure leaves none behind', async () => {
  await addContent();
  const file = place('once.bson.gz');
  await writeBackup(db, file, { version });
  const first = readFileSync(file);
  await expect(writeBackup(db, file, { version })).rejects.toThrow('exists already');
  expect(readFileSync(file).equals(first)).toBe(true);

  await expect(writeBackup(db, 'dist/client/all.bson.gz', { version })).rejects.toThrow('visitors can read');
  await expect(writeBackup(db, `${file}/below.bson.gz`, { version })).rejects.toThrow('cannot be written');
  const stop = new AbortController();
  const onProgress = () => stop.abort();
  await expect(
    writeBackup(db, place('stopped.bson.gz'), { version, signal: stop.signal, onProgress }),
  ).rejects.toThrow('abort');
  expect(readdirSync(dirname(file)).filter((name) => /stopped|unfinished/.test(name))).toEqual([]);
});
