import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '../base/context.ts';
import { endEventStreams } from '../office/events/events.rest.ts';

/** Requests that take longer are cut off, so that the process ends in time. */
const patienceMs = 8_000;
const giveUpMs = 10_000;
/** How long silent connections stay open; a request on one of them gets its answer, and then it closes. */
const silentMs = 1_000;
const lookEveryMs = 50;

interface Stopping {
  context: AppContext;
  /** Ends the work beside the requests. */
  stopWork: () => Promise<void>;
  /** Closes everything else. */
  close: () => Promise<void>;
}

/**
 * Ends the process on SIGTERM and SIGINT, within ten seconds: no new connections, requests under way finish, event
 * streams and timers end, connections close after their answer, silent ones after a second, and the exit code is 0.
 */
export function stopOnSignals(server: Server, { context, stopWork, close }: Stopping): void {
  const { life, log } = context;

  async function stop(): Promise<void> {
    if (!life || life.stopping) return;
    life.stopping = true;
    setTimeout(() => process.exit(1), giveUpMs).unref();
    const patience = wait(patienceMs, undefined, { ref: false });
    // With the database away, the last writes fail; the process ends all the same.
    const worked = stopWork().catch((error: unknown) =>
      log.warn({ err: error }, 'some work was left undone'),
    );
    endEventStreams(context);
    // The close() of HTTP would cut silent connections at once, though a request may be on its way.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    await Promise.race([closed, wait(silentMs)]);
    const closing = setInterval(() => server.closeIdleConnections(), lookEveryMs);
    await Promise.race([closed, patience]);
    clearInterval(closing);
    server.closeAllConnections();
    await closed;
    await Promise.race([worked, patience]);
    await close().catch((error: unknown) => log.warn({ err: error }, 'the database was not closed'));
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}
