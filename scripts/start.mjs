import { buildIfNeeded } from './build-if-needed.mjs';
import { exitWith } from './exit-with.mjs';
import { loadEnvironment } from './load-environment.mjs';
import { runBuilt } from './run-built.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

try {
  stopWithNpm();
  loadEnvironment();
  // A process of several runs what its supervisor has built.
  if (!process.env.PRODUCT_PART) await buildIfNeeded();
  await runBuilt('index.js');
} catch (error) {
  exitWith(error);
}
