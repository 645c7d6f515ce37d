import { expect, test } from 'vitest';
import { createCopyCache } from '../../../../office-kit/session/apollo.ts';
import { PersonWorkFragmentDoc } from '../person.generated.ts';
import type { PersonWorkFragment } from '../person.generated.ts';
import { leadChanges } from './said-offline.ts';

const id = 'a1';
const at = '2026-11-27T10:00:00.000Z';

/** A copy with one lead, as the server answered it. */
function copyWith(lead: object = {}) {
  const cache = createCopyCache();
  cache.restore({
    [`Person:${id}`]: {
      ...{ __typename: 'Person', id, state: 'NEW', closeReason: null, unread: true, nextAt: null },
      ...{ updatedAt: '2026-11-27T09:00:00.000Z', ownerId: null, ownerName: null, untaken: null, turn: null },
      ...{ nextStep: null, history: [], dueAt: '2026-11-28T09:00:00.000Z', callsWithoutAnswer: 0 },
      ...{ numbers: ['+919810000001'], emails: [] },
      ...lead,
    },
  });
  return cache;
}

function after(operation: string, variables: object, lead?: object) {
  const cache = copyWith(lead);
  leadChanges[operation]?.apply(cache, { id, ...variables }, at);
  const work = cache.readFragment<PersonWorkFragment>({
    ...{ id: `Person:${id}`, fragment: PersonWorkFragmentDoc, fragmentName: 'PersonWork' },
  });
  if (!work) throw new Error('The lead lost a field.');
  const { dueAt, numbers, callsWithoutAnswer } = cache.extract()[`Person:${id}`] ?? {};
  return { ...work, dueAt, numbers, callsWithoutAnswer, kinds: work.history.map(({ kind }) => kind) };
}

test.each([
  ['INTERESTED', {}, { state: 'INTERESTED', kinds: ['OUTCOME', 'STATE', 'NEXT_DATE'] }],
  ['NO_ANSWER', {}, { state: 'NEW', callsWithoutAnswer: 1, kinds: ['OUTCOME', 'NEXT_DATE'] }],
  ['NO_ANSWER', { reason: 'NO_ANSWER' }, { state: 'LOST', nextStep: null, kinds: ['OUTCOME', 'STATE'] }],
  ['NOT_INTERESTED', { reason: 'PRICE' }, { state: 'LOST', closeReason: 'PRICE', nextStep: null }],
  ['WRONG_NUMBER', {}, { state: 'JUNK', closeReason: 'WRONG_NUMBER', numbers: [] }],
])('%s shows on the lead as the server will store it', (outcome, input, expected) => {
  expect(after('AddOutcome', { input: { outcome, key: 'k', ...input } })).toMatchObject({
    unread: false,
    ...expected,
  });
});

test('an outcome with a chosen step and a note shows both, and the lead is due then', () => {
  const step = { kind: 'CALL', at: '2026-12-01T05:00:00.000Z' };
  const lead = after('AddOutcome', { input: { outcome: 'LATER', key: 'k', step, note: 'Diwali' } });
  expect(lead).toMatchObject({ nextAt: step.at, dueAt: step.at, state: 'CONTACTED' });
  expect(lead.history.at(-1)).toMatchObject({ kind: 'NOTE', text: 'Diwali', at });
});

test('a note, a step and a state show on the lead', () => {
  expect(after('AddPersonNote', { text: 'Rings' })).toMatchObject({ kinds: ['NOTE'], state: 'NEW' });
  const step = { kind: 'VISIT', at: '2026-12-01T05:00:00.000Z', text: 'Tower B' };
  expect(after('SetNextStep', { step })).toMatchObject({ nextStep: step, kinds: ['NEXT_DATE'] });
  expect(after('SetNextStep', { step: null }, { nextStep: step })).toMatchObject({ nextStep: null });
  expect(after('SetPersonState', { state: 'LOST', reason: 'PRICE' }, { nextStep: step })).toMatchObject({
    ...{ state: 'LOST', closeReason: 'PRICE', nextStep: null },
  });
});

test('a step whose moment has passed is due at once when it is sent, and one to come stays', () => {
  const { SetNextStep, AddOutcome, AddPersonNote } = leadChanges;
  const past = { kind: 'CALL', at: '2020-01-01T00:00:00.000Z' };
  const moved = SetNextStep?.renewed({ id, key: 'k', step: past });
  expect(Date.parse((moved?.step as { at: string }).at)).toBeGreaterThan(Date.now());
  expect(AddOutcome?.renewed({ id, input: { outcome: 'LATER', key: 'k', step: past } })).toMatchObject({
    input: { outcome: 'LATER', key: 'k' },
  });
  const later = { ...past, at: new Date(Date.now() + 3_600_000).toISOString() };
  expect(SetNextStep?.renewed({ id, step: later })).toBeNull();
  expect(AddPersonNote?.renewed({ id, text: 'Rings' })).toBeNull();
});
