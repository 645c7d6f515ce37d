import 'reflect-metadata';
import { StartupError } from '../../base/startup-error.ts';
import { readConfig } from '../../start/config.ts';
import { workerPart } from '../../start/parts.ts';
import { supervise } from '../../start/supervisor.ts';
import { loadPages } from './load-pages.ts';
import { programRunner } from './program-runner.ts';

// The program of `npm start` with several processes, without a browser bundle.
try {
  const config = readConfig(process.env);
  if (config.part === workerPart) await import('../../start/worker.ts');
  else if (config.part) await (await import('../../start/web.ts')).runWeb(config, loadPages);
  else
    await supervise(config, config.webConcurrency ?? 1, {
      exec: programRunner,
      args: ['testing/programs/several'],
    });
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
