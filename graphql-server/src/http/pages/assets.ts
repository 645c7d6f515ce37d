import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ServerResponse } from 'node:http';
import type { Express, Handler } from 'express';
import sirv from 'sirv';
import type { PageAssets } from 'web/site/entry-server.tsx';
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
  const served = (caching: string) => ({
    brotli: true,
    gzip: true,
    etag: true,
    // An option of sirv would give way to the header that forbids caching by default. No file is a page, so the policy
    // of pages would only be half a kilobyte more for each.
    setHeaders: (response: ServerResponse) => {
      response.setHeader('Cache-Control', `public, ${caching}`);
      response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
      response.removeHeader('Referrer-Policy');
      response.removeHeader('Permissions-Policy');
      response.removeHeader('Cross-Origin-Opener-Policy');
      // A build can remove the file at this very moment; without a listener, the error would end the process.
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
    },
  });
  const missing = () => {
    throw notFound('File');
  };
  app.use(
    '/assets',
    unlessGone(resolve(folder, 'assets'), missing),
    smallestForSavers(resolve(folder, 'assets')),
    sirv(resolve(folder, 'assets'), served(`max-age=${yearSeconds}, immutable`)),
    missing,
  );
  app.use(sirv(folder, { ...served(`max-age=${hourSeconds}`), extensions: [] }));
}

/**
 * Answers as for a missing file if a build removed it since the start: it is still on the list of this process. A
 * build writes the compressed files last, so until then the plain one is served.
 */
function unlessGone(folder: string, missing: Handler): Handler {
  return (request, response, next) => {
    const path = join(folder, decodeURI(request.path));
    if (!existsSync(path)) return missing(request, response, next);
    if (!existsSync(`${path}.br`)) delete request.headers['accept-encoding'];
    next();
  };
}

/** The name of a picture that the build has in several widths, such as `hero-960-CCBHm6ke.avif`. */
const sizedPicture = /^(.+)-(\d+)-[\w-]{8}\.(avif|webp)$/;

/** Answers the smallest file of a picture of the pages to a browser that saves data; `/files` does so for stored ones. */
function smallestForSavers(folder: string): Handler {
  const smallest = new Map<string, { name: string; width: number }>();
  const keyOf = (name: string) =>
    sizedPicture
      .exec(name)
      ?.filter((_part, place) => place % 2 === 1)
      .join('.');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const key = keyOf(name);
    const width = Number(sizedPicture.exec(name)?.[2]);
    if (key && !(Number(smallest.get(key)?.width) <= width)) smallest.set(key, { name, width });
  }
  return (request, response, next) => {
    const found = smallest.get(keyOf(request.path.slice(1)) ?? '');
    if (found) {
      response.vary('Save-Data');
      if (request.get('save-data')?.toLowerCase() === 'on') request.url = `/${found.name}`;
    }
    next();
  };
}

/** Reads Vite’s manifest, which lists the files of the bundle that each page needs. */
export async function readAssets(folder: string): Promise<AssetsFor> {
  const manifest = await readManifest(folder);
  const entry = entryOf(manifest);
  const fontPreloads = fontsOf(manifest).map((href) => ({ href, media: mediaOf(href) }));
  return (file) => ({
    scripts: [address(entry.file)],
    styles: (entry.css ?? []).map(address),
    modules: chunksOf(manifest, [`web/src/${file ?? ''}`, restModule])
      .filter((chunk) => chunk !== entry.file)
      .map(address),
    fontPreloads,
  });
}

/** The files that public pages need without the network: those of every page first, then those of some. */
export interface Shell {
  first: string[];
  rest: string[];
}

/** Code that a visitor without the network cannot use. */
const notOffline = /\/(?:admin|auth|map|office|office-kit)\//;
/** The action of the consultation form, which every page has, and what shows the forms that wait. */
const formModules = ['web/src/features/contact/contact-page.tsx', 'web/src/site/layout/outbox-panel.tsx'];

/** Reads the files of the public pages for the service worker. */
export async function readShell(folder: string): Promise<Shell> {
  const manifest = await readManifest(folder);
  const { css = [] } = entryOf(manifest);
  const files = chunksOf(manifest, [entryModule, restModule, ...formModules]).map(address);
  const first = [...new Set([...files, ...css.map(address), ...fontsOf(manifest)])];
  const modules = Object.keys(manifest).filter((key) => /\.tsx?$/.test(key) && !notOffline.test(key));
  const rest = chunksOf(manifest, modules).map(address);
  return { first, rest: [...new Set(rest)].filter((file) => !first.includes(file)) };
}

/** What the office opens without the network: its frame, Today, leads and the page of one, texts, and one’s own account. */
const officeModules = [
  'office/account/account-page.tsx',
  'office-kit/session/office-client.tsx',
  'office/account/account-app.tsx',
  'office/own-account-settings.tsx',
  'features/person/admin/today/today-tab.tsx',
  'features/person/admin/people-list-tab.tsx',
  'features/person/admin/person-page-tab.tsx',
  'features/person/admin/offline/offline-office.tsx',
].map((file) => `web/src/${file}`);

/** Reads the files of the office for its service worker. */
export async function readOfficeFiles(folder: string): Promise<string[]> {
  const manifest = await readManifest(folder);
  const keys = [entryModule, restModule, ...officeModules];
  const styles = keys.flatMap((key) => manifest[key]?.css ?? []).map(address);
  const files = chunksOf(manifest, keys).map(address);
  return [...new Set([...files, ...styles, ...fontsOf(manifest)]), '/theme.js', '/favicon.svg'];
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const entryModule = 'web/src/site/entry-loader.ts';
/** What the entry loads when the visitor touches the page. */
const restModule = 'web/src/site/entry-client.tsx';

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(resolve(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

function entryOf(manifest: Manifest) {
  const entry = manifest[entryModule];
  if (!entry) throw new Error('The browser bundle has no entry.');
  return entry;
}

function fontsOf(manifest: Manifest): string[] {
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /(?:fraunces-(?:headings|phone)|figtree-main)[^/]*\.woff2$/.test(file))
    .map(address);
}

/** The screens that a font is for, as in fonts.css; undefined: all. */
function mediaOf(font: string): string | undefined {
  if (font.includes('fraunces-phone')) return '(width < 48rem)';
  return font.includes('fraunces-headings') ? '(width >= 48rem)' : undefined;
}

function address(file: string): string {
  return `/${file}`;
}

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
