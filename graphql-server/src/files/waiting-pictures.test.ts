import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { AdminRole } from '../base/admin-role.ts';
import { sweepFiles } from '../start/sweep.ts';
import { tokenOfRole } from '../testing/accounts.ts';
import { addProperty, addWithPicture, given, propertyInput, sendApplication } from '../testing/factories.ts';
import { pdf, picture } from '../testing/data/files.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { maxWaiting, withStoredPictures } from './waiting-pictures.ts';

const app = await startTestApp();
const { ask, call, db, token } = app;

interface Picture {
  id: string;
  url: string;
  alt: string;
}
interface Saved {
  id: string;
  images: Picture[];
}

function upload(file: File, { as = token }: { as?: string } = {}) {
  return ask<{ uploadPicture: Picture }>(
    'mutation ($image: Upload!) { uploadPicture(image: $image) { id url alt } }',
    { image: null },
    { token: as, files: { image: file } },
  );
}

async function uploaded(name: string): Promise<string> {
  return given(await upload(await picture({ name, width: 8, height: 8 })), 'uploadPicture').id;
}

function create(pictures: { id: string; alt?: string }[], values: Record<string, unknown> = {}) {
  return ask<{ createProperty: Saved }>(
    `mutation ($input: PropertyInput!, $pictures: [ChosenPicture!]) {
      createProperty(input: $input, pictures: $pictures) { id images { id url alt } }
    }`,
    { input: propertyInput(values), pictures },
    { token },
  );
}

function update(id: string, pictures: { id: string; alt?: string }[], readAt?: string) {
  return ask<{ updateProperty: Saved }>(
    `mutation ($id: ID!, $input: PropertyInput!, $pictures: [ChosenPicture!], $readAt: DateTimeISO) {
      updateProperty(id: $id, input: $input, pictures: $pictures, readAt: $readAt) { id images { id url alt } }
    }`,
    { id, input: propertyInput({ title: 'Neem Court' }), pictures, readAt },
    { token },
  );
}

async function waits(id: string): Promise<boolean> {
  const waiting = { _id: new ObjectId(id), 'metadata.waiting': { $exists: true } };
  return (await db.collection('fs.files').countDocuments(waiting)) > 0;
}

const altsOf = ({ images }: Saved) => images.map(({ id, alt }) => [id, alt]);
const tooOld = new Date(Date.now() - 25 * 3_600_000);

async function sweepTomorrow(): Promise<void> {
  await db.collection('fs.files').updateMany({}, { $set: { uploadDate: tooOld } });
  await sweepFiles(app.context);
}

test('uploaded pictures have the requested order and their descriptions', async () => {
  const [hall, kitchen, garden] = [
    await uploaded('hall.jpg'),
    await uploaded('kitchen.jpg'),
    await uploaded('garden.jpg'),
  ];
  const answer = await create(
    [
      { id: garden, alt: '  The garden at noon ' },
      { id: hall, alt: '' },
    ],
    {
      title: 'Neem Court',
    },
  );
  const property = given(answer, 'createProperty');
  expect(altsOf(property)).toEqual([
    [garden, 'The garden at noon'],
    [hall, 'Neem Court'],
  ]);
  expect(property.images[0]?.url).toBe(`/files/${garden}/garden`);

  const changed = await update(property.id, [
    { id: kitchen, alt: 'The kitchen' },
    { id: hall },
    { id: garden, alt: 'The garden at noon' },
  ]);
  expect(altsOf(given(changed, 'updateProperty'))).toEqual([
    [kitchen, 'The kitchen'],
    [hall, 'Neem Court'],
    [garden, 'The garden at noon'],
  ]);
  expect(altsOf(given(await update(property.id, []), 'updateProperty'))).toEqual([]);
});

test('a property takes no file that is not a picture', async () => {
  await sendApplication(app, {}, pdf());
  await addProperty(app, {}, [await picture()]);
  const resume = await db.collection('fs.files').findOne({ 'metadata.kind': 'resume' });
  const variant = await db.collection('fs.files').findOne({ 'metadata.kind': 'variant' });
  expect([resume, variant]).toEqual([expect.anything(), expect.anything()]);
  for (const file of [resume, variant, { _id: new ObjectId() }]) {
    const good = await uploaded('good.jpg');
    const id = String(file?._id);
    const refused = await create([{ id: good }, { id }]);
    expect(refused.errors).toMatchObject([
      {
        message: 'Picture 2 is no longer there. Please add it again.',
        extensions: { code: 'BAD_USER_INPUT', fields: { images: expect.any(String) } },
      },
    ]);
    // After a refusal, the upload still waits.
    expect(await waits(good)).toBe(true);
    expect(given(await create([{ id: good }]), 'createProperty').images).toHaveLength(1);
    expect(await waits(good)).toBe(false);
  }
});

test('a picture of another item can be chosen, with a description of its own', async () => {
  const { image } = await addWithPicture(app, 'createTeamMember');
  const chosen = given(await create([{ id: image.id, alt: 'At work' }]), 'createProperty');
  expect(chosen.images).toEqual([{ id: image.id, url: image.url, alt: 'At work' }]);
});

test('concurrent properties can show the same upload', async () => {
  const id = await uploaded('hall.jpg');
  const answers = await Promise.all([create([{ id }]), create([{ id }]), create([{ id }])]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(3);
  expect(await waits(id)).toBe(false);
});

test('a property that cannot be saved leaves its pictures to the next attempt', async () => {
  const id = await uploaded('hall.jpg');
  expect((await create([{ id }], { price: 'cheap' })).errors).toHaveLength(1);
  const { id: propertyId } = await addProperty(app);
  const conflict = await ask(
    `mutation ($id: ID!, $input: PropertyInput!, $pictures: [ChosenPicture!], $readAt: DateTimeISO) {
      updateProperty(id: $id, input: $input, pictures: $pictures, readAt: $readAt) { id }
    }`,
    { id: propertyId, input: propertyInput(), pictures: [{ id }], readAt: '2020-01-01T00:00:00.000Z' },
    { token },
  );
  expect(conflict.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(given(await create([{ id }]), 'createProperty').images).toHaveLength(1);
});

test('an invalid list of pictures is refused', async () => {
  const id = await uploaded('hall.jpg');
  const sentences = async (pictures: { id: string; alt?: string }[]) =>
    (await create(pictures)).errors?.map(({ message, extensions }) => [extensions.code, message]);
  expect(await sentences([{ id }, { id }])).toEqual([['BAD_USER_INPUT', 'Please name each picture once.']]);
  expect(await sentences([{ id, alt: 'x'.repeat(201) }])).toEqual([
    ['BAD_USER_INPUT', 'Please describe a picture in at most 200 characters.'],
  ]);
  expect(await sentences(Array.from({ length: 21 }, () => ({ id: new ObjectId().toHexString() })))).toEqual([
    ['BAD_USER_INPUT', 'Please choose at most 20 pictures.'],
  ]);
  expect((await sentences([{ id: 'nonsense' }]))?.[0]?.[0]).toBe('BAD_USER_INPUT');
  expect(given(await create([{ id, alt: 'x'.repeat(200) }]), 'createProperty').images).toHaveLength(1);
});

test('a save after a colleague removed a picture reports the conflict, not the missing picture', async () => {
  const [hall, garden] = [await uploaded('hall.jpg'), await uploaded('garden.jpg')];
  const { id } = given(await create([{ id: hall }, { id: garden }]), 'createProperty');
  const read = await ask<{ property: { updatedAt: string } }>(
    'query ($id: ID!) { property(id: $id) { updatedAt } }',
    { id },
  );
  const { updatedAt } = given(read, 'property');
  given(await update(id, [{ id: garden }]), 'updateProperty');
  const late = await update(id, [{ id: hall }, { id: garden }], updatedAt);
  expect(late.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    conflict: { fields: ['images'] },
  });
});

test('a form can ask which of its pictures still exist', async () => {
  const [waiting, used] = [await uploaded('waiting.jpg'), await uploaded('used.jpg')];
  given(await create([{ id: used }]), 'createProperty');
  const stillThere = async (ids: string[], as = token) =>
    ask<{ storedPictures: Picture[] }>(
      'query ($ids: [ID!]!) { storedPictures(ids: $ids) { id url alt } }',
      { ids },
      { token: as },
    );
  const answer = await stillThere([waiting, used, new ObjectId().toHexString()]);
  expect(
    given(answer, 'storedPictures')
      .map(({ id }) => id)
      .sort(),
  ).toEqual([waiting, used].sort());
  const many = Array.from({ length: 101 }, () => waiting);
  for (const refused of [await stillThere(['nonsense']), await stillThere(many)]) {
    expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

test('an old upload that an item has just taken is not swept before the item is written', async () => {
  const id = await uploaded('hall.jpg');
  await db.collection('fs.files').updateMany({}, { $set: { uploadDate: tooOld } });
  await withStoredPictures(app.context, [id], async () => {
    await sweepFiles(app.context);
  });
  expect((await call('GET', `/files/${id}/hall`)).status).toBe(200);
});

test('an upload that nothing uses is removed after a day, one that a property shows stays', async () => {
  const [forgotten, shown] = [await uploaded('forgotten.jpg'), await uploaded('shown.jpg')];
  given(await create([{ id: shown }]), 'createProperty');
  await sweepFiles(app.context);
  expect((await call('GET', `/files/${forgotten}/forgotten`)).status).toBe(200);
  await sweepTomorrow();
  expect((await call('GET', `/files/${forgotten}/forgotten`)).status).toBe(404);
  expect((await call('GET', `/files/${shown}/shown`)).status).toBe(200);
  expect(
    await db.collection('fs.files').countDocuments({ 'metadata.imageId': new ObjectId(forgotten) }),
  ).toBe(0);
});

test('an account cannot fill the disk with pictures that nothing uses', async () => {
  const id = await uploaded('hall.jpg');
  const files = db.collection('fs.files');
  const file = await files.findOne({ _id: new ObjectId(id) });
  const copies = Array.from({ length: maxWaiting - 1 }, () => ({ ...file, _id: new ObjectId() }));
  await files.insertMany(copies);
  const small = await picture({ width: 8, height: 8 });
  expect((await upload(small)).errors).toMatchObject([
    { message: expect.stringMatching(/^100 pictures/), extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  const editor = await tokenOfRole(app, AdminRole.EDITOR);
  expect((await upload(small, { as: editor })).errors).toBeUndefined();
  given(await create([{ id }]), 'createProperty');
  expect((await upload(small)).errors).toBeUndefined();
});

test('a file that is not a picture is refused, and does not wait', async () => {
  expect((await upload(pdf())).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(await db.collection('fs.files').countDocuments()).toBe(0);
});
