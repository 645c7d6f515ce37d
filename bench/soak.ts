import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { contactInput } from '../graphql-server/src/testing/factories.ts';
import { picture } from '../graphql-server/src/testing/data/files.ts';
import { listing } from './listing.ts';
import { residentMb } from './processes.ts';
import { ask, logIn, origin, seed, withFolder, withProduct } from './product.ts';
import { section } from './report.ts';

/**
 * `npm run soak`: visitors read pages, search, look at pictures, and one of a hundred sends an enquiry, on so many connections
 * for so many minutes, while pictures are encoded and the office works. Then twice as many questions come as the process
 * can answer.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    connections: { type: 'string', default: '64' },
    properties: { type: 'string', default: '1000' },
    overload: { type: 'string', default: '60' },
  },
});
const connections = Number(values.connections);
const { lines, write } = await section('soak', 'npm run soak --', 'reliability');
const agent = new Agent({ keepAlive: true, maxSockets: connections });
/** Questions of the overload come on connections of their own. */
const crowd = new Agent({ keepAlive: true });
const office = new Agent({ keepAlive: true });
const uploadEveryMs = 15_000;
const sampleEveryMs = 10_000;
/** More open questions than this are not asked: they would measure this program. */
const mostOpen = 4_000;

type Kind = 'lists' | 'pages' | 'pictures' | 'enquiries' | 'office';

interface Tally {
  took: number[];
  refused: number;
  failed: string[];
}

const newTally = (): Tally => ({ took: [], refused: 0, failed: [] });
const newTallies = (): Record<Kind, Tally> => ({
  lists: newTally(),
  pages: newTally(),
  pictures: newTally(),
  enquiries: newTally(),
  office: newTally(),
});

/** Sends a request and notes how long its answer took. */
function visit(tally: Tally, use: Agent, path: string, json?: object, headers: Record<string, string> = {}) {
  const body = json && JSON.stringify(json);
  const began = performance.now();
  return new Promise<void>((resolve) => {
    const fail = (error: Error) => {
      tally.failed.push(`${path}: ${error.message}`);
      resolve();
    };
    const sent = request(`${origin}${path}`, {
      agent: use,
      method: body ? 'POST' : 'GET',
      headers: {
        'accept-encoding': 'br',
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    });
    sent.on('error', fail).on('response', (response) => {
      response.on('error', fail).on('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode === 503 && response.headers['retry-after']) tally.refused += 1;
        else if (statusCode >= 400) tally.failed.push(`${path}: ${statusCode}`);
        else tally.took.push(performance.now() - began);
        resolve();
      });
      response.resume();
    });
    sent.end(body);
  });
}

interface Card {
  slug: string;
  images: { url: string }[];
}

let asked = 0;
const failures: string[] = [];

/** What a visitor does next. */
function next(cards: Card[], tallies: Record<Kind, Tally>): Promise<void> {
  asked += 1;
  const card = cards[asked % cards.length];
  const turn = asked % 100;
  if (turn === 0) return visit(tallies.enquiries, agent, '/api/contacts', contactInput());
  if (turn < 25) {
    // One of three searches was never asked before.
    const minPrice = turn % 3 ? turn * 1_000 : asked;
    return visit(tallies.lists, agent, '/graphql', { query: listing, variables: { filter: { minPrice } } });
  }
  if (turn < 50) {
    const headers = { accept: 'image/avif,image/webp' };
    const url = card?.images[0]?.url ?? '';
    return visit(tallies.pictures, agent, `${url}?w=480`, undefined, headers);
  }
  const paths = ['/', '/shop-left-sidebar', `/shop-left-sidebar?page=${(asked % 40) + 1}`, '/blog', '/team'];
  const path = turn < 75 ? `/project-details/${card?.slug}` : (paths[asked % paths.length] ?? '/');
  return visit(tallies.pages, agent, path, undefined, { accept: 'text/html' });
}

const millis = (ms: number) => Math.round(ms).toLocaleString('en-IN');

function quantile(took: number[], part: number): number {
  return [...took].sort((one, other) => one - other)[Math.floor(took.length * part)] ?? 0;
}

function told(name: string, { took, refused, failed }: Tally): string {
  const times = [0.5, 0.99].map((part) => millis(quantile(took, part)));
  return `| ${[name, took.length.toLocaleString('en-IN'), ...times, millis(took.reduce((most, ms) => Math.max(most, ms), 0)), refused, failed.length].join(' | ')} |`;
}

const head = [
  '| requests | answered | median ms | p99 ms | most ms | refused with 503 | failed |',
  '|---|---:|---:|---:|---:|---:|---:|',
];

await withFolder(async (folder) => {
  await seed(folder, '--properties', values.properties);
  await withProduct(folder, async (server) => {
    const token = await logIn();
    const bearer = { authorization: `Bearer ${token}` };
    const { projects } = await ask<{ projects: { items: Card[] } }>(listing);
    const cards = projects.items.filter(({ images }) => images.length > 0);
    const memory: number[] = [];
    const state = { stop: false };

    /** The office looks at its enquiries twice a second. */
    async function work(tally: Tally): Promise<void> {
      const query = '{ contacts(list: { perPage: 20 }) { totalCount items { id name } } }';
      while (!state.stop) {
        await visit(tally, office, '/graphql', { query }, bearer);
        await wait(500);
      }
    }

    async function upload(): Promise<void> {
      while (!state.stop) {
        const form = new FormData();
        form.set('image', await picture({ width: 2_000, height: 1_500 }));
        await fetch(`${origin}/api/media`, { method: 'POST', headers: bearer, body: form }).catch(() => null);
        await wait(uploadEveryMs);
      }
    }

    async function sample(): Promise<void> {
      while (!state.stop) {
        memory.push(await residentMb(server));
        await wait(sampleEveryMs);
      }
    }

    const tallies = newTallies();
    const until = performance.now() + Number(values.minutes) * 60_000;
    const visitors = Array.from({ length: connections }, async () => {
      while (performance.now() < until) await next(cards, tallies);
    });
    const beside = [work(tallies.office), upload(), sample()];
    const began = performance.now();
    await Promise.all(visitors);
    state.stop = true;
    const tookSeconds = (performance.now() - began) / 1000;
    await Promise.all(beside);
    const answered = Object.values(tallies).reduce((sum, { took }) => sum + took.length, 0);
    lines.push(
      `Visitors on ${connections} connections for ${values.minutes} minutes, with ${values.properties} properties: ${Math.round(answered / tookSeconds)} answers a second.`,
      '',
      ...head,
      ...Object.entries(tallies).map(([kind, tally]) => told(kind, tally)),
      '',
      `Memory in MB: ${memory[1] ?? memory[0]} soon after the start, ${memory[Math.floor(memory.length / 2)]} in the middle, ${memory.at(-1)} at the end, ${Math.max(...memory)} at most.`,
      '',
    );
    await overload(Number(values.overload), server.pid ?? 0);

    async function overload(seconds: number, pid: number): Promise<void> {
      const question = () => {
        asked += 1;
        return { query: listing, variables: { filter: { minPrice: asked } } };
      };
      // First as many as the process can answer, for a while.
      const able = newTally();
      const ableUntil = performance.now() + 5_000;
      await Promise.all(
        Array.from({ length: 32 }, async () => {
          while (performance.now() < ableUntil) await visit(able, crowd, '/graphql', question());
        }),
      );
      const rate = Math.round((able.took.length / 5) * 2);
      const readers = newTally();
      const colleague = newTally();
      state.stop = false;
      const working = work(colleague);
      const start = performance.now();
      const open = new Set<Promise<void>>();
      let sent = 0;
      let unsent = 0;
      while (performance.now() - start < seconds * 1000) {
        const due = ((performance.now() - start) / 1000) * rate;
        for (; sent + unsent < due;) {
          if (open.size >= mostOpen) {
            unsent += 1;
            continue;
          }
          sent += 1;
          const one = visit(readers, crowd, '/graphql', question()).finally(() => open.delete(one));
          open.add(one);
        }
        await wait(5);
      }
      await Promise.all(open);
      state.stop = true;
      await working;
      const alive = await fetch(`${origin}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
      lines.push(
        `Twice as many questions as it can answer, ${rate} a second for ${seconds} seconds, none asked before${unsent ? `; ${unsent} of them were not sent, because ${mostOpen} were open` : ''}:`,
        '',
        ...head,
        told('lists', readers),
        told('office', colleague),
        '',
        `Afterwards the process is ${alive ? 'ready' : 'not ready'}, and has ${await residentMb({ pid })} MB.`,
      );
      failures.push(...readers.failed, ...colleague.failed);
      if (!alive) failures.push('It is not ready.');
    }
    failures.push(...Object.values(tallies).flatMap(({ failed }) => failed));
  });
});
await write();
for (const agentOf of [agent, crowd, office]) agentOf.destroy();
for (const failure of failures.slice(0, 20)) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
