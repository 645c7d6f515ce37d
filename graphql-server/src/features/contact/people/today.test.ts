import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { startOfDayInIndia, timeNow } from '../../../base/clock.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { addWithPicture, given, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, db, token } = app;

interface Part {
  part: string;
  totalCount: number;
  items: { name: string }[];
}

const dayMs = 86_400_000;

async function today(owner?: string, as = token): Promise<Record<string, string[]>> {
  const answer = await ask<{ today: Part[] }>(
    'query ($owner: String) { today(owner: $owner) { part totalCount items { name } } }',
    { owner },
    { token: as },
  );
  const parts = given(answer, 'today');
  expect(parts.every(({ totalCount, items }) => totalCount === items.length)).toBe(true);
  return Object.fromEntries(parts.map(({ part, items }) => [part, items.map(({ name }) => name)]));
}

const people = () => db.collection('people');

/** A lead with an owner and a next step, as colleagues leave it. */
async function addLead(name: string, ownerId: string | null, values: object = {}): Promise<void> {
  await sendContact(app, { name, phone: null, email: `${name.toLowerCase()}@example.com` });
  const responsibleId = ownerId && new ObjectId(ownerId);
  await people().updateOne({ name }, { $set: { responsibleId, ...values } });
}

const step = (nextAt: Date) => ({ nextAt, dueAt: nextAt, state: 'CONTACTED' });

async function linkedSales(): Promise<{ meera: string; kabir: string; sales: string }> {
  const [meera, kabir] = [
    await addWithPicture(app, 'createTeamMember', { name: 'Meera' }),
    await addWithPicture(app, 'createTeamMember', { name: 'Kabir' }),
  ];
  const sales = await tokenOfRole(app, AdminRole.SALES);
  const { data } = await ask<{ me: { id: string } }>('{ me { id } }', {}, { token: sales });
  await ask(
    'mutation ($id: ID!, $memberId: ID) { setAccountMember(id: $id, memberId: $memberId) { id } }',
    { id: data.me.id, memberId: meera.id },
    { token },
  );
  return { meera: meera.id, kabir: kabir.id, sales };
}

test('the day has each open lead in one part at most: one’s own, and those of nobody', async () => {
  const { meera, kabir, sales } = await linkedSales();
  const now = timeNow();
  const midnight = startOfDayInIndia(now).getTime() + dayMs;
  const lastMoment = new Date(midnight - 1);
  await addLead('Fresh', meera);
  await addLead('Longer', meera, { dueAt: new Date(now.getTime() - 1_000) });
  await addLead('Late', meera, step(new Date(now.getTime() - 2_000)));
  await addLead('Later', meera, step(new Date(now.getTime() - 1_000)));
  await addLead('Forgotten', meera, { state: 'INTERESTED', dueAt: new Date(now.getTime() - 500) });
  // A new lead with a step was called.
  await addLead('Rang', meera, { ...step(new Date(now.getTime() - 100)), state: 'NEW' });
  await addLead('Evening', meera, step(lastMoment));
  await addLead('Morning', meera, step(new Date(midnight)));
  await addLead('Night', meera, step(new Date(midnight + dayMs - 1)));
  await addLead('After', meera, step(new Date(midnight + dayMs)));
  await addLead('Ended', meera, { state: 'LOST', dueAt: new Date('9999-12-31') });
  await addLead('Foreign', kabir, step(lastMoment));
  await addLead('Nobody', null);
  await addLead('Unowned', null, step(lastMoment));
  await addLead('Gone', null, { state: 'JUNK', dueAt: new Date('9999-12-31') });
  const own = {
    NEW: ['Longer', 'Fresh'],
    OVERDUE: ['Late', 'Later', 'Forgotten', 'Rang'],
    TODAY: ['Evening'],
    WAITING: ['Unowned', 'Nobody'],
    TOMORROW: ['Morning', 'Night'],
  };
  const waiting = own.WAITING.toSorted();
  const sorted = (parts: Record<string, string[]>) => ({ ...parts, WAITING: parts.WAITING?.toSorted() });
  expect(sorted(await today(undefined, sales))).toEqual({ ...own, WAITING: waiting });
  // Only owners are told what nobody took.
  expect(sorted(await today(meera))).toEqual({ UNTAKEN: [], ...own, WAITING: waiting });
  expect(sorted(await today(kabir, sales))).toEqual({
    ...{ NEW: [], OVERDUE: [], TODAY: ['Foreign'], TOMORROW: [] },
    WAITING: waiting,
  });
  expect((await today('all')).TODAY?.toSorted()).toEqual(['Evening', 'Foreign']);
  // The list with the same filter has the same leads.
  for (const [part, names] of Object.entries(own)) {
    const filter = part === 'WAITING' ? { part } : { part, owner: meera };
    const answer = await ask<{ people: { items: { name: string }[] } }>(
      'query ($filter: PeopleFilter) { people(filter: $filter, order: NEXT_STEP) { items { name } } }',
      { filter },
      { token },
    );
    expect(
      given(answer, 'people')
        .items.map(({ name }) => name)
        .toSorted(),
    ).toEqual(names.toSorted());
  }
});

test('an account that is no team member’s is told so, and may ask for all', async () => {
  const answer = await ask('{ today { part } }', {}, { token });
  expect(answer.errors?.[0]?.extensions.fields).toHaveProperty('owner');
  const wrong = await ask('{ today(owner: "x") { part } }', {}, { token });
  expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  await sendContact(app);
  expect((await today('all')).WAITING).toHaveLength(1);
  const editor = await tokenOfRole(app, AdminRole.EDITOR);
  expect((await ask('{ today(owner: "all") { part } }', {}, { token: editor })).errors).toBeDefined();
});

test('a part shows ten leads and counts the others', async () => {
  for (let index = 0; index < 12; index += 1) await addLead(`Lead${index}`, null);
  const answer = await ask<{ today: Part[] }>(
    '{ today(owner: "all") { part totalCount items { name } } }',
    {},
    { token },
  );
  const waiting = given(answer, 'today').find(({ part }) => part === 'WAITING');
  expect(waiting).toMatchObject({ totalCount: 12 });
  expect(waiting?.items).toHaveLength(10);
});
