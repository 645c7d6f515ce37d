import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|txt)$/;
const minBytes = 1_000;

/** Whether an earlier build, whose files are kept, has compressed the file. */
const isCompressed = (file: string) =>
  existsSync(`${file}.gz`) && statSync(`${file}.gz`).mtimeMs >= statSync(file).mtimeMs;

/** A Vite plugin that writes Brotli and gzip copies of the bundle’s text files, at the best quality. */
export function compressAssets(): Plugin {
  let folder: string | undefined;
  return {
    name: 'compress-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir }) {
      folder = dir;
    },
    closeBundle() {
      if (!folder) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        if (!compressible.test(name)) continue;
        const bytes = readFileSync(file);
        if (bytes.length < minBytes || isCompressed(file)) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
