import { expect, test } from 'vitest';
import { groundPoint } from './ground.ts';

test('a place lies as many metres from the middle of the drawing as on the ground', () => {
  expect(groundPoint({ latitude: 28.5, longitude: 77.45 })).toEqual({ x: 0, y: 0 });
  // A hundredth of a degree: 978 m of longitude at this latitude, and 1,113 m of latitude on a sphere.
  expect(groundPoint({ latitude: 28.5, longitude: 77.46 })).toEqual({ x: 978, y: 0 });
  expect(groundPoint({ latitude: 28.49, longitude: 77.45 })).toEqual({ x: 0, y: 1_113 });
});
