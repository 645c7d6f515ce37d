import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '../e2e/find-free-ports.ts';
import { listing } from './listing.ts';
import { ended, logIn, origin, start, untilAnswering, withProduct } from './product.ts';

/** A server of the comparison. */
export interface Server {
  name: string;
  origin: string;
  pid: number;
  /** Changes the status of the property with this id. */
  write(id: string, status: string): Promise<void>;
}

const peerNames = ['ready', 'raw', 'yoga', 'mercurius', 'apollo'] as const;
export type ServerName = 'product' | (typeof peerNames)[number];

/** Runs with the product on the folder and its peers on copies of it, each in a process of its own. */
export async function withServers(
  folder: string,
  run: (servers: Record<ServerName, Server>) => Promise<void>,
): Promise<void> {
  const copies = await mkdtemp(join(tmpdir(), 'peers-'));
  const children: ChildProcess[] = [];
  try {
    for (const name of peerNames)
      if (name !== 'ready') await cp(folder, join(copies, name), { recursive: true });
    await withProduct(folder, async (child) => {
      const token = await logIn();
      const product = serverOf('product', origin, child, (id, status) =>
        sendWrite(`${origin}/graphql`, productWrite, { id, status }, token),
      );
      const peers: Partial<Record<ServerName, Server>> = {};
      for (const name of peerNames) {
        const [port] = await findFreePorts(1);
        const source = name === 'ready' ? origin : join(copies, name);
        const peer = start(source, ['scripts/run.mjs', 'bench/peers.ts', name, String(port), source]);
        children.push(peer);
        const at = `http://127.0.0.1:${port}`;
        await untilAnswering(() => sendWrite(`${at}/graphql`, listing, {}));
        peers[name] = serverOf(name, at, peer, (id, status) =>
          sendWrite(`${at}/graphql`, peerWrite, { id, status }),
        );
      }
      await run({ ...(peers as Record<ServerName, Server>), product });
    });
  } finally {
    for (const child of children) {
      const end = ended(child);
      child.kill('SIGKILL');
      await end;
    }
    await rm(copies, { recursive: true, force: true });
  }
}

const productWrite = `mutation ($id: ID!, $status: PropertyStatus!) {
  setPropertyStatuses(selection: { ids: [$id] }, propertyStatus: $status) { doneIds }
}`;
const peerWrite = 'mutation ($id: ID!, $status: String!) { setStatus(id: $id, status: $status) { id } }';

function serverOf(name: string, at: string, { pid = 0 }: ChildProcess, write: Server['write']): Server {
  return { name, origin: at, pid, write };
}

async function sendWrite(address: string, query: string, variables: object, token?: string): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
}
