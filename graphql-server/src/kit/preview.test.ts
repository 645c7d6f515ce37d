import { expect, test } from 'vitest';
import {
  addProperty,
  addWithPicture,
  blogInput,
  propertyInput,
  uploadPictures,
} from '../testing/factories.ts';
import { picture } from '../testing/data/files.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, db, token } = app;

const typedProperty = `query ($id: ID, $input: PropertyInput!, $pictures: [ChosenPicture!]) {
  previewProperty(id: $id, input: $input, pictures: $pictures) { id slug title price { from } images { id alt } }
}`;

test('a property is previewed before it is first saved, with its waiting pictures, and nothing is stored', async () => {
  const pictures = await uploadPictures(app, [await picture()]);
  const input = { ...propertyInput({ title: 'Typed Tower', price: '45 lakh' }), address: '' };
  const { data } = await ask(typedProperty, { input, pictures }, { token });
  expect(data.previewProperty).toMatchObject({
    slug: 'preview',
    title: 'Typed Tower',
    price: { from: 4_500_000 },
    images: [{ id: pictures[0]?.id, alt: 'Typed Tower' }],
  });
  expect(await db.collection('properties').countDocuments()).toBe(0);
  // The picture still waits for an item.
  const waiting = { 'metadata.waiting': { $exists: true } };
  expect(await db.collection('fs.files').countDocuments(waiting)).toBe(1);
});

test('the preview of a stored property shows what is typed, keeps its address, and leaves it as it is', async () => {
  const { id, slug } = await addProperty(app, { title: 'Stored Tower' });
  const input = propertyInput({ title: 'Typed over' });
  const { data } = await ask(typedProperty, { id, input }, { token });
  expect(data.previewProperty).toMatchObject({ id, slug, title: 'Typed over' });
  expect((await ask(`{ property(id: "${id}") { title } }`)).data.property).toEqual({ title: 'Stored Tower' });
});

test('what cannot be understood is refused beside its field, as saving would', async () => {
  const { errors } = await ask(typedProperty, { input: propertyInput({ price: 'a lot' }) }, { token });
  expect(errors?.[0]?.extensions.fields).toHaveProperty('price');
});

test('a story is previewed as its page shows it, with the picture that it has', async () => {
  const { id } = await addWithPicture(app, 'createBlog', { title: 'Stored Story' });
  const { data } = await ask(
    `query ($id: ID, $input: BlogInput!) {
      previewBlog(id: $id, input: $input) { title html { para_1 } image { url } }
    }`,
    { id, input: blogInput({ title: 'Typed Story', para_1: '**Bold** words' }) },
    { token },
  );
  expect(data.previewBlog).toMatchObject({
    title: 'Typed Story',
    image: { url: expect.any(String) as string },
  });
  expect(JSON.stringify(data)).toContain('<strong>Bold</strong>');
});
