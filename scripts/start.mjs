import { buildIfNeeded } from './build-if-needed.mjs';
import { exitWith } from './exit-with.mjs';
import { loadEnvironment } from './load-environment.mjs';
import { runBuilt } from './run-built.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

try {
  stopWithNpm();
  loadEnvironment();
  // The keeper builds; the processes that it runs find the build.
  if (!process.env.PRODUCT_KEPT) await buildIfNeeded();
  await runBuilt('index.js');
} catch (error) {
  exitWith(error);
}
