import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './root.mjs';

const figtree = 'web/src/fonts/whole/Figtree[wght].woff2';
const fraunces = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';

/** Each file with its source, and the part of its axes that the pages use. */
const files = {
  'figtree-main.woff2': { source: figtree, variationAxes: { wght: { min: 400, max: 700 } } },
  // Headings keep their optical sizes; those of phones and quotations have about one size.
  'fraunces-headings.woff2': { source: fraunces, variationAxes: { wght: 600 } },
  'fraunces-phone.woff2': { source: fraunces, variationAxes: { wght: 600, opsz: 32 } },
  'fraunces-quotations.woff2': { source: fraunces, variationAxes: { wght: 480, opsz: 30 } },
};
/** The features of the fonts that the pages use. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'lnum', 'tnum'];
/** The licence and its address stay in each file. */
const preserveNameIds = [13, 14];

/** The fonts of the share pictures, which the server draws: one weight each, for Latin letters or for Devanagari. */
const shareFiles = {
  'figtree-500.ttf': { source: figtree, variationAxes: { wght: 500 } },
  'fraunces-600.ttf': { source: fraunces, variationAxes: { wght: 600, opsz: 48 } },
  'devanagari-600.ttf': {
    source:
      'node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    variationAxes: { wght: 600 },
  },
};
const latin = ['U+20-7E', 'U+A0-17F', 'U+2010-2027', 'U+2030-203A', 'U+20B9'];
const devanagari = ['U+900-97F', 'U+200C-200D', 'U+25CC', 'U+A8E0-A8FF'];

const folder = join(root, 'web', 'src');
const css = await readFile(join(folder, 'fonts.css'), 'utf8');
for (const [file, { source, variationAxes }] of Object.entries(files)) {
  const options = { targetFormat: 'woff2', preserveNameIds, keepFeatures, noHinting: true, variationAxes };
  const font = await subsetFont(await readFile(join(root, source)), charactersOf(file), options);
  await writeFile(join(folder, 'fonts', file), font);
  console.log(`${file}: ${font.length} bytes`);
}

for (const [file, { source, variationAxes }] of Object.entries(shareFiles)) {
  const ranges = file.startsWith('devanagari') ? devanagari : latin;
  const options = {
    targetFormat: 'truetype',
    preserveNameIds: [1, 2, 4, 6, ...preserveNameIds],
    noHinting: true,
    variationAxes,
  };
  const text = ranges.map(charactersFrom).join('');
  const font = await subsetFont(await readFile(join(root, source)), text, options);
  await writeFile(join(root, 'graphql-server', 'share-media', 'fonts', file), font);
  console.log(`${file}: ${font.length} bytes`);
}

/** The characters that the first face of a file has in fonts.css. */
function charactersOf(file) {
  const face = css.split('@font-face').find((rule) => rule.includes(`fonts/${file}`));
  const [, ranges] = /unicode-range:([^;]+);/.exec(face ?? '') ?? [];
  if (!ranges) throw new Error(`fonts.css has no face with a range for ${file}.`);
  return ranges.split(',').map(charactersFrom).join('');
}

function charactersFrom(range) {
  const [first, last = first] = range
    .trim()
    .replace('U+', '')
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
}
