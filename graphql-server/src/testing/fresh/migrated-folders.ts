import { rmSync } from 'node:fs';
import { makeTestFolder } from './test-folder.ts';

/** Holds the folder that each worker copies, until all tests are done. */
export function setup(): void {
  process.env.MIGRATED_FOLDERS = makeTestFolder('migrated');
}

export function teardown(): void {
  rmSync(process.env.MIGRATED_FOLDERS ?? '', { recursive: true, force: true });
}
