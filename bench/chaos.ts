import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../graphql-server/src/database/connect.ts';
import { databaseName } from '../graphql-server/src/start/config.ts';
import { createClient } from '../graphql-server/src/testing/client.ts';
import {
  compareWithLedger,
  createLedger,
  writeUntilGone,
} from '../graphql-server/src/testing/data/ledger.ts';
import { familyOf } from './processes.ts';
import { ended, logIn, median, origin, start, withFolder } from './product.ts';
import { section } from './report.ts';

/**
 * `npm run chaos`: kills the built product with kill -9 at random moments, also while it starts, under concurrent
 * writes, and looks after each start for lost, doubled and torn writes. In two of three rounds it kills the product, or with
 * `--processes 2` one of its processes, which starts again by itself; in the third everything, as a loss of power does. It
 * ends after so many rounds and writes, or after so many minutes.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    writes: { type: 'string', default: '20000' },
    minutes: { type: 'string', default: '60' },
    processes: { type: 'string', default: '0' },
  },
});
const [rounds, writes, minutes] = [values.rounds, values.writes, values.minutes].map(Number) as [
  number,
  number,
  number,
];
const webProcesses = Number(values.processes);
const writers = { contacts: 8, applications: 2, edits: 2 };
/** One of so many starts is killed. */
const startsKilled = 4;
/** One of so many kills hits everything, so that no keeper meets five faults in a minute. */
const allKilled = 3;
const startWithinMs = 60_000;
/** The goal for a start. */
const goalMs = 3_000;

const part = webProcesses > 0 ? 'chaos-several' : 'chaos';
const { lines, write } = await section(part, 'npm run chaos --', 'reliability');
if (webProcesses > 0) process.env.WEB_CONCURRENCY = String(webProcesses);
const until = performance.now() + minutes * 60_000;
const ledger = createLedger();
const client = createClient(origin);
/**
 * The start on an empty folder, which fills the database, the later ones, and the time until a killed product has started
 * again by itself, in milliseconds.
 */
let firstStartedIn = 0;
const backIn: number[] = [];
const startedIn: number[] = [];
const damage = new Set<string>();
const kills = { starting: 0, serving: 0, everything: 0 };
let round = 0;
let remains = 0;

await withFolder(async (folder) => {
  let product: ChildProcess | undefined;
  let token = '';
  const isDone = () =>
    performance.now() > until || (round >= rounds && ledger.acknowledged >= writes) || damage.size > 0;

  for (; !isDone(); round += 1) {
    const began = performance.now();
    const isNew = product?.exitCode !== null || product.signalCode !== null;
    if (!product || isNew) product = start(folder, ['scripts/start.mjs']);
    // The first start fills the database, and is left alone.
    if (token && isNew && round % startsKilled === 0) {
      await wait(
        Math.random() * 1.2 * median([firstStartedIn, ...startedIn].sort((one, other) => one - other)),
      );
      kills.starting += 1;
      await killAll(product);
      continue;
    }
    const listening = await answers(began);
    if (listening === undefined) {
      damage.add(`The product did not start within ${startWithinMs / 1000} s in round ${round}.`);
      break;
    }
    if (round === 0) firstStartedIn = listening;
    else (isNew ? startedIn : backIn).push(listening);
    token ||= await logIn();
    await look(folder);
    // The rest of the writes is shared by the rest of the rounds.
    const share = Math.max(20, (writes - ledger.acknowledged) / Math.max(1, rounds - round));
    let left = Math.round(share * (0.2 + 1.9 * Math.random()));
    const current = product;
    let killed: Promise<void> | undefined;
    const onAcknowledged = () => {
      left -= 1;
      if (left <= 0) killed ??= wait(Math.random() * 50).then(kill);
    };
    const kill = () => (round % allKilled === 0 ? killAll(current) : killOne(current));
    // A killed process may be back before each connection has noticed.
    const isOver = () => killed !== undefined;
    await writeUntilGone(client, token, ledger, writers, onAcknowledged, isOver);
    await killed;
    kills[round % allKilled === 0 ? 'everything' : 'serving'] += 1;
    if (round % 10 === 0) console.log(`round ${round}: ${ledger.acknowledged} acknowledged writes`);
  }

  product =
    product?.exitCode === null && product.signalCode === null
      ? product
      : start(folder, ['scripts/start.mjs']);
  await answers(performance.now());
  // The last look reads all files once more.
  ledger.whole.clear();
  await look(folder);
  const end = ended(product);
  product.kill('SIGTERM');
  await end;
});

for (const [name, count] of [
  ['enquiry', ledger.contacts.size],
  ['application', ledger.applications.size],
  ['edit', ledger.acknowledged - ledger.contacts.size - ledger.applications.size],
] as const)
  if (count === 0) damage.add(`No ${name} was acknowledged.`);
for (const times of [startedIn, backIn]) times.sort((one, other) => one - other);
const seconds = (ms: number) => (ms / 1000).toFixed(2);
lines.push(
  '| what | count |',
  '|---|---:|',
  `| rounds | ${round} |`,
  `| kills of a process while it served, of everything, of everything while it started | ${kills.serving}, ${kills.everything}, ${kills.starting} |`,
  `| acknowledged writes | ${ledger.acknowledged} |`,
  `| of these enquiries, applications with files, edits | ${ledger.contacts.size}, ${ledger.applications.size}, ${ledger.acknowledged - ledger.contacts.size - ledger.applications.size} |`,
  `| lost, doubled, torn or unexpected | ${damage.size} |`,
  `| files of unacknowledged applications that wait for the sweep | ${remains} |`,
  `| seconds from the first start, on an empty folder, to its first answer | ${seconds(firstStartedIn)} |`,
  `| seconds from a later start to its first answer: median, 95th percentile, most | ${[median(startedIn), startedIn[Math.floor(startedIn.length * 0.95)] ?? 0, startedIn.at(-1) ?? 0].map(seconds).join(', ')} |`,
  `| seconds from a kill of the product to its next answer: median, 95th percentile, most | ${[median(backIn), backIn[Math.floor(backIn.length * 0.95)] ?? 0, backIn.at(-1) ?? 0].map(seconds).join(', ')} |`,
  `| later starts that took more than ${goalMs / 1000} seconds | ${startedIn.filter((ms) => ms > goalMs).length} of ${startedIn.length} |`,
);
await write();
for (const sentence of damage) console.error(sentence);
if (damage.size > 0 || ledger.acknowledged < writes || round < rounds) process.exitCode = 1;

/** The milliseconds until the product answers; undefined if it does not. */
async function answers(began: number): Promise<number | undefined> {
  while (performance.now() - began < startWithinMs) {
    const ready = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).catch(() => null);
    if (ready?.status === 200) return performance.now() - began;
    await wait(20);
  }
  return undefined;
}

/** Looks for damage, through the engine that the product has open. */
async function look(folder: string): Promise<void> {
  const database = await connectDatabase({ dataDir: folder, databaseName, besideServer: 'only' });
  const findings = await compareWithLedger(database.db, ledger);
  for (const sentence of findings.damage) damage.add(sentence);
  remains = findings.filesWithoutApplication;
  await database.close();
}

/** Kills the product that the keeper runs, or any one of its processes. */
async function killOne({ pid = 0 }: ChildProcess): Promise<void> {
  const [, ...family] = await familyOf(pid);
  process.kill(family[Math.floor(Math.random() * family.length)] ?? pid, 'SIGKILL');
}

/** Kills everything, the keeper first, which would start the rest again. */
async function killAll(product: ChildProcess): Promise<void> {
  const [, ...family] = await familyOf(product.pid ?? 0);
  const end = ended(product);
  product.kill('SIGKILL');
  await end;
  for (const pid of family) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
}
