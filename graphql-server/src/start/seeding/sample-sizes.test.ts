import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maxAvifBytes } from '../../files/encoding.ts';

const folder = 'graphql-server/seed-media/sizes';

test('each sample picture weighs at most what its width may: a card 40 kB, a hero 120 kB', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.avif'));
  expect(files.length).toBeGreaterThan(80);
  const tooHeavy = files
    .map((name) => ({
      name,
      width: Number(/-(\d+)\.avif$/.exec(name)?.[1]),
      bytes: statSync(`${folder}/${name}`).size,
    }))
    .filter(({ width, bytes }) => bytes > maxAvifBytes(width));
  expect(tooHeavy).toEqual([]);
});
