import { expect, test } from 'vitest';
import { propertySeeds } from './property.seed.ts';

test('no two sample listings have the same cover', () => {
  const covers = propertySeeds.map(({ images }) => images[0]);
  const twice = propertySeeds.filter((_, place) => covers.indexOf(covers[place]) !== place);
  expect(twice.map(({ title }) => title)).toEqual([]);
});

test('a sample listing shows each picture once', () => {
  for (const { title, images } of propertySeeds) expect(new Set(images).size, title).toBe(images.length);
});
