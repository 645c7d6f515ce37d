import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Config } from '../base/config.ts';
import { createLog } from '../base/watch/log.ts';
import { recordCrashes } from './crashes.ts';
import { keptVariable, readyPort } from './parts.ts';

/** After so many faults in so much time, another start would only fail again. */
const mostCrashes = 5;
const crashesWithinMs = 60_000;

/** The program that is kept running, if it is not the one of this process. */
interface Program {
  file: string;
  args: string[];
}

/**
 * Runs this program in a process of its own, and at once again whenever a fault ends it; gives up after five faults in a
 * minute. The keeper itself opens nothing and answers nothing, so that no visitor can end it. It passes signals on, and
 * ends with the code of the process: when that was told to end, and when it refused its first start.
 */
export function keep(config: Config, program?: Program): void {
  const log = createLog({ level: 'info', format: 'json', ...config.log, process: 'keeper' });
  const [, own = '', ...ownArgs] = process.argv;
  const { file, args } = program ?? { file: own, args: ownArgs };
  const record = recordCrashes();
  let crashes: number[] = [];
  let isStopping = false;
  let hasBeenReady = false;
  let child: ChildProcess = launch();

  function launch(): ChildProcess {
    const env = { ...process.env, ...record.environment(), [keptVariable]: '1' };
    const launched = fork(file, args, { env, stdio: 'inherit' });
    record.listen(launched);
    launched.on('message', (message) => {
      hasBeenReady ||= readyPort(message) !== undefined;
    });
    launched.once('exit', (code, signal) => ended(code, signal));
    return launched;
  }

  function ended(code: number | null, signal: NodeJS.Signals | null): void {
    const wasRefused = !hasBeenReady && signal === null;
    if (isStopping || code === 0 || wasRefused) process.exit(code ?? 1);
    const now = performance.now();
    crashes = [...crashes, now].filter((at) => now - at < crashesWithinMs);
    record.add(log, 'product', code, signal);
    if (crashes.length >= mostCrashes) {
      console.error(
        'The product ended by a fault five times within a minute, so it is not started again. The log above has the errors. Mend their cause, then run npm start.',
      );
      process.exit(1);
    }
    child = launch();
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isStopping = true;
      child.kill(signal);
    });
  process.on('SIGHUP', () => {
    // A terminal that closes ends the product; as a service, it replaces its processes.
    isStopping = process.stdin.isTTY || !config.webConcurrency;
    child.kill(isStopping ? 'SIGTERM' : 'SIGHUP');
  });
}

/** Ends this process as SIGTERM does once its keeper is gone. */
export function endWithKeeper(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
