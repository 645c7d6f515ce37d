import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Request } from 'autocannon';
import { cold } from './cold.ts';
import { load } from './load.ts';
import type { Round } from './load.ts';
import { listing } from './listing.ts';
import { ask, median, origin, seed, withFolder } from './product.ts';
import { section } from './report.ts';
import { withServers } from './servers.ts';
import type { Server, ServerName } from './servers.ts';

/**
 * `npm run bench -- --part answers`, or `pages`, `together`, `cold`: asks the built product and its peers the same
 * questions, on the same data and the same engine, and writes the ratios into docs/benchmarks.md.
 */

/** The rounds take turns, so that other load on the machine meets all servers alike. */
const { values } = parseArgs({
  strict: false,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    folder: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const only = String(values.only);

interface Contest {
  name: string;
  servers: Server[];
  requests: Request[];
  connections?: number;
  /** Whether something is written each second. */
  writing?: boolean;
}

interface Card {
  id: string;
  slug: string;
  images: { url: string }[];
}

const json = { 'content-type': 'application/json' };
let lines: string[] = [];
let status = 'FOR_SALE';

await (values.folder ? compare(String(values.folder)) : withFolder(compareOn));

async function compareOn(folder: string): Promise<void> {
  await seed(folder, '--properties', '950');
  await compare(folder);
}

async function compare(folder: string): Promise<void> {
  await withServers(folder, async (servers) => {
    const { projects } = await ask<{ projects: { items: Card[] } }>(listing);
    const [card] = projects.items;
    if (!card) throw new Error('There is no property.');
    await part('answers', () => listings(servers, card));
    await part('pages', () => pages(servers, card));
    await part('together', () => together(servers, card));
  });
  await part('cold', async () => {
    lines.push(...(await cold(folder)));
  });
}

/** Runs a part that is wanted, and writes its section. */
async function part(name: string, run: () => Promise<void>): Promise<void> {
  if (only && !only.split(',').includes(name)) return;
  const written = await section(name);
  lines = written.lines;
  await run();
  await written.write();
}

async function listings(
  { ready, raw, yoga, mercurius, apollo, product }: Record<ServerName, Server>,
  card: Card,
) {
  const servers = [raw, ready, yoga, mercurius, apollo, product];
  const body = JSON.stringify({ query: listing });
  const repeated: Request[] = [{ method: 'POST', path: '/graphql', headers: json, body }];
  let asked = 0;
  const never: Request[] = [
    {
      ...{ method: 'POST', path: '/graphql', headers: json, body },
      setupRequest: (request) => {
        asked += 1;
        const variables = { filter: { minPrice: asked } };
        return { ...request, body: JSON.stringify({ query: listing, variables }) };
      },
    },
  ];
  heading('listing', 'processor time × node:http + driver');
  for (const [name, requests, writing] of [
    ['asked before', repeated, false],
    ['asked before, a write each second', repeated, true],
    ['never asked', never, false],
    ['never asked, a write each second', never, true],
  ] as const) {
    const asking = requests === never ? servers.filter((server) => server !== ready) : servers;
    await contest({ name, servers: asking, requests, writing }, raw, card.id);
  }
}

async function pages({ ready, product }: Record<ServerName, Server>, card: Card) {
  const headers = { 'accept-encoding': 'br' };
  heading('pages and files', 'processor time × ready bytes');
  const picture = `${card.images[0]?.url}?w=480`;
  for (const [name, path, asks] of [
    ['Projects', '/shop-left-sidebar', headers],
    ['a property', `/project-details/${card.slug}`, headers],
    ['GET /api/form', '/api/form', headers],
    ['a picture', picture, { accept: 'image/webp' }],
  ] as const) {
    const address = `${origin}${path}`;
    await (await fetch(address, { headers: asks })).arrayBuffer();
    // The best form of a new answer is made some seconds after the first one.
    await wait(4_000);
    const first = await fetch(address, { headers: asks });
    const size = (await first.arrayBuffer()).byteLength;
    await (await fetch(`${ready.origin}${path}`, { headers: asks })).arrayBuffer();
    const requests: Request[] = [{ path, headers: asks }];
    const known = { ...asks, 'if-none-match': first.headers.get('etag') ?? '' };
    const found = await takeTurns([
      { server: ready, requests },
      { server: product, requests },
      { server: product, requests: [{ path, headers: known }], name: '304' },
    ]);
    report(`${name} (${Math.round(size / 1024)} kB plain)`, found, ready.name);
  }
}

interface Turn {
  server: Server;
  requests: Request[];
  name?: string;
  connections?: number;
}

/** The median round of each. */
async function takeTurns(turns: Turn[], connections = 64): Promise<Map<string, Round>> {
  const found = new Map<string, Round[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const { server, requests, name = server.name } of turns) {
      const known = found.get(name) ?? [];
      found.set(name, known);
      const { origin: at, pid } = server;
      const measured = await load({ origin: at, pid, requests, connections, seconds: round ? seconds : 1 });
      // The first round warms up.
      if (round > 0) known.push(measured);
    }
  }
  return new Map([...found].map(([name, all]) => [name, middle(all)]));
}

function middle(all: Round[]): Round {
  const of = (key: keyof Round) => median(all.map((round) => round[key]).sort((a, b) => a - b));
  return { rate: of('rate'), p99: of('p99'), processorMs: of('processorMs'), failed: of('failed') };
}

async function contest(
  { name, servers, requests, connections = 16, writing }: Contest,
  base: Server,
  id: string,
) {
  const writes = writing ? setInterval(() => void writeAll(servers, id), 1_000) : undefined;
  try {
    report(
      name,
      await takeTurns(
        servers.map((server) => ({ server, requests })),
        connections,
      ),
      base.name,
    );
  } finally {
    clearInterval(writes);
  }
}

async function writeAll(servers: Server[], id: string): Promise<void> {
  status = status === 'FOR_SALE' ? 'UNDER_OFFER' : 'FOR_SALE';
  await Promise.all(servers.filter(({ name }) => name !== 'ready').map((server) => server.write(id, status)));
}

function heading(title: string, last: string): void {
  lines.push('', `| ${title} | server | a second | × | p99 ms | processor ms | ${last} |`);
  lines.push('|---|---|---:|---:|---:|---:|---:|');
}

function report(title: string, found: Map<string, Round>, baseName: string): void {
  const base = found.get(baseName);
  for (const [name, { rate, p99, processorMs, failed }] of found) {
    const times = base ? [rate / base.rate, processorMs / base.processorMs] : [1, 1];
    const [speed = 1, cost = 1] = times;
    const note = failed > 0 ? ` (${failed} failed)` : '';
    const line = `| ${title} | ${name}${note} | ${Math.round(rate)} | ${speed.toFixed(2)} | ${p99} | ${processorMs.toFixed(3)} | ${cost.toFixed(2)} |`;
    lines.push(line);
    console.error(line);
  }
}

/** Readers of everything public, and writers of enquiries and properties, on 50 connections. */
async function together({ product }: Record<ServerName, Server>, card: Card) {
  const readers: Request[] = [
    { path: '/', headers: { 'accept-encoding': 'br' } },
    { path: '/shop-left-sidebar', headers: { 'accept-encoding': 'br' } },
    { path: `/project-details/${card.slug}`, headers: { 'accept-encoding': 'br' } },
    { path: '/api/form', headers: { 'accept-encoding': 'gzip' } },
    { method: 'POST', path: '/graphql', headers: json, body: JSON.stringify({ query: listing }) },
  ];
  const input = {
    ...{ source: 'ENQUIRY', propertyId: card.id, name: 'Asha Rao', email: 'asha@example.com' },
    ...{ service: 'RESIDENTIAL', phone: '98100 00000', message: 'Please call me.' },
  };
  const query = 'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference } }';
  // Each enquiry comes from an address of its own, as those of visitors do.
  let sent = 0;
  const writers: Request[] = [
    {
      ...{ method: 'POST', path: '/graphql', body: JSON.stringify({ query, variables: { input } }) },
      setupRequest: (request) => {
        sent += 1;
        const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
        return { ...request, headers: { ...json, 'x-forwarded-for': address } };
      },
    },
  ];
  heading('40 readers and 10 writers', '× readers');
  const { origin: at, pid } = product;
  const editing = setInterval(() => void writeAll([product], card.id), 1_000);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const [read, written] = await Promise.all([
        load({ origin: at, pid, requests: readers, connections: 40, seconds }),
        load({ origin: at, pid, requests: writers, connections: 10, seconds }),
      ]);
      report(
        'enquiries, one edit a second',
        new Map([
          ['readers', read],
          ['writers', written],
        ]),
        '',
      );
    }
  } finally {
    clearInterval(editing);
  }
}
