import { expect, test } from 'vitest';
import { proposedCall, proposesClosing, stateAfter } from './outcomes.ts';

/** A moment of 26 November 2026 in India. */
const at = (time: string) => new Date(`2026-11-26T${time}+05:30`);

test.each([
  ['WANTS_VISIT', 1, '09:30', '26 11:30'],
  ['WANTS_VISIT', 1, '18:30', '26 20:30'],
  ['WANTS_VISIT', 1, '19:30', '27 10:00'],
  ['WANTS_VISIT', 1, '23:30', '27 10:00'],
  ['INTERESTED', 1, '09:30', '28 11:00'],
  // The day is the one in India: it is the 25th in London.
  ['INTERESTED', 1, '00:30', '28 11:00'],
  ['LATER', 1, '23:59', '33 11:00'],
  ['NO_ANSWER', 1, '10:00', '26 12:00'],
  ['NO_ANSWER', 2, '17:59', '26 19:59'],
  ['NO_ANSWER', 1, '18:00', '26 20:00'],
  ['NO_ANSWER', 1, '18:01', '27 10:00'],
  ['NO_ANSWER', 1, '23:59', '27 10:00'],
  ['NO_ANSWER', 1, '00:01', '26 10:00'],
  ['NO_ANSWER', 1, '06:59', '26 10:00'],
  ['NO_ANSWER', 1, '07:00', '26 09:00'],
  ['NO_ANSWER', 3, '10:00', '29 11:00'],
  ['NO_ANSWER', 3, '18:01', '29 11:00'],
  ['NO_ANSWER', 6, '10:00', '29 11:00'],
] as const)('after %s for the %d. time at %s the next call is on the %s', (outcome, times, now, wanted) => {
  const [day, time] = wanted.split(' ');
  // The 33rd of November is the 3rd of December.
  const date = new Date(at(`${time}`).getTime() + (Number(day) - 26) * 86_400_000);
  expect(proposedCall(outcome, times, at(now))?.toISOString()).toBe(date.toISOString());
});

test.each(['NOT_INTERESTED', 'WRONG_NUMBER'] as const)('after %s nothing is proposed', (outcome) => {
  expect(proposedCall(outcome, 1, at('10:00'))).toBeNull();
});

test('closing is proposed from the sixth call without an answer on', () => {
  expect([5, 6, 7].map((times) => proposesClosing('NO_ANSWER', times))).toEqual([false, true, true]);
  expect(proposesClosing('LATER', 6)).toBe(false);
});

test.each([
  ['WANTS_VISIT', 'NEW', 'INTERESTED'],
  ['INTERESTED', 'CONTACTED', 'INTERESTED'],
  // What is further than interest stays.
  ['INTERESTED', 'VISITED', 'VISITED'],
  ['WANTS_VISIT', 'NEGOTIATION', 'NEGOTIATION'],
  ['LATER', 'NEW', 'CONTACTED'],
  ['LATER', 'VISIT_PLANNED', 'CONTACTED'],
  ['NO_ANSWER', 'NEW', 'NEW'],
  ['NO_ANSWER', 'NEGOTIATION', 'NEGOTIATION'],
  ['NOT_INTERESTED', 'INTERESTED', 'LOST'],
  ['WRONG_NUMBER', 'CONTACTED', 'CONTACTED'],
] as const)('after %s a lead that is %s is %s', (outcome, before, after) => {
  expect(stateAfter(outcome, before, true)).toBe(after);
});

test('a wrong number without another way to the person makes the lead junk', () => {
  expect(stateAfter('WRONG_NUMBER', 'NEW', false)).toBe('JUNK');
});
