import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './root.mjs';

/** The folders of the workspaces, by the names under which they import each other. */
export const workspaces = { domain: 'domain/src/', web: 'web/src/', 'graphql-server': 'graphql-server/src/' };

/** The texts of the sources below some folders, tests among them, by their paths; '' for a file that is gone. */
export function readSources(folders = Object.values(workspaces)) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, readText(file)]));
}

/** Which of the sources a file imports when it loads, for their types too; not what it loads later. */
export function importsOf(file, sources) {
  const found = new Set();
  for (const [, name] of sources.get(file).matchAll(/^(?:import|export)\s[^'";]*?from\s+'([^']+)'/gms)) {
    const [workspace] = name.split('/');
    const target = name.startsWith('.')
      ? posix.join(dirname(file), name)
      : workspaces[workspace] && workspaces[workspace] + name.slice(workspace.length + 1);
    if (sources.has(target)) found.add(target);
  }
  return found;
}

function readText(file) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    // It was moved or deleted, and git does not know yet.
    return '';
  }
}
