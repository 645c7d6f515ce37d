import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** No upload takes longer, so an older file belongs to a killed process. */
const maxAgeMs = 60 * 60_000;
/** The file names of fs-capacitor, current and earlier. */
const nameOfUpload = /^(upload|capacitor)-[0-9a-f]{32}\.tmp$/;

/** Removes temporary files of uploads that no process reads any more, except files of other users of the machine. */
export async function sweepTemporaryFiles(): Promise<void> {
  const folder = tmpdir();
  for (const name of await readdir(folder)) {
    if (!nameOfUpload.test(name)) continue;
    const path = join(folder, name);
    const { mtimeMs = Date.now(), uid } = (await stat(path).catch(() => undefined)) ?? {};
    if (uid === process.getuid?.() && Date.now() - mtimeMs > maxAgeMs) await rm(path, { force: true });
  }
}
