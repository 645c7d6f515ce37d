import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Express } from 'express';
import sirv from 'sirv';
import type { PageAssets } from 'web/entry-server.tsx';
import { notFound } from '../../base/errors.ts';

/** Finds the files that a page needs in the browser, by the file of its component. */
export type AssetsFor = (file: string | undefined) => PageAssets;

const yearSeconds = 365 * 24 * 3600;
const hourSeconds = 3600;

/**
 * Serves the built browser bundle, compressed at build time; browsers keep hashed files for a year, others
 * for an hour.
 */
export function serveAssets(app: Express, folder: string): void {
  const compressed = { brotli: true, gzip: true, etag: true } as const;
  const missing = () => {
    throw notFound('File');
  };
  app.use(
    '/assets',
    sirv(resolve(folder, 'assets'), { ...compressed, immutable: true, maxAge: yearSeconds }),
    missing,
  );
  app.use(sirv(folder, { ...compressed, maxAge: hourSeconds, extensions: [] }));
}

/** Reads Vite’s manifest, which lists the files of the bundle that each page needs. */
export async function readAssets(folder: string): Promise<AssetsFor> {
  const manifest = JSON.parse(await readFile(resolve(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest['web/src/entry-loader.ts'];
  if (!entry) throw new Error('The browser bundle has no entry.');
  const address = (file: string) => `/${file}`;
  const fontPreloads = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /(fraunces-latin-opsz|figtree-latin-wght)[^/]*\.woff2$/.test(file))
    .map(address);
  return (file) => ({
    scripts: [address(entry.file)],
    styles: (entry.css ?? []).map(address),
    modules: chunksOf(manifest, [`web/src/${file ?? ''}`, 'web/src/entry-client.tsx'])
      .filter((chunk) => chunk !== entry.file)
      .map(address),
    fontPreloads,
  });
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The files of some modules and of all their static imports. */
function chunksOf(manifest: Manifest, keys: string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): string[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...(chunk.imports ?? []).flatMap(visit)];
  };
  return keys.flatMap(visit);
}
