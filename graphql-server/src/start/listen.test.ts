import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { killAll, startServer } from '../testing/programs/server-process.ts';
import { makeTestFolder } from '../testing/fresh/test-folder.ts';
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

test('a silent connection stays open for longer than a proxy uses it', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  const seconds = Number(/^keep-alive: timeout=(\d+)/im.exec(answer.toString())?.[1]);
  expect(seconds).toBeGreaterThan(120);
  socket.destroy();
});

test('connections wait while a process is late, and none is lost', async () => {
  const dataDir = makeTestFolder('late');
  const { child, origin: late } = await startServer({ DATA_DIR: dataDir });
  // A stopped process accepts nothing; the system takes connections as long as its queue has room.
  child.kill('SIGSTOP');
  const sockets = await Promise.all(
    Array.from({ length: Math.min(1_500, longestQueue()) }, async () => {
      const socket = connect(Number(new URL(late).port), '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    }),
  );
  child.kill('SIGCONT');
  const last = sockets.at(-1);
  last?.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(last && (await text(last))).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of sockets) socket.destroy();
  await killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

const policy = { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' };

test.each([
  ['what is no request', 'NONSENSE\r\n\r\n', 400],
  [
    'a request of two lengths',
    'POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
  ['a request to a process that starts', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 503],
])('%s is refused with the headers of all answers', async (_kind, sent, status) => {
  const strict = await listen(0, { headers: policy });
  const socket = connect((strict.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const [name, value] of Object.entries({ ...policy, 'Cache-Control': 'no-store' }))
    expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
  strict.close();
  await once(strict, 'close');
});

test('a broken request behind an answer that is being sent puts nothing into it', async () => {
  const slow = await listen(0);
  const { port } = slow.address() as AddressInfo;
  const begun = new Promise<() => void>((resolve) => {
    answerWith(slow, (_request, response) => {
      response.write('first half');
      resolve(() => response.end());
    });
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const end = await begun;
  socket.write('NONSENSE\r\n\r\n');
  const answer = await text(socket).catch(() => '');
  end();
  expect(answer).not.toContain('400 Bad Request');
  slow.close();
  await once(slow, 'close');
});

/** How many connections the system lets wait at most. */
function longestQueue(): number {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
  } catch {
    return 100;
  }
}

test('an upload that trickles in without end is cut, and the server goes on', async () => {
  const patient = await listen(0, { patienceMs: 300 });
  const { port } = patient.address() as AddressInfo;
  answerWith(patient, (request, response) => {
    request.resume().on('end', () => response.end('all of it'));
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n');
  const trickle = setInterval(() => socket.write('x'), 20);
  const answer = await text(socket).finally(() => clearInterval(trickle));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  const whole = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: 'x',
    headers: { connection: 'close' },
  });
  expect(await whole.text()).toBe('all of it');
  patient.close();
  await once(patient, 'close');
});
