import { resolve } from 'node:path';

/** The script that runs a built program of the tests, given its name below `graphql-server/src`. */
export const programRunner = resolve('scripts/run-test-program.mjs');
