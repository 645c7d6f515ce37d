import { resolve } from 'node:path';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import { exitWith } from './exit-with.mjs';
import { loadEnvironment } from './load-environment.mjs';
import { root } from './root.mjs';

/** Runs a TypeScript file of ours as the process's program, compiled by Vite the way the server is. */
export async function runFile(file, args) {
  loadEnvironment();
  process.argv = [process.execPath, resolve(file), ...args];
  try {
    const config = await resolveConfig({ root, configFile: resolve(root, 'vite.config.ts') }, 'serve');
    // Vite's runnerImport() does the same, but ends the runner with the import: later lazy imports would fail.
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
