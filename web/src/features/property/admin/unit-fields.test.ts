import { expect, test } from 'vitest';
import { readUnit, unitColumns } from './unit-fields.ts';

const columns = unitColumns([{ key: 't1', name: 'Tower A' }], []);

test('a pasted word that is not in the list is refused with the words that are', () => {
  const { wrong } = readUnit({ number: 'A-101', tower: 't1', status: 'Sold', floor: 'x' }, columns);
  expect(wrong).toEqual({
    status:
      'Please choose one of these: Available, Hold, Blocked by builder, Booked, Agreement, Registered, Not released, Resale.',
    floor: 'Please enter a number.',
  });
});
