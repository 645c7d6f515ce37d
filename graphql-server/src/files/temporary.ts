import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** No upload takes longer; what is older was left by a process that was killed. */
const maxAgeMs = 60 * 60_000;
/** Our own names, and those that graphql-upload gives. */
const nameOfUpload = /^(upload|capacitor)-[0-9a-f]{32}\.tmp$/;

/** The name of a temporary file by which the sweep knows it. */
export function temporaryName(): string {
  return `upload-${randomBytes(16).toString('hex')}.tmp`;
}

/** Removes temporary files of uploads that nobody will read any more; those of other accounts are left alone. */
export async function sweepTemporaryFiles(): Promise<void> {
  const folder = tmpdir();
  for (const name of await readdir(folder)) {
    if (!nameOfUpload.test(name)) continue;
    const path = join(folder, name);
    const { mtimeMs = Date.now(), uid } = (await stat(path).catch(() => undefined)) ?? {};
    if (uid === process.getuid?.() && Date.now() - mtimeMs > maxAgeMs) await rm(path, { force: true });
  }
}
