import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { sweepFiles, sweepTrash, sweepVersions } from '../../start/sweep.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import {
  addProperty,
  addWithPicture,
  blogInput,
  deleteItem,
  given,
  propertyInput,
  restoreItem,
  sendApplication,
  uploadPictures,
} from '../../testing/factories.ts';
import { pdf, picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, db, token } = app;
const dayMs = 24 * 3_600_000;

interface Library {
  items: {
    image: { id: string; url: string; alt: string; width: number };
    uses: { kind: string; id: string; title: string }[];
    usedElsewhere: boolean;
  }[];
  next: string | null;
}

async function library(variables: object = {}, as = token): Promise<Library> {
  const answer = await ask<{ pictureLibrary: Library }>(
    `query ($kind: ItemKind, $search: String, $after: String, $limit: Int) {
      pictureLibrary(kind: $kind, search: $search, after: $after, limit: $limit) {
        items { image { id url alt width } uses { kind id title } usedElsewhere }
        next
      }
    }`,
    { ...variables },
    { token: as },
  );
  return given(answer, 'pictureLibrary');
}

const idsOf = ({ items }: Library) => items.map(({ image }) => image.id);

async function upload(): Promise<string> {
  const [uploaded] = await uploadPictures(app, [await picture({ width: 8, height: 8 })]);
  return uploaded?.id ?? '';
}

const saveStory = 'mutation ($input: BlogInput!, $picture: ChosenPicture, $publication: PublicationInput) {';

async function addStory(values: object, pictureId: string): Promise<string> {
  const answer = await ask<{ createBlog: { id: string } }>(
    `${saveStory} createBlog(input: $input, picture: $picture, publication: $publication) { id } }`,
    { input: blogInput({ ...values }), picture: { id: pictureId } },
    { token },
  );
  return given(answer, 'createBlog').id;
}

async function updateProperty(id: string, values: object): Promise<void> {
  const answer = await ask<{ updateProperty: { id: string } }>(
    `mutation ($id: ID!, $input: PropertyInput!, $pictures: [ChosenPicture!], $publication: PublicationInput) {
      updateProperty(id: $id, input: $input, pictures: $pictures, publication: $publication) { id }
    }`,
    { id, ...values },
    { token },
  );
  given(answer, 'updateProperty');
}

/** Lets so many days pass for the trash and for files, and sweeps. */
async function sweepAfter(days: number): Promise<void> {
  for (const name of ['properties', 'teamMembers', 'blogs']) {
    await db
      .collection(name)
      .updateMany({ deleted: true }, { $set: { deletedAt: new Date(Date.now() - days * dayMs) } });
  }
  await db
    .collection('fs.files')
    .updateMany({}, { $set: { uploadDate: new Date(Date.now() - days * dayMs) } });
  await sweepTrash(app.context);
  await sweepVersions(app.context);
  await sweepFiles(app.context);
}

const statusOf = async (id: string) => (await call('GET', `/files/${id}/picture`)).status;

test('each picture is listed once, the newest first, with every item that shows it', async () => {
  const member = await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  const inText = await upload();
  const cover = await upload();
  const story = await addStory({ title: 'Moving in', para_1: `![The lift](/files/${inText}/lift)` }, cover);
  const property = await addProperty(app, { title: 'Neem Court' });
  await updateProperty(property.id, {
    input: propertyInput({ title: 'Neem Court' }),
    pictures: [{ id: member.image.id, alt: 'The guide' }, { id: cover }],
  });
  const { items, next } = await library();
  expect(next).toBeNull();
  const uses = Object.fromEntries(
    items.map((item) => [item.image.id, item.uses.map(({ kind, id, title }) => [kind, id, title])]),
  );
  expect(uses).toEqual({
    [member.image.id]: [
      ['PROPERTY', property.id, 'Neem Court'],
      ['TEAM_MEMBER', member.id, 'Neha Verma'],
    ],
    [cover]: [
      ['PROPERTY', property.id, 'Neem Court'],
      ['BLOG', story, 'Moving in'],
    ],
    [inText]: [['BLOG', story, 'Moving in']],
  });
  expect(items.find(({ image }) => image.id === inText)?.image).toMatchObject({ alt: 'The lift', width: 8 });
});

test('a search compares present titles and descriptions', async () => {
  const [hall, garden] = [await upload(), await upload()];
  const { id } = await addProperty(app, { title: 'Neem Court' });
  const pictures = [{ id: hall, alt: 'The entrance hall' }, { id: garden }];
  await updateProperty(id, { input: propertyInput({ title: 'Neem Court' }), pictures });
  expect(idsOf(await library({ search: 'neem cou' })).sort()).toEqual([garden, hall].sort());
  expect(idsOf(await library({ search: 'NEEM entrance' }))).toEqual([hall]);
  await updateProperty(id, {
    input: propertyInput({ title: 'Lotus Court' }),
    pictures: [{ id: hall, alt: 'A door' }, { id: garden }],
  });
  expect(idsOf(await library({ search: 'neem' }))).toEqual([]);
  expect(idsOf(await library({ search: 'entrance' }))).toEqual([]);
  expect(idsOf(await library({ search: 'lotus door' }))).toEqual([hall]);
});

test('the parts of the library follow each other without a gap', async () => {
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push(await upload());
  const found = [];
  let after: string | null = null;
  do {
    const part: Library = await library({ limit: 2, after });
    found.push(...idsOf(part));
    after = part.next;
  } while (after);
  expect(found).toEqual(ids.reverse());
  const refused = await ask('{ pictureLibrary(after: "x") { next } }', {}, { token });
  expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('the pictures of the wanted kind come before newer ones, and none is listed twice', async () => {
  const [cover, garden] = [await upload(), await upload()];
  const { id } = await addProperty(app, { title: 'Neem Court' });
  const pictures = [{ id: cover }, { id: garden }];
  await updateProperty(id, { input: propertyInput({ title: 'Neem Court' }), pictures });
  const member = await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  const [newer, newest] = [member.image.id, await upload()];
  expect(idsOf(await library({ kind: 'PROPERTY' })).slice(2)).toEqual([newest, newer]);
  expect(
    idsOf(await library({ kind: 'PROPERTY' }))
      .slice(0, 2)
      .sort(),
  ).toEqual([cover, garden].sort());
  expect(idsOf(await library({ kind: 'TEAM_MEMBER' }))[0]).toBe(newer);
  // No builder has a picture yet, and a portrait is no logo.
  expect(idsOf(await library({ kind: 'BUILDER' })).slice(2)).toEqual([newest, newer]);
  expect(idsOf(await library({ kind: 'PROPERTY', search: 'neha' }))).toEqual([newer]);
  const part = await library({ kind: 'PROPERTY', limit: 2 });
  expect(idsOf(part).sort()).toEqual([cover, garden].sort());
  expect(idsOf(await library({ kind: 'PROPERTY', after: part.next, limit: 2 }))).toEqual([newest, newer]);
});

test('a waiting upload is listed for its own account only, and a résumé for nobody', async () => {
  await sendApplication(app, {}, pdf());
  const id = await upload();
  const other = await tokenOfRole(app, AdminRole.EDITOR);
  expect(idsOf(await library())).toEqual([id]);
  expect(idsOf(await library({}, other))).toEqual([]);
});

test('a picture in the trash is not listed until its item is restored', async () => {
  const { id, image } = await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  await deleteItem(app, 'TEAM_MEMBER', id);
  expect(idsOf(await library())).toEqual([]);
  await restoreItem(app, 'TEAM_MEMBER', id);
  expect(idsOf(await library({ search: 'neha' }))).toEqual([image.id]);
});

test('removing one item for good leaves the pictures that another item shows', async () => {
  const { id, image } = await addWithPicture(app, 'createTeamMember');
  const property = await addProperty(app);
  await updateProperty(property.id, { input: propertyInput(), pictures: [{ id: image.id }] });
  await deleteItem(app, 'TEAM_MEMBER', id);
  await sweepAfter(31);
  expect(await db.collection('teamMembers').countDocuments()).toBe(0);
  expect(await statusOf(image.id)).toBe(200);
  await deleteItem(app, 'PROPERTY', property.id);
  await sweepAfter(31);
  expect(await statusOf(image.id)).toBe(404);
});

test('replacing a picture leaves it to the other items that show it', async () => {
  const member = await addWithPicture(app, 'createTeamMember');
  const story = await addStory({}, member.image.id);
  const replaced = await ask(
    `mutation ($id: ID!, $input: TeamMemberInput!, $picture: ChosenPicture) {
      updateTeamMember(id: $id, input: $input, picture: $picture) { image { alt } }
    }`,
    { id: member.id, input: { name: 'Neha Verma', position: 'Leasing' }, picture: { id: await upload() } },
    { token },
  );
  expect(replaced.data.updateTeamMember).toEqual({ image: { alt: 'Portrait of Neha Verma' } });
  await sweepAfter(31);
  expect(await statusOf(member.image.id)).toBe(200);
  expect(await db.collection('blogs').countDocuments({ _id: new ObjectId(story) })).toBe(1);
});

test('the sweep keeps the pictures inside the text of a story, of its draft and of its versions', async () => {
  const [first, second, cover] = [await upload(), await upload(), await upload()];
  const id = await addStory({ para_1: `![A](/files/${first}/a)` }, cover);
  const changed = await ask(
    `mutation ($id: ID!, $input: BlogInput!, $publication: PublicationInput) {
      updateBlog(id: $id, input: $input, publication: $publication) { draft { at } }
    }`,
    {
      id,
      input: blogInput({ para_2: `![B](/files/${second}/b)` }),
      publication: { state: 'DRAFT' },
    },
    { token },
  );
  expect(changed.data.updateBlog).toMatchObject({ draft: { at: expect.any(String) as string } });
  await sweepAfter(2);
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
  expect(idsOf(await library()).sort()).toEqual([first, second, cover].sort());
  await ask(
    `mutation ($id: ID!, $input: BlogInput!) { updateBlog(id: $id, input: $input) { id } }`,
    { id, input: blogInput() },
    { token },
  );
  await sweepAfter(2);
  // A version can bring it back.
  expect(await statusOf(first)).toBe(200);
});

test('a picture that is chosen while the sweep looks at it stays, or is refused', async () => {
  const { id, image } = await addWithPicture(app, 'createTeamMember');
  await deleteItem(app, 'TEAM_MEMBER', id);
  await db.collection('teamMembers').deleteMany({});
  await db.collection('fs.files').updateMany({}, { $set: { uploadDate: new Date(Date.now() - 2 * dayMs) } });
  const [answer] = await Promise.all([
    ask<{ createProperty: { images: { id: string }[] } }>(
      `mutation ($input: PropertyInput!, $pictures: [ChosenPicture!]) {
        createProperty(input: $input, pictures: $pictures) { images { id } }
      }`,
      { input: propertyInput(), pictures: [{ id: image.id }] },
      { token },
    ),
    sweepFiles(app.context),
  ]);
  expect(await statusOf(image.id)).toBe(answer.errors ? 404 : 200);
});

test('a person’s own description stays when a client saves without a word about the picture', async () => {
  const { id, image } = await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  const save = async (name: string, chosen?: object) => {
    const answer = await ask<{ updateTeamMember: { image: { alt: string } } }>(
      `mutation ($id: ID!, $input: TeamMemberInput!, $picture: ChosenPicture) {
        updateTeamMember(id: $id, input: $input, picture: $picture) { image { alt } }
      }`,
      { id, input: { name, position: 'Leasing' }, picture: chosen },
      { token },
    );
    return given(answer, 'updateTeamMember').image.alt;
  };
  expect(await save('Neha Rao')).toBe('Portrait of Neha Rao');
  expect(await save('Neha Rao', { id: image.id, alt: 'Neha at her desk' })).toBe('Neha at her desk');
  expect(await save('Neha Sharma')).toBe('Neha at her desk');
});
