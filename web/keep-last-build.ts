import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** When the last build of a folder began. */
const markFile = '.began';
const hourMs = 3_600_000;

/**
 * A Vite plugin that keeps the files of the last build, and of those of the last hour, beside the new ones: a process that
 * still runs loads its code when a page needs it, and so does a page that is open on a phone. The names of these files hold
 * a hash of their content, so that builds do not mix. Needs `emptyOutDir: false`.
 */
export function keepLastBuild(): Plugin {
  const began = new Map<string, number>();
  const folders = new Map<string, string>();
  return {
    name: 'keep-last-build',
    apply: 'build',
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => !['serviceWorker', 'officeWorker'].includes(name),
    buildStart() {
      began.set(this.environment.name, Date.now());
    },
    writeBundle({ dir }) {
      if (dir) folders.set(this.environment.name, dir);
    },
    closeBundle: {
      order: 'post',
      handler() {
        const { name } = this.environment;
        const [folder, own] = [folders.get(name), began.get(name)];
        if (!folder || own === undefined) return;
        const mark = join(folder, markFile);
        const last = existsSync(mark) ? Number(readFileSync(mark, 'utf8')) : own;
        removeOlder(folder, Math.min(last, own - hourMs));
        writeFileSync(mark, String(own));
      },
    },
  };
}

/** Removes files last written before a moment; an unchanged file is written anew by each build. */
function removeOlder(folder: string, moment: number): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && statSync(file).mtimeMs < moment) rmSync(file);
  }
}
