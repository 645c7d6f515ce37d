import { expect, test } from 'vitest';
import { given } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, db, token } = app;

interface Entry {
  id: string;
  title: string;
  reportDueAt: string;
  reportedAt: string | null;
  updatedAt: string;
}

function save(input: object, id?: string, readAt?: string) {
  return ask<{ saveBreach: Entry } | null>(
    `mutation ($input: BreachInput!, $id: ID, $readAt: DateTimeISO) {
      saveBreach(input: $input, id: $id, readAt: $readAt) { id title reportDueAt reportedAt updatedAt }
    }`,
    { input: { title: 'Lost phone', awareAt: '2026-11-20T06:00:00.000Z', ...input }, id, readAt },
    { token },
  );
}

test('a breach has 72 hours for its report, and the log keeps none of its words', async () => {
  const answer = await save({ facts: 'A phone of the office was stolen with the mailbox open.' });
  expect(answer.data?.saveBreach).toMatchObject({
    reportDueAt: '2026-11-23T06:00:00.000Z',
    reportedAt: null,
  });
  const { id = '', updatedAt = '' } = answer.data?.saveBreach ?? {};
  const reportedAt = '2026-11-22T06:00:00.000Z';
  expect((await save({ reportedAt }, id, updatedAt)).data?.saveBreach).toMatchObject({ id, reportedAt });
  const again = await save({ title: 'Another' }, id, updatedAt);
  expect(again.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  const list = await ask<{ breaches: Entry[] }>('{ breaches { id title } }', {}, { token });
  expect(given(list, 'breaches')).toEqual([{ id, title: 'Lost phone' }]);
  const log = await db
    .collection('activities')
    .find({ noun: 'breaches' }, { sort: { _id: 1 } })
    .toArray();
  expect(log).toMatchObject([
    { verb: 'CREATED', label: 'Breach' },
    { verb: 'UPDATED', label: 'Breach' },
  ]);
});

test('a breach without a name, and one that is not there, are refused', async () => {
  expect((await save({ title: ' ' })).errors?.[0]?.extensions.fields).toHaveProperty('title');
  expect((await save({}, '0123456789abcdef01234567')).errors).toMatchObject([
    { extensions: { code: 'NOT_FOUND' } },
  ]);
});
