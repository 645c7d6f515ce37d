import { expect, test } from 'vitest';
import { addProperty, passingChecks, registeredBlock } from '../../testing/factories.ts';
import { AdminRole } from '../../base/admin-role.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { checkListings } from './check-listings.ts';

const app = await startTestApp();
const { ask, db, token } = app;

const fields = `id key value otherValues authority subject allotment validFrom validTo sourceTitle sourceAddress sourceDate
  confidence note`;

type Rule = Record<string, unknown> & { id: string };

async function ruleNamed(name: string): Promise<Rule> {
  const { data } = await ask<{ adminRules: { items: Rule[] } }>(
    `{ adminRules(list: { perPage: 100 }) { items { ${fields} } } }`,
    {},
    { token },
  );
  const found = data.adminRules.items.find(
    ({ key, authority }) => key === name && (authority ?? 'UP') === 'UP',
  );
  if (!found) throw new Error(`There is no rule ${name}.`);
  return found;
}

interface Effect {
  count: number;
  listings: { title: string; day: string }[];
  isPartial: boolean;
}

const effectOf = (variables: Record<string, unknown>, as = token) =>
  ask<{ ruleEffect: Effect }>(
    `query ($id: ID, $input: RuleInput!, $isNewValue: Boolean) {
      ruleEffect(id: $id, input: $input, isNewValue: $isNewValue) { count isPartial listings { title day } } }`,
    variables,
    { token: as },
  );

const published = async () =>
  (
    await db
      .collection('properties')
      .find({ publishAt: { $ne: null } })
      .sort({ title: 1 })
      .toArray()
  ).map(({ title }) => title as string);

/** Two that were completed in 2016, and three that have another reason or an earlier day. */
async function addFive(): Promise<void> {
  for (const title of ['Old House 1', 'Old House 2']) await addProperty(app, { title });
  const early = { ...passingChecks.rera, certificateDate: '2009-03-01' };
  await addProperty(app, { title: 'Older House', rera: early });
  await addProperty(app, { title: 'To let', propertyStatus: 'FOR_RENT', rera: { status: 'RENT' } });
  await addProperty(app, { title: 'Registered', reraNumber: 'UPRERAPRJ151', rera: registeredBlock });
}

test('a change of a rule says beforehand which listings it takes off, and the save takes off the same', async () => {
  await addFive();
  const all = await published();
  const { id, ...rule } = await ruleNamed('rera.completedBefore');
  const input = { ...rule, value: '2010-01-01' };
  const before = await db.collection('rules').find().toArray();
  const { data } = await effectOf({ id, input });
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const titles = data.ruleEffect.listings.map(({ title }) => title).sort();
  expect(data.ruleEffect).toMatchObject({ count: 2, isPartial: false });
  expect(titles).toEqual(['Old House 1', 'Old House 2']);
  expect(new Set(data.ruleEffect.listings.map(({ day }) => day))).toEqual(new Set([today]));
  expect(await db.collection('rules').find().toArray()).toEqual(before);
  await checkListings(app.context);
  expect(await published()).toEqual(all);

  const save = async (saved: object) => {
    const mutation = 'mutation ($id: ID!, $input: RuleInput!) { updateRule(id: $id, input: $input) { id } }';
    expect((await ask(mutation, { id, input: saved }, { token })).errors).toBeUndefined();
  };
  await save(input);
  await checkListings(app.context);
  expect(await published()).toEqual(all.filter((title) => !titles.includes(title)));
  await save(rule);
});

test('a new value from a later day names that day, also for a rule that is added', async () => {
  await addFive();
  const { id, ...rule } = await ruleNamed('rera.completedBefore');
  const later = { ...rule, value: '2010-01-01', validFrom: '2090-06-01' };
  const { data } = await effectOf({ id, input: later, isNewValue: true });
  expect(data.ruleEffect.count).toBe(2);
  expect(data.ruleEffect.listings.map(({ day }) => day)).toEqual(['2090-06-01', '2090-06-01']);
  const added = await effectOf({ input: { ...later, authority: 'UP', validTo: '2090-06-30' } });
  expect(added.data.ruleEffect.count).toBe(2);
});

test('what the checks do not read, samples, and what stays in its grace period are not counted', async () => {
  await addFive();
  const { id, ...rule } = await ruleNamed('rera.completedBefore');
  const input = { ...rule, value: '2010-01-01' };
  const properties = db.collection('properties');
  await properties.updateOne({ title: 'Old House 1' }, { $set: { sample: true } });
  await properties.updateOne({ title: 'Old House 2' }, { $set: { 'gate.graceUntil': '2099-12-31' } });
  expect((await effectOf({ id, input })).data.ruleEffect.count).toBe(0);
  const { id: duty, ...rate } = await ruleNamed('duty.rate');
  expect((await effectOf({ id: duty, input: { ...rate, value: '8' } })).data.ruleEffect.count).toBe(0);
});

test('asking is refused as the save would be, and to all but owners', async () => {
  const { id, ...rule } = await ruleNamed('rera.completedBefore');
  const wrong = await effectOf({ id, input: { ...rule, value: 'soon' } });
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { value: expect.any(String) },
  });
  const same = await effectOf({ id, input: rule, isNewValue: true });
  expect(same.errors?.[0]?.extensions).toMatchObject({
    fields: { validFrom: expect.stringContaining('after') },
  });
  const editor = await tokenOfRole(app, AdminRole.EDITOR);
  expect((await effectOf({ id, input: rule }, editor)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
