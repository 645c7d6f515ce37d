import { expect, test } from 'vitest';
import { galleryPlace } from './gallery-place.ts';

const cells = { left: 4, right: 4, wide: 2, row: 4, half: 2, small: 1 };

test('with any number of pictures every row of four is full', () => {
  for (let count = 0; count <= 40; count += 1) {
    const places = Array.from({ length: count }, (_picture, position) => galleryPlace(position, count));
    const taken = places.reduce((sum, place) => sum + cells[place], 0);
    expect(taken % 4, `${count} pictures`).toBe(0);
  }
});

test('large pictures alternate between left and right', () => {
  const places = Array.from({ length: 12 }, (_picture, position) => galleryPlace(position, 12));
  expect(
    places.map((place, position) => (place === 'small' ? '' : `${position} ${place}`)).filter(Boolean),
  ).toEqual(['0 left', '5 right', '10 half', '11 half']);
});
