import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { addProperty, deleteItem, given } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token, db } = app;

interface Step {
  key: string;
  done: boolean;
  settled: boolean;
}

const fields = '{ key done settled }';

async function steps(): Promise<Step[]> {
  return given(await ask<{ setupGuide: Step[] }>(`{ setupGuide ${fields} }`, {}, { token }), 'setupGuide');
}

const isDone = async (key: string) => (await steps()).find((step) => step.key === key)?.done;

function store(values: object) {
  return db
    .collection<{ _id: string }>('siteSettings')
    .updateOne({ _id: 'site' }, { $set: values }, { upsert: true });
}

test('the guide has its steps in order, and a fresh site has done none that needs an owner', async () => {
  const all = await steps();
  expect(all.map(({ key }) => key)).toEqual([
    ...['COMPANY', 'REGISTRATION', 'PROPERTY', 'SHEET', 'COLLEAGUES', 'EMAIL', 'WORDS'],
    ...['SAMPLES', 'BACKUP', 'ADDRESS'],
  ]);
  await db.collection('siteSettings').deleteMany({});
  const open = (await steps()).filter(({ done, settled }) => !done && !settled).map(({ key }) => key);
  expect(open).toEqual([
    'COMPANY',
    'REGISTRATION',
    'PROPERTY',
    'SHEET',
    'COLLEAGUES',
    'EMAIL',
    'WORDS',
    'BACKUP',
  ]);
});

test('the company is told once its own numbers are there', async () => {
  await store({ phones: ['+91 98110 22000', '+91 120 000 0001'], whatsappNumber: '+919811022000' });
  expect(await isDone('COMPANY')).toBe(false);
  await store({ phones: ['+91 98110 22000'] });
  expect(await isDone('COMPANY')).toBe(true);
});

test('the registration is a step again once it has ended', async () => {
  await store({ registrationNumber: 'UPRERAAGT12345', registrationValidTo: '2031-05-31' });
  expect(await isDone('REGISTRATION')).toBe(true);
  await store({ registrationValidTo: '2024-05-31' });
  expect(await isDone('REGISTRATION')).toBe(false);
});

test('a first property counts, a sample does not, and with five no sheet is needed', async () => {
  const { id } = await addProperty(app);
  expect(await isDone('PROPERTY')).toBe(true);
  for (let more = 2; more <= 5; more += 1) await addProperty(app, { title: `Home ${more}` });
  expect(await isDone('SHEET')).toBe(true);
  await deleteItem(app, 'PROPERTY', id);
  expect(await isDone('SHEET')).toBe(false);
  await db.collection('properties').updateMany({}, { $set: { sample: true } });
  expect(await isDone('PROPERTY')).toBe(false);
  expect(await isDone('SAMPLES')).toBe(false);
});

test('a second account counts while it can log in', async () => {
  await tokenOfRole(app, AdminRole.SALES);
  expect(await isDone('COLLEAGUES')).toBe(true);
  await db.collection('admins').updateMany({ role: 'SALES' }, { $set: { disabledAt: new Date() } });
  expect(await isDone('COLLEAGUES')).toBe(false);
});

test('an owner settles a step, and takes that back', async () => {
  const settle = async (settled: boolean) => {
    const mutation = `mutation ($settled: Boolean!) { settleSetupStep(step: WORDS, settled: $settled) ${fields} }`;
    const answer = await ask<{ settleSetupStep: Step[] }>(mutation, { settled }, { token });
    return given(answer, 'settleSetupStep').find(({ key }) => key === 'WORDS');
  };
  expect(await settle(true)).toEqual({ key: 'WORDS', done: false, settled: true });
  expect(await settle(true)).toMatchObject({ settled: true });
  expect((await steps()).filter(({ settled }) => settled)).toHaveLength(1);
  expect(await settle(false)).toMatchObject({ settled: false });
});

test.each(['EDITOR', 'SALES'] as const)('%s has no guide', async (role) => {
  const { errors } = await ask(
    `{ setupGuide ${fields} }`,
    {},
    { token: await tokenOfRole(app, AdminRole[role]) },
  );
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
