import 'reflect-metadata';
import { StartupError } from '../base/startup-error.ts';
import { readConfig } from './config.ts';
import { reportCrashes } from './crashes.ts';
import { endWithKeeper, keep } from './keeper.ts';
import { workerPart } from './parts.ts';

/**
 * The program of `npm start`: a keeper, which runs this program again as the product. That is one process that does
 * everything or, with `WEB_CONCURRENCY`, a supervisor that runs this program once more for each of its processes. Each of
 * them loads what it needs only.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.kept) {
    keep(config);
    return;
  }
  reportCrashes(config);
  if (!config.part) endWithKeeper();
  if (config.part === workerPart) {
    await import('./worker.ts');
    return;
  }
  if (config.webConcurrency && !config.part) {
    const { supervise } = await import('./supervisor.ts');
    await supervise(config, config.webConcurrency);
    return;
  }
  const [{ runWeb }, { builtPages }] = await Promise.all([import('./web.ts'), import('./built-pages.ts')]);
  await runWeb(config, builtPages);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
