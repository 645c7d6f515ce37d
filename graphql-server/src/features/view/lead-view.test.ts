import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { setClock } from '../../base/clock.ts';
import { linkedAccount, tokenOfRole } from '../../testing/accounts.ts';
import { addProperty, deleteItem, given, sendContact } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { sweepLeadViews } from './lead-view.service.ts';

const app = await startTestApp();
const { ask, token, context } = app;
const sales = await tokenOfRole(app, AdminRole.SALES);
const other = await tokenOfRole(app, AdminRole.SALES);

interface View {
  id: string;
  name: string;
  shared: boolean;
  conditions: Record<string, unknown>;
  leftOut: string[];
  isOwn: boolean;
  mayChange: boolean;
  madeBy: string;
}

const fields = `id name shared leftOut isOwn mayChange madeBy
  conditions { search order question state owner channel home place part from to nextFrom nextTo budget { min max } }`;

const create = (input: object, as = sales) =>
  ask<{ createLeadView: { view: View } }>(
    `mutation ($input: CreateLeadViewInput!) { createLeadView(input: $input) { view { ${fields} } } }`,
    { input },
    { token: as },
  );
const change = (id: string, changes: object, as = sales) =>
  ask<{ changeLeadView: { view: View } }>(
    `mutation ($input: ChangeLeadViewInput!) { changeLeadView(input: $input) { view { ${fields} } } }`,
    { input: { id, changes } },
    { token: as },
  );
const byId = (operation: string, answer: string, id: unknown, as = sales) =>
  ask<Record<string, { view: View }>>(
    `mutation ($input: LeadViewIdInput!) { ${operation}(input: $input) { ${answer} } }`,
    { input: { id } },
    { token: as },
  );
const remove = (id: string, as = sales) => byId('deleteLeadView', 'id', id, as);
const restore = (id: string, as = sales) => byId('restoreLeadView', `view { ${fields} }`, id, as);
const read = (id: string, as = sales) =>
  ask<{ leadView: View }>(`query ($id: ID!) { leadView(id: $id) { ${fields} } }`, { id }, { token: as });

async function namesFor(as: string): Promise<string[]> {
  const answer = await ask<{ leadViews: View[] }>('{ leadViews { name } }', {}, { token: as });
  return given(answer, 'leadViews').map(({ name }) => name);
}

async function made(input: object = {}, as = sales): Promise<View> {
  return given(await create({ name: 'A view', conditions: {}, ...input }, as), 'createLeadView').view;
}

interface Answer {
  errors?: { extensions: { code: string; fields?: Record<string, string> } }[];
}
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
const set = (view: View) =>
  Object.fromEntries(Object.entries(view.conditions).filter(([, value]) => value !== null));

test('a view keeps what the list was narrowed to, and its order', async () => {
  const { id: owner } = await linkedAccount(app, 'Meera Shah');
  const conditions = {
    ...{ search: 'lotus', order: 'NEXT_STEP', question: 'OVERDUE', state: 'CONTACTED', owner },
    ...{ channel: 'QR', place: 'noida/sector-150', budget: { min: 10_000_000, max: 15_000_000 } },
    ...{ part: 'TODAY', from: '2026-01-01', to: '2026-01-31', nextFrom: '2026-02-01', nextTo: '2026-02-28' },
  };
  const view = await made({ name: '  Sector 150 ', conditions });
  expect(view).toMatchObject({
    name: 'Sector 150',
    shared: false,
    isOwn: true,
    mayChange: true,
    leftOut: [],
  });
  expect(set(view)).toEqual(conditions);
  expect(given(await read(view.id), 'leadView')).toEqual(view);
  await remove(view.id);
});

test('colleagues see a shared view, and only its maker and owners change it', async () => {
  const own = await made({ name: 'Mine alone' });
  const shared = await made({ name: 'For all', shared: true });
  expect(await namesFor(sales)).toEqual(['For all', 'Mine alone']);
  expect(await namesFor(other)).toEqual(['For all']);
  expect(given(await read(shared.id, other), 'leadView')).toMatchObject({ isOwn: false, mayChange: false });
  for (const refused of [
    await read(own.id, other),
    await change(own.id, { name: 'X' }, other),
    await remove(own.id, other),
    await restore(own.id, token),
    await change(own.id, { name: 'X' }, token),
  ])
    expect(codeOf(refused)).toBe('NOT_FOUND');
  for (const refused of [
    await change(shared.id, { name: 'X' }, other),
    await remove(shared.id, other),
    await restore(shared.id, other),
  ])
    expect(codeOf(refused)).toBe('FORBIDDEN');
  const renamed = given(await change(shared.id, { name: 'Everyone' }, token), 'changeLeadView').view;
  expect(renamed).toMatchObject({ name: 'Everyone', shared: true, isOwn: false, mayChange: true });
  expect(given(await change(shared.id, { shared: false }), 'changeLeadView').view.shared).toBe(false);
  expect(await namesFor(token)).toEqual([]);
  await remove(shared.id);
  await remove(own.id);
});

test('a change leaves what it does not name, and sets all conditions anew', async () => {
  const { id } = await made({ name: 'First', conditions: { state: 'NEW', search: 'lotus' } });
  expect(set(given(await change(id, { name: 'Second' }), 'changeLeadView').view)).toEqual({
    state: 'NEW',
    search: 'lotus',
  });
  const changed = given(await change(id, { conditions: { order: 'ARRIVAL' } }), 'changeLeadView').view;
  expect([changed.name, set(changed)]).toEqual(['Second', { order: 'ARRIVAL' }]);
  await remove(id);
});

test('a deleted view comes back with its address, for 30 days', async () => {
  const { id } = await made({ name: 'Slip', shared: true });
  await remove(id);
  expect(codeOf(await read(id))).toBe('NOT_FOUND');
  expect(codeOf(await remove(id))).toBe('NOT_FOUND');
  expect(codeOf(await change(id, { name: 'X' }))).toBe('NOT_FOUND');
  expect(await namesFor(other)).toEqual([]);
  expect(given(await restore(id), 'restoreLeadView').view).toMatchObject({ id, name: 'Slip', shared: true });
  await restore(id);
  expect(await namesFor(other)).toEqual(['Slip']);
  await remove(id);
  await sweepLeadViews(context);
  expect(codeOf(await restore(id))).toBeUndefined();
  await remove(id);
  setClock(31 * 24 * 3_600_000);
  try {
    await sweepLeadViews(context);
  } finally {
    setClock(0);
  }
  expect(codeOf(await restore(id))).toBe('NOT_FOUND');
});

test('an account has at most 30, also when they are sent at once, and colleagues have their own', async () => {
  const answers = await Promise.all(
    Array.from({ length: 33 }, (_, count) => create({ name: `View ${count}`, conditions: {} })),
  );
  const refused = answers.filter(({ errors }) => errors);
  expect(refused.map(fieldsOf)).toEqual(
    Array.from({ length: 3 }, () => ({
      name: 'An account has at most 30 views. Please delete one first.',
    })),
  );
  const views = answers.filter(({ errors }) => !errors).map((answer) => given(answer, 'createLeadView').view);
  const [first, ...rest] = views;
  if (!first) throw new Error('no view was made');
  await made({}, other).then(({ id }) => remove(id, other));
  await remove(first.id);
  const next = await made();
  expect(codeOf(await restore(first.id))).toBe('BAD_USER_INPUT');
  for (const { id } of [...rest, next]) await remove(id);
});

test.each([
  [{ name: '' }, 'name', 'Please name the view.'],
  [{ name: ' \u200b ' }, 'name', 'Please name the view.'],
  [{ name: 'x'.repeat(61) }, 'name', 'Please use at most 60 characters.'],
  [{ name: 'Call 98100 04384' }, 'name', expect.stringContaining('no phone number') as string],
  [{ conditions: { search: 'asha@example.com' } }, 'search', expect.stringContaining('no phone') as string],
  [{ conditions: { search: 'x'.repeat(201) } }, 'search', 'Please use at most 200 characters.'],
  [
    { conditions: { owner: 'a'.repeat(24) } },
    'owner',
    expect.stringContaining('no longer on the team') as string,
  ],
  [
    { conditions: { owner: '{"$ne":null}' } },
    'owner',
    expect.stringContaining('no longer on the team') as string,
  ],
  [{ conditions: { home: '$where' } }, 'home', 'This home is no longer there.'],
  [{ conditions: { place: '__proto__' } }, 'place', 'Please choose a place from the list.'],
  [{ conditions: { budget: { min: -1 } } }, 'filter', expect.stringContaining('budget') as string],
])('what is wrong is said beside its field: %#', async (wrong, field, sentence) => {
  const answer = await create({ name: 'A view', conditions: {}, ...wrong });
  expect(fieldsOf(answer)).toEqual({ [field]: sentence });
  expect(await namesFor(sales)).toEqual([]);
});

test('a change that is wrong is refused and leaves the view as it was', async () => {
  const view = await made({ name: 'Stays' });
  expect(fieldsOf(await change(view.id, { name: '' }))).toEqual({ name: 'Please name the view.' });
  expect(fieldsOf(await change(view.id, { conditions: { place: 'x' } }))).toHaveProperty('place');
  expect(given(await read(view.id), 'leadView')).toEqual(view);
  await remove(view.id);
});

test.each(['{"$gt":""}', '__proto__', '../people', '1', `${'a'.repeat(24)}'`])(
  'the id %s is refused',
  async (id) => {
    for (const answer of [await read(id), await change(id, {}), await remove(id), await restore(id)])
      expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  },
);

test.each([{ $gt: '' }, null, ['a'.repeat(24)], 1.5])('an id of another type is refused: %j', async (id) => {
  expect((await byId('deleteLeadView', 'id', id)).errors).toHaveLength(1);
});

test.each([
  { name: { $gt: '' }, conditions: {} },
  { name: 'A view', conditions: { state: 'GONE' } },
  { name: 'A view', conditions: { from: 'yesterday' } },
  { name: 'A view', conditions: { search: { $regex: '' } } },
  { name: 'A view', conditions: { $where: 'true' } },
  { name: 'A view', shared: 'yes', conditions: {} },
  { name: 'A view' },
])('an input of another shape is refused: %j', async (input) => {
  expect((await create(input)).errors).not.toBeUndefined();
  expect(await namesFor(sales)).toEqual([]);
});

test.each([AdminRole.EDITOR, AdminRole.RECRUITER])('%s, who sees no leads, sees no views', async (role) => {
  const { id } = await made({ shared: true });
  const as = await tokenOfRole(app, role);
  for (const answer of [
    await ask('{ leadViews { id } }', {}, { token: as }),
    await read(id, as),
    await create({ name: 'X', conditions: {} }, as),
    await change(id, { name: 'X' }, as),
    await remove(id, as),
    await restore(id, as),
  ])
    expect(codeOf(answer)).toBe('FORBIDDEN');
  await remove(id);
});

test('a view whose owner, home or place is gone says so and keeps the rest', async () => {
  const member = await linkedAccount(app, 'Ravi Sen');
  const { id: home } = await addProperty(app, { title: 'Lotus Court' });
  const { id } = await made({
    conditions: { state: 'NEW', owner: member.id, home: home.toUpperCase(), place: 'noida' },
  });
  expect(given(await read(id), 'leadView').leftOut).toEqual([]);
  await deleteItem(app, 'PROPERTY', home);
  await deleteItem(app, 'TEAM_MEMBER', member.id);
  await app.db
    .collection('leadViews')
    .updateOne({ name: 'A view' }, { $set: { 'conditions.part': 'FORMER' } });
  const left = given(await read(id), 'leadView');
  expect(left.leftOut.toSorted()).toEqual(['home', 'owner', 'part']);
  expect(set(left)).toEqual({ state: 'NEW', place: 'noida' });
  await remove(id);
});

test('who opens a shared view sees the leads that the own account may see', async () => {
  const { id: mine, token: asMember } = await linkedAccount(app, 'Anil Verma');
  await sendContact(app, { name: 'Of a colleague', phone: '98100 04301', email: 'one@example.com' });
  const { id: theirs } = await linkedAccount(app, 'Sunita Rao');
  await ask(
    'mutation ($selection: ItemSelection!, $ownerId: ID) { handOver(selection: $selection, ownerId: $ownerId) { doneIds } }',
    { selection: { matching: {} }, ownerId: theirs },
    { token },
  );
  await ask('mutation { saveLeadAccess(input: { scope: OWN }) { scope } }', {}, { token });
  const { id } = await made({ shared: true, conditions: { state: 'NEW' } }, token);
  const { conditions } = given(await read(id, asMember), 'leadView');
  const count = (as: string) =>
    ask<{ people: { totalCount: number } }>(
      'query ($filter: PeopleFilter) { people(filter: $filter) { totalCount } }',
      { filter: { state: conditions.state } },
      { token: as },
    ).then((answer) => given(answer, 'people').totalCount);
  expect([await count(token), await count(asMember)]).toEqual([1, 0]);
  expect(mine).not.toBe(theirs);
});

test('the log of activities has what colleagues see of views, and no private ones', async () => {
  const alone = await made({ name: 'Alone' }, other);
  const shared = await made({ name: 'Shared', shared: true }, other);
  await change(shared.id, { name: 'Renamed' }, other);
  await remove(shared.id, other);
  await remove(alone.id, other);
  const log = await ask<{ activities: { items: { verb: string; noun: string; label: string }[] } }>(
    '{ activities(perPage: 50) { items { verb noun label } } }',
    {},
    { token },
  );
  const entries = given(log, 'activities').items.filter(
    ({ noun, label }) => noun === 'leadViews' && /Alone|Shared|Renamed/.test(label),
  );
  expect(entries.map(({ verb, label }) => `${verb} ${label}`)).toEqual([
    'DELETED Renamed',
    'UPDATED Renamed',
    'CREATED Shared',
  ]);
});
