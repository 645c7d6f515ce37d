import { exitWith } from './exit-with.mjs';
import { loadEnvironment } from './load-environment.mjs';
import { runBuilt } from './run-built.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

// It builds nothing: a server may run from the same folder.
try {
  stopWithNpm();
  loadEnvironment();
  await runBuilt('worker.js');
} catch (error) {
  exitWith(error);
}
