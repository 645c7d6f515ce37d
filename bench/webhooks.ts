import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findFreePorts } from '../e2e/find-free-ports.ts';
import { ask, logIn, median, seed, withFolder, withProduct } from './product.ts';
import { section } from './report.ts';

/**
 * `npm run bench -- --part webhooks`: the seconds from the answer to a change of a listing until the event is at its receiver, alone and beside a
 * receiver that takes 14 seconds and one that is not there; and how long the events of many new listings take to one receiver.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '300' },
    burst: { type: 'string', default: '10000' },
  },
});
const [events, burst] = [Number(values.events), Number(values.burst)] as [number, number];
const slowMs = 14_000;
const kinds = ['LISTING_PUBLISHED', 'LISTING_CHANGED'];
process.env.WEBHOOK_ALLOW_PRIVATE_HOSTS = '1';

interface Listing {
  id: string;
  updatedAt: string;
}

const { lines, write } = await section('webhooks');
/** When the quick receiver got the event of a text. */
const arrivedAt = new Map<string, number>();
let arrived = 0;
let lastAt = 0;
const quick = await receiver((text) => {
  arrived += 1;
  lastAt = performance.now();
  const { disclaimer } = (JSON.parse(text) as { data: { disclaimer?: string } }).data;
  if (disclaimer && !arrivedAt.has(disclaimer)) arrivedAt.set(disclaimer, lastAt);
}, 0);
const slow = await receiver(() => undefined, slowMs);
const [closed] = await findFreePorts(1);
const rows: [string, number[]][] = [];

await withFolder(async (folder) => {
  await withProduct(folder, async () => {
    const token = await logIn();
    await addWebhook('quick', quick.url, token);
    rows.push(['alone', await delays('alone', token)]);
    await addWebhook('slow', slow.url, token);
    await addWebhook('closed', `http://127.0.0.1:${closed}/`, token);
    rows.push(['beside a slow one and one that is not there', await delays('beside', token)]);
    for (const name of ['slow', 'closed']) await removeWebhook(name, token);
  });
  await seed(folder, '--properties', String(burst));
  arrived = 0;
  const took = await withProduct(folder, async () => {
    const began = performance.now();
    while (arrived < burst) await wait(100);
    return lastAt - began;
  });
  lines.push(
    '| seconds from the answer to the receipt | events | median | p99 | longest |',
    '|---|---:|---:|---:|---:|',
  );
  for (const [name, took] of rows) {
    const figures = [median(took), took[Math.ceil(took.length * 0.99) - 1] ?? 0, took.at(-1) ?? 0];
    lines.push(`| ${[name, took.length, ...figures.map((ms) => (ms / 1_000).toFixed(1))].join(' | ')} |`);
  }
  lines.push(
    '',
    `The events of ${burst.toLocaleString('en-IN')} new listings were at one receiver ${Math.round(took / 1_000)} seconds after the start of the product that found them.`,
  );
});
quick.close();
slow.close();
await write();

async function receiver(note: (text: string) => void, answerMs: number) {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      note(Buffer.concat(parts).toString());
      setTimeout(() => response.writeHead(204).end(), answerMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

/** Changes one listing after the other, at uneven moments, and answers how long each event took, shortest first. */
async function delays(name: string, token: string): Promise<number[]> {
  const { listings } = await ask<{ listings: { nodes: Listing[] } }>(
    '{ listings(first: 20) { nodes { id updatedAt } } }',
  );
  const writtenAt = new Map<string, number>();
  for (let number = 0; number < events; number += 1) {
    const listing = listings.nodes[number % listings.nodes.length];
    if (!listing) throw new Error('The samples have no listings.');
    const disclaimer = `Measured ${name} ${number}.`;
    const { id, updatedAt: readAt } = listing;
    const { changeProperty } = await ask<{ changeProperty: { property: Listing } }>(
      'mutation ($input: ChangePropertyInput!) { changeProperty(input: $input) { property { id updatedAt } } }',
      { input: { id, changes: { disclaimer }, readAt } },
      token,
    );
    listing.updatedAt = changeProperty.property.updatedAt;
    writtenAt.set(disclaimer, performance.now());
    await wait(200 + Math.random() * 400);
  }
  while ([...writtenAt.keys()].some((text) => !arrivedAt.has(text))) await wait(100);
  return [...writtenAt]
    .map(([text, at]) => (arrivedAt.get(text) ?? 0) - at)
    .sort((one, other) => one - other);
}

async function addWebhook(name: string, url: string, token: string): Promise<void> {
  await ask(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { input: { name, url, kinds } },
    token,
  );
}

async function removeWebhook(name: string, token: string): Promise<void> {
  const { webhooks } = await ask<{ webhooks: { id: string; name: string }[] }>(
    '{ webhooks { id name } }',
    {},
    token,
  );
  const { id } = webhooks.find((one) => one.name === name) ?? {};
  await ask(
    'mutation ($input: WebhookIdInput!) { deleteWebhook(input: $input) { id } }',
    { input: { id } },
    token,
  );
}
