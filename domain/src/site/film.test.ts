import { expect, test } from 'vitest';
import { youtubeIdOf } from './film.ts';

test.each([
  'https://youtu.be/aqz-KE-bpKQ?si=sample',
  'youtu.be/aqz-KE-bpKQ',
  ' https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=20s ',
  'https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ',
  'https://youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('reads the film of %s', (address) => {
  expect(youtubeIdOf(address)).toBe('aqz-KE-bpKQ');
});

test.each([
  '',
  'our film',
  'https://vimeo.com/76979871',
  'https://www.youtube.com/@sample',
  'https://youtube.com.example.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/short',
  'https://youtu.be/aqz-KE-bpKQ"onload="x',
])('reads no film of %s', (address) => {
  expect(youtubeIdOf(address)).toBeUndefined();
});
