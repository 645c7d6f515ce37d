import { expect, test } from 'vitest';
import { moveBy, wholePicture, zoomAt } from './zoom.ts';

const frame = { width: 400, height: 800 };

test('what is under the finger stays there', () => {
  const at = { x: 100, y: -200 };
  const near = zoomAt(wholePicture, 2, at, frame);
  // The point of the picture under the finger, before and after.
  expect({ x: (at.x - near.x) / near.scale, y: (at.y - near.y) / near.scale }).toEqual(at);
});

test('a picture never becomes smaller than its frame or larger than five times it', () => {
  expect(zoomAt(wholePicture, 0.2, { x: 50, y: 50 }, frame)).toEqual(wholePicture);
  expect(zoomAt(wholePicture, 40, { x: 0, y: 0 }, frame).scale).toBe(5);
});

test('a picture is moved up to its edges and no farther', () => {
  const near = zoomAt(wholePicture, 2, { x: 0, y: 0 }, frame);
  expect(moveBy(near, { x: 30, y: -40 }, frame)).toEqual({ scale: 2, x: 30, y: -40 });
  expect(moveBy(near, { x: 999, y: -999 }, frame)).toEqual({ scale: 2, x: 200, y: -400 });
  expect(moveBy(wholePicture, { x: 999, y: 999 }, frame)).toEqual(wholePicture);
});
