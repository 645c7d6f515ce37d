import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitWith } from './exit-with.mjs';
import { mapStackTraces } from './map-stack-traces.mjs';
import { root } from './root.mjs';

/** Runs a program that tests start, such as `testing/programs/serve`; the tests build all of them once. */
const [name, ...args] = process.argv.slice(2);
const file = join(root, 'dist', 'programs', `${name}.js`);
process.argv = [process.execPath, file, ...args];
mapStackTraces();
try {
  await import(pathToFileURL(file).href);
} catch (error) {
  exitWith(error);
}
