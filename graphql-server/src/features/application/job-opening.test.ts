import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { dayInIndia } from '../../base/clock.ts';
import { given } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { structuredDataOf } from '../../testing/structured-data.ts';

const app = await startTestApp({ pages: true });
const { ask, call, db, token } = app;

const dayMs = 24 * 3_600_000;
const dayFromNow = (days: number) => dayInIndia(new Date(Date.now() + days * dayMs));
const consultant = {
  title: 'Residential Consultant',
  place: 'Sector 62, Noida',
  employment: 'FULL_TIME',
  text: 'Look after a buyer.',
  payFrom: 40_000,
  payTo: 60_000,
  applyBy: dayFromNow(30),
};
const fields = 'id title place employment text payFrom payTo postedOn applyBy isSample';

function save(input: object, id?: string) {
  return ask<{ saved: { id: string } }>(
    `mutation ($input: JobOpeningInput!, $id: ID) { saved: saveJobOpening(input: $input, id: $id) { ${fields} } }`,
    { input, id },
    { token },
  );
}
const listed = async () => (await ask(`{ jobOpenings { ${fields} } }`)).data.jobOpenings;
const postings = async () =>
  structuredDataOf((await call('GET', '/career')).text).filter((node) => node['@type'] === 'JobPosting');

test('an opening stands on the career page and in its structured data, and is changed and removed', async () => {
  expect(await listed()).toEqual([]);
  expect((await call('GET', '/career')).text).toContain('We have no open roles today.');
  const { id } = given(await save(consultant), 'saved');
  const stored = { ...consultant, id, postedOn: dayFromNow(0), isSample: false };
  expect(await listed()).toEqual([stored]);
  const page = (await call('GET', '/career')).text;
  expect(page).toContain('₹ 40,000 to 60,000 a month');
  expect(await postings()).toMatchObject([
    {
      title: consultant.title,
      datePosted: dayFromNow(0),
      validThrough: `${consultant.applyBy}T23:59:59+05:30`,
      employmentType: 'FULL_TIME',
      baseSalary: { currency: 'INR', value: { minValue: 40_000, maxValue: 60_000, unitText: 'MONTH' } },
    },
  ]);

  const changed = { ...consultant, employment: 'CONTRACT', payFrom: null, payTo: null };
  given(await save(changed, id), 'saved');
  expect(await listed()).toEqual([{ ...stored, ...changed }]);
  expect(await postings()).toMatchObject([{ employmentType: 'CONTRACTOR' }]);
  expect(JSON.stringify(await postings())).not.toContain('baseSalary');

  given(
    await ask('mutation ($id: ID!) { removed: removeJobOpening(id: $id) { id } }', { id }, { token }),
    'removed',
  );
  expect(await listed()).toEqual([]);
  expect(await postings()).toEqual([]);
  given(await save(changed, id), 'saved');
  expect(await listed()).toEqual([{ ...stored, ...changed }]);
});

test('an opening ends by itself after its last day, and the office still has it', async () => {
  const { id } = given(await save({ ...consultant, title: 'Driver' }), 'saved');
  const titles = async () => ((await listed()) as { title: string }[]).map(({ title }) => title);
  expect(await titles()).toContain('Driver');
  // Another process writes; its date is found within a second.
  await db
    .collection('jobOpenings')
    .updateOne({ _id: new ObjectId(id) }, { $set: { applyBy: dayFromNow(0) }, $inc: { writes: 1 } });
  expect(await titles()).toContain('Driver');
  await db
    .collection('jobOpenings')
    .updateOne(
      { _id: new ObjectId(id) },
      { $set: { applyBy: dayFromNow(-1) }, $currentDate: { touchedAt: true }, $inc: { writes: 1 } },
    );
  await expect.poll(titles).not.toContain('Driver');
  const { data } = await ask('{ adminJobOpenings { title } }', {}, { token });
  expect(data.adminJobOpenings).toContainEqual({ title: 'Driver' });
});

test.each([
  [{ title: ' ' }, 'title', 'Please name the role.'],
  [{ applyBy: '' }, 'applyBy', 'Please enter the last day to apply.'],
  [{ applyBy: '2026-02-31' }, 'applyBy', 'This date does not exist.'],
  [{ applyBy: '2099-02-31' }, 'applyBy', 'This date does not exist.'],
  [{ applyBy: dayFromNow(-1) }, 'applyBy', 'This day has passed.'],
  [{ applyBy: dayFromNow(400) }, 'applyBy', 'Please choose a day within a year.'],
  [{ payFrom: 0 }, 'payFrom', 'Please enter whole rupees a month, from 1,000 to 1,00,00,000.'],
  [{ payFrom: null }, 'payFrom', 'Please enter the lowest pay too.'],
  [{ payTo: 30_000 }, 'payTo', 'The highest pay is below the lowest.'],
])('the opening %j is refused beside its field', async (values, field, sentence) => {
  const { errors } = await save({ ...consultant, ...values });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: sentence } });
});

test('an unknown opening is not found', async () => {
  const { errors } = await save(consultant, 'a'.repeat(24));
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
