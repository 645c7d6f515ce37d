import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mapStackTraces } from './map-stack-traces.mjs';
import { root } from './root.mjs';

/** Runs a built program in this process, so that signals and exit codes are its own and no second Node starts. */
export async function runBuilt(name) {
  const file = join(root, 'dist', 'server', name);
  if (!existsSync(file)) throw new Error('The product is not built: run npm run build first.');
  process.env.NODE_ENV = 'production';
  mapStackTraces();
  process.chdir(root);
  await import(pathToFileURL(file).href);
}
