import { pathToFileURL } from 'node:url';
import { readReport, withReportFile } from './test-report.mjs';
import { runSteps, tool } from './steps.mjs';

const staticSteps = [
  {
    name: 'schema.graphql is what the server prints',
    args: ['scripts/run.mjs', 'graphql-server/src/process/print-schema.ts', '--check'],
  },
  {
    name: 'the generated hooks are current',
    args: tool('@graphql-codegen/cli', ['--check'], 'graphql-codegen'),
  },
  { name: 'format', args: tool('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'lint', args: tool('eslint', ['--max-warnings', '0']) },
  { name: 'types', args: tool('typescript', ['--noEmit', '-p', 'tsconfig.json'], 'tsc') },
  {
    name: 'types of the service worker',
    args: tool('typescript', ['--noEmit', '-p', 'web/src/worker'], 'tsc'),
  },
  { name: 'nothing unused', args: tool('knip', []) },
  { name: 'no unknown script runs on installation', args: ['scripts/install-scripts.mjs'] },
];
const staticStepsAtOnce = 2;

/**
 * Runs all checks except the browser journeys, stops at the first failure, and answers the numbers of passed,
 * failed and skipped tests. With `all`, it includes the long tests.
 */
export async function verify(all = false) {
  if (await runSteps(staticSteps, staticStepsAtOnce)) return { passed: 0, failed: 1, skipped: 0 };
  return await withReportFile(async (file) => {
    const args = tool('vitest', [
      'run',
      ...(all ? [] : ['--exclude', '**/*.long.test.ts']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    const failed = await runSteps([{ name: 'unit and server tests', args }]);
    return readReport(file, failed, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failed } = await verify();
  if (failed) process.exitCode = 1;
}
