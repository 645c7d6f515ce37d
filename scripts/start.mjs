import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build-if-needed.mjs';
import { exitWith } from './exit-with.mjs';
import { loadEnvironment } from './load-environment.mjs';
import { root } from './root.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

try {
  stopWithNpm();
  loadEnvironment();
  await buildIfNeeded();
  process.env.NODE_ENV = 'production';
  process.setSourceMapsEnabled(true);
  process.chdir(root);
  // In this very process: signals and exit codes are the server's own, and no second Node has to start.
  await import(pathToFileURL(join(root, 'dist', 'server', 'index.js')).href);
} catch (error) {
  exitWith(error);
}
