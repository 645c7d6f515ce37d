import { expect, test } from 'vitest';
import { propertyInput, registeredBlock } from '../../testing/factories.ts';
import { pdf, picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { call, db, token } = app;

interface Submitted {
  message: string;
  fields?: Record<string, string>;
  data: { id: string; images: string[] };
  publication: string;
  checks?: { number: number; field: string }[];
  note?: string;
}

const reraNumber = 'UPRERAPRJ106523/01/2026';
const waits = 'The listing waits as a draft for its Form C: add it under Documents, then publish it.';
const block = {
  ...registeredBlock,
  status: 'registered',
  authority: 'Uttar Pradesh',
  validTo: '31 Jan 2039',
};
/** The block field by field, as a form without JSON sends it. */
const fieldByField = Object.fromEntries(
  Object.entries(block).map(([name, value]) => [`rera.${name}`, value]),
);

const submit = (fields: Record<string, unknown>) => {
  const { rera: _other, ...input } = propertyInput({ stage: 'underConstruction', reraNumber });
  return call<Submitted>('POST', '/api/form/submit', { token, form: { ...input, ...fields } });
};
const stored = async ({ body }: { body: Submitted }) =>
  db.collection('properties').findOne({ slug: (body.data as unknown as { slug: string }).slug });
const count = () =>
  Promise.all(
    ['properties', 'propertyDocuments', 'fs.files'].map((name) => db.collection(name).countDocuments()),
  );

test.each([
  ['as JSON', { rera: JSON.stringify(block) }],
  ['field by field', fieldByField],
  ['in brackets', Object.fromEntries(Object.entries(block).map(([name, value]) => [`rera[${name}]`, value]))],
])('a registered listing comes whole %s with its Form C, and is published', async (_how, fields) => {
  const answer = await submit({ ...fields, formC: pdf(), images: await picture() });
  expect([answer.status, answer.body.checks, answer.body.note]).toEqual([201, undefined, undefined]);
  expect(answer.body).toMatchObject({
    publication: 'published',
    message: 'Property submitted successfully!',
  });
  expect(answer.body.data.images).toHaveLength(1);
  const property = await stored(answer);
  expect(property?.rera).toMatchObject({ ...registeredBlock, checkedBy: 'owner' });
  expect(await db.collection('propertyDocuments').findOne({ itemId: property?._id })).toMatchObject({
    ...{ kind: 'FORM_C', dated: registeredBlock.validFrom, isPublic: false, addedBy: 'owner' },
  });
});

test('without its Form C it waits as a draft, and the answer says so', async () => {
  for (const fields of [{}, { formC: 'attach later' }]) {
    const answer = await submit({ ...fieldByField, ...fields });
    expect([answer.status, answer.body.publication, answer.body.note]).toEqual([201, 'draft', waits]);
    expect(answer.body.checks).toMatchObject([{ number: 5, field: 'documents' }]);
  }
  const draft = await submit({ ...fieldByField, formC: 'Attach later', publication: 'draft' });
  expect(draft.body).toMatchObject({ publication: 'draft', note: waits });
  const rent = await submit({ 'rera.status': 'rent', propertyStatus: 'forRent', formC: 'attach later' });
  expect(rent.body).not.toHaveProperty('note');
});

test('a refusal names each missing part by its field, and nothing is stored', async () => {
  const before = await count();
  const missing = {
    authority: /authority/,
    validTo: /last day/,
    checkedOn: /portal/,
    qrLink: /QR code/,
    accountNumber: /number/,
  };
  for (const [name, sentence] of Object.entries(missing)) {
    const sent = { ...fieldByField, [`rera.${name}`]: '', formC: pdf(), publication: 'published' };
    const { status, body } = await submit(sent);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [`rera.${name}`]]);
    expect(body.fields?.[`rera.${name}`]).toMatch(sentence);
  }
  const all = await submit({ 'rera.status': 'REGISTERED', publication: 'published', reraNumber: '' });
  expect(Object.keys(all.body.fields ?? {})).toEqual(
    expect.arrayContaining(['reraNumber', ...Object.keys(missing).map((name) => `rera.${name}`)]),
  );
  expect(await count()).toEqual(before);
});

test.each([
  ['no certificate', { formC: new File(['<html>'], 'form-c.pdf') }, { formC: /PDF/ }],
  ['a word', { formC: 'https://example.com/form-c.pdf' }, { formC: /attach later/ }],
  ['two files', { formC: [pdf(), pdf()] }, { formC: 'Please choose one file.' }],
  [
    'no day',
    { formC: pdf(), 'rera.validFrom': '' },
    { formCDated: 'Please enter the date on the document.' },
  ],
  ['a day ahead', { formC: pdf(), formCDated: '2090-01-01' }, { formCDated: 'This day is in the future.' }],
  ['a wrong state', { 'rera.status': 'waiting' }, { 'rera.status': 'Please choose from the list.' }],
  ['another authority', { 'rera.authority': 'Noida' }, { 'rera.authority': /from the list/ }],
  ['no IFSC', { 'rera.accountIfsc': 'SBI' }, { 'rera.accountIfsc': /ABCD0123456/ }],
  ['no day of the calendar', { 'rera.validTo': '2039-02-31' }, { 'rera.validTo': /does not exist|such as/ }],
])('%s is refused beside its field, and nothing is stored', async (_what, fields, refused) => {
  const before = await count();
  const { status, body } = await submit({ ...fieldByField, ...fields });
  expect(status).toBe(400);
  const [[field, sentence] = []] = Object.entries(refused) as [string, string | RegExp][];
  expect(body.fields?.[field ?? '']).toMatch(sentence ?? '');
  expect(await count()).toEqual(before);
});
