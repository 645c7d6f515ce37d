import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Db } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '../../database/connect.ts';
import { announceProcess } from '../../database/presence.ts';
import { everythingOf, makeArchiveFolder } from '../../testing/data/archives.ts';
import { programRunner } from '../../testing/programs/program-runner.ts';
import { makeTestFolder } from '../../testing/fresh/test-folder.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = makeTestFolder('data');
  folders.push(folder);
  return folder;
};
const dataDir = newFolder();
const options = { dataDir, databaseName: 'apna-hi-ghar' };
const place = makeArchiveFolder();
const archive = place('all.bson.gz');
const many = 3_000;
/** What the restore must bring back. */
let before: Awaited<ReturnType<typeof everythingOf>>;

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Run {
  env?: Record<string, string>;
  /** The greatest size of a file, in kilobytes. */
  limit?: number;
  /** Kills the program once it has printed this. */
  killAt?: () => boolean;
}

const programs = {
  backup: 'start/command/backup-command',
  restore: 'start/command/restore-command',
  start: 'testing/programs/first-start',
};

async function run(name: keyof typeof programs, args: string[], { env, limit, killAt }: Run = {}) {
  const program = [programRunner, programs[name], ...args];
  const script = `${limit ? `ulimit -f ${limit}; ` : ''}exec node "$@"`;
  const child = spawn('bash', ['-c', script, 'bash', ...program], {
    env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '', BACKUP_DIR: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = killAt && setInterval(() => killAt() && child.kill('SIGKILL'), 1);
  const [out, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  clearInterval(timer);
  return { out, errors, code };
}

async function withDatabase<Result>(folder: string, use: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await connectDatabase({ ...options, dataDir: folder });
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  expect(await run('start', [])).toMatchObject({ code: 0 });
  await withDatabase(dataDir, async (db) => {
    const notes = Array.from({ length: many }, (_, n) => ({ n, text: String(Math.random()).repeat(50) }));
    await db.collection('notes').insertMany(notes);
    await db.collection('sessions').insertOne({ token: 'x' });
    before = await everythingOf(db);
    for (const name of ['sessions', 'rewritings', 'locks']) before.delete(name);
    // While the engine is open in this process, the command connects to it.
    const { code, out, errors } = await run('backup', [archive]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toMatch(/█ Writing 100 %\n.*all\.bson\.gz\n[\d,]+ documents, \d+ files, [\d.]+ MB\./);
    const runs = await db.collection('backups').find().toArray();
    expect(runs).toMatchObject([{ state: 'DONE', file: 'all.bson.gz', scheduled: false, error: null }]);
  });
  expect(statSync(archive).mode & 0o777).toBe(0o600);
}, 300_000);

test('the whole content, with its samples and pictures, comes back on another folder', async () => {
  const folder = newFolder();
  expect(await run('restore', [archive], { env: { DATA_DIR: folder } })).toMatchObject({
    code: 0,
    errors: '',
    out: expect.stringMatching(
      /Checking 100 %[^]*Restoring 100 %[^]*all accounts must log in anew/,
    ) as string,
  });
  await withDatabase(folder, async (db) => {
    const after = await everythingOf(db);
    after.delete('locks');
    expect(after).toEqual(before);
  });
}, 300_000);

test('a database with content is replaced only on request, and only while the product is stopped', async () => {
  const filled = await run('restore', [archive]);
  expect(filled).toMatchObject({ code: 3 });
  expect(filled.errors).toMatch(
    /is not empty:\n[^]* {2}notes 3,000\n[^]*Nothing was changed\. Add --replace/,
  );
  const unasked = await run('restore', [archive, '--replace']);
  expect(unasked).toMatchObject({ code: 3 });
  expect(unasked.errors).toContain('Add --yes');

  await withDatabase(dataDir, async (db) => {
    await db.collection('notes').insertOne({ n: 'of today' });
    const running = await run('restore', [archive, '--replace', '--yes']);
    expect(running).toMatchObject({ code: 3 });
    expect(running.errors).toMatch(/has the database in \S+ open: stop it/);
    expect(await db.collection('notes').countDocuments()).toBe(many + 1);
  });
  expect(await run('restore', [archive, '--replace', '--yes'])).toMatchObject({ code: 0 });
  await withDatabase(dataDir, async (db) => {
    expect(await db.collection('notes').countDocuments()).toBe(many);
    expect(await db.collection('sessions').countDocuments()).toBe(0);
  });
}, 300_000);

test('over the address of a server, a restore refuses while a process uses the database', async () => {
  const folder = newFolder();
  await withDatabase(folder, async (db) => {
    const address = readFileSync(join(folder, 'engine.address'), 'utf8').replace(/\/\?.*$|\/$/, '');
    const env = { MONGODB_URI: `${address}/apna-hi-ghar` };
    const leave = await announceProcess(db);
    const refused = await run('restore', [archive], { env });
    expect(refused).toMatchObject({ code: 3 });
    expect(refused.errors).toContain(`(process ${process.pid})`);
    expect(await db.collection('restoration').countDocuments()).toBe(0);
    await leave();

    expect(await run('restore', [archive], { env })).toMatchObject({ code: 0, errors: '' });
    const after = await everythingOf(db);
    after.delete('locks');
    expect(after).toEqual(before);
    const again = await run('backup', [place('server.bson.gz')], { env });
    expect(again).toMatchObject({ code: 0, errors: '' });
  });
}, 300_000);

test('a restore that was killed keeps the product from starting, and can be run again', async () => {
  const folder = newFolder();
  const env = { DATA_DIR: folder };
  await withDatabase(folder, async (db) => {
    const address = readFileSync(join(folder, 'engine.address'), 'utf8').replace(/\/\?.*$|\/$/, '');
    let isHalf = false;
    const looking = (async () => {
      while (!isHalf) isHalf = (await db.collection('notes').countDocuments()) > 0;
    })();
    const uri = `${address}/apna-hi-ghar`;
    const killed = await run('restore', [archive], { env: { MONGODB_URI: uri }, killAt: () => isHalf });
    await looking;
    expect(killed.out).not.toContain('holds the archive now');
    expect(await db.collection('restoration').countDocuments()).toBe(1);
  });
  const refused = await run('start', [], { env });
  expect(refused.out).not.toContain('open');
  expect(refused.errors).toContain('The restore of all.bson.gz, begun');
  const half = await run('backup', [place('half.bson.gz')], { env });
  expect(half).toMatchObject({ code: 3 });
  const again = await run('restore', [archive], { env });
  expect(again).toMatchObject({ code: 0, errors: '' });
  expect(again.out).toContain('was interrupted; this one begins anew');
  await withDatabase(folder, async (db) => {
    const after = await everythingOf(db);
    for (const name of ['locks', 'backups']) after.delete(name);
    expect(after).toEqual(before);
  });
  expect(await run('start', [], { env })).toMatchObject({ code: 0 });
}, 300_000);

test('a killed backup leaves nothing that looks whole, and a full disk leaves nothing at all', async () => {
  const folder = place('somewhere');
  const inFolder = () => (existsSync(folder) ? readdirSync(folder) : []);
  const file = join(folder, 'all.bson.gz');
  await run('backup', [file], { killAt: () => inFolder().length > 0 });
  expect(inFolder()).toEqual(['all.bson.gz.unfinished']);
  expect(await run('restore', [`${file}.unfinished`, '--check'])).toMatchObject({ code: 2 });
  expect((await run('backup', [file])).errors).toContain('Delete it if no backup runs');
  rmSync(`${file}.unfinished`);

  // The engine of another process writes its own files without this limit.
  await withDatabase(dataDir, async () => {
    const full = await run('backup', [file], { limit: 200 });
    expect(full).toMatchObject({ code: 1 });
    expect(full.errors).toContain('There is no room for the archive');
  });
  expect(inFolder()).toEqual([]);
}, 300_000);

test('the commands say in a sentence what is wrong', async () => {
  const empty = { env: { DATA_DIR: newFolder() } };
  writeFileSync(place('letter.txt'), 'Dear tenant');
  const nothing = await run('backup', [], empty);
  expect(nothing).toMatchObject({ code: 1, out: '' });
  expect(nothing.errors).toContain('is empty: there is nothing to back up');
  expect((await run('backup', ['a', 'b'])).errors).toContain('“b” is one word too many');
  expect((await run('restore', [])).errors).toContain('Say which archive to restore');
  expect((await run('restore', [place('missing')])).errors).toContain('There is no archive');
  expect(await run('restore', [place('letter.txt')])).toMatchObject({ code: 2 });
  expect(await run('restore', [archive, '--check'], { env: { DATA_DIR: '/nowhere' } })).toMatchObject({
    code: 0,
  });
}, 300_000);
