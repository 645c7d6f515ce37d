import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** The file in the data folder that holds the address at which the supervisor takes commands. */
const addressFile = 'supervisor.address';

/** What the supervisor answers to `npm run rolling`. */
export interface RollingAnswer {
  /** What was done, one sentence for each process. */
  done: string[];
  /** Why it ended early. */
  failure?: string;
}

/**
 * Takes the command to replace all processes, from programs of this user on this machine: the address holds a secret,
 * and only this user may read its file. Calling the result ends it.
 */
export async function answerCommands(
  dataDir: string,
  replaceAll: () => Promise<string[]>,
): Promise<() => void> {
  const secret = `/${randomBytes(24).toString('hex')}`;
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== secret) {
      response.writeHead(404).end();
      return;
    }
    replaceAll().then(
      (done) => response.end(JSON.stringify({ done } satisfies RollingAnswer)),
      (error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error);
        response.end(JSON.stringify({ done: [], failure } satisfies RollingAnswer));
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, addressFile);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${secret}`;
  writeFileSync(file, address, { mode: 0o600 });
  return () => {
    rmSync(file, { force: true });
    server.close();
    server.closeAllConnections();
  };
}

/** The address of the supervisor that runs on a data folder; null if there is none. A killed one leaves its address. */
export function addressOfSupervisor(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, addressFile), 'utf8');
  } catch {
    return null;
  }
}
