import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { sweepFiles, sweepVersions } from '../../start/sweep.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { addProperty, deleteItem, given, propertyInput, registeredBlock } from '../../testing/factories.ts';
import { pdf, picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask, call, context, db, token } = app;

interface Saved {
  id: string;
  url: string;
  name: string;
  isPublic: boolean;
}

const brochure = { kind: 'BROCHURE', title: 'Brochure, October 2026', dated: '2026-10-01', isPublic: true };

function send(propertyId: string, values: object = {}, file: File | null = pdf()) {
  return ask<{ saved: Saved }>(
    `mutation ($id: ID!, $input: PropertyDocumentInput!, $file: Upload) {
      saved: addPropertyDocument(propertyId: $id, input: $input, file: $file) { id url name isPublic }
    }`,
    { id: propertyId, input: { ...brochure, ...values }, file: null },
    { token, ...(file && { files: { file } }) },
  );
}

const get = (path: string, as?: string) =>
  call('GET', path, as ? { headers: { Authorization: `Bearer ${as}` } } : {});

test('visitors see public documents with day and size, and download them without running anything', async () => {
  const { id, slug } = await addProperty(app);
  const before = await call('GET', `/project-details/${slug}`);
  expect(before.text).not.toContain('Brochure, October 2026');
  const { url, name } = given(await send(id), 'saved');
  expect(name).toBe('brochure-october-2026.pdf');
  expect((await call('GET', `/project-details/${slug}`)).text).toContain(`href="${url}"`);
  const { status, headers } = await get(url);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe('attachment; filename=brochure-october-2026.pdf');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  await deleteItem(app, 'PROPERTY', id);
  expect((await get(url)).status).toBe(404);
});

test.each(['Brochure.docx.pdf', 'DOC-20261101-WA0003.', 'brochure'])(
  'a brochure named “%s” is known by its content',
  async (name) => {
    const { id } = await addProperty(app);
    expect(given(await send(id, {}, pdf(name)), 'saved').name).toBe('brochure-october-2026.pdf');
  },
);

test('evidence stays private: only owners and editors download it', async () => {
  const { id, slug } = await addProperty(app);
  const shot = { kind: 'PORTAL_SCREENSHOT', title: 'Portal on 1 October', isPublic: true };
  const saved = given(await send(id, shot, await picture({ format: 'png' })), 'saved');
  expect(saved).toMatchObject({ isPublic: false, url: `/api/documents/${saved.id}/file` });
  expect((await call('GET', `/project-details/${slug}`)).text).not.toContain('Portal on 1 October');
  const { data } = await ask(`{ property(id: "${id}") { documents { title } } }`);
  expect(data.property).toEqual({ documents: [] });
  const statuses = [
    await get(saved.url),
    await get(saved.url, await tokenOfRole(app, AdminRole.SALES)),
    await get(saved.url, await tokenOfRole(app, AdminRole.EDITOR)),
    await get(`/documents/${saved.id}/${saved.name}`),
    await get(`/documents/${saved.id}/${saved.name}`, token),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 403, 200, 404, 404]);
  const file = await db.collection('fs.files').findOne({ filename: saved.name });
  expect((await get(`/files/${String(file?._id)}/${saved.name}`)).status).toBe(404);
});

test('a registered listing is published once it has Form C or a screenshot, and only asks for it later', async () => {
  const input = propertyInput({ reraNumber: 'UPRERAPRJ106523/01/2026', rera: registeredBlock });
  const create = `mutation ($input: PropertyInput!, $publication: PublicationInput) {
    saved: createProperty(input: $input, publication: $publication) { id }
  }`;
  const refused = await ask<{ saved: null }>(create, { input, publication: published }, { token });
  expect(refused.errors?.[0]?.extensions.fields).toMatchObject({
    documents:
      'Save it as a draft first, then add Form C or a screenshot of the portal under Documents, and publish it.',
  });
  const draft = { input, publication: { state: 'DRAFT' } };
  const { id } = given(await ask<{ saved: Saved }>(create, draft, { token }), 'saved');
  expect((await publish(id)).errors?.[0]?.extensions.fields).toEqual({
    documents: 'Add Form C or a screenshot of the portal under Documents, then publish it.',
  });
  given(await send(id, { title: 'A brochure', isPublic: false }), 'saved');
  expect((await publish(id)).errors).toBeDefined();
  const formC = given(await send(id, { kind: 'FORM_C', title: 'Form C', isPublic: false }), 'saved');
  expect(await look(id)).toBe('OK');
  expect((await publish(id)).errors).toBeUndefined();
  await ask('mutation ($id: ID!) { removePropertyDocument(id: $id) }', { id: formC.id }, { token });
  expect(await look(id)).toBe('WARNING');
});

test('another registration number is proven anew, and a copy of a listing too', async () => {
  const reraNumber = 'UPRERAPRJ106523/01/2026';
  const { id } = await addProperty(app, { reraNumber, rera: registeredBlock });
  await db.collection('propertyDocuments').deleteMany({});
  expect(await look(id)).toBe('WARNING');
  const { errors } = await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input: propertyInput({ reraNumber: 'UPRERAPRJ777777', rera: registeredBlock }) },
    { token },
  );
  expect(errors?.[0]?.extensions.fields).toHaveProperty('documents');
  const copy = await ask<{ duplicateProperty: Saved }>(
    'mutation ($id: ID!) { duplicateProperty(id: $id) { id } }',
    { id },
    { token },
  );
  expect(await look(given(copy, 'duplicateProperty').id)).toBe('BLOCKING');
});

const published = { state: 'PUBLISHED' };

const publish = (id: string) =>
  ask(
    'mutation ($id: ID!, $p: PublicationInput!) { setPropertyPublication(id: $id, publication: $p) { id } }',
    { id, p: published },
    { token },
  );

/** The level of check 5. */
async function look(id: string) {
  const { data } = await ask<{ listingChecks: { number: number; level: string }[] }>(
    `{ listingChecks(id: "${id}") { number level } }`,
    {},
    { token },
  );
  return data.listingChecks.find(({ number }) => number === 5)?.level;
}

test.each([
  ['a picture for visitors', {}, () => picture(), { file: 'Please choose a PDF file.' }],
  [
    'a page that pretends to be a PDF',
    {},
    () => new File(['<html>'], 'brochure.pdf', { type: 'application/pdf' }),
    { file: 'Please choose a PDF file.' },
  ],
  ['no file', {}, () => null, { file: 'Please choose a file.' }],
  ['a day ahead', { dated: '2090-01-01' }, () => pdf(), { dated: 'This day is in the future.' }],
  ['no such day', { dated: '2026-02-30' }, () => pdf(), { dated: 'This date does not exist.' }],
  ['no title', { title: ' ' }, () => pdf(), { title: 'Please enter a title.' }],
])('%s is refused beside its field, and nothing is stored', async (_what, values, fileOf, fields) => {
  const { id } = await addProperty(app);
  const { errors } = await send(id, values, await fileOf());
  expect(errors?.[0]?.extensions.fields).toEqual(fields);
  expect(await db.collection('fs.files').countDocuments({ 'metadata.kind': 'document' })).toBe(0);
});

test('a removed document goes with its file, and those of a removed property follow it', async () => {
  const { id } = await addProperty(app);
  const files = () => db.collection('fs.files').countDocuments({ 'metadata.kind': 'document' });
  const first = given(await send(id), 'saved');
  given(await send(id, { kind: 'FORM_C', isPublic: false }), 'saved');
  const removed = await ask(
    'mutation ($id: ID!) { removePropertyDocument(id: $id) }',
    { id: first.id },
    { token },
  );
  expect(removed.data).toEqual({ removePropertyDocument: true });
  expect([(await get(first.url)).status, await files()]).toEqual([404, 1]);
  await db.collection('properties').deleteMany({});
  await db.collection('fs.files').updateMany({}, { $set: { uploadDate: new Date(0) } });
  await sweepVersions(context);
  await sweepFiles(context);
  expect([await db.collection('propertyDocuments').countDocuments(), await files()]).toEqual([0, 0]);
});
