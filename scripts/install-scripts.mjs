import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Fails if a package of the lock file brings a script that runs on installation, and `allowScripts` of package.json does
 * not name it: with true it may run, with false it is known and not needed. Either is a decision; none is not. An argument
 * names another folder than this one.
 */
const [folder = root] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

const known = new Set(Object.keys(read('package.json').allowScripts ?? {}));
const found = Object.entries(read('package-lock.json').packages)
  .filter(([, { hasInstallScript }]) => hasInstallScript)
  .map(([path, { name }]) => name ?? path.split('node_modules/').pop());
const unknown = [...new Set(found)].filter((name) => !known.has(name)).sort();
for (const name of unknown)
  console.error(
    `${name} runs a script on installation. Read it, then name it in allowScripts of package.json.`,
  );
if (unknown.length > 0) process.exitCode = 1;
