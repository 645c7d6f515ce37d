import { resolve } from 'node:path';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import { exitWith } from './exit-with.mjs';
import { loadEnvironment } from './load-environment.mjs';
import { root } from './root.mjs';

/** Runs one of our TypeScript files as the program of this process, compiled by Vite like the server. */
export async function runFile(file, args) {
  loadEnvironment();
  process.argv = [process.execPath, resolve(file), ...args];
  try {
    const config = await resolveConfig({ root, configFile: resolve(root, 'vite.config.ts') }, 'serve');
    // Vite’s runnerImport() does the same, but closes the runner after the import, so that later lazy imports
    // would fail.
    const environment = createRunnableDevEnvironment('ssr', config, {
      hot: false,
      runnerOptions: { hmr: { logger: false } },
    });
    await environment.init();
    await environment.runner.import(resolve(file));
  } catch (error) {
    exitWith(error);
  }
}
