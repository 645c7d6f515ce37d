import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Reads `.env` into the environment, if it exists; variables already set keep their values. */
export function loadEnvironment() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
