import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { answerWith, listen } from './listen.ts';

const server = await listen(0);
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  server.close();
  await once(server, 'close');
});

async function statusOf(path: string): Promise<number> {
  const { status } = await fetch(`${origin}${path}`, { headers: { connection: 'close' } });
  return status;
}

test('a process that starts is neither healthy nor ready, and refuses requests until its start ends', async () => {
  for (const path of ['/healthz', '/readyz', '/', '/graphql'])
    expect([path, await statusOf(path)]).toEqual([path, 503]);
  answerWith(server, (_request, response) => response.end('started'));
  for (const path of ['/healthz', '/']) expect(await statusOf(path)).toBe(200);
});
