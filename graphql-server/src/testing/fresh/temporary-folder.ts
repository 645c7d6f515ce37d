import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { makeTestFolder } from './test-folder.ts';

/**
 * A folder in which this test file alone has temporary files. The files of a worker share one environment, so that is as before
 * once the last test has ended.
 */
export function useTemporaryFolder(): string {
  const outer = process.env.TMPDIR;
  const folder = makeTestFolder('tmp');
  process.env.TMPDIR = folder;
  afterAll(() => {
    if (outer === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outer;
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
