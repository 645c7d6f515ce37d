import { expect, test } from 'vitest';
import { freeMbOf, hasRoom } from './space.ts';
import { addProperty, applicationInput, contactInput, sendContact } from '../testing/factories.ts';
import { pdf, picture } from '../testing/data/files.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask, call, context, db, logged, token } = app;
const sentence = 'Our storage is full, so nothing was saved. Please call us, or try again later.';

test('on a full disk nothing is stored and each writer is told so; reading goes on, and it ends by itself', async () => {
  const { id } = await addProperty(app, { title: 'Before House' });
  // No disk has so much space.
  context.config.minFreeMb = 1e15;
  const enquiry = await call('POST', '/api/contacts', { json: contactInput() });
  expect([enquiry.status, enquiry.body.message]).toEqual([503, sentence]);
  expect(enquiry.headers.get('retry-after')).toBe('600');
  const application = await call('POST', '/api/applications', {
    form: { ...applicationInput(), resume: pdf() },
  });
  expect([application.status, application.body.message]).toEqual([503, sentence]);
  const upload = await ask(
    'mutation ($image: Upload) { uploadPicture(image: $image) { id } }',
    { image: null },
    { token, files: { image: await picture() } },
  );
  expect(upload.errors?.[0]).toMatchObject({
    message: sentence,
    extensions: { code: 'SERVICE_UNAVAILABLE' },
  });
  for (const name of ['contactRequests', 'jobApplications', 'fs.files', 'fs.chunks', 'outbox'])
    expect([name, await db.collection(name).countDocuments()]).toEqual([name, 0]);

  expect((await call('GET', '/shop-left-sidebar')).text).toContain('Before House');
  expect((await ask(`{ property(id: "${id}") { title } }`)).data).toEqual({
    property: { title: 'Before House' },
  });
  expect(logged.splice(0).every((line) => line.includes('the disk is full'))).toBe(true);

  context.config.minFreeMb = 1;
  expect(await sendContact(app)).toMatch(/^AHG-/);
});

test('uploads at the same moment do not fill the disk together', async () => {
  const roomMb = 60;
  context.config.minFreeMb = Math.floor(await freeMbOf(context.config.dataDir)) - roomMb;
  const resume = pdf('resume.pdf', 'x'.repeat(4_500_000));
  const uploads = Array.from({ length: 30 }, () =>
    call('POST', '/api/applications', { form: { ...applicationInput(), resume } }),
  );
  const answers = await Promise.all(uploads);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(15);
  expect(refused.every(({ body }) => body.message === sentence)).toBe(true);
  const stored = answers.filter(({ status }) => status === 201).length;
  expect(stored + refused.length).toBe(30);
  for (const name of ['jobApplications', 'fs.files'])
    expect([name, await db.collection(name).countDocuments()]).toEqual([name, stored]);
  logged.splice(0);
});

test('a file on the same disk as the database leaves its space free', async () => {
  const { config } = context;
  expect(await hasRoom({ ...config, minFreeMb: 1 }, config.dataDir)).toBe(true);
  expect(await hasRoom({ ...config, minFreeMb: 1e15 }, config.dataDir)).toBe(false);
  expect(await hasRoom({ ...config, minFreeMb: 1e15 }, '/proc')).toBe(true);
  expect(await hasRoom({ ...config, minFreeMb: 1e15, mongodbUri: 'mongodb://db' }, config.dataDir)).toBe(
    true,
  );
});

test('files that need more room than there is are not begun', async () => {
  const { config } = context;
  expect(await hasRoom({ ...config, minFreeMb: 1 }, config.dataDir, 1)).toBe(true);
  expect(await hasRoom({ ...config, minFreeMb: 1 }, config.dataDir, 1e15)).toBe(false);
});

test('the engine builds an index on a disk with little space', async () => {
  const { indexBuildMinAvailableDiskSpaceMB: leastMb } = await db
    .admin()
    .command({ getParameter: 1, indexBuildMinAvailableDiskSpaceMB: 1 });
  expect(leastMb).toBe(32);
});
