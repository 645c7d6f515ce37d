import { runSteps, tool } from './steps.mjs';
import { readReport, withReportFile } from './test-report.mjs';
import { verify } from './verify.mjs';

/**
 * `npm test` walks through the product as a person does. `npm test -- --all` also runs the long tests: every
 * screen in all widths and themes, the rounds of kill -9, and the cases with thousands of documents. `--newest` runs all
 * journeys in the browser that is installed, which may be newer than that of the lock file, and asks new random questions;
 * `--slow` holds each question of a page to the server, which shows the journeys that run ahead of an answer.
 */
const newest = process.argv.includes('--newest');
const slow = process.argv.includes('--slow');
const all = newest || slow || process.argv.includes('--all');
/** More journeys that pass only when they are repeated fail the run. */
const maxFlaky = 3;
if (newest) process.env.RANDOM_QUESTIONS = 'new';
const counts = await verify({ all, built: true });
if (counts.failed === 0) add(await runJourneys());

if (counts.failed) process.exitCode = 1;
const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);

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
      ...(newest && { BROWSER: 'installed' }),
      ...(slow && { SLOW_ANSWERS_MS: '700' }),
    };
    const failed = await runSteps([{ name: 'journeys in the browser', args, env }]);
    return readReport(file, failed, ({ stats, suites }) => {
      const flaky = journeysOf(suites, 'flaky');
      printErrors(journeysOf(suites, 'unexpected'), '✗');
      printErrors(flaky, '! passed only when repeated:');
      for (const note of notesOf(suites)) console.log(`! nearly used: ${note}`);
      // A page that throws or fills the console may do so for visitors too, and many at once are no accident.
      const refused = flaky.length > maxFlaky ? flaky : flaky.filter(isNoisy);
      return {
        passed: stats.expected + flaky.length - refused.length,
        failed: stats.unexpected + refused.length,
        skipped: stats.skipped,
      };
    });
  });
}

/** The journeys with this outcome, each with its first error. */
function journeysOf(suites = [], outcome) {
  return suites.flatMap(({ file, specs = [], suites: inner }) => [
    // A journey of several projects is one spec, whose `ok` tells of the first project alone.
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === outcome)
        .map(({ projectName, results }) => {
          const errors = results.flatMap(({ errors }) => errors);
          const name = `[${projectName}] ${file}:${errors[0]?.location?.line ?? ''} ${title}`;
          return { name, errors };
        }),
    ),
    ...journeysOf(inner, outcome),
  ]);
}

/** What has nearly used its budget. */
function notesOf(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
      .filter(({ type }) => type === 'nearly used')
      .map(({ description }) => description),
    ...notesOf(inner),
  ]);
}

/** Prints the reasons once more at the end, where a shortened log still shows them. A timeout names its step in the second error. */
function printErrors(journeys, mark) {
  for (const { name, errors } of journeys)
    console.log([`${mark} ${name}`, ...errors.map(({ message }) => message ?? '')].join('\n'));
}

/** Whether the page threw, or wrote into the console, in any of the attempts. */
function isNoisy({ errors }) {
  return errors.some(({ message }) => message?.includes('the page is quiet'));
}

function add({ passed, failed, skipped }) {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
}
