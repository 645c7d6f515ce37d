import { takenText } from 'domain/property/property-words.ts';
import { expect, test } from 'vitest';
import { propertyDetails } from '../../../testing/properties.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { listTexts } from './list-sections.tsx';

const now = new Date('2026-11-22T12:00:00Z');
const home = propertyDetails();

const titlesOf = (values: Partial<PropertyDetailsFragment>) =>
  listTexts({ ...home, ...values }, now).flatMap(({ items }) => items.map(({ title }) => title));

test('only what stands is walked through and lived in', () => {
  expect(titlesOf({})).toEqual(expect.arrayContaining(['Seen with you', 'Ready to live in or let']));
  for (const completion of [
    { year: 2028, quarter: null, month: null },
    { year: 2026, quarter: 4, month: null },
  ]) {
    const titles = titlesOf({ completion });
    expect(titles).toContain('Progress on site');
    expect(titles).not.toContain('Seen with you');
    expect(titles).not.toContain('Ready to live in or let');
  }
  expect(titlesOf({ completion: { year: 2026, quarter: null, month: 10 } })).toContain('Seen with you');
});

test('a plot has no rooms to walk through and no carpet area', () => {
  const titles = titlesOf({ rooms: null, areas: [{ min: 200, max: 400, unit: 'SQ_YD', basis: 'PLOT' }] });
  expect(titles).toContain('Boundary on the ground');
  for (const title of ['Seen with you', 'Progress on site', 'Carpet area first', 'Ready to live in or let']) {
    expect(titles).not.toContain(title);
  }
});

test('carpet area and a station are named where they are known', () => {
  expect(titlesOf({})).toContain('Carpet area first');
  expect(titlesOf({ areas: [] })).not.toContain('Carpet area first');
  const studio = { category: 'STUDIO', rooms: { min: 0, max: 0 } } as const;
  expect(titlesOf(studio)).not.toContain('Near a station');
  expect(titlesOf({ ...studio, amenities: ['Metro at 400 m'] })).toContain('Near a station');
});

test('what is for rent is no investment, and what is sold has no lists', () => {
  const lists = (propertyStatus: PropertyDetailsFragment['propertyStatus']) =>
    listTexts({ ...home, propertyStatus }, now).map(({ title }) => title);
  expect(lists('FOR_SALE')).toEqual(['Advantages', 'Reasons to Invest']);
  expect(lists('FOR_RENT')).toEqual(['Advantages']);
  expect(lists('SOLD')).toEqual([]);
});

test('a sold home says when, by its month in India, as far as that is known', () => {
  const sold = { propertyStatus: 'SOLD', soldAt: null } as const;
  expect(takenText(sold)).toBe('Sold');
  expect(takenText({ ...sold, soldAt: '2026-10-31T19:00:00Z' })).toBe('Sold in November 2026');
  expect(takenText({ ...sold, propertyStatus: 'OFF_MARKET' })).toBe('Not on the market');
});
