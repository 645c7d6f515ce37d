import 'reflect-metadata';
import { readConfig } from '../../start/config.ts';
import { reportCrashes } from '../../start/crashes.ts';
import { endWithKeeper, keep } from '../../start/keeper.ts';
import { runWeb } from '../../start/web.ts';
import { loadPages } from './load-pages.ts';
import { programRunner } from './program-runner.ts';

// The program of `npm start`, without a browser bundle. The signal SIGUSR2 is a fault of the product.
const config = readConfig(process.env);
if (config.kept) {
  reportCrashes(config);
  endWithKeeper();
  process.on('SIGUSR2', () => {
    throw new TypeError('a planted fault');
  });
  console.log(`Process ${process.pid}`);
  await runWeb(config, loadPages);
} else {
  keep(config, { file: programRunner, args: ['testing/programs/kept'] });
}
