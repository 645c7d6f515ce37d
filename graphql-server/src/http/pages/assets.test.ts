import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import type { ErrorRequestHandler } from 'express';
import { afterAll, expect, test } from 'vitest';
import { serveAssets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
const assets = join(folder, 'assets');
mkdirSync(assets);
for (const name of ['old-aaaaaaaa.js', 'same-bbbbbbbb.js', 'half-dddddddd.js'])
  writeFileSync(join(assets, name), `"${name}";`);
writeFileSync(join(assets, 'half-dddddddd.js.br'), 'compressed');
writeFileSync(join(folder, 'icon.svg'), '<svg/>');
writeFileSync(join(assets, 'old-aaaaaaaa.js.br'), 'compressed');

const app = express();
serveAssets(app, folder);
const asJson: ErrorRequestHandler = (_error, _request, response, _next) => void response.sendStatus(404);
app.use(asJson);
const server = app.listen(0, '127.0.0.1');
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const statusOf = async (path: string, encoding = 'br') => {
  const response = await fetch(`${origin()}${path}`, { headers: { 'accept-encoding': encoding } });
  await response.arrayBuffer().catch(() => undefined);
  return response.status;
};

test('a file that a build removed under the running process is missing, and the process goes on', async () => {
  expect(await statusOf('/assets/old-aaaaaaaa.js', 'identity')).toBe(200);
  rmSync(join(assets, 'old-aaaaaaaa.js'));
  rmSync(join(assets, 'old-aaaaaaaa.js.br'));
  expect(await statusOf('/assets/old-aaaaaaaa.js')).toBe(404);
  expect(await statusOf('/assets/old-aaaaaaaa.js', 'identity')).toBe(404);
  expect(await statusOf('/assets/never-cccccccc.js')).toBe(404);
  expect(await statusOf('/assets/..%2f..%2fpackage.json')).toBe(404);
  expect(await statusOf('/assets/same-bbbbbbbb.js')).toBe(200);
});

test('during a build, a plain file without its compressed one is served, and a vanished file fails alone', async () => {
  rmSync(join(assets, 'half-dddddddd.js.br'));
  expect(await statusOf('/assets/half-dddddddd.js')).toBe(200);
  rmSync(join(folder, 'icon.svg'));
  await expect(statusOf('/icon.svg')).rejects.toThrow();
  expect(await statusOf('/assets/same-bbbbbbbb.js')).toBe(200);
});
