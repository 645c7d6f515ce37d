import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A way to the engine over TCP, which a test can cut. */
export interface DatabaseProxy {
  /** For MONGODB_URI. */
  uri: string;
  /** Breaks all connections and refuses new ones. */
  cut(): void;
  /** Keeps all connections open and passes nothing on, as a network does that lost its way. */
  silence(): void;
  restore(): void;
  /** How many connections it has refused. */
  refusals(): number;
  /** How often something was sent to the engine since it is silent. */
  unheard(): number;
  close(): Promise<void>;
}

/** Starts a proxy in front of the socket of an engine. */
export async function startDatabaseProxy(socketPath: string): Promise<DatabaseProxy> {
  const open = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  let refused = 0;
  let unheard = 0;
  const server = createServer((near) => {
    if (state === 'cut') {
      refused += 1;
      near.destroy();
      return;
    }
    const far = connect(socketPath);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => {
        if (state === 'open') to.write(bytes);
        else if (from === near) unheard += 1;
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    uri: `mongodb://127.0.0.1:${port}/test?directConnection=true`,
    cut() {
      state = 'cut';
      breakAll();
    },
    silence() {
      state = 'silent';
      unheard = 0;
    },
    restore() {
      // What was lost in between would confuse both ends.
      if (state === 'silent') breakAll();
      state = 'open';
    },
    refusals: () => refused,
    unheard: () => unheard,
    async close() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
