import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { keepLastBuild } from '../../../web/keep-last-build.ts';

const root = mkdtempSync(join(tmpdir(), 'builds-'));
const folder = join(root, 'dist', 'assets');
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function buildWith(word: string): Promise<string> {
  const before = new Set(filesNow());
  writeFileSync(join(root, 'entry.js'), `console.log(${JSON.stringify(word)});`);
  await build({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [keepLastBuild()] },
    build: { emptyOutDir: false, rolldownOptions: { input: join(root, 'entry.js') } },
  });
  return filesNow().find((name) => !before.has(name)) ?? '';
}

function filesNow(): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Makes everything that was built so far so many hours older. */
function age(hours: number): void {
  const then = new Date(Date.now() - hours * 3_600_000);
  for (const name of filesNow()) utimesSync(join(folder, name), then, then);
  writeFileSync(join(root, 'dist', '.began'), String(then.getTime() - 1_000));
}

test('a build keeps the files of the last one, however old, and those of the last hour', async () => {
  const first = await buildWith('one');
  age(48);
  const second = await buildWith('two');
  expect(filesNow().sort()).toEqual([first, second].sort());
  age(24);
  const third = await buildWith('three');
  const fourth = await buildWith('four');
  expect(filesNow().sort()).toEqual([third, fourth].sort());
  // Two builds in a row, as by hand and by the next start, do not take the code of a process away.
  expect(await buildWith('five')).not.toBe('');
  expect(filesNow()).toContain(third);
});
