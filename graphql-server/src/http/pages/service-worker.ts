import { readFile } from 'node:fs/promises';
import type { Express } from 'express';
import { readyAnswer } from '../../cache/ready-answer.ts';
import { sendReady } from '../../cache/send-ready.ts';
import { readOfficeFiles, readShell } from './assets.ts';

/** Removes what a former worker kept, and the worker itself; open pages stay as they are. */
const farewell = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('site-')).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
`;

/** Reads the built service worker and puts the files of this build in front of it. */
export async function readWorker(file: string, bundle: string): Promise<string> {
  const [script, shell] = await Promise.all([readFile(file, 'utf8'), readShell(bundle)]);
  return `self.shell=${JSON.stringify(shell)};\n${script}`;
}

/** Reads the built service worker of the office and puts the files of this build in front of it. */
export async function readOfficeWorker(file: string, bundle: string): Promise<string> {
  const [script, files] = await Promise.all([readFile(file, 'utf8'), readOfficeFiles(bundle)]);
  return `self.office=${JSON.stringify(files)};\n${script}`;
}

/**
 * `/sw.js`: the service worker, which browsers ask for anew at each visit. Without one, a script that removes every
 * earlier worker and what it kept.
 */
export function serveWorker(app: Express, worker: string | null): void {
  const answer = readyAnswer(worker ?? farewell, { 'Content-Type': 'text/javascript; charset=utf-8' });
  app.get('/sw.js', async (request, response) => {
    await sendReady(request, response, answer, 'no-cache');
  });
}

/** `/office-sw.js`: the service worker of the office, which shows notices, and keeps the files of the office where an account works without the network. */
export function serveOfficeWorker(app: Express, worker: string): void {
  const answer = readyAnswer(worker, { 'Content-Type': 'text/javascript; charset=utf-8' });
  app.get('/office-sw.js', async (request, response) => {
    await sendReady(request, response, answer, 'no-cache');
  });
}
