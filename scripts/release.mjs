import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * `npm run release` makes the next version: it reads the subjects of the commits since the last one, raises the version in
 * package.json and the lock file, puts a part before the others in CHANGELOG.md, and keeps a copy of what it says to programs. Commit
 * the result as it says.
 */
const headings = { feat: 'New', fix: 'Mended', perf: 'Faster' };
const changelog = join(root, 'CHANGELOG.md');
const title = '# Changes\n';

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function readJson(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}

const last = git('log', '--format=%H', '-1', '--grep=^chore(release): ');
const commits = git('log', '--reverse', '--format=%s', ...(last ? [`${last}..HEAD`] : []))
  .split('\n')
  .map((subject) => /^(feat|fix|perf)\((.+?)\): (.+)$/.exec(subject))
  .filter(Boolean)
  .map(([, kind, scope, what]) => ({ kind, scope, what }));
if (commits.length === 0)
  throw new Error('Nothing to release: no feature, fix or speed-up since the last version.');

const { version } = readJson('package.json');
const [major, minor, patch] = version.split('.').map(Number);
const next = commits.some(({ kind }) => kind === 'feat')
  ? `${major}.${minor + 1}.0`
  : `${major}.${minor}.${patch + 1}`;
const day = git('log', '-1', '--format=%cd', '--date=format:%-d %b %Y');
const parts = Object.entries(headings)
  .map(([kind, heading]) => [heading, commits.filter((commit) => commit.kind === kind)])
  .filter(([, lines]) => lines.length > 0)
  .map(([heading, lines]) =>
    [`### ${heading}`, '', ...lines.map(({ scope, what }) => `- **${scope}**: ${escaped(what)}`)].join('\n'),
  );
const older = existsSync(changelog) ? readFileSync(changelog, 'utf8').slice(title.length) : '';
writeFileSync(changelog, `${title}\n## ${next}, ${day}\n\n${parts.join('\n\n')}\n${older}`);
// The next changes of the API are compared with what this version says of it.
for (const name of ['schema.graphql', 'openapi.json'])
  copyFileSync(join(root, name), join(root, 'docs', 'released', name));
execFileSync('npm', ['version', next, '--no-git-tag-version'], { cwd: root });
console.log(`Version ${next} with ${commits.length} changes. Commit it as: chore(release): ${next}`);

/** A subject as plain text: underscores, stars and angle brackets mean something in Markdown. */
function escaped(text) {
  return text.replace(/[_*<>[\]]/g, '\\$&');
}
