import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './root.mjs';

/**
 * Asks the registry for known advisories against the packages that run in production, and prints a line for each. Fails
 * for a grave one, and never because the registry does not answer. An argument names a file with the answer of
 * `npm audit --omit=dev --json` from another machine.
 */
const [file] = process.argv.slice(2);
const grave = ['high', 'critical'];
const report = readReport(file ? readFileSync(file, 'utf8') : audit());

if (!report) console.log('The registry answers no questions about advisories here. Nothing was checked.');
else if (report.length === 0)
  console.log('No advisory is known against the packages that run in production.');
else for (const one of report) console.log(`${one.severity}: ${one.name} ${one.range}, ${titleOf(one)}`);
if (report?.some(({ severity }) => grave.includes(severity))) process.exitCode = 1;

function audit() {
  const args = ['audit', '--omit=dev', '--json'];
  const npm = process.env.npm_execpath;
  const { stdout } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  return stdout ?? '';
}

/** The packages with advisories; null if the answer is none. */
function readReport(text) {
  try {
    const { vulnerabilities } = JSON.parse(text);
    return vulnerabilities ? Object.values(vulnerabilities) : null;
  } catch {
    return null;
  }
}

function titleOf({ via }) {
  return via.find((one) => typeof one === 'object')?.title ?? `through ${via.join(', ')}`;
}
