import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { contactInput } from '../testing/factories.ts';
import { killAll, startServer } from '../testing/programs/server-process.ts';
import { adminName, adminPassword } from '../testing/start-test-app.ts';
import { makeTestFolder } from '../testing/fresh/test-folder.ts';

const folders: string[] = [];

afterAll(async () => {
  await killAll();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function start() {
  const dataDir = makeTestFolder('stop');
  folders.push(dataDir);
  const started = await startServer({ DATA_DIR: dataDir });
  const { port } = new URL(started.origin);
  return { ...started, port: Number(port) };
}

/** A connection on which a test writes requests byte by byte. */
async function open(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const heard = { text: '' };
  socket.on('data', (bytes: Buffer) => void (heard.text += bytes.toString()));
  socket.on('error', () => undefined);
  return { socket, heard };
}

const request = (line: string, body = '') =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Sends all of a request but its last byte, so that the server waits for it. */
function beginEnquiry(socket: Socket): string {
  const whole = request('POST /api/contacts', JSON.stringify(contactInput()));
  socket.write(whole.slice(0, -1));
  return whole.slice(-1);
}

test('on SIGTERM the request under way finishes, readiness is red, streams end, and the exit code is 0', async () => {
  const { child, client, origin, port } = await start();
  const { token } = await client.logIn(adminName, adminPassword);
  const events = await fetch(`${origin}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  const streamed = events.text();
  const { socket, heard } = await open(port);
  const lastByte = beginEnquiry(socket);
  // Its answer shows that the server has begun to read the other request.
  expect((await client.call('GET', '/readyz')).body).toEqual({ status: 'ready' });

  const began = performance.now();
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await streamed).toContain(': hello');
  await expect
    .poll(() =>
      fetch(`${origin}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  socket.write(lastByte + request('GET /readyz'));
  await once(socket, 'close');
  const [, enquiry = '', readiness = ''] = heard.text.split('HTTP/1.1 ');
  expect(enquiry).toMatch(/^201 Created[^]*"reference"/);
  expect(readiness).toMatch(/^503 [^]*The process is stopping\./);
  expect(readiness).toContain('Connection: close');
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - began).toBeLessThan(10_000);
}, 40_000);

test('a request that never ends does not keep the process: it ends within ten seconds with code 0', async () => {
  const { child, client, port } = await start();
  const { socket } = await open(port);
  beginEnquiry(socket);
  await client.call('GET', '/readyz');
  const began = performance.now();
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - began).toBeLessThan(10_000);
}, 40_000);

test('a request on a connection that was silent at the signal still gets its answer', async () => {
  const { child, origin, port } = await start();
  const { socket, heard } = await open(port);
  socket.write(request('GET /healthz'));
  await expect.poll(() => heard.text).toContain('{"status":"ok"}');
  heard.text = '';
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await expect
    .poll(() => fetch(`${origin}/healthz`, { headers: { connection: 'close' } }).catch(() => 'closed'))
    .toBe('closed');
  socket.write(request('GET /healthz'));
  await once(socket, 'close');
  expect(heard.text).toMatch(/^HTTP\/1.1 200 OK[^]*Connection: close/);
  expect(await exited).toEqual([0, null]);
}, 40_000);
