import { expect, test } from 'vitest';
import { unitsContent } from '../../property-units.content.ts';
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

test('after saving, one message counts the units and asks about strange figures', () => {
  expect(unitsContent.done(0, 0, 0, 0)).toBe('Nothing has changed.');
  expect(unitsContent.done(12, 1, 0, 0)).toBe('12 saved, 1 removed.');
  expect(unitsContent.done(1, 0, 0, 1)).toBe(
    '1 saved. Please check the marked figures of 1 unit: they can hardly be right.',
  );
});
