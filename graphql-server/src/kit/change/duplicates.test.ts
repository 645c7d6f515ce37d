import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { sweepFiles } from '../../start/sweep.ts';
import { addProperty, addWithPicture } from '../../testing/factories.ts';
import { picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

interface Copy {
  id: string;
  title: string;
  slug: string;
  publication: string;
  images: { id: string }[];
}

test('a copy of a property is a draft with its texts and pictures, its own address and no enquiries', async () => {
  const { id } = await addProperty(app, { title: 'Jheel Residences', price: '1 Cr' }, [await picture()]);
  await db.collection('properties').updateOne({}, { $set: { enquiryCount: 7, viewCount: 9 } });
  const { data } = await ask<{ duplicateProperty: Copy }>(
    `mutation { duplicateProperty(id: "${id}") {
      id title slug publication enquiryCount price { from } images { id }
    } }`,
    {},
    { token },
  );
  expect(data.duplicateProperty).toMatchObject({
    title: 'Copy of Jheel Residences',
    slug: 'copy-of-jheel-residences',
    publication: 'DRAFT',
    enquiryCount: 0,
    price: { from: 10_000_000 },
  });
  const again = await ask<{ duplicateProperty: Copy }>(
    `mutation { duplicateProperty(id: "${id}") { slug } }`,
    {},
    { token },
  );
  expect(again.data.duplicateProperty.slug).toBe('copy-of-jheel-residences-2');
  const found = await ask(
    '{ adminProperties(list: { search: "copy jheel" }) { totalCount } }',
    {},
    { token },
  );
  expect(found.data.adminProperties).toEqual({ totalCount: 2 });

  // The picture stays as long as one of them shows it.
  const fileId = new ObjectId(data.duplicateProperty.images[0]?.id);
  await db.collection('versions').deleteMany({});
  await db.collection('properties').deleteOne({ _id: new ObjectId(id) });
  await db.collection('fs.files').updateMany({}, { $set: { uploadDate: new Date(0) } });
  await sweepFiles(context);
  expect(await db.collection('fs.files').countDocuments({ _id: fileId })).toBe(1);
});

test('a copy of a story is a draft with its picture', async () => {
  const { id } = await addWithPicture(app, 'createBlog', { title: 'Told once' });
  const { data } = await ask<{ duplicateBlog: Copy }>(
    `mutation { duplicateBlog(id: "${id}") { title slug publication image { id } } }`,
    {},
    { token },
  );
  expect(data.duplicateBlog).toMatchObject({
    title: 'Copy of Told once',
    slug: 'copy-of-told-once',
    publication: 'DRAFT',
    image: { id: expect.any(String) as string },
  });
});
