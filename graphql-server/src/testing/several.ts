import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../base/startup-error.ts';
import { readConfig } from '../process/config.ts';
import { workerPart } from '../process/parts.ts';
import { supervise } from '../process/supervisor.ts';
import { loadPages } from './load-pages.ts';

// The program of `npm start` with several processes, without a browser bundle.
const runner = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));

try {
  const config = readConfig(process.env);
  if (config.part === workerPart) await import('../process/worker.ts');
  else if (config.part) await (await import('../process/web.ts')).runWeb(config, loadPages);
  else
    await supervise(config, config.webConcurrency ?? 1, {
      exec: runner,
      args: [fileURLToPath(import.meta.url)],
    });
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
