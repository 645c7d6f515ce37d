import { expect, test } from 'vitest';
import { ruleSeeds } from '../../database/rules/add-rules.ts';
import { isDay } from 'domain/text/day.ts';
import { readRuleValue } from './rule-values.ts';
import { authoritiesOf, ruleBook } from './rule-book.ts';
import { RuleAuthority, RuleSubject } from './rule.type.ts';
import { AdminRole } from '../../base/admin-role.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface StoredRule {
  id: string;
  key: string;
  value: string;
  validFrom: string | null;
  validTo: string | null;
  sourceDate: string | null;
  checkedBy: string | null;
  checkedOn: string | null;
  isOld: boolean;
}

const fields = 'id key value validFrom validTo checkedBy checkedOn isOld';
const uniqueRule = {
  key: 'rera.recheckDays',
  value: '30',
  authority: 'HARYANA_GURUGRAM',
  validFrom: '2026-01-01',
  sourceTitle: 'A test',
  confidence: 'LOW',
  isCompared: true,
};

const create = (input: object) =>
  ask<{ rule: StoredRule }>(
    `mutation ($input: RuleInput!) { rule: createRule(input: $input) { ${fields} } }`,
    { input },
    { token },
  );
const change = (operation: string, id: string, input: object) =>
  ask<{ rule: StoredRule }>(
    `mutation ($id: ID!, $input: RuleInput!) { rule: ${operation}(id: $id, input: $input) { ${fields} } }`,
    { id, input },
    { token },
  );

async function recheckRule(day: string) {
  const book = await ruleBook(app.context, { authorities: [RuleAuthority.HARYANA_GURUGRAM] }, day);
  return book.find('rera.recheckDays');
}

test('every delivered rule has a value that fits, and a source', () => {
  for (const { key, value, otherValues = [], source } of ruleSeeds) {
    expect([value, ...otherValues].map((one) => readRuleValue(key, one))).toEqual([value, ...otherValues]);
    expect(source.length, key).toBeGreaterThan(5);
  }
});

test('a delivered rule names a page and no front page, real days, and no day twice', () => {
  for (const { key, address, from, to, dated } of ruleSeeds) {
    if (address)
      expect(new URL(address).pathname.length + new URL(address).search.length, key).toBeGreaterThan(2);
    for (const day of [from, to, dated]) expect(day ? isDay(day) : true, key).toBe(true);
  }
  const dated = ruleSeeds.map(({ key, authority, subject, allotment, from }) =>
    [key, authority, subject, allotment, from].join(),
  );
  expect(new Set(dated).size).toBe(ruleSeeds.length);
});

const noida = [RuleAuthority.NOIDA, RuleAuthority.UP];
const greaterNoida = [RuleAuthority.GREATER_NOIDA, RuleAuthority.UP];
const { HOME, COMMERCIAL, COMMERCIAL_PLOT } = RuleSubject;

test.each([
  ['registration.rate', noida, HOME, '1', '2020-02-14', []],
  ['duty.rate', noida, HOME, '7', null, []],
  ['duty.rateRural', noida, HOME, '5', null, []],
  ['duty.rounding', noida, HOME, 'rupee', null, []],
  ['gst.affordableCarpet', noida, HOME, '60', '2019-04-01', []],
  ['gst.affordableCarpet', greaterNoida, HOME, '60', '2019-04-01', []],
  ['gst.affordableCarpet', authoritiesOf('ghaziabad'), HOME, '60', '2019-04-01', []],
  ['gst.affordableCarpet', [RuleAuthority.UP], HOME, '90', '2019-04-01', []],
  ['gst.affordableCarpet', authoritiesOf('yamuna-expressway'), HOME, '60', '2019-04-01', ['90']],
  ['gst.commercial', noida, COMMERCIAL, '12', null, ['5']],
  ['gst.leaseRent', noida, HOME, '0', null, ['18']],
  ['transfer.rate', noida, HOME, '2.5', '2021-09-24', []],
  ['transfer.rate', noida, COMMERCIAL_PLOT, '5', '2021-09-24', []],
  ['transfer.rate', greaterNoida, HOME, '2.5', '2021-06-26', []],
  ['transfer.rate', greaterNoida, COMMERCIAL, '5', '2021-06-26', ['2.5']],
  ['transfer.rate', authoritiesOf('yamuna-expressway'), HOME, '5', null, []],
  ['loan.foir', noida, HOME, '50', null, ['40', '60']],
  ['rera.reminderDays', noida, HOME, '120 30 7', '2025-02-18', []],
  ['gate.graceDays', noida, HOME, '30', '2026-11-22', []],
  ['dpdp.dutiesFrom', noida, HOME, '2027-05-13', '2025-11-13', []],
] as const)(
  '%s in %s for %s is %s since %s, or %s',
  async (key, authorities, subject, value, validFrom, otherValues) => {
    const book = await ruleBook(app.context, { authorities, subject }, '2026-11-23');
    expect(book.find(key)).toMatchObject({ value, validFrom, otherValues, checkedBy: null, checkedOn: null });
  },
);

test('no rate of a bank and no fee of ours is delivered, and each law has its days', async () => {
  const on = (day: string) => ruleBook(app.context, { authorities: noida, subject: HOME }, day);
  const book = await on('2026-11-23');
  expect(book.find('loan.rate')).toBeUndefined();
  expect(book.find('brokerage.resale')).toBeUndefined();
  expect(book.find('tds.nonResident')?.value).toContain('no TAN is needed');
  expect((await on('2026-09-30')).find('tds.nonResident')?.value).toContain('needs a TAN');
  expect((await on('2026-05-18')).find('rent.duty')?.value).toBe('capped');
  expect((await on('2026-05-19')).find('rent.duty')).toMatchObject({ value: 'usual', confidence: 'LOW' });
});

test('the nearest authority and the most exact subject win; a rule that ended is not found', async () => {
  const land = { authorities: [RuleAuthority.NOIDA, RuleAuthority.UP], subject: RuleSubject.HOME };
  const today = await ruleBook(app.context, land, '2026-11-23');
  expect(today.find('duty.rate')?.value).toBe('7');
  expect(today.find('duty.atAgreement')?.value).toBe('part');
  expect(today.find('transfer.rate')?.value).toBe('2.5');
  expect(today.find('gst.commercial')).toBeUndefined();
  expect(today.find('tds.form')?.value).toContain('Form 141');
  const before = await ruleBook(app.context, land, '2026-03-31');
  expect(before.find('tds.form')?.value).toContain('26QB');
  expect(before.find('loan.rate')).toBeUndefined();
  const elsewhere = await ruleBook(app.context, { authorities: [RuleAuthority.MAHARASHTRA] }, '2026-11-23');
  expect(elsewhere.find('duty.rate')).toBeUndefined();
  expect(today.steps('loan.steps')).toEqual([
    { upTo: 3_000_000, percent: '90' },
    { upTo: 7_500_000, percent: '80' },
    { upTo: null, percent: '75' },
  ]);
});

test('a new value begins on its day, and the former one ends the day before', async () => {
  const { data } = await create(uniqueRule);
  expect(data.rule).toMatchObject({ value: '30', validTo: null, checkedBy: 'owner', isOld: false });
  const replaced = await change('replaceRule', data.rule.id, {
    ...uniqueRule,
    value: '20',
    validFrom: '2026-06-01',
  });
  expect(replaced.data.rule).toMatchObject({ value: '20', validFrom: '2026-06-01' });
  expect((await recheckRule('2026-05-31'))?.value).toBe('30');
  expect((await recheckRule('2026-06-01'))?.value).toBe('20');
  // Before, the rule without an authority holds, once there is one.
  expect(await recheckRule('2025-12-31')).toBeUndefined();
  const { data: read } = await ask<{ ruleHistory: { value: string; validTo: string | null }[] }>(
    'query ($id: ID!) { ruleHistory(id: $id) { value validTo } }',
    { id: data.rule.id },
    { token },
  );
  expect(read.ruleHistory).toEqual([
    { value: '20', validTo: null },
    { value: '30', validTo: '2026-05-31' },
  ]);
  const overlapping = await create({
    ...uniqueRule,
    value: '10',
    validFrom: '2026-03-01',
    validTo: '2026-04-01',
  });
  expect(overlapping.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { validFrom: expect.stringContaining('already has the value 30 from 2026-01-01 to 2026-05-31') },
  });
  const early = await change('replaceRule', replaced.data.rule.id, {
    ...uniqueRule,
    validFrom: '2026-06-01',
  });
  expect(early.errors?.[0]?.message).toContain('after 2026-06-01');
});

test('two owners who add the same rule at once get one of them', async () => {
  const rule = { ...uniqueRule, authority: 'HARYANA_PANCHKULA' };
  const answers = await Promise.all([create(rule), create({ ...rule, validFrom: '2026-02-01' })]);
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
});

test.each([
  [{ key: 'duty.unknown' }, 'key', 'choose a rule from the list'],
  [{ key: '__proto__' }, 'key', 'choose a rule from the list'],
  [{ value: 'many' }, 'value', 'number of days'],
  [{ key: 'duty.rate', value: '101' }, 'value', 'percentage'],
  [{ key: 'duty.rate', value: '-1' }, 'value', 'percentage'],
  [{ key: 'duty.joint', value: 'toString' }, 'value', 'none, proportional, full'],
  [{ key: 'rera.projectPattern', value: '^(a+)+$' }, 'value', 'regular expression'],
  [{ key: 'rera.projectPattern', value: '^[$' }, 'value', 'regular expression'],
  [{ key: 'loan.steps', value: 'up to 5: 90; up to 4: 80; above: 75' }, 'value', 'steps'],
  [{ key: 'rera.qrHosts', value: 'https://up-rera.in/' }, 'value', 'names of sites'],
  [{ validFrom: '2026-02-30' }, 'validFrom', 'date does not exist'],
  [{ validTo: '2025-01-01' }, 'validTo', 'not be before'],
  [{ sourceTitle: ' ' }, 'sourceTitle', 'where the value comes from'],
  [{ sourceAddress: 'https://www.up-rera.in/' }, 'sourceAddress', 'not of the front page'],
  [{ sourceAddress: 'http://www.up-rera.in/page' }, 'sourceAddress', 'begins with https://'],
  [{ sourceDate: '2026-02-30' }, 'sourceDate', 'date does not exist'],
  [{ otherValues: ['many'] }, 'value', 'number of days'],
  [{ key: 'duty.joint', value: 'none', otherValues: ['full'] }, 'otherValues', 'in its list already'],
  [{ key: 'loan.rate', value: '7.1', validFrom: null }, 'validFrom', 'day of the bank’s rate'],
])('%o is refused beside its field', async (wrong, field, sentence) => {
  const { errors } = await create({ ...uniqueRule, authority: 'MAHARASHTRA', ...wrong });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: expect.stringContaining(sentence) },
  });
});

test('a rule that was not checked for 180 days says so until it is confirmed', async () => {
  const { data } = await create({ ...uniqueRule, authority: 'YEIDA' });
  await app.db
    .collection('rules')
    .updateOne({ key: 'rera.recheckDays', authority: 'YEIDA' }, { $set: { checkedOn: '2020-01-01' } });
  const read = () =>
    ask<{ editedRule: StoredRule }>(
      `query ($id: ID!) { editedRule(id: $id) { ${fields} } }`,
      { id: data.rule.id },
      { token },
    );
  expect((await read()).data.editedRule.isOld).toBe(true);
  await ask('mutation ($id: ID!) { confirmRule(id: $id) { id } }', { id: data.rule.id }, { token });
  expect((await read()).data.editedRule).toMatchObject({ isOld: false, checkedBy: 'owner' });
});

test('editors read rules and do not change them; each change is in the activity log', async () => {
  const editor = await tokenOfRole(app, AdminRole.EDITOR);
  const refused = await ask(
    'mutation ($input: RuleInput!) { createRule(input: $input) { id } }',
    { input: uniqueRule },
    { token: editor },
  );
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const { data } = await ask<{ adminRules: { totalCount: number } }>(
    '{ adminRules(list: { search: "stamp duty" }) { totalCount } }',
    {},
    { token: editor },
  );
  expect(data.adminRules.totalCount).toBeGreaterThan(0);
  const { data: made } = await create({ ...uniqueRule, key: 'rera.quarterlyLateDays', value: '40' });
  await change('updateRule', made.rule.id, { ...uniqueRule, key: 'rera.quarterlyLateDays', value: '50' });
  const { data: log } = await ask<{
    activities: { items: { changes: { field: string; before: string; after: string }[] }[] };
  }>(
    '{ activities(search: "rera.quarterlyLateDays") { items { changes { field before after } } } }',
    {},
    { token },
  );
  expect(log.activities.items.flatMap(({ changes }) => changes)).toContainEqual({
    field: 'value',
    before: '40',
    after: '50',
  });
});

test('a rule is checked only by who says so, and a correction of what it says ends the check', async () => {
  const rule = { ...uniqueRule, authority: 'NOIDA', isCompared: false, sourceDate: '2026-01-05' };
  const { data } = await create(rule);
  expect(data.rule).toMatchObject({ checkedBy: null, checkedOn: null });
  const checked = await change('updateRule', data.rule.id, { ...rule, isCompared: true });
  expect(checked.data.rule.checkedBy).toBe('owner');
  const noted = await change('updateRule', data.rule.id, { ...rule, note: 'One page says so.' });
  expect(noted.data.rule.checkedBy).toBe('owner');
  const corrected = await change('updateRule', data.rule.id, { ...rule, value: '31' });
  expect(corrected.data.rule).toMatchObject({ checkedBy: null, checkedOn: null });
});

test('a rule counts as checked once an account has compared it, and is as reported until then', async () => {
  const read = async () => {
    const { data } = await ask<{ adminRules: { items: { id: string; isChecked: boolean }[] } }>(
      '{ adminRules(list: { perPage: 100 }) { items { id isChecked } } }',
      {},
      { token },
    );
    return data.adminRules.items;
  };
  const [first] = (await read()).filter(({ isChecked }) => !isChecked);
  await ask('mutation ($id: ID!) { confirmRule(id: $id) { id } }', { id: first?.id }, { token });
  expect((await read()).find(({ id }) => id === first?.id)?.isChecked).toBe(true);
});
