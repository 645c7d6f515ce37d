import { Binary, ObjectId } from 'mongodb';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { derivedId } from '../base/ids.ts';
import { migrate } from '../database/migrations/migrations.ts';
import { addProperty, addWithPicture } from '../testing/factories.ts';
import { picture } from '../testing/data/files.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { encodeMissingAvif } from './avif.ts';
import { fileInfo } from './store.ts';
import type { StoredFile } from './store.ts';

const app = await startTestApp();
const { context, db } = app;

async function addPicture(): Promise<{ id: ObjectId; url: string }> {
  const { image } = await addWithPicture(app, 'createMediaItem');
  return { id: new ObjectId(image.id), url: image.url };
}

async function avifCount(): Promise<number> {
  return db.collection('fs.files').countDocuments({ 'metadata.contentType': 'image/avif' });
}

async function claim(id: ObjectId, seconds: number): Promise<void> {
  const until = new Date(Date.now() + seconds * 1000);
  const values = { 'metadata.claim': { holder: new ObjectId(), until } };
  await db.collection('fs.files').updateOne({ _id: id }, { $set: values });
}

test('several processes encode each picture once', async () => {
  for (let added = 0; added < 6; added += 1) await addPicture();
  let encoded = 0;
  async function work(): Promise<void> {
    while (await encodeMissingAvif(context)) encoded += 1;
  }
  await Promise.all([work(), work(), work()]);
  expect(encoded).toBe(6);
  expect(await avifCount()).toBe(6);
  expect(await db.collection('fs.files').countDocuments({ 'metadata.claim': { $exists: true } })).toBe(0);
});

test('a process leaves a picture to another one until its claim has expired', async () => {
  const { id } = await addPicture();
  await claim(id, 60);
  expect(await encodeMissingAvif(context)).toBe(false);
  await claim(id, -1);
  expect(await encodeMissingAvif(context)).toBe(true);
  expect(await encodeMissingAvif(context)).toBe(false);
  expect(await avifCount()).toBe(1);
});

test('a variant that a killed process stored halfway is completed, and nothing is stored twice', async () => {
  const { id, url } = await addPicture();
  const variantId = derivedId(id.toHexString(), 64, 'avif');
  // Some chunks without a file document.
  await db.collection('fs.chunks').insertOne({ files_id: variantId, n: 0, data: Buffer.from('half a file') });
  await claim(id, -1);
  expect(await encodeMissingAvif(context)).toBe(true);
  const answer = await fetch(`${app.origin}${url}`, { headers: { Accept: 'image/avif' } });
  expect((await sharp(await answer.arrayBuffer()).metadata()).compression).toBe('av1');
  expect(await db.collection('fs.chunks').countDocuments({ files_id: variantId })).toBe(1);

  // Simulates a process killed after writing the variant and before noting it: the next one finds the variant.
  await db.collection('fs.files').updateOne({ _id: id }, { $set: { 'metadata.avif': 'missing' } });
  expect(await encodeMissingAvif(context)).toBe(true);
  expect(await avifCount()).toBe(1);
});

test('a picture of an earlier version gets the size that it lacks, and keeps the others', async () => {
  await addProperty(app, {}, [await picture({ width: 1000, height: 750 })]);
  const files = db.collection<StoredFile>('fs.files');
  const variants = { 'metadata.contentType': 'image/avif' };
  const sizes = () => files.find(variants, { sort: { 'metadata.width': 1 } }).toArray();
  expect(await encodeMissingAvif(context)).toBe(true);
  const first = await sizes();
  expect(first.map(({ metadata }) => metadata.width)).toEqual([480, 720, 960, 1000]);

  await files.deleteOne({ ...variants, 'metadata.width': 720 });
  await db.collection('migrations').deleteOne({ _id: /^033/ as never });
  await migrate(db);
  expect(await encodeMissingAvif(context)).toBe(true);
  expect(await encodeMissingAvif(context)).toBe(false);
  const second = await sizes();
  expect(second.map(({ metadata }) => metadata.width)).toEqual([480, 720, 960, 1000]);
  const untouched = ({ metadata }: StoredFile) => metadata.width !== 720;
  expect(second.filter(untouched)).toEqual(first.filter(untouched));
});

test('a process that has lost its claim stores nothing', async () => {
  // The picture is large, so that the test sees the claim before the encoding ends.
  await addProperty(app, {}, [await picture({ width: 2000, height: 1500 })]);
  const claimed = { 'metadata.claim': { $exists: true } };
  const encoding = encodeMissingAvif(context);
  await expect.poll(() => db.collection('fs.files').countDocuments(claimed), { interval: 5 }).toBe(1);
  const image = await db.collection('fs.files').findOne(claimed);
  await claim(image?._id ?? new ObjectId(), 60);
  expect(await encoding).toBe(true);
  const left = await db.collection('fs.files').findOne(claimed);
  expect(left?.metadata).toMatchObject({ avif: 'missing' });
  expect(await avifCount()).toBe(0);
});

test('a picture that cannot be encoded is reported once, and the queue goes on', async () => {
  const { id } = await addPicture();
  await addPicture();
  await db.collection('fs.files').updateOne({ _id: id }, { $set: { uploadDate: new Date() } });
  const { length } = (await fileInfo(context, id)) ?? { length: 0 };
  const data = new Binary(Buffer.alloc(length));
  await db.collection('fs.chunks').updateOne({ files_id: id }, { $set: { data } });
  expect(await encodeMissingAvif(context)).toBe(true);
  expect(app.logged.splice(0).join()).toContain('no AVIF of a picture');
  expect(await encodeMissingAvif(context)).toBe(true);
  expect(await encodeMissingAvif(context)).toBe(false);
  expect(await avifCount()).toBe(1);
});
