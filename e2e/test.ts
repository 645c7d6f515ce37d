import { expect, test as base } from '@playwright/test';

const expectedConsole = [
  // A refusal that a journey provokes is reported by the browser itself.
  /Failed to load resource: the server responded with a status of (400|401|404|410|429)/,
];

/** Every journey fails on what the browser’s console says, and on an exception in the page. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      expect(noise.filter((text) => !expectedConsole.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
