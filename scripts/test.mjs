import { buildIfNeeded } from './build-if-needed.mjs';
import { runSteps, tool } from './steps.mjs';
import { readReport, withReportFile } from './test-report.mjs';
import { verify } from './verify.mjs';

/**
 * `npm test` walks through the product as a person does. `npm test -- --all` also runs the long tests: every
 * screen in all widths and themes, the rounds of kill -9, and the cases with thousands of documents.
 */
const all = process.argv.includes('--all');
const counts = await verify(all);
if (counts.failed === 0 && (await build())) add(await runJourneys());
else counts.failed ||= 1;

if (counts.failed) process.exitCode = 1;
const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);

async function build() {
  try {
    await buildIfNeeded();
    return true;
  } catch (error) {
    console.log(`✗ build\n${error.message}`);
    return false;
  }
}

async function runJourneys() {
  return await withReportFile(async (file) => {
    const args = tool(
      '@playwright/test',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
      'playwright',
    );
    const env = {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      FORCE_COLOR: '0',
      ...(!all && { JOURNEYS: 'walk' }),
    };
    const failed = await runSteps([{ name: 'journeys in the browser', args, env }]);
    return readReport(file, failed, ({ stats, suites }) => {
      printFailures(suites);
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      };
    });
  });
}

/** Prints the reason of each failed journey once more at the end, where a shortened log still shows it. */
function printFailures(suites = []) {
  for (const { file, specs = [], suites: inner } of suites) {
    for (const { title, tests } of specs) {
      // A journey of several projects is one spec, whose `ok` tells of the first project alone.
      for (const { projectName, results } of tests.filter(({ status }) => status === 'unexpected')) {
        const error = results.find((result) => result.error)?.error;
        console.log(
          `✗ [${projectName}] ${file}:${error?.location?.line ?? ''} ${title}\n${error?.message ?? ''}`,
        );
      }
    }
    printFailures(inner);
  }
}

function add({ passed, failed, skipped }) {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
}
