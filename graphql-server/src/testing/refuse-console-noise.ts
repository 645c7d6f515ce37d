import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

declare global {
  /** The messages of the running test; the files of a worker can share it. */
  var consoleNoise: string[] | undefined;
}

const noise = (globalThis.consoleNoise ??= listen());

function listen(): string[] {
  const heard: string[] = [];
  process.on('warning', (warning) => heard.push(`process warning: ${warning.message}`));
  return heard;
}

for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  console[method] = (...values: unknown[]) => void noise.push(`console.${method}: ${format(...values)}`);
}

afterEach(() => {
  expect(noise.splice(0), 'a test leaves the console alone').toEqual([]);
});
