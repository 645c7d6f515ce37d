import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

const noise: string[] = [];

for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  console[method] = (...values: unknown[]) => void noise.push(`console.${method}: ${format(...values)}`);
}
process.on('warning', (warning) => noise.push(`process warning: ${warning.message}`));

afterEach(() => {
  expect(noise.splice(0), 'a test leaves the console alone').toEqual([]);
});
