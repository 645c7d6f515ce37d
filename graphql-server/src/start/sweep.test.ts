import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { ObjectId } from 'mongodb';
import { expect, test, vi } from 'vitest';
import { sweepTemporaryFiles } from '../files/temporary.ts';
import { addWithPicture } from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { useTemporaryFolder } from '../testing/fresh/temporary-folder.ts';
import { sweepFiles } from './sweep.ts';

const temporary = useTemporaryFolder();
const app = await startTestApp();
const { context, db } = app;

function idOfDaysAgo(days: number): ObjectId {
  const begun = ObjectId.createFromTime(Math.floor(Date.now() / 1000) - days * 24 * 3600);
  return new ObjectId(begun.toHexString().slice(0, 8) + new ObjectId().toHexString().slice(8));
}

/**
 * Adds the remains of a picture whose process was killed so many days ago, after its sizes and before the
 * picture itself.
 */
async function breakOff(days: number): Promise<void> {
  const [imageId, variantId] = [new ObjectId(), new ObjectId()];
  const metadata = { kind: 'variant', contentType: 'image/webp', imageId, width: 480 };
  const uploadDate = idOfDaysAgo(days).getTimestamp();
  const chunk = (files_id: ObjectId, n: number) => ({
    _id: idOfDaysAgo(days),
    files_id,
    n,
    data: Buffer.from('x'),
  });
  await db.collection('fs.files').insertOne({ _id: variantId, length: 1, uploadDate, metadata });
  await db.collection('fs.chunks').insertMany([chunk(variantId, 0), chunk(imageId, 0), chunk(imageId, 1)]);
}

test('leftovers of a picture from a killed process are removed after a day, and whole pictures stay', async () => {
  await addWithPicture(app, 'createMediaItem');
  const counts = async () => [
    await db.collection('fs.files').countDocuments(),
    await db.collection('fs.chunks').countDocuments(),
  ];
  const whole = await counts();
  await breakOff(2);
  await sweepFiles(context);
  expect(await counts()).toEqual(whole);

  await breakOff(0);
  const begun = await counts();
  await sweepFiles(context);
  expect(await counts()).toEqual(begun);
});

/** The names of the temporary files while an upload arrives at `path`. */
async function namesOnTheWay(path: string, parts: string[]): Promise<string[]> {
  const sending = request(`${app.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=edge', 'Apollo-Require-Preflight': 'true' },
  });
  sending.on('error', () => undefined);
  for (const part of parts) sending.write(`--edge\r\nContent-Disposition: form-data; ${part}`);
  const found = () => readdirSync(temporary).filter((name) => !name.startsWith('ahg-'));
  const names = await vi.waitFor(() => {
    expect(found()).not.toEqual([]);
    return found();
  });
  sending.destroy();
  await vi.waitFor(() => expect(found()).toEqual([]));
  return names;
}

test('an upload that a killed process left in the temporary folder is removed after an hour', async () => {
  const file = 'filename="a.pdf"\r\n\r\n%PDF-1.4';
  const operations = JSON.stringify({
    query: 'mutation ($f: Upload) { uploadPicture(image: $f) { id } }',
    variables: { f: null },
  });
  const uploads = [
    ...(await namesOnTheWay('/api/applications', [`name="resume"; ${file}`])),
    ...(await namesOnTheWay('/graphql', [
      `name="operations"\r\n\r\n${operations}\r\n`,
      `name="map"\r\n\r\n{"0":["variables.f"]}\r\n`,
      `name="0"; ${file}`,
    ])),
  ];
  expect(uploads).toHaveLength(2);
  const leave = (name: string, minutesAgo: number) => {
    const time = Date.now() / 1000 - minutesAgo * 60;
    writeFileSync(join(temporary, name), 'left');
    utimesSync(join(temporary, name), time, time);
  };
  const left = () => readdirSync(temporary).filter((name) => !name.startsWith('ahg-'));
  for (const name of [...uploads, 'somebody-else.tmp']) leave(name, 61);
  await sweepTemporaryFiles();
  expect(left()).toEqual(['somebody-else.tmp']);
  for (const name of uploads) leave(name, 59);
  await sweepTemporaryFiles();
  expect(left()).toHaveLength(3);
});
