import { expect, test } from 'vitest';
import { propertyDetails } from '../../testing/properties.ts';
import { compareAmenities } from './compare-rows.ts';

const marks = (...amenities: string[][]) =>
  compareAmenities(amenities.map((names) => propertyDetails({ amenities: names }))).map(
    ({ label, differs, marked }) => [label, differs, marked],
  );

test('of two homes that differ, both stand out', () => {
  expect(marks(['Gym'], [])).toEqual([['Gym', true, [true, true]]]);
  expect(marks(['Gym'], ['Gym'])).toEqual([['Gym', false, [false, false]]]);
});

test('of more homes, only those stand out that are rarer than the others', () => {
  expect(marks(['Gym'], ['Gym'], ['Pool'])).toEqual([
    ['Gym', true, [false, false, true]],
    ['Pool', true, [false, false, true]],
  ]);
  expect(marks(['Gym'], ['Gym'], [], [])).toEqual([['Gym', true, [false, false, false, false]]]);
});
