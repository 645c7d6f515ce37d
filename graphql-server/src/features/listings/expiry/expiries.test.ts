import { expect, test } from 'vitest';
import { addProperty, addWithPicture, passingChecks, registeredBlock } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, db, token } = app;

const dayMs = 24 * 3_600_000;
const inDays = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);

interface Row {
  kind: string;
  name: string;
  day: string;
  daysLeft: number;
}

async function rows(): Promise<Row[]> {
  const { data } = await ask<{ expiries: Row[] }>('{ expiries { kind name day daysLeft } }', {}, { token });
  return data.expiries;
}

const registered = (title: string, rera: object) =>
  addProperty(app, {
    ...passingChecks,
    ...{ title, reraNumber: `UPRERAPRJ${title.length}1234` },
    rera: { ...registeredBlock, checkedOn: inDays(0), ...rera },
  });

test('what ends within 120 days is named, the most urgent first, and nothing later', async () => {
  await registered('Ends in a month', { validTo: inDays(30) });
  await registered('Ends much later', { validTo: inDays(121) });
  await registered('Authority ends', { authorityFrom: inDays(-9), authorityTo: inDays(10) });
  await registered('Extension', {
    ...{
      validTo: inDays(5),
      extensionAppliedOn: inDays(-1),
      extensionReceipt: 'R 1',
      extensionTo: inDays(90),
    },
  });
  await registered('Look again', { checkedOn: inDays(-28) });
  await registered('Looked yesterday', { checkedOn: inDays(-1) });
  await addProperty(app, { title: 'A draft' });
  expect((await rows()).map(({ kind, name, daysLeft }) => [kind, name, daysLeft])).toEqual([
    ['PORTAL_CHECK', 'Look again', 2],
    ['AUTHORITY', 'Authority ends', 10],
    ['REGISTRATION', 'Ends in a month', 30],
    ['EXTENSION', 'Extension', 90],
  ]);
});

test('the registrations of the company and of people, and a missing training, are named', async () => {
  await db
    .collection<{ _id: string }>('siteSettings')
    .updateOne({ _id: 'site' }, { $set: { registrationValidTo: inDays(100) } });
  await db.collection('rules').updateOne({ key: 'rera.trainingBlocksFrom' }, { $set: { value: inDays(38) } });
  await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma', reraValidTo: inDays(20) });
  const found = (await rows()).map(({ kind, name, daysLeft }) => [kind, name, daysLeft]);
  await db
    .collection('rules')
    .updateOne({ key: 'rera.trainingBlocksFrom' }, { $set: { value: '2099-01-01' } });
  await db
    .collection<{ _id: string }>('siteSettings')
    .updateOne({ _id: 'site' }, { $set: { registrationValidTo: '2099-12-31' } });
  expect(found).toEqual([
    ['PERSON_AGENT', 'Neha Verma', 20],
    ['TRAINING', 'Neha Verma', 38],
    ['COMPANY_AGENT', 'Apna Hi Ghar Realty', 100],
  ]);
});

test('the report is a file for a spreadsheet, and the dashboard counts it', async () => {
  await registered('Ends in a month', { validTo: inDays(30) });
  const { status, text } = await call('GET', '/api/expiries.csv', { token });
  expect(status).toBe(200);
  expect(text).toContain(`${inDays(30)},30,Registration,Ends in a month`);
  const { data } = await ask(
    '{ dashboard { content { expiringCount expiring { name daysLeft } } } }',
    {},
    { token },
  );
  expect(data.dashboard).toEqual({
    content: { expiringCount: 1, expiring: [{ name: 'Ends in a month', daysLeft: 30 }] },
  });
});
