import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { ObjectId } from 'mongodb';
import { afterAll, expect, test, vi } from 'vitest';
import { writeFile } from './files/store.ts';
import { sweepTemporaryFiles } from './files/temporary.ts';
import { sweepFiles } from './sweep.ts';
import { addWithPicture } from './testing/factories.ts';
import { makeTestFolder, startTestApp } from './testing/start-test-app.ts';

const temporary = makeTestFolder('tmp');
process.env.TMPDIR = temporary;
afterAll(() => rmSync(temporary, { recursive: true, force: true }));
const app = await startTestApp();
const { context, db } = app;

function idOfDaysAgo(days: number): ObjectId {
  const begun = ObjectId.createFromTime(Math.floor(Date.now() / 1000) - days * 24 * 3600);
  return new ObjectId(begun.toHexString().slice(0, 8) + new ObjectId().toHexString().slice(8));
}

/** What is there of a picture when its process is killed between its sizes and itself. */
async function breakOff(imageId: ObjectId): Promise<void> {
  const metadata = { kind: 'variant', contentType: 'image/webp', imageId, width: 480 } as const;
  await writeFile(context, idOfDaysAgo(2), '480.webp', Buffer.from('a size'), metadata);
  await db.collection('fs.chunks').insertOne({ files_id: imageId, n: 1, data: Buffer.from('some bytes') });
}

test('what a killed process left of a picture is removed after a day, whole pictures stay', async () => {
  const [old, fresh] = [idOfDaysAgo(2), new ObjectId()];
  await addWithPicture(app, 'createMediaItem');
  const counts = async () => [
    await db.collection('fs.files').countDocuments(),
    await db.collection('fs.chunks').countDocuments(),
  ];
  const whole = await counts();
  await breakOff(old);
  await sweepFiles(context);
  expect(await counts()).toEqual(whole);

  await breakOff(fresh);
  const begun = await counts();
  await sweepFiles(context);
  expect(await counts()).toEqual(begun);
});

/** The names that files have in the temporary folder while they arrive at `path`. */
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
