import { expect, test } from 'vitest';
import { indianDay, indianHour, indianInput, readIndianInput } from './india-time.ts';

test('a field shows the office’s time and reads back the same time', () => {
  expect(indianInput('2026-11-21T19:00:00.000Z')).toBe('2026-11-22T00:30');
  expect(readIndianInput('2026-11-22T00:30')).toBe('2026-11-21T19:00:00.000Z');
  expect(readIndianInput('')).toBeNull();
});

test('a day begins at midnight in India, whatever the day is in London', () => {
  const lateEvening = new Date('2026-11-21T20:00:00Z');
  expect(indianHour(0, 18, lateEvening).toISOString()).toBe('2026-11-22T12:30:00.000Z');
  expect(indianHour(1, 10, lateEvening).toISOString()).toBe('2026-11-23T04:30:00.000Z');
  expect(indianDay('2026-11-22')).toBe('2026-11-21T18:30:00.000Z');
  expect(indianDay('2026-11-22', 1)).toBe('2026-11-22T18:30:00.000Z');
  expect(indianDay('soon')).toBeUndefined();
});
