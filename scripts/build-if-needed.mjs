import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const sources = [
  'domain/src',
  'graphql-server/src',
  'web',
  'vite.config.ts',
  'schema.graphql',
  'package-lock.json',
  'tsconfig.json',
];
const dist = join(root, 'dist');
const stampFile = join(dist, '.source-hash');
const builtServer = join(dist, 'server', 'index.js');

/**
 * Builds the product into `dist/` without output, unless it was built from the same sources. Throws with the
 * output of a failed build.
 */
export async function buildIfNeeded() {
  const sourceHash = hashSources();
  if (readStamp() === stamp(sourceHash)) return;
  console.log('Building (a few seconds, needed after each change) …');
  rmSync(stampFile, { force: true });
  await build();
  mkdirSync(dist, { recursive: true });
  writeFileSync(stampFile, stamp(sourceHash));
}

// Includes the time of the bundle, because `npm run build` replaces the bundle and not the stamp.
function stamp(sourceHash) {
  return `${sourceHash} ${existsSync(builtServer) ? statSync(builtServer).mtimeMs : 'missing'}`;
}

function readStamp() {
  return existsSync(stampFile) && existsSync(builtServer) ? readFileSync(stampFile, 'utf8') : null;
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, source);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) {
      if (name !== 'node_modules') addToHash(hash, `${path}/${name}`);
    }
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(`${path}\0${stats.size}\0`).update(readFileSync(join(root, path)));
  }
}

// Runs Vite in a process of its own, so that its memory is not kept by the server.
async function build() {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`The build failed.\n${output}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildIfNeeded();
