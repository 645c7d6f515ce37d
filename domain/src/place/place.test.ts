import { expect, test } from 'vitest';
import { readDegrees, readPlace, typedPlace } from './place.ts';

test.each([
  ['28.6139, 77.2090'],
  ['28.6139 77.2090'],
  ['geo:28.6139,77.2090?z=17'],
  [
    'https://www.google.com/maps/place/Sector+62/@28.7,77.3,15z/data=!3m1!4b1!4m6!8m2!3d28.6139!4d77.209!16zL20',
  ],
  ['https://www.google.com/maps/@28.6139,77.209,15z'],
  ['https://www.google.com/maps/search/?api=1&query=28.6139%2C77.209'],
  ['https://maps.google.com/?q=28.6139,77.209'],
  ['https://www.openstreetmap.org/?mlat=28.6139&mlon=77.209#map=15/28.7/77.3'],
  ['https://www.openstreetmap.org/#map=15/28.6139/77.209'],
])('a place is read from %s', (text) => {
  expect(readPlace(text)).toEqual({ latitude: 28.6139, longitude: 77.209 });
});

test.each([['28.6139'], ['Sector 62, Noida'], ['https://maps.app.goo.gl/abc123'], ['128.6, 77.2'], ['']])(
  'no place is read from “%s”',
  (text) => {
    expect(readPlace(text)).toBeNull();
  },
);

test('degrees are read as people type them', () => {
  expect([' 28.6139° ', '28,6139', '-3'].map(readDegrees)).toEqual([28.6139, 28.6139, -3]);
  expect(readDegrees(' ')).toBeNull();
  expect(readDegrees('north')).toBeNaN();
});

test('half a place is no place', () => {
  expect(typedPlace('28.6', '')).toBeNull();
  expect(typedPlace('28.6', '181')).toBeNull();
  expect(typedPlace('28.6', '77')).toEqual({ latitude: 28.6, longitude: 77 });
});
