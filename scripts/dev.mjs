import { join } from 'node:path';
import { root } from './root.mjs';
import { runFile } from './run-file.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

stopWithNpm();
await runFile(join(root, 'graphql-server', 'src', 'start', 'dev.ts'), process.argv.slice(2));
