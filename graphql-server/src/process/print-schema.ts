import { readFile, writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { StartupError } from '../base/startup-error.ts';
import { createSchema } from '../doors/schema.ts';

const path = 'schema.graphql';
const printed = `${printSchema(lexicographicSortSchema(createSchema()))}\n`;

if (process.argv.includes('--check')) {
  const committed = await readFile(path, 'utf8').catch(() => '');
  if (committed !== printed)
    throw new StartupError('schema.graphql is not what the code says: run npm run codegen.');
} else {
  await writeFile(path, printed);
}
