import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'ahg-packages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs one of our scripts with an argument. */
function run(script: string, argument?: string) {
  const file = fileURLToPath(new URL(`../../../scripts/${script}`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...(argument ? [argument] : [])], {
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

function write(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const packages = {
  '': { name: 'product' },
  'node_modules/quiet': {},
  'node_modules/builds-itself': { hasInstallScript: true },
  'node_modules/one/node_modules/@scope/inner': { hasInstallScript: true },
  'node_modules/renamed': { name: 'its-real-name', hasInstallScript: true },
};

test('a package whose script runs on installation has to be named', () => {
  write('package-lock.json', { packages });
  write('package.json', { allowScripts: { 'builds-itself': true, '@scope/inner': false } });
  const { status, said } = run('install-scripts.mjs', folder);
  expect([status, said.match(/^\S+(?= runs a script)/gm)]).toEqual([1, ['its-real-name']]);
  write('package.json', {});
  expect(run('install-scripts.mjs', folder).said.match(/^\S+(?= runs a script)/gm)).toEqual([
    '@scope/inner',
    'builds-itself',
    'its-real-name',
  ]);
});

test('the packages of our own lock file are all named', () => {
  expect(run('install-scripts.mjs')).toEqual({ status: 0, said: '' });
});

const audit = (severity: string) => ({
  vulnerabilities: { p: { name: 'p', severity, range: '<2', via: [{ title: 'Reads any file' }] } },
});

test('a grave advisory fails the check, a slight one is printed', () => {
  const said = (severity: string) => `${severity}: p <2, Reads any file\n`;
  const report = (severity: string) => run('advisories.mjs', write('audit.json', audit(severity)));
  expect(report('critical')).toEqual({ status: 1, said: said('critical') });
  expect(report('high')).toEqual({ status: 1, said: said('high') });
  expect(report('moderate')).toEqual({ status: 0, said: said('moderate') });
  expect(run('advisories.mjs', write('audit.json', { vulnerabilities: {} })).said).toMatch(/^No advisory/);
});

test.each(['', 'not json', '{"error":{"code":"ENOAUDIT"}}', '{"message":"405 Method Not Allowed"}'])(
  'a registry that answers “%s” fails nothing, and is named',
  (answer) => {
    const { status, said } = run('advisories.mjs', write('audit.json', answer));
    expect([status, said]).toEqual([0, expect.stringMatching(/^The registry answers no questions/)]);
  },
);

test.each(['graphql-server', 'web'])(
  'each package of %s lies where the built server, which stands outside of it, finds it',
  (workspace) => {
    const read = (path: string) =>
      JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')) as {
        dependencies: Record<string, string>;
        packages: Record<string, { version: string }>;
      };
    const lock = read('package-lock.json').packages;
    for (const [name, version] of Object.entries(read(`${workspace}/package.json`).dependencies))
      expect(lock[`node_modules/${name}`]?.version, name).toBe(version);
  },
);
