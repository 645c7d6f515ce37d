import { readFile, writeFile } from 'node:fs/promises';
import { StartupError } from '../base/startup-error.ts';
import { schemaText } from '../http/graphql/schema.ts';

const path = 'schema.graphql';
const printed = schemaText();

if (process.argv.includes('--check')) {
  const committed = await readFile(path, 'utf8').catch(() => '');
  if (committed !== printed)
    throw new StartupError('schema.graphql is not what the code says: run npm run codegen.');
} else {
  await writeFile(path, printed);
}
