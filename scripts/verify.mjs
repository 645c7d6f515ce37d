import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importsOf, readSources, workspaces } from './imports.mjs';
import { root } from './root.mjs';
import { readReport, withReportFile } from './test-report.mjs';
import { runSteps, tool } from './steps.mjs';

const caches = join(root, 'node_modules', '.cache');
/** The commit at which `npm run verify` passed last. */
const verifiedFile = join(caches, 'verified');

/** The longest check begins first, so that both cores end together. */
const staticSteps = ({ cached, built }) => [
  {
    name: 'the rules of the house',
    args: tool('eslint', [
      ...['--max-warnings', '0'],
      ...(cached ? ['--cache', '--cache-strategy', 'content', '--cache-location', `${caches}/eslint/`] : []),
    ]),
  },
  { name: 'lint', args: tool('oxlint', ['--deny-warnings']) },
  {
    name: 'types',
    args: tool(
      'typescript-7',
      [
        ...['--noEmit', '-p', 'tsconfig.json'],
        ...(cached ? ['--incremental', '--tsBuildInfoFile', `${caches}/tsc.tsbuildinfo`] : []),
      ],
      'tsc',
    ),
  },
  ...(built ? [{ name: 'build', args: ['scripts/build-if-needed.mjs'] }] : []),
  {
    name: 'schema.graphql and openapi.json are what the server prints',
    args: ['scripts/run.mjs', 'graphql-server/src/start/print-schema.ts', '--check'],
  },
  {
    name: 'the generated hooks are current',
    args: tool('@graphql-codegen/cli', ['--check'], 'graphql-codegen'),
  },
  {
    name: 'types of the service worker',
    args: tool('typescript-7', ['--noEmit', '-p', 'web/src/site/worker'], 'tsc'),
  },
  { name: 'format', args: tool('oxfmt', ['--check']) },
  { name: 'the house stands', args: ['scripts/house.mjs'] },
  { name: 'nothing unused', args: tool('knip', []) },
  { name: 'no unknown script runs on installation', args: ['scripts/install-scripts.mjs'] },
];
const staticStepsAtOnce = 2;

/**
 * Runs all checks except the browser journeys, stops at the first failure, and answers the numbers of passed,
 * failed and skipped tests. With `all`, it includes the long tests. With `built`, it also builds the product. With `since`, a
 * commit, it checks what has changed since then.
 */
export async function verify({ all = false, built = false, since } = {}) {
  const cached = Boolean(since);
  if (await runSteps(staticSteps({ cached, built }), staticStepsAtOnce))
    return { passed: 0, failed: 1, skipped: 0 };
  const chosen = since && testsSince(since);
  if (chosen?.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  return await withReportFile(async (file) => {
    const args = tool('vitest', [
      'run',
      ...(chosen ?? (all ? [] : ['--exclude', '**/*.long.test.ts'])),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    const env = all ? { INDEX_SEEDS: '3' } : {};
    const failed = await runSteps([{ name: 'unit and server tests', args, env }]);
    return readReport(file, failed, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    }));
  });
}

/** What each test stands on: a change of it can break any of them. */
const underAll = /^(?:package-lock\.json|vitest\.config\.ts|vite\.config\.ts|schema\.graphql)$|\/testing\//;

/**
 * The tests for what has changed since a commit: those of its room, and those that import it, but not only through the app that
 * `startTestApp` starts, which imports everything. Of the long ones, those beside a changed file. Undefined for all but the long ones.
 */
function testsSince(since) {
  const changed = [git('diff', '--name-only', since), git('ls-files', '-o', '--exclude-standard')]
    .join('\n')
    .split('\n');
  if (changed.some((file) => underAll.test(file))) return undefined;
  const sources = readSources([...Object.values(workspaces), 'e2e/']);
  const imports = new Map([...sources.keys()].map((file) => [file, importsOf(file, sources)]));
  const rooms = new Set(changed.map(roomOf));
  const folders = new Set(changed.map((file) => dirname(file)));
  return [...sources.keys()].filter((file) => {
    if (sources.get(file) === '' || !/\.test\.tsx?$/.test(file)) return false;
    if (/\.long\.test\./.test(file)) return folders.has(dirname(file));
    if (rooms.has(roomOf(file))) return true;
    const reached = reachedFrom(file, imports);
    return changed.some((one) => reached.has(one));
  });
}

/** The folder of a noun, or of the file. */
function roomOf(file) {
  return /^.*?\/features\/[^/]+/.exec(file)?.[0] ?? dirname(file);
}

/** The files that a test imports, and theirs. */
function reachedFrom(test, imports) {
  const reached = new Set([test]);
  // A set visits what is added to it meanwhile.
  for (const file of reached)
    if (!file.includes('/testing/')) for (const one of imports.get(file) ?? []) reached.add(one);
  return reached;
}

function noteVerified() {
  try {
    const commit = git('rev-parse', 'HEAD');
    mkdirSync(caches, { recursive: true });
    writeFileSync(verifiedFile, commit);
  } catch {
    // Without a history, the next run checks everything again.
  }
}

/** Runs git and answers what it prints. */
function git(...args) {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** The commit at which these checks passed last, or the one before the newest; undefined where there is no history. */
function lastVerified() {
  const verified = existsSync(verifiedFile) ? readFileSync(verifiedFile, 'utf8').trim() : '';
  for (const commit of [verified, 'HEAD~1']) {
    try {
      git('merge-base', '--is-ancestor', commit, 'HEAD');
      return git('rev-parse', commit);
    } catch {
      // The next one may do.
    }
  }
  return undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const since = process.argv.includes('--all') ? undefined : lastVerified();
  const { passed, failed } = await verify({ since });
  if (failed) process.exitCode = 1;
  else noteVerified();
  console.log(
    `${passed} passed, ${failed} failed${since ? `, of what changed since ${since.slice(0, 8)}` : ''}`,
  );
}
