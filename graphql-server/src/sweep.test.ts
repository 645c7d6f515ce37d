import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { writeFile } from './files/store.ts';
import { sweepFiles } from './sweep.ts';
import { addWithPicture } from './testing/factories.ts';
import { startTestApp } from './testing/start-test-app.ts';

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
