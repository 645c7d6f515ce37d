import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

// This runs before anything is installed, so it uses only built-in modules.
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.lock-hash');

requireNode();
const lockHash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
if (readStamp() !== lockHash) {
  if (!isInstalled()) install();
  writeFileSync(stampFile, lockHash);
}

function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = engines.node.replace(/[^\d.]/g, '');
  const [major, minor] = wanted.split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= (minor || 0))) return;
  console.error(
    `This needs Node.js ${wanted} or newer, and this is ${process.versions.node}: get it from https://nodejs.org.`,
  );
  process.exit(1);
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
}

// Reads npm’s record of installed packages, so that packages installed by hand for this lock file need no
// second installation.
function isInstalled() {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages).every(
    ([path, { version, integrity, link, optional, devOptional, peer }]) =>
      !path.includes('node_modules/') ||
      (installed[path]
        ? installed[path].version === version &&
          installed[path].integrity === integrity &&
          installed[path].link === link &&
          existsSync(join(root, path))
        : Boolean(optional || devOptional || peer)),
  );
}

function install() {
  console.log('Installing the packages (about half a minute, needed once) …');
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { status } = /npm-cli\.c?js$/.test(npm || '')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  // Two concurrent installations can both succeed and leave packages missing.
  if (status === 0 && isInstalled()) return;
  console.error(
    'The packages could not be installed: see the lines above, end any other installation, and start again.',
  );
  process.exit(1);
}
