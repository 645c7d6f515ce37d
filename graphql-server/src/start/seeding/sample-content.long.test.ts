import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { jobOpeningSeeds } from '../../features/application/job-opening.seed.ts';
import { blogSeeds } from '../../features/blog/blog.seed.ts';
import { mediaItemSeeds } from '../../features/media/media-item.seed.ts';
import { propertySeeds } from '../../features/property/sample/property.seed.ts';
import { sampleTowers } from '../../features/unit/sample-units.ts';
import { teamMemberSeeds } from '../../features/team/team-member.seed.ts';
import { testimonialSeeds } from '../../features/testimonial/testimonial.seed.ts';
import { addProperty, addWithPicture, given, restoreItem } from '../../testing/factories.ts';
import { killAll, startProgram } from '../../testing/programs/programs.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { completeSamples } from './complete-samples.ts';
import { seedWhenEmpty } from './sample-content.ts';
import { seedPictures } from './sample-pictures.ts';

const app = await startTestApp({ othersWrite: true });
const { ask, context, db, token } = app;
afterAll(killAll);

const engine = readFileSync(join(context.config.dataDir, 'engine.address'), 'utf8');
/** A separate process on the database of this test, which adds the samples as a first start does. */
const firstStart = (sign: string) =>
  startProgram('testing/programs/first-start', sign, {
    MONGODB_URI: `${engine.replace(/\/\?.*$|\/$/, '')}/test`,
  });

const complete = {
  properties: propertySeeds.length,
  teamMembers: teamMemberSeeds.length,
  testimonials: testimonialSeeds.length,
  builders: new Set(propertySeeds.flatMap(({ builder }) => builder ?? [])).size,
  blogs: blogSeeds.length,
  mediaItems: mediaItemSeeds.length,
  progressPhotos: Object.values(completeSamples).flatMap(({ photos }) => photos).length,
};
const wholeSet = Object.values(complete).reduce((sum, count) => sum + count, 0);
const sampleUnits = sampleTowers.reduce((sum, { floors, places }) => sum + floors * places.length, 0);

async function counts() {
  const names = Object.keys(complete);
  const found = await Promise.all(names.map((name) => db.collection(name).countDocuments()));
  return Object.fromEntries(names.map((name, index) => [name, found[index]]));
}

/** Expects each file of each sample picture exactly once. */
async function expectAllPictures(): Promise<void> {
  const files = db.collection('fs.files');
  expect(await files.countDocuments({ 'metadata.kind': 'image' })).toBe(Object.keys(seedPictures).length);
  const sizes = await files
    .aggregate([
      { $match: { 'metadata.kind': 'variant' } },
      { $group: { _id: ['$metadata.imageId', '$metadata.width', '$metadata.contentType'], n: { $sum: 1 } } },
    ])
    .toArray();
  expect(sizes.every(({ n }) => n === 1)).toBe(true);
  const ready = readdirSync(new URL('../../../seed-media/sizes', import.meta.url));
  expect(sizes).toHaveLength(ready.filter((name) => /\.(avif|webp)$/.test(name)).length);
}

test('concurrent starts on an empty database add one set of samples', async () => {
  await Promise.all([firstStart('open'), firstStart('open'), firstStart('open')]);
  expect(await counts()).toEqual(complete);
  const units = db.collection('units');
  expect([await units.countDocuments(), await units.countDocuments({ sample: true })]).toEqual([
    sampleUnits,
    sampleUnits,
  ]);
  await expectAllPictures();
  const { data } = await ask<{ projects: { totalCount: number }; media: { image: { url: string } }[] }>(
    '{ projects { totalCount } media { image { url } } }',
  );
  expect(data.projects.totalCount).toBeGreaterThan(0);
  for (const type of ['avif', 'webp', 'jpeg']) {
    const answer = await fetch(`${app.origin}${data.media[0]?.image.url}?w=480`, {
      headers: { Accept: `image/${type}` },
    });
    expect(answer.headers.get('content-type')).toBe(`image/${type}`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(type === 'jpeg' ? 2400 : 480);
  }
});

test.each(['fs.files', 'properties'])(
  'the next start completes one that was killed while it stored %s, and real content stays unchanged',
  async (collection) => {
    const starting = firstStart('open').then(
      () => 'ended',
      () => 'killed',
    );
    await expect
      .poll(() => db.collection(collection).countDocuments(), { interval: 5, timeout: 120_000 })
      .toBeGreaterThan(2);
    await killAll();
    expect(await starting).toBe('killed');
    expect(await counts()).not.toEqual(complete);

    const real = await addProperty(app, { title: propertySeeds.at(-1)?.title });
    const { id } = await addWithPicture(app, 'createMediaItem', { name: 'Ours' });
    const ours = () =>
      Promise.all([db.collection('properties').findOne({ slug: real.slug }), storedMedia(id)]);
    const before = await ours();
    // Simulates the ten seconds after which the claim of a killed process expires.
    await db.collection('locks').updateMany({}, [{ $set: { until: '$$NOW' } }]);
    await firstStart('open');
    expect(await counts()).toEqual({
      ...complete,
      properties: complete.properties + 1,
      mediaItems: complete.mediaItems + 1,
    });
    expect(await ours()).toEqual(before);
  },
);

async function storedMedia(id: string) {
  const items = await db.collection('mediaItems').find().toArray();
  return items.find(({ _id }) => String(_id) === id);
}

test.each(['done', 'begun'])('a database that an earlier version left “%s” stays as it is', async (state) => {
  await db.collection<{ _id: string; state: string }>('marks').insertOne({ _id: 'content', state });
  await addProperty(app);
  await seedWhenEmpty(context);
  expect(await counts()).toMatchObject({ properties: 1, mediaItems: 0 });
});

test('a database with its own content gets no samples, even after all of it is removed', async () => {
  await addWithPicture(app, 'createTestimonial');
  await seedWhenEmpty(context);
  await db.collection('testimonials').deleteMany({});
  await seedWhenEmpty(context);
  expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

const remove = async () =>
  given(
    await ask<{ removeSampleContent: number }>('mutation { removeSampleContent }', {}, { token }),
    'removeSampleContent',
  );
const left = async () =>
  (await ask<{ sampleContentCount: number }>('{ sampleContentCount }', {}, { token })).data
    .sampleContentCount;

test('the owner removes all samples at once; real content and changed samples stay', async () => {
  await seedWhenEmpty(context);
  expect(await left()).toBe(wholeSet);
  const real = await addProperty(app);
  const [hidden, renamed] = await db.collection('properties').find({ sample: true }).limit(2).toArray();
  const { errors } = await ask(
    `mutation ($hidden: ID!, $input: MediaItemInput!, $media: ID!) {
      setPropertyPublication(id: $hidden, publication: { state: DRAFT }) { id }
      updateMediaItem(id: $media, input: $input) { id }
    }`,
    {
      hidden: String(hidden?._id),
      media: String((await db.collection('mediaItems').findOne())?._id),
      input: { name: 'Our own words' },
    },
    { token },
  );
  expect(errors).toBeUndefined();
  expect(await left()).toBe(wholeSet - 2);

  const openings = async () => (await ask('{ jobOpenings { isSample } }')).data.jobOpenings;
  expect(await openings()).toEqual(jobOpeningSeeds.map(() => ({ isSample: true })));
  expect(await remove()).toBe(wholeSet - 2);
  expect(await openings()).toEqual([]);
  expect([await left(), await remove()]).toEqual([0, 0]);
  const shown = await ask<{ adminProperties: { items: { id: string }[] }; media: { name: string }[] }>(
    '{ adminProperties { items { id } } media { name } }',
    {},
    { token },
  );
  const ids = shown.data.adminProperties.items.map(({ id }) => id);
  expect(ids.sort()).toEqual([real.id, String(hidden?._id)].sort());
  expect(shown.data.media).toEqual([{ name: 'Our own words' }]);

  const id = String(renamed?._id);
  expect(await restoreItem(app, 'PROPERTY', id)).toMatchObject({ doneIds: [id] });
  expect(await left()).toBe(1);
  // Neither a start nor a restored item brings back the others.
  await seedWhenEmpty(context);
  expect(await left()).toBe(1);
});

test('one command removes the samples while the server runs', async () => {
  await seedWhenEmpty(context);
  const env = { MONGODB_URI: `${engine.replace(/\/\?.*$|\/$/, '')}/test` };
  const command = await startProgram('start/seeding/samples-command', 'days.', env, ['remove']);
  expect(command.output()).toContain(`${wholeSet} sample items are in the trash now`);
  expect(await left()).toBe(0);
});

test('a visitor can neither remove nor count the samples', async () => {
  const anonymous = await ask('mutation { removeSampleContent }');
  expect(anonymous.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await ask('{ sampleContentCount }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
