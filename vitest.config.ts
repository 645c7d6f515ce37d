import { defineConfig } from 'vitest/config';
import { LongFirst } from './graphql-server/src/testing/long-first.ts';

const refuseConsoleNoise = 'graphql-server/src/testing/refuse-console-noise.ts';
const sameEnvironment = 'graphql-server/src/testing/same-environment.ts';
const sameQuestions = 'graphql-server/src/testing/same-questions.ts';

export default defineConfig({
  resolve: {
    // Without this alias, a test that imports graphql gets a second copy, which the schema refuses.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    // A process can hold only one database engine.
    pool: 'forks',
    // One more than the cores of the smallest machine, because many tests wait for a timer or the disk.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // Against hangs alone: on a busy machine the longest test takes a minute.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          isolate: false,
          include: ['domain/src/**/*.test.ts'],
          setupFiles: [refuseConsoleNoise, sameQuestions],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // The files of one worker share its modules: importing them anew took a third of the time of all tests.
          isolate: false,
          include: ['graphql-server/src/**/*.test.ts', 'web/src/**/*.test.ts'],
          setupFiles: [refuseConsoleNoise, sameEnvironment, sameQuestions],
          globalSetup: ['programs/build-programs', 'fresh/migrated-folders'].map(
            (name) => `graphql-server/src/testing/${name}.ts`,
          ),
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          isolate: false,
          include: ['web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [refuseConsoleNoise, 'web/src/testing/clean-page.ts'],
        },
      },
    ],
  },
});
