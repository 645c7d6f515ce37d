import { expect, test } from 'vitest';
import { createQueue } from './upload-queue.ts';

/** Jobs that the test ends. */
function jobs() {
  const started: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  return {
    started,
    job: (name: string, signal = new AbortController().signal) => {
      const run = async () => {
        started.push(name);
        await new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }));
      };
      return { run, signal };
    },
    end: async (name: string) => {
      ends.get(name)?.resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('two jobs run at once, and the next one follows as soon as one has ended', async () => {
  const queue = createQueue(2);
  const { started, job, end } = jobs();
  for (const name of ['hall', 'kitchen', 'garden', 'lobby']) queue.add(job(name));
  expect(started).toEqual(['hall', 'kitchen']);
  await end('kitchen');
  expect(started).toEqual(['hall', 'kitchen', 'garden']);
  await end('hall');
  expect(started).toEqual(['hall', 'kitchen', 'garden', 'lobby']);
});

test('a job cancelled while it waits never starts', async () => {
  const queue = createQueue(1);
  const { started, job, end } = jobs();
  const cancelled = new AbortController();
  queue.add(job('hall'));
  queue.add(job('kitchen', cancelled.signal));
  queue.add(job('garden'));
  cancelled.abort();
  await end('hall');
  expect(started).toEqual(['hall', 'garden']);
});
