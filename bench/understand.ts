import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gazetteerSeeds } from '../graphql-server/src/database/gazetteer/add-places.ts';
import { understandQuery } from '../graphql-server/src/features/search/understanding/understand.ts';
import { PlaceKind } from '../graphql-server/src/features/place/place.type.ts';
import type { KnownPlace } from '../graphql-server/src/features/place/place.type.ts';
import { section } from './report.ts';

/**
 * `npm run bench -- --part understand`: the processor time in which the search in words reads a query, for the
 * queries of buyers that the tests name, and for random texts of 200 characters. Each query is read by itself, in one process;
 * the first ones warm up and do not count. The texts come from a fixed seed.
 */
const { values } = parseArgs({ options: { texts: { type: 'string', default: '4000' } } });
const folder = new URL('../graphql-server/src/features/search/understanding/', import.meta.url);
const length = 200;
const now = new Date('2026-11-23T06:00:00Z');
const places = gazetteerSeeds.map((seed): KnownPlace => {
  const { key, kind, name, region = null, hindiName, aliases = [], isOutside = false, opensOn = null } = seed;
  const names = hindiName ? [hindiName.toLowerCase(), ...aliases] : [...aliases];
  return { key, kind: PlaceKind[kind], name, region, aliases: [...new Set(names)], isOutside, opensOn };
});

const asked = ['queries.json', 'more-queries.json', 'buyer-queries.json'].flatMap((file) => {
  const content = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as
    | { query: string }[]
    | { queries: { query: string }[] };
  return (Array.isArray(content) ? content : content.queries).map(({ query }) => query);
});
const words = [...new Set(asked.flatMap((query) => query.split(' ')))];
const letters = 'abcdefghijklmnopqrstuvwxyz';
let state = 20_261_123;

/** A whole number below `below`, from a fixed sequence. */
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

function of(part: () => string): string {
  let text = '';
  while (text.length < length) text += part();
  return text.slice(0, length);
}

function pick(list: readonly string[] | string): string {
  return list[random(list.length)] ?? '';
}

/** A word with one letter changed. */
function slip(word: string): string {
  const at = random(word.length);
  return `${word.slice(0, at)}${pick(letters)}${word.slice(at + 1)} `;
}

const kinds: Record<string, () => string> = {
  'any characters': () => of(() => String.fromCharCode(random(0xd7ff))),
  'letters and spaces': () => of(() => pick(`${letters}  `)),
  'random words of 5 letters': () => of(() => `${of(() => pick(letters)).slice(0, 5)} `),
  'random words of 8 letters': () => of(() => `${of(() => pick(letters)).slice(0, 8)} `),
  'Hindi letters and spaces': () => of(() => String.fromCharCode(random(8) ? 0x0905 + random(70) : 32)),
  'digits and signs': () => of(() => pick('0123456789.,-/+₹ ')),
  'words of buyers': () => of(() => `${pick(words)} `),
  'words of buyers with slips': () => of(() => slip(pick(words))),
};

const { lines, write } = await section('understand');
lines.push('| query | read | median ms | p99 ms | longest ms |', '|---|---:|---:|---:|---:|');
const texts = Number(values.texts);
report(`${asked.length} queries of buyers, 10 times`, Array.from({ length: 10 }, () => asked).flat());
for (const [name, make] of Object.entries(kinds))
  report(`200 characters: ${name}`, Array.from({ length: texts }, make));
await write();

function report(name: string, queries: readonly string[]): void {
  for (const query of queries.slice(0, 300)) understandQuery(query, places, now);
  const took = queries.map(processorMs).sort((one, other) => one - other);
  const at = (share: number) =>
    (took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0).toFixed(2);
  lines.push(`| ${[name, took.length, at(0.5), at(0.99), at(1)].join(' | ')} |`);
}

/** The least of three readings: the others include what the engine does beside it, such as collecting garbage. */
function processorMs(query: string): number {
  const readings = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    understandQuery(query, places, now);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...readings);
}
