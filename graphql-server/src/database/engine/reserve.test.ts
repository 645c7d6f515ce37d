import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../base/watch/log.ts';
import { makeTestFolder } from '../../testing/fresh/test-folder.ts';
import { keepReserve, requireRoomToOpen } from './reserve.ts';

const dataDir = makeTestFolder('reserve');
const reserve = join(dataDir, 'reserve');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeEach(() => rmSync(reserve, { force: true }));

test('the reserve is given up when the disk is nearly full, and made anew when there is room', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'warn', format: 'json' }, { write: (line) => void lines.push(line) });
  const disk = { freeMb: 1_000 };
  const config = { dataDir, minFreeMb: 200 } as Parameters<typeof keepReserve>[0]['config'];
  const end = keepReserve({ config, log }, () => Promise.resolve(disk.freeMb));
  const size = () => statSync(reserve, { throwIfNoEntry: false })?.size;
  await expect.poll(size, { timeout: 10_000 }).toBe(64 * 1024 * 1024);
  disk.freeMb = 31;
  await expect.poll(size, { timeout: 10_000 }).toBeUndefined();
  // The line follows the removal.
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(1);
  expect(lines[0]).toContain('the database goes on with its reserve');
  disk.freeMb = 1_000;
  await expect.poll(size, { timeout: 10_000 }).toBe(64 * 1024 * 1024);
  end();
});

test('a start on a full disk uses the reserve, and says in a sentence when that is not enough', async () => {
  writeFileSync(reserve, 'space');
  const freeMb = () => Promise.resolve(existsSync(reserve) ? 2 : 66);
  await requireRoomToOpen(dataDir, freeMb);
  expect(existsSync(reserve)).toBe(false);
  await expect(requireRoomToOpen(dataDir, () => Promise.resolve(2.5))).rejects.toThrow(
    `The disk of the data folder ${dataDir} is full (2 MB free): free some space and start again.`,
  );
});
