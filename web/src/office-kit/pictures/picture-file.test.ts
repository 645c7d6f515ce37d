import { expect, test } from 'vitest';
import { refusePicture } from './picture-file.ts';

test('a HEIC photo is refused with what to do, whatever type the browser gives it', () => {
  for (const type of ['image/heic', 'image/heif', ''])
    expect(refusePicture({ name: 'IMG_0012.HEIC', type, size: 1 })).toMatch(/HEIC.*WhatsApp/);
  expect(refusePicture({ name: 'a.jpg', type: 'image/jpeg', size: 1 })).toBeNull();
  expect(refusePicture({ name: 'a.gif', type: 'image/gif', size: 1 })).toMatch(/not a picture in JPEG/);
});
