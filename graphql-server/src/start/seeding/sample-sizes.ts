import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { dominantColour, encodeAvif, encodeWebp, widthsFor } from '../../files/encoding.ts';
import type { ReadyPicture, Variant } from '../../files/images.ts';
import { seedPictures } from './sample-pictures.ts';

export const mediaFolder = 'graphql-server/seed-media';
const sizesFolder = join(mediaFolder, 'sizes');
const factsFile = join(sizesFolder, 'pictures.json');
/** High, because no request waits for the encoding, and every clone carries the files. */
const effort = { webp: 6, avif: 6 };

type Facts = Record<string, Pick<ReadyPicture, 'width' | 'height' | 'colour'>>;

/**
 * Encodes the sizes of the sample pictures that are missing. They are committed, so that no start has to encode them; a
 * picture that changed is encoded anew once its line is gone from `pictures.json`.
 */
export async function encodeSamplePictures(): Promise<void> {
  const facts = await readFacts();
  for (const name of Object.keys(seedPictures)) {
    const known = facts[name];
    const base = await readFile(join(mediaFolder, name));
    const { width, height } = await sharp(base).metadata();
    for (const size of widthsFor(width)) {
      for (const [format, encode] of [
        ['webp', encodeWebp],
        ['avif', encodeAvif],
      ] as const) {
        const path = variantPath(name, size, format);
        if (known && existsSync(path)) continue;
        await writeFile(path, await encode(base, size, effort[format]));
        console.log(path);
      }
    }
    facts[name] = known ?? { width, height, colour: await dominantColour(base) };
  }
  await writeFile(factsFile, `${JSON.stringify(facts, null, 2)}\n`);
}

/** A sample picture with its committed sizes. */
export async function readSamplePicture(name: string): Promise<ReadyPicture> {
  const facts = (await readFacts())[name];
  if (!facts) throw new Error(`${name} has no sizes: npm run samples -- encode makes them.`);
  const variants: Variant[] = [];
  for (const width of widthsFor(facts.width)) {
    for (const format of ['webp', 'avif'] as const) {
      variants.push({ width, format, bytes: await readFile(variantPath(name, width, format)) });
    }
  }
  return { ...facts, name, bytes: await readFile(join(mediaFolder, name)), variants };
}

async function readFacts(): Promise<Facts> {
  return JSON.parse(await readFile(factsFile, 'utf8')) as Facts;
}

function variantPath(name: string, width: number, format: string): string {
  return join(sizesFolder, `${name.replace(/\.jpg$/, '')}-${width}.${format}`);
}
