import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { addProperty, deleteItem, given } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { sweepTaps } from './tap.service.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

const tap = (input: object) =>
  ask<{ noteTap: boolean }>('mutation ($input: TapInput!) { noteTap(input: $input) }', { input });

const counts = async (as = token) =>
  ask<{ tapCounts: object[] }>('{ tapCounts { propertyId propertyTitle calls chats } }', {}, { token: as });

const find = async (code: string) => {
  const answer = await ask<{ tap: Record<string, unknown> | null }>(
    'query ($code: String!) { tap(code: $code) { page propertyId propertyTitle arrivals { first { utm_campaign } } } }',
    { code },
    { token },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.tap;
};

const enter = (input: object) =>
  ask<{ createContact: Record<string, unknown> }>(
    `mutation ($input: EnteredContactInput!) { createContact(input: $input) {
      page propertyTitle arrivals { first { utm_campaign } } } }`,
    { input: { name: 'Asha Rao', phone: '98100 00001', source: 'CHAT', ...input } },
    { token },
  );

test('taps are counted by home and day, without the visitor', async () => {
  const { id } = await addProperty(app, { title: 'Jheel Heights' });
  for (const kind of ['CALL', 'WHATSAPP', 'WHATSAPP'])
    await tap({ kind, page: '/project-details/jheel-heights' });
  await tap({ kind: 'CALL', page: '/contact' });
  expect((await counts()).data.tapCounts).toEqual([
    { propertyId: id, propertyTitle: 'Jheel Heights', calls: 1, chats: 2 },
    { propertyId: null, propertyTitle: null, calls: 1, chats: 0 },
  ]);
  const stored = await db.collection('tapDays').find().toArray();
  expect(stored.map((day) => Object.keys(day).sort())).toEqual(
    Array(2).fill(['_id', 'calls', 'chats', 'day', 'propertyId', 'propertyTitle']),
  );
  expect(await db.collection('taps').countDocuments()).toBe(0);
});

test('a hidden home is not named, and counts as another page', async () => {
  const { id } = await addProperty(app, { title: 'Hidden Court' });
  await deleteItem(app, 'PROPERTY', id);
  expect((await tap({ kind: 'CALL', page: `/project-details/${id}` })).data.noteTap).toBe(true);
  expect((await counts()).data.tapCounts).toEqual([
    { propertyId: null, propertyTitle: null, calls: 1, chats: 0 },
  ]);
});

test('the code of a chat tells its home, its page and its source, and fills an enquiry in', async () => {
  const { id } = await addProperty(app, { title: 'Jheel Heights' });
  const page = '/project-details/jheel-heights';
  const arrivals = { last: { query: 'utm_source=facebook&utm_medium=cpc&utm_campaign=jheel-oct' } };
  await tap({ kind: 'WHATSAPP', code: '7F3K2', page, arrivals });
  // The same code again stays with the first.
  await tap({ kind: 'WHATSAPP', code: '7F3K2', page: '/contact' });
  const known = { page, propertyTitle: 'Jheel Heights', arrivals: { first: { utm_campaign: 'jheel-oct' } } };
  for (const written of ['7F3K2', ' ref 7f3k2 ', 'Ref: 7F3K2'])
    expect(await find(written)).toEqual({ ...known, propertyId: id });
  for (const written of ['7F3K3', '', '$ne', '7F3K2 7F3K2']) expect(await find(written)).toBeNull();

  expect(given(await enter({ tapCode: 'Ref 7f3k2' }), 'createContact')).toEqual(known);
  const people = await ask<{ people: { items: { channel: string }[] } }>(
    '{ people { items { channel } } }',
    {},
    { token },
  );
  expect(given(people, 'people').items).toEqual([{ channel: 'SOCIAL_ADVERT' }]);

  const other = await addProperty(app, { title: 'Kachnar Court' });
  const chosen = given(await enter({ tapCode: '7F3K2', propertyId: other.id }), 'createContact');
  expect(chosen).toMatchObject({ propertyTitle: 'Kachnar Court', page });

  await deleteItem(app, 'PROPERTY', id);
  expect(given(await enter({ tapCode: '7F3K2' }), 'createContact')).toMatchObject({
    propertyTitle: null,
    page,
  });

  const { errors } = await enter({ tapCode: '00000' });
  expect(errors?.[0]?.extensions.fields).toEqual({
    tapCode: 'No chat of the last 30 days has this code. Please correct it, or leave it out.',
  });
});

test('a code is forgotten after 30 days', async () => {
  await tap({ kind: 'WHATSAPP', code: '7F3K2' });
  const at = new Date(Date.now() - 31 * 86_400_000);
  await db.collection('taps').updateMany({}, { $set: { at } });
  await db.collection('tapDays').updateMany({}, { $set: { day: '2020-01-01' } });
  expect(await find('7F3K2')).toBeNull();
  await sweepTaps(context);
  expect(await db.collection('taps').countDocuments()).toBe(0);
  expect(await db.collection('tapDays').countDocuments()).toBe(0);
});

test.each([
  ['a code that is none', { kind: 'WHATSAPP', code: 'lower' }, 'code'],
  ['a page of 10,000 characters', { kind: 'CALL', page: `/${'a'.repeat(10_000)}` }, 'page'],
])('%s is refused, and nothing is stored', async (_what, input, field) => {
  const { errors } = await tap(input);
  expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  expect(await db.collection('tapDays').countDocuments()).toBe(0);
});

test('one address taps forty times in ten minutes, and the numbers are the owner’s', async () => {
  for (let count = 0; count < 40; count += 1) await tap({ kind: 'CALL' });
  expect((await tap({ kind: 'CALL' })).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  const sales = await tokenOfRole(app, AdminRole.SALES);
  expect((await counts(sales)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
