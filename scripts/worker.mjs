import { exitWith } from './exit-with.mjs';
import { loadEnvironment } from './load-environment.mjs';
import { runBuilt } from './run-built.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

// Does not build, because a server may be running from the same folder.
try {
  stopWithNpm();
  loadEnvironment();
  await runBuilt('worker.js');
} catch (error) {
  exitWith(error);
}
