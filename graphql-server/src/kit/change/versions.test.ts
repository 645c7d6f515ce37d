import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { timeNow } from '../../base/clock.ts';
import { sweepFiles, sweepVersions } from '../../start/sweep.ts';
import { publishDueDrafts } from '../../office/versions/due-drafts.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import {
  addProperty,
  addWithPicture,
  blogInput,
  deleteItem,
  propertyInput,
  uploadPictures,
} from '../../testing/factories.ts';
import { picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, context, db, token } = app;

interface Version {
  id: string;
  by: string | null;
  draft: boolean;
  changes: { field: string; before: string | null; after: string | null }[];
}

const update = `mutation (
  $id: ID!, $input: PropertyInput!, $publication: PublicationInput, $readAt: DateTimeISO, $pictures: [ChosenPicture!]
) {
  updateProperty(id: $id, input: $input, publication: $publication, readAt: $readAt, pictures: $pictures) {
    title publication updatedAt draft { by publishAt }
  }
}`;

const save = (id: string, values: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  ask<{ updateProperty: { title: string; updatedAt: string } }>(
    update,
    { id, input: propertyInput(values), ...more },
    { token },
  );

async function versionsOf(itemId: string): Promise<Version[]> {
  const { data } = await ask<{ versions: Version[] }>(
    'query ($itemId: ID!) { versions(itemId: $itemId) { id by draft changes { field before after } } }',
    { itemId },
    { token },
  );
  return data.versions;
}

const restore = (id: string, asToken = token) =>
  ask('mutation ($id: ID!) { restoreVersion(id: $id) { id } }', { id }, { token: asToken });

const seen = async (id: string) =>
  (
    await ask<{ property: { title: string; address: string } }>(
      `{ property(id: "${id}") { title address draft { by } } }`,
    )
  ).data.property;

const edited = async (id: string) =>
  (
    await ask<{ editedProperty: { title: string } }>(
      `{ editedProperty(id: "${id}") { title images { id } draft { by publishAt } } }`,
      {},
      { token },
    )
  ).data.editedProperty;

const draft = { publication: { state: 'DRAFT' } };
const publish = { publication: { state: 'PUBLISHED' } };

test('a save names the parts that differ, and not those that were sent as they were', async () => {
  const home = {
    ...{ title: 'Neem Flat', propertyStatus: 'FOR_RENT', price: '32000', area: '840 sq ft carpet' },
    rent: { depositMonths: 2, maintenance: 2_800, noticeMonths: 2 },
    costs: { parking: 0, paymentPlan: [], locationCharges: [{ name: 'Park facing', rate: '200' }] },
  };
  const { id } = await addProperty(app, home);
  const rent = { ...home.rent, noticeMonths: 1 };
  expect((await save(id, { ...home, price: '31000', rent })).errors).toBeUndefined();
  const [newest] = await versionsOf(id);
  expect(newest?.changes.map(({ field }) => field)).toEqual(['price.from', 'rent.noticeMonths']);
});

test('each save is kept with who and what differs, and an older one comes back as a draft', async () => {
  const { id } = await addProperty(app, { title: 'First Name', locality: 'Sector 1' });
  await save(id, { title: 'Second Name', locality: 'Sector 1' });
  await save(id, { title: 'Third Name', locality: 'Sector 3' });
  const kept = await versionsOf(id);
  expect(kept.map(({ draft: beside, by }) => [beside, by])).toEqual([
    [false, 'owner'],
    [false, 'owner'],
    [false, 'owner'],
  ]);
  expect(kept[0]?.changes).toContainEqual({ field: 'locality', before: 'Sector 1', after: 'Sector 3' });
  expect(kept[1]?.changes).toContainEqual({ field: 'title', before: 'First Name', after: 'Second Name' });

  const first = kept[2]?.id ?? '';
  const { data } = await ask(
    `{ version(id: "${first}") { property { title } blog { title } } }`,
    {},
    { token },
  );
  expect(data.version).toEqual({ property: { title: 'First Name' }, blog: null });
  await restore(first);
  expect(await seen(id)).toMatchObject({ title: 'Third Name', draft: null });
  expect(await edited(id)).toMatchObject({ title: 'First Name', draft: { by: 'owner', publishAt: null } });
  expect((await versionsOf(id)).map(({ draft: beside }) => beside)).toEqual([true, false, false, false]);
});

test('a draft beside a published project is seen by no visitor until it is published', async () => {
  const { id, slug } = await addProperty(app, { title: 'Open Tower', address: 'Old Road 1' });
  const { data } = await save(id, { title: 'Secret Tower', address: 'New Road 2' }, draft);
  expect(data.updateProperty).toMatchObject({ title: 'Open Tower', publication: 'PUBLISHED' });
  const looks = [
    (await ask(`{ property(id: "${id}") { title address } }`)).text,
    (await ask('{ projects { items { title address } } }')).text,
    (await ask('{ projects(filter: { keyword: "secret" }) { items { title } } }')).text,
    (await call('GET', '/api/form')).text,
    (await call('GET', `/form/view/${id}`)).text,
  ];
  for (const text of looks) expect(text).not.toMatch(/Secret|New Road/);
  const sales = await tokenOfRole(app, AdminRole.SALES);
  const asSales = await ask(`{ editedProperty(id: "${id}") { title } }`, {}, { token: sales });
  expect(asSales.errors?.[0]?.extensions.code).toBe('FORBIDDEN');

  await ask(
    `mutation { setPropertyPublication(id: "${id}", publication: { state: PUBLISHED }) { id } }`,
    {},
    { token },
  );
  expect(await seen(id)).toMatchObject({ title: 'Secret Tower', address: 'New Road 2' });
  expect(await edited(id)).toMatchObject({ draft: null });
  const former = await ask<{ property: { slug: string } }>(`{ property(slug: "${slug}") { slug } }`);
  expect(former.data.property.slug).toBe('secret-tower');
});

test('publishing from the form puts what was typed in place of the draft', async () => {
  const { id } = await addProperty(app, { title: 'Open Tower' });
  await save(id, { title: 'Half Done' }, draft);
  await save(id, { title: 'All Done' }, publish);
  expect(await seen(id)).toMatchObject({ title: 'All Done' });
  expect(await edited(id)).toMatchObject({ title: 'All Done', draft: null });
});

test('a draft for later takes its place when its moment has come, without a person', async () => {
  const { id } = await addProperty(app, { title: 'Before' });
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await save(id, { title: 'After' }, { publication: { state: 'SCHEDULED', publishAt } });
  await publishDueDrafts(context);
  expect(await seen(id)).toMatchObject({ title: 'Before' });
  await db
    .collection('properties')
    .updateOne({ _id: new ObjectId(id) }, { $set: { 'draft.publishAt': timeNow() } });
  await publishDueDrafts(context);
  expect(await seen(id)).toMatchObject({ title: 'After' });
  expect((await versionsOf(id))[0]?.draft).toBe(false);
});

test('a project taken off the site goes on with its draft', async () => {
  const { id } = await addProperty(app, { title: 'Shown' });
  await save(id, { title: 'Drafted' }, draft);
  await ask(
    `mutation { setPropertyPublication(id: "${id}", publication: { state: DRAFT }) { id } }`,
    {},
    { token },
  );
  expect(await seen(id)).toBeNull();
  expect(await edited(id)).toMatchObject({ title: 'Drafted', draft: null });
});

test('two people who save a draft at the same time: the second one is told', async () => {
  const { id } = await addProperty(app, { title: 'Shared' });
  const { data } = await ask<{ editedProperty: { updatedAt: string } }>(
    `{ editedProperty(id: "${id}") { updatedAt } }`,
    {},
    { token },
  );
  const { updatedAt: readAt } = data.editedProperty;
  expect((await save(id, { title: 'Of one' }, { ...draft, readAt })).errors).toBeUndefined();
  const { errors } = await save(id, { title: 'Of the other' }, { ...draft, readAt });
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await edited(id)).toMatchObject({ title: 'Of one' });
});

test('a version that a killed process did not write is caught up on by the next save', async () => {
  const { id } = await addProperty(app, { title: 'Kept' });
  await save(id, { title: 'Not written' });
  await db.collection('versions').deleteMany({});
  await save(id, { title: 'Next' });
  const kept = await versionsOf(id);
  expect(kept).toHaveLength(2);
  const { data } = await ask(`{ version(id: "${kept[1]?.id ?? ''}") { property { title } } }`, {}, { token });
  expect(data.version).toEqual({ property: { title: 'Not written' } });
});

test('a picture stays as long as a version can bring it back, and goes when the item is gone for good', async () => {
  const { id } = await addProperty(app, {}, [await picture()]);
  const [image] = ((await edited(id)) as unknown as { images: { id: string }[] }).images;
  const [other] = await uploadPictures(app, [await picture()]);
  await save(id, {}, { pictures: [other] });
  await db.collection('fs.files').updateMany({}, { $set: { uploadDate: new Date(0) } });
  await sweepFiles(context);
  const stored = () => db.collection('fs.files').countDocuments({ _id: new ObjectId(image?.id) });
  expect(await stored()).toBe(1);
  const kept = await versionsOf(id);
  await restore(kept[1]?.id ?? '');
  expect(await edited(id)).toMatchObject({ images: [{ id: image?.id }] });

  await deleteItem(app, 'PROPERTY', id);
  await db.collection('properties').deleteMany({});
  await sweepVersions(context);
  expect(await db.collection('versions').countDocuments()).toBe(0);
  await sweepFiles(context);
  expect(await stored()).toBe(0);
});

test('the newest 50 versions of an item are kept', async () => {
  const { id } = await addProperty(app, { title: 'Often saved' });
  for (let count = 0; count < 52; count += 1) await save(id, { title: `Save ${count}` });
  expect(await db.collection('versions').countDocuments()).toBe(50);
  const kept = await versionsOf(id);
  expect(kept[0]?.changes).toContainEqual({ field: 'title', before: 'Save 50', after: 'Save 51' });
});

test('a story has versions and a draft beside it, too, and the activity leads to them', async () => {
  const { id } = await addWithPicture(app, 'createBlog', { title: 'Told once' });
  await ask(
    `mutation ($id: ID!, $input: BlogInput!) {
      updateBlog(id: $id, input: $input, publication: { state: DRAFT }) { title }
    }`,
    { id, input: blogInput({ title: 'Told better' }) },
    { token },
  );
  const asked = await ask(`{ blog(id: "${id}") { title } }`);
  expect(asked.data.blog).toEqual({ title: 'Told once' });
  const [newest] = await versionsOf(id);
  const { data } = await ask<{ activities: { items: { verb: string; versionId: string }[] } }>(
    `{ activities(filter: { itemId: "${id}" }) { items { verb versionId } } }`,
    {},
    { token },
  );
  expect(data.activities.items[0]).toEqual({ verb: 'DRAFT_SAVED', versionId: newest?.id });
});

interface BuilderSeen {
  name: string;
  introduction: string | null;
  since: number | null;
  image: { id: string } | null;
}

test('a builder has versions: what differs, how it was, and bringing one back is a save that its properties follow', async () => {
  const [first, second] = await uploadPictures(app, [await picture(), await picture()]);
  const input = { name: 'Sheesham Homes', introduction: 'Builds low houses.', since: 2001 };
  const made = await ask<{ createBuilder: { id: string } }>(
    'mutation ($input: BuilderInput!, $picture: ChosenPicture) { createBuilder(input: $input, picture: $picture) { id } }',
    { input, picture: { id: first?.id } },
    { token },
  );
  const { id } = made.data.createBuilder;
  const { id: propertyId } = await addProperty(app, { builder: 'Sheesham Homes', aboutBuilder: '' });
  const changed = await ask(
    `mutation ($id: ID!, $input: BuilderInput!, $picture: ChosenPicture) {
      updateBuilder(id: $id, input: $input, picture: $picture) { id }
    }`,
    {
      id,
      input: { name: 'Sheesham Nirman', introduction: 'Builds towers.', since: 2002 },
      picture: { id: second?.id },
    },
    { token },
  );
  expect(changed.errors).toBeUndefined();

  const kept = await versionsOf(id);
  expect(kept.map(({ by, draft: beside }) => [by, beside])).toEqual([
    ['owner', false],
    ['owner', false],
  ]);
  expect(kept[0]?.changes).toContainEqual({
    field: 'introduction',
    before: 'Builds low houses.',
    after: 'Builds towers.',
  });
  const old = kept[1]?.id ?? '';
  const look = await ask<{ version: { builder: BuilderSeen; property: null; differences: object[] } }>(
    `{ version(id: "${old}") { builder { name introduction since image { id } } property { id } differences { field } } }`,
    {},
    { token },
  );
  expect(look.data.version).toMatchObject({
    builder: { name: 'Sheesham Homes', since: 2001, image: { id: first?.id } },
    property: null,
  });

  // Its picture waits with it.
  await db.collection('fs.files').updateMany({}, { $set: { uploadDate: new Date(0) } });
  await sweepFiles(context);
  await sweepVersions(context);
  await restore(old);
  const now = await ask<{ builder: BuilderSeen; property: { builder: string; aboutBuilder: string } }>(
    `{ builder(id: "${id}") { name introduction since image { id } }
      property(id: "${propertyId}") { builder aboutBuilder } }`,
  );
  expect(now.data).toEqual({
    builder: { ...input, image: { id: first?.id } },
    property: { builder: 'Sheesham Homes', aboutBuilder: 'Builds low houses.' },
  });
  expect(await db.collection('fs.files').countDocuments({ _id: new ObjectId(first?.id) })).toBe(1);
  const [newest] = await versionsOf(id);
  const activity = await ask<{ activities: { items: { verb: string; versionId: string }[] } }>(
    `{ activities(filter: { itemId: "${id}" }) { items { verb versionId } } }`,
    {},
    { token },
  );
  expect(activity.data.activities.items[0]).toEqual({ verb: 'UPDATED', versionId: newest?.id });
});

test('a version of a builder whose name another one has now stays where it is, with the reason', async () => {
  const add = (name: string) =>
    ask<{ createBuilder: { id: string } }>(
      'mutation ($input: BuilderInput!) { createBuilder(input: $input) { id } }',
      { input: { name } },
      { token },
    );
  const { id } = (await add('Arjun Homes')).data.createBuilder;
  await ask(
    'mutation ($id: ID!, $input: BuilderInput!) { updateBuilder(id: $id, input: $input) { id } }',
    { id, input: { name: 'Arjun Nirman' } },
    { token },
  );
  // As after an import of an older database.
  await db.collection('builders').updateOne({ _id: new ObjectId(id) }, { $set: { keys: ['arjun nirman'] } });
  await add('Arjun Homes');
  const old = (await versionsOf(id))[1]?.id ?? '';
  const { errors } = await ask(
    'mutation ($id: ID!) { restoreVersion(id: $id) { id } }',
    { id: old },
    { token },
  );
  expect(errors?.[0]?.extensions.fields).toHaveProperty('name');
  const seenNow = await ask<{ builder: { name: string } }>(`{ builder(id: "${id}") { name } }`);
  expect(seenNow.data.builder.name).toBe('Arjun Nirman');
});

test('a flag that is off for the first time is no change', async () => {
  const { id } = await addProperty(app, { title: 'Sanjh Court' });
  const rera = { ...propertyInput().rera, asPrinted: false, completionIsEstimate: false };
  await save(id, { title: 'Sanjh Court', rera, description: 'Two towers.' });
  const [newest] = await versionsOf(id);
  expect(newest?.changes.map(({ field }) => field)).toEqual(['description']);
});
