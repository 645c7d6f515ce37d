import { CommandError } from '../../base/command-error.ts';
import { readConfig } from '../config.ts';
import { runCommand } from './run-command.ts';
import { addressOfSupervisor } from '../supervisor-door.ts';
import type { RollingAnswer } from '../supervisor-door.ts';

/** `npm run rolling`: replaces the processes of a start with WEB_CONCURRENCY one by one, so that no request fails. */
await runCommand(async () => {
  const { dataDir } = readConfig(process.env);
  const address = addressOfSupervisor(dataDir);
  const answer = address && (await fetch(address, { method: 'POST' }).catch(() => null));
  if (!answer) {
    throw new CommandError(
      `No product with several processes runs on the folder ${dataDir}: start it with WEB_CONCURRENCY=2 npm start, or set DATA_DIR.`,
    );
  }
  const { done, failure } = (await answer.json()) as RollingAnswer;
  for (const sentence of done) console.log(`${sentence}.`);
  if (failure) throw new CommandError(failure);
  console.log('All processes were restarted.');
});
