import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from 'mongodb';
import { afterAll, expect, test } from 'vitest';
import { StartupError } from '../../base/startup-error.ts';
import { programRunner } from '../../testing/programs/program-runner.ts';
import { connectDatabase } from '../connect.ts';

const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'embedded-engine-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a closed database opens again with its data', async () => {
  const options = { dataDir: join(folder, 'made', 'on-demand'), databaseName: 'test' };
  const first = await connectDatabase(options);
  await first.db.collection('notes').insertOne({ text: 'kept', nothing: undefined });
  await first.close();

  const second = await connectDatabase(options);
  const notes = await second.db
    .collection('notes')
    .find({}, { projection: { _id: 0 } })
    .toArray();
  await second.close();
  expect(notes).toEqual([{ text: 'kept' }]);
  expect(second.embedded).toBe(true);
});

test('a second process on the folder is refused in one sentence', async () => {
  const dataDir = join(folder, 'shared');
  const database = await connectDatabase({ dataDir, databaseName: 'test' });
  const second = spawnSync(process.execPath, [programRunner, 'testing/programs/write-and-stay', dataDir], {
    encoding: 'utf8',
  });
  await database.db.collection('notes').insertOne({ text: 'the first one goes on' });
  await database.close();

  expect(second.stderr.trim()).toBe(
    `The data folder ${dataDir} is in use by another process: stop that one, or set DATA_DIR to another folder.`,
  );
  expect(second.status).toBe(1);
});

test('a killed process loses no write, and leaves neither lock nor socket', async () => {
  const dataDir = join(folder, 'killed');
  const child = spawn(process.execPath, [programRunner, 'testing/programs/write-and-stay', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const pid = String(child.pid);
  expect(listSocketFolders().some((name) => name.endsWith(pid))).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const database = await connectDatabase({ dataDir, databaseName: 'test' });
  const note = await database.db.collection('notes').findOne();
  await database.close();
  expect(note).toMatchObject({ text: `written by ${pid}` });
  expect(listSocketFolders().some((name) => name.endsWith(pid))).toBe(false);
});

test('a second database in the same process is refused', async () => {
  const database = await connectDatabase({ dataDir: join(folder, 'one'), databaseName: 'test' });
  await expect(connectDatabase({ dataDir: join(folder, 'two'), databaseName: 'test' })).rejects.toThrow(
    new StartupError('A database is already open in this process: close it before opening another.'),
  );
  await database.db.collection('notes').insertOne({ text: 'the first one goes on' });
  await database.close();
});

test('a folder that cannot be written to is named', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const dataDir = join(file, 'data');
  await expect(connectDatabase({ dataDir, databaseName: 'test' })).rejects.toThrow(
    new StartupError(
      `The data folder ${dataDir} cannot be written to: set DATA_DIR to a folder that this user may write to.`,
    ),
  );
});

test('an address that MongoDB does not understand is refused without repeating its password', async () => {
  const mongodbUri = 'mongodb://owner:top/secret@localhost';
  const refusal = connectDatabase({ mongodbUri, dataDir: folder, databaseName: 'test' });
  await expect(refusal).rejects.toThrow(StartupError);
  await expect(refusal).rejects.not.toThrow(/secret/);
});

test('queries that find nothing, or skip far, work on 8,000 documents with competing indexes', async () => {
  const database = await connectDatabase({ dataDir: join(folder, 'many'), databaseName: 'test' });
  await fillHomes(database.db);
  const homes = database.db.collection('homes');
  const unmatched = {
    status: 'listed',
    city: { $in: ['Pune', 'Nashik'] },
    price: { $gt: 100 },
    title: /castle/,
  };

  expect(await homes.find(unmatched).sort({ createdAt: -1 }).limit(12).toArray()).toEqual([]);
  expect(await homes.countDocuments(unmatched)).toBe(0);
  const far = { status: 'listed', price: { $gte: 0 } };
  expect(await homes.find(far).sort({ createdAt: -1 }).skip(4_000).limit(12).toArray()).toHaveLength(12);
  await database.close();
});

async function fillHomes(db: Db): Promise<void> {
  const homes = db.collection('homes');
  await homes.createIndexes([
    { key: { status: 1, createdAt: -1 } },
    { key: { status: 1, price: 1 } },
    { key: { city: 1, price: 1 } },
    { key: { price: 1, createdAt: -1 } },
    { key: { createdAt: -1 } },
  ]);
  await homes.insertMany(
    Array.from({ length: 8_000 }, (_, index) => ({
      status: 'listed',
      city: ['Pune', 'Nashik', 'Thane'][index % 3],
      price: (index * 7_919) % 100_003,
      createdAt: new Date(index * 60_000),
      title: `Home ${index}`,
    })),
  );
}

function listSocketFolders(): string[] {
  return readdirSync(join(tmpdir(), `ahg-${process.getuid?.() ?? 0}`));
}
