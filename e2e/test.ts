import { expect, test as base } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';

const expectedConsole = [
  // A refusal that a journey provokes is reported by the browser itself.
  /Failed to load resource: the server responded with a status of (400|401|404|410|429)/,
  // A request that a journey cuts off.
  /Failed to load resource: net::ERR_FAILED/,
];

/** Maps show the address in words where their tiles cannot be reached; the browser reports the tiles all the same. */
function isTileOutOfReach(message: ConsoleMessage): boolean {
  const fromTiles = message.location().url.startsWith('https://tile.openstreetmap.org/');
  return fromTiles && /^Failed to load resource: net::ERR_\w+$/.test(message.text());
}

/** Every journey fails on what the browser’s console says, and on an exception in the page. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type()) || isTileOutOfReach(message)) return;
        noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      expect(noise.filter((text) => !expectedConsole.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
