import { MongoServerError } from 'mongodb';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import type { LogSettings } from './log.ts';

/** What the log writes. */
function lines(format: LogSettings['format'], write: (log: ReturnType<typeof createLog>) => void): string[] {
  const written: string[] = [];
  write(createLog({ level: 'info', format }, { write: (line) => void written.push(line) }));
  return written;
}

test('a line of JSON has the level in words, the time, the message, and the error with its stack and cause', () => {
  const error = new Error('no room', { cause: new TypeError('the disk is full') });
  const [line = ''] = lines('json', (log) => log.error({ err: error, requestId: 'abc' }, 'it failed'));
  expect(line.endsWith('\n') && !line.trimEnd().includes('\n')).toBe(true);
  const written = JSON.parse(line) as { time: string };
  expect(written).toMatchObject({
    level: 'error',
    message: 'it failed',
    requestId: 'abc',
    err: {
      type: 'Error',
      message: 'no room',
      stack: expect.stringContaining('log.test.ts'),
      cause: { type: 'TypeError', message: 'the disk is full' },
    },
  });
  expect(new Date(written.time).toISOString()).toBe(written.time);
});

test('a line for people has the time, the words, the values, and the stack below', () => {
  const [line = ''] = lines('text', (log) => log.warn({ err: new Error('no room'), ms: 7 }, 'it was slow'));
  expect(line).toMatch(/^\d\d:\d\d:\d\d WARN {2}it was slow ms=7\nError: no room\n {4}at /);
});

test.each([
  ['an e-mail address', 'no mailbox asha.rao+home@mail.example.com here', 'no mailbox (e-mail) here'],
  ['a phone number', 'call +91 98765 43210 now', 'call (number) now'],
  ['a token', 'Bearer abc.def was refused', '(token) was refused'],
  ['a password', 'smtp://me:secret@mail.example.com:587 is away', 'smtp://mail.example.com:587 is away'],
  ['a query string', 'GET /order-tracking?reference=AHG-7F3K2 failed', 'GET /order-tracking failed'],
  [
    'the values of a refused write',
    'E11000 duplicate key error collection: test.admins index: name dup key: { name: "Asha" }',
    'E11000 duplicate key error collection: test.admins index: name dup key: {…}',
  ],
])('the log leaves out %s', (_what, text, safe) => {
  const error = new MongoServerError({ message: text, keyValue: { name: 'Asha' } });
  const [line = ''] = lines('json', (log) => log.error({ err: error }, text));
  const { message, err } = JSON.parse(line) as { message: string; err: { message: string; stack: string } };
  expect([message, err.message]).toEqual([safe, safe]);
  expect(line).not.toMatch(/asha|98765|abc\.def|secret|7F3K2/i);
});

test('the log leaves dates, ids, ports and places in files as they are', () => {
  const text =
    '2026-11-22T21:00:37Z 65a1b2c3d4e5f60718293a4b at file:///app/node_modules/@apollo/server/dist/server.js:120:14 port 27017';
  const [line = ''] = lines('json', (log) => log.info(text));
  expect(JSON.parse(line)).toMatchObject({ message: text });
});
