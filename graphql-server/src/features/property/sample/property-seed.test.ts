import { expect, test } from 'vitest';
import { gazetteerSeeds } from '../../../database/gazetteer/add-places.ts';
import { matchPlace } from '../../../database/gazetteer/match-place.ts';
import { formatMonth } from 'domain/text/format.ts';
import { propertySeeds } from './property.seed.ts';

test('no two sample listings have the same cover', () => {
  const covers = propertySeeds.map(({ images }) => images[0]);
  const twice = propertySeeds.filter((_, place) => covers.indexOf(covers[place]) !== place);
  expect(twice.map(({ title }) => title)).toEqual([]);
});

test('a sold sample listing has the day of its sale, in the month that its text names', () => {
  const sold = propertySeeds.filter(({ propertyStatus }) => propertyStatus === 'SOLD');
  expect(sold.length).toBeGreaterThan(0);
  for (const { title, soldOn, description } of sold) {
    expect(description, title).toContain(`Sold in ${formatMonth(String(soldOn))}`);
  }
});

test('a sample listing shows each picture once', () => {
  for (const { title, images } of propertySeeds) expect(new Set(images).size, title).toBe(images.length);
});

test('every sample listing names a place of the gazetteer', () => {
  const places = gazetteerSeeds.map(({ region = null, aliases = [], ...seed }) => ({
    ...seed,
    region,
    aliases,
  }));
  const placed = propertySeeds.map(({ title, ...seed }) => [title, matchPlace(places, seed)]);
  expect(placed.filter(([, key]) => key === null)).toEqual([]);
  expect(Object.fromEntries(placed)).toMatchObject({
    'Saptarishi Park': 'greater-noida-west/sector-1',
    'Saanjh Studios': 'yamuna-expressway/sector-25',
    'Chaukhat Studios': 'greater-noida-west/techzone-4',
    'Kadamb Row': 'greater-noida/pi-1',
  });
});
