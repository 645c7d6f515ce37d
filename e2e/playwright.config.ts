import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { findFreePorts } from './find-free-ports.ts';

// Each worker of Playwright reads this file again, so the first process hands on its choices.
process.env.JOURNEY_PORTS ??= (await findFreePorts(3)).join();
process.env.JOURNEY_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'journeys-'));
/** Three products: journeys of the back office change their data, and those of the site expect the sample content. */
const [sitePort, officePort, officeOnPhonePort] = process.env.JOURNEY_PORTS.split(',');
const site = startProduct(sitePort, 'site');
const office = startProduct(officePort, 'office');
const officeOnPhone = startProduct(officeOnPhonePort, 'office-on-a-phone');
/** `walk` runs only a person’s walks through the product; otherwise, every screen is checked as well. */
const walk = process.env.JOURNEYS === 'walk';
const every = walk ? /@walk/ : /./;
const onPhone = walk ? /(?=.*@(both|phone))(?=.*@walk)/ : /@(both|phone)/;
const inOffice = '**/office/*.journey.ts';
const desktop = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const { executablePath, env, args } = await findBrowser();

/** Journeys through the built product, started as `npm start` does, on a new database with the sample content. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  workers: 2,
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
      workers: 1,
      use: { baseURL: office.address, ...desktop },
    },
    {
      name: 'office on a phone',
      testMatch: inOffice,
      workers: 1,
      grep: onPhone,
      use: { baseURL: officeOnPhone.address, ...phone },
    },
    {
      name: 'desktop',
      testIgnore: inOffice,
      grep: every,
      grepInvert: /@phone/,
      use: { baseURL: site.address, ...desktop },
    },
    { name: 'phone', testIgnore: inOffice, grep: onPhone, use: { baseURL: site.address, ...phone } },
  ],
  webServer: [site.server, office.server, officeOnPhone.server],
});

function startProduct(port: string | undefined, name: string) {
  const address = `http://127.0.0.1:${port}`;
  const server = {
    command: 'node scripts/start.mjs',
    cwd: '..',
    url: `${address}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      // An empty value overrides a line of a developer’s .env.
      MONGODB_URI: '',
      PORT: String(port),
      DATA_DIR: join(process.env.JOURNEY_DATA_DIR ?? '', name),
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
  } as const;
  return { address, server };
}
