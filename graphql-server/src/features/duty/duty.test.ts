import type { Document } from 'mongodb';
import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { dayInIndia, timeNow } from '../../base/clock.ts';
import { linkedAccount } from '../../testing/accounts.ts';
import { addWithPicture, given, sendContact } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, db, token } = app;

const fields =
  'memberId memberName isSaved week { from to } leave { from to } pausedUntil languages places kinds weight takesNew isOnDuty nextAt givenToday';

function save(memberId: string, input: object, as = token) {
  return ask<{ saveDuty: object }>(
    `mutation ($memberId: ID!, $input: DutyInput!) { saveDuty(memberId: $memberId, input: $input) { ${fields} } }`,
    { memberId, input },
    { token: as },
  );
}

async function listed(as = token) {
  return given(
    await ask<{ duties: { memberId: string }[] }>(`{ duties { ${fields} } }`, {}, { token: as }),
    'duties',
  );
}

const allDay = Array.from({ length: 7 }, () => ({ from: '00:00', to: '24:00' }));
const never = Array.from({ length: 7 }, () => ({ from: null, to: null }));

test('a duty begins once it is saved, for a member whom an account stands for', async () => {
  const { id, token: sales } = await linkedAccount(app, 'Meera');
  await addWithPicture(app, 'createTeamMember', { name: 'Without account' });
  expect(await listed(sales)).toMatchObject([
    { memberId: id, memberName: 'Meera', isSaved: false, isOnDuty: false, nextAt: null, week: null },
  ]);
  const answer = given(await save(id, { week: allDay, languages: ['HINDI'], kinds: ['STUDIO'] }), 'saveDuty');
  expect(answer).toMatchObject({ isSaved: true, isOnDuty: true, weight: 5, takesNew: true, givenToday: 0 });
  expect(given(await save(id, { week: never }), 'saveDuty')).toMatchObject({
    ...{ isOnDuty: false, nextAt: null, languages: ['HINDI'], kinds: ['STUDIO'] },
  });
  expect(given(await save(id, { week: null }), 'saveDuty')).toMatchObject({ week: null });
  await db
    .collection('admins')
    .updateOne({ memberId: { $exists: true } }, { $set: { disabledAt: new Date() } });
  expect(await listed()).toEqual([]);
});

test('a member sets the own pause and leave, and an owner all of it', async () => {
  const { id, token: sales } = await linkedAccount(app, 'Meera');
  const { id: other } = await linkedAccount(app, 'Kabir');
  await save(id, { week: allDay });
  const pausedUntil = new Date(timeNow().getTime() + 3_600_000).toISOString();
  expect(given(await save(id, { pausedUntil }, sales), 'saveDuty')).toMatchObject({
    ...{ pausedUntil, isOnDuty: false, nextAt: pausedUntil },
  });
  expect(given(await save(id, { pausedUntil: null }, sales), 'saveDuty')).toMatchObject({ isOnDuty: true });
  const today = dayInIndia();
  const leave = [
    { from: '2030-01-05', to: '2030-01-06' },
    { from: today, to: today },
  ];
  expect(given(await save(id, { leave }, sales), 'saveDuty')).toMatchObject({
    leave: leave.toReversed(),
    isOnDuty: false,
  });
  const refused = await save(id, { weight: 10, leave: [] }, sales);
  expect(refused.errors?.[0]?.message).toBe(
    'You can change your pause and your leave. Please ask an owner for the rest.',
  );
  expect((await save(other, { leave: [] }, sales)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(await listed()).toMatchObject([{ isSaved: false }, { weight: 5, leave: leave.toReversed() }]);
});

test('wrong values get a sentence beside their field, and nothing is stored', async () => {
  const { id } = await linkedAccount(app, 'Meera');
  const { id: alone } = await addWithPicture(app, 'createTeamMember', { name: 'Alone' });
  const monday = (from: string | null, to: string | null) => [{ from, to }, ...allDay.slice(1)];
  const wrong: [string, object, string, string][] = [
    [
      id,
      { week: monday('20:00', '09:00') },
      'week',
      'Monday ends before it begins. Please enter a later end.',
    ],
    [
      id,
      { week: monday('09:00', '09:00') },
      'week',
      'Monday ends before it begins. Please enter a later end.',
    ],
    [
      id,
      { week: monday('09:00', null) },
      'week',
      'Please enter both times of Monday, such as 09:00 and 18:30, or none.',
    ],
    [
      id,
      { week: monday('9', '25:00') },
      'week',
      'Please enter both times of Monday, such as 09:00 and 18:30, or none.',
    ],
    [id, { week: allDay.slice(1) }, 'week', 'Please enter all seven days.'],
    [id, { weight: 11 }, 'weight', 'Please enter a whole number from 0 to 10.'],
    [id, { weight: -1 }, 'weight', 'Please enter a whole number from 0 to 10.'],
    [
      id,
      { pausedUntil: '2026-01-01T00:00:00Z' },
      'pausedUntil',
      'Please choose a moment that is still to come.',
    ],
    [
      id,
      { pausedUntil: '2100-01-01T00:00:00Z' },
      'pausedUntil',
      'Please choose a date before the year 2100.',
    ],
    [
      id,
      { leave: [{ from: '2027-01-02', to: '2027-01-01' }] },
      'leave',
      'The leave ends before it begins. Please enter a later last day.',
    ],
    [id, { places: ['atlantis'] }, 'places', 'Please choose places from the list.'],
    [
      'f'.repeat(24),
      { weight: 1 },
      'memberId',
      'This person is no longer on the team. Please choose another one.',
    ],
    [
      alone,
      { weight: 1 },
      'memberId',
      'No account that works on leads says that it is this person. Set it in Settings, under People.',
    ],
  ];
  for (const [memberId, input, field, sentence] of wrong)
    expect((await save(memberId, input)).errors?.[0]?.extensions.fields).toEqual({ [field]: sentence });
  expect(await listed()).toMatchObject([{ isSaved: false }]);
});

test('holidays and the clock are saved by an owner, and one by one', async () => {
  const { token: sales } = await linkedAccount(app, 'Meera');
  const saveSettings = (input: object, as = token) =>
    ask<{ saveDutySettings: object }>(
      'mutation ($input: DutySettingsInput!) { saveDutySettings(input: $input) { clockMinutes holidays } }',
      { input },
      { token: as },
    );
  const read = async () =>
    given(
      await ask<{ dutySettings: object }>('{ dutySettings { clockMinutes holidays } }', {}, { token }),
      'dutySettings',
    );
  expect(await read()).toEqual({ clockMinutes: 5, holidays: [] });
  for (const clockMinutes of [0, 121])
    expect((await saveSettings({ clockMinutes })).errors?.[0]?.extensions.fields).toEqual({
      clockMinutes: 'Please enter a whole number of minutes from 1 to 120.',
    });
  expect((await saveSettings({ clockMinutes: 9 }, sales)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  await saveSettings({ holidays: ['2027-01-26', '2026-12-25', '2027-01-26'] });
  await saveSettings({ clockMinutes: 15 });
  expect(await read()).toEqual({ clockMinutes: 15, holidays: ['2026-12-25', '2027-01-26'] });
});

test('an open lead without a next step is overdue after the hours that an owner sets, also one that is there', async () => {
  await sendContact(app, { phone: '98765 43210', email: 'one@example.com' });
  await sendContact(app, { phone: '98765 43211', email: 'other@example.com' });
  const save = (patienceHours: number) =>
    ask(
      'mutation ($input: DutySettingsInput!) { saveDutySettings(input: $input) { patienceHours } }',
      { input: { patienceHours } },
      { token },
    );
  const people = () => app.db.collection('people').find().sort({ _id: 1 }).toArray();
  const [one, other] = await people();
  const later = new Date(Date.now() + 7_200_000);
  const plan = 'mutation ($id: ID!, $step: NextStepInput) { setNextStep(id: $id, step: $step) { dueAt } }';
  const answered = await ask(plan, { id: String(other?._id), step: { kind: 'CALL', at: later } }, { token });
  expect(answered.data).toEqual({ setNextStep: { dueAt: later.toISOString() } });
  const hoursUntil = (person: Document | undefined) =>
    ((person?.dueAt as Date).getTime() - (person?.settledAt as Date).getTime()) / 3_600_000;
  expect(hoursUntil(one)).toBe(24);
  for (const hours of [0, 241, 1.5])
    expect((await save(hours)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await save(48)).data).toEqual({ saveDutySettings: { patienceHours: 48 } });
  const [waiting, planned] = await people();
  expect(hoursUntil(waiting)).toBe(48);
  expect(planned?.dueAt).toEqual(later);
  // What happens next counts by the new hours too.
  await ask(plan, { id: String(other?._id), step: null }, { token });
  await sendContact(app, { phone: '98765 43212', email: 'fresh@example.com' });
  const [, freed, fresh] = await people();
  expect([hoursUntil(freed), hoursUntil(fresh)]).toEqual([48, 48]);
});

test('the hours that pages say are hours, so that the clock counts by them', async () => {
  const say = (facts: object) =>
    ask(
      'mutation ($facts: CompanyFactsInput!) { updateCompanyFacts(facts: $facts) { facts { opens } } }',
      { facts },
      { token },
    );
  const wrong: [object, string, string][] = [
    [{ opens: 'sunrise', closes: '8 pm' }, 'opens', 'Please enter a time such as 9 am or 6:30 pm.'],
    [{ opens: '9 am', closes: '25' }, 'closes', 'Please enter a time such as 9 am or 6:30 pm.'],
    [
      { opens: '8 pm', closes: '9 am' },
      'closes',
      'The office closes before it opens. Please enter a later time.',
    ],
    [{ days: 'often' }, 'days', 'Please name the days, such as Monday to Saturday, or seven days a week.'],
  ];
  for (const [facts, field, sentence] of wrong)
    expect((await say(facts)).errors?.[0]?.extensions.fields).toEqual({ [field]: sentence });
  const { id } = await linkedAccount(app, 'Meera');
  await save(id, { weight: 1 });
  const weekday = new Date(`${dayInIndia()}T00:00:00Z`).toLocaleString('en', {
    weekday: 'long',
    timeZone: 'UTC',
  });
  await say({ opens: '12 am', closes: '24:00', days: weekday });
  expect(await listed()).toMatchObject([{ isOnDuty: true }]);
  await say({ opens: '12 am', closes: '24:00', days: `every day except ${weekday}` });
  expect(await listed()).toMatchObject([{ isOnDuty: false }]);
});

test('without a role for leads there is no duty', async () => {
  const { token: editor } = await linkedAccount(app, 'Edit', AdminRole.EDITOR);
  expect((await ask('{ duties { memberId } }', {}, { token: editor })).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  );
  expect(await listed()).toEqual([]);
});
