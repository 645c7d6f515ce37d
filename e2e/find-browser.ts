import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const installedNames = ['chromium', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The package’s own file names folders of AWS Lambda. Without a font, text has no size and pages stay blank.
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  ${['sans-serif', 'serif', 'monospace', 'system-ui']
    .map((name) => `<alias><family>${name}</family><prefer><family>Open Sans</family></prefer></alias>`)
    .join('\n  ')}
</fontconfig>
`;

export interface Browser {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
}

/**
 * Finds a Chromium for Playwright’s `launch()`: first from CHROMIUM_PATH, then the one of the lock file (Linux x64), which it unpacks
 * once below node_modules, so that all machines test with the same; elsewhere, and with `BROWSER=installed`, an installed
 * one. Several processes may call it at the same time.
 */
export async function findBrowser(): Promise<Browser> {
  const isPinned = process.platform === 'linux' && process.arch === 'x64';
  const wantsInstalled = !isPinned || process.env.BROWSER === 'installed';
  const installed = process.env.CHROMIUM_PATH || (wantsInstalled ? findInstalled() : null);
  if (installed) return { executablePath: installed, env: readEnvironment(), args: quietArgs };
  if (wantsInstalled)
    throw new Error('No browser for the tests: install Chrome or Chromium, or set CHROMIUM_PATH to one.');
  const folder = await unpackOnce();
  const outerLibraries = process.env.LD_LIBRARY_PATH;
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...readEnvironment(),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), ...(outerLibraries ? [outerLibraries] : [])].join(':'),
    },
    args: quietArgs,
  };
}

function findInstalled(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const named = folders.flatMap((folder) => installedNames.map((name) => join(folder, name)));
  return (process.platform === 'darwin' ? macApplications : named).find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function readEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

async function unpackOnce(): Promise<string> {
  const require = createRequire(import.meta.url);
  const packageMain = require.resolve('@sparticuz/chromium');
  const packageFolder = join(dirname(packageMain), '..', '..');
  const manifest = await readFile(join(packageFolder, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const target = join(packageFolder, '..', '..', '.cache', `chromium-${version}`);
  if (existsSync(target)) return target;

  await mkdir(dirname(target), { recursive: true });
  const unfinished = await mkdtemp(`${target}-unfinished-`);
  try {
    await unpack(packageMain, unfinished);
    await writeFile(join(unfinished, 'fonts.conf'), fontsConf);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process was first; its copy is identical.
    if (!existsSync(target)) throw error;
  }
  return target;
}

// The package unpacks into the temporary folder, trusts existing files there, omits its libraries outside AWS
// Lambda, and changes the environment of its process. So it runs in a process and a folder of its own.
async function unpack(packageMain: string, folder: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['-e', `require(${JSON.stringify(packageMain)}).executablePath()`],
    { env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' } },
  );
}
