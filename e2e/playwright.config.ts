import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { findFreePorts } from './find-free-ports.ts';
import { desktop, phone } from './sizes.ts';

// Each worker of Playwright reads this file again, so the first process hands on its choices.
process.env.JOURNEY_PORTS ??= (await findFreePorts(3)).join();
process.env.JOURNEY_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'journeys-'));
const ports = process.env.JOURNEY_PORTS.split(',');
const addressOf = (port: string) => `http://127.0.0.1:${port}`;
/** Three products: journeys of the back office change their data, and those of the site expect the sample content. */
const [site, office, otherOffice] = ports.map(addressOf);
/** `walk` runs only a person’s walks through the product; otherwise, every screen is checked as well. */
const walk = process.env.JOURNEYS === 'walk';
const every = walk ? /@walk/ : /./;
/** A walk is made at one size: those for both, on a phone. */
const notOnDesktop = walk ? /@(both|phone)/ : /@phone/;
const onPhone = walk ? /(?=.*@(both|phone))(?=.*@walk)/ : /@(both|phone)/;
/** The sweeps are half of what the office takes, so they share the product of the phone, whose queue is short. */
const sweep = /office\/(?:screens|open-states)\.journey\.ts/;
const inOffice = '**/office/*.journey.ts';
const { executablePath, env, args } = await findBrowser();

/** Journeys through the built product, started as `npm start` does, on a new database with the sample content. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  // One more than the cores of the smallest machine, because a journey waits for its browser and its product.
  workers: 3,
  forbidOnly: true,
  // `npm test` names each journey that passed only then, and fails when there are several.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Only the journeys about pages without the network use the service worker; it would keep the pages of all others.
    serviceWorkers: 'block',
    // A trace costs a third of the time of all journeys.
    trace: 'on-first-retry',
    launchOptions: { executablePath, env, args },
  },
  // Runs one journey of an office at a time, because each reads lists into which another would write.
  projects: [
    {
      name: 'office',
      testMatch: inOffice,
      grep: every,
      grepInvert: [notOnDesktop, sweep],
      workers: 1,
      use: { baseURL: office, ...desktop },
    },
    {
      name: 'office on a phone',
      testMatch: inOffice,
      workers: 1,
      grep: walk ? onPhone : [onPhone, sweep],
      use: { baseURL: otherOffice, ...phone },
    },
    {
      name: 'desktop',
      testIgnore: inOffice,
      grep: every,
      grepInvert: notOnDesktop,
      use: { baseURL: site, ...desktop },
    },
    { name: 'phone', testIgnore: inOffice, grep: onPhone, use: { baseURL: site, ...phone } },
  ],
  // They start side by side; Playwright would start one server after the other.
  webServer: {
    command: `node scripts/build-if-needed.mjs && { ${ports.map(startProduct).join(' & ')} & wait; }`,
    cwd: '..',
    wait: { stdout: /(Listening[^]*){3}/ },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      // An empty value overrides a line of a developer’s .env.
      MONGODB_URI: '',
      ADMIN_USERNAME: 'owner',
      ADMIN_PASSWORD: 'correct-horse-battery',
      // Journeys send more than a person does, from one address, and type faster.
      SUBMISSIONS_PER_10_MINUTES: '100000',
      READ_COST_PER_MINUTE: '1000000000',
      // The machine of the journeys may be busy with browsers.
      SHED_AT_LAG_MS: '0',
      // A journey can have an address of its own, by X-Forwarded-For; limits count by address.
      TRUST_PROXY: '1',
      MIN_FILL_MS: '0',
      // The mail server of a journey runs on this machine.
      MAIL_ALLOW_PRIVATE_HOSTS: '1',
      SMTP_URL: '',
      MAIL_FROM: '',
      MAIL_TO: '',
    },
  },
});

function startProduct(port: string): string {
  const dataDir = join(process.env.JOURNEY_DATA_DIR ?? '', port);
  return `PORT=${port} DATA_DIR='${dataDir}' node scripts/start.mjs`;
}
