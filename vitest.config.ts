import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Without it a test that imports graphql gets a second copy, which the schema refuses.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    include: ['graphql-server/src/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
    setupFiles: ['graphql-server/src/testing/refuse-console-noise.ts'],
    // The database engine is one to a process.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
