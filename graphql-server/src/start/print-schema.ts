import { readFile, writeFile } from 'node:fs/promises';
import { StartupError } from '../base/startup-error.ts';
import { schemaText } from '../http/graphql/schema.ts';
import { openApiText } from '../http/openapi/openapi.ts';

/** What the code says of itself to programs, as it is committed. */
const printed = { 'schema.graphql': schemaText(), 'openapi.json': openApiText() };

for (const [path, text] of Object.entries(printed)) {
  if (process.argv.includes('--check')) {
    const committed = await readFile(path, 'utf8').catch(() => '');
    if (committed !== text) throw new StartupError(`${path} is not what the code says: run npm run codegen.`);
  } else {
    await writeFile(path, text);
  }
}
