import { beforeEach, expect, test } from 'vitest';
import { emptyEntry, entryWith, keepEntry } from './quick-draft.ts';

beforeEach(() => window.localStorage.clear());

test('the message of an enquiry stands below what was typed, once', () => {
  const state = { message: '3 BHK Sector 76, 95 lakh' };
  expect(entryWith(state).message).toBe(state.message);
  keepEntry({ ...emptyEntry, message: '2 BHK Sector 78' });
  const entry = entryWith(state);
  expect(entry.message).toBe('2 BHK Sector 78\n\n3 BHK Sector 76, 95 lakh');
  keepEntry(entry);
  expect(entryWith(state)).toEqual(entry);
});

test.each([[null], [undefined], [{}], [{ message: 7 }], ['text']])(
  'a page that led here with %o adds nothing',
  (state) => {
    expect(entryWith(state)).toEqual(emptyEntry);
  },
);
