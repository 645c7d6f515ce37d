import { expect, test } from 'vitest';
import { formatMoment } from './moments.ts';
import { momentInIndia, publicationFields, readPublication } from './publication.ts';

test('a date and a time are those of India, wherever the browser is', () => {
  expect(momentInIndia('2026-11-22', '09:00')).toBe('2026-11-22T03:30:00.000Z');
  expect(momentInIndia('2026-11-22', '03:00')).toBe('2026-11-21T21:30:00.000Z');
  expect(momentInIndia('', '09:00')).toBeNull();
});

test('a scheduled item shows the chosen date and time', () => {
  const stored = { publication: 'SCHEDULED', publishAt: '2026-11-21T21:30:00.000Z' } as const;
  expect(publicationFields(stored)).toEqual({
    publication: 'SCHEDULED',
    publishDate: '2026-11-22',
    publishTime: '03:00',
  });
});

test('a moment is written in everyday words', () => {
  expect(formatMoment('2026-11-22T03:30:00.000Z')).toBe('Sun, 22 Nov 2026, 9:00 am');
});

test('a schedule needs a moment in the future', () => {
  const form = new FormData();
  form.set('publication', 'SCHEDULED');
  expect(readPublication(form).wrong).toBe('Please choose a date and a time.');
  form.set('publishDate', '2020-01-01');
  form.set('publishTime', '09:00');
  expect(readPublication(form).wrong).toBe('Please choose a time in the future.');
});
