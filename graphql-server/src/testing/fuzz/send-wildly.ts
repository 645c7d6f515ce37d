import { request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { expect } from 'vitest';
import type { TestApp } from '../start-test-app.ts';
import type { WildRequest } from './wild-requests.ts';

interface WildAnswer {
  status: number;
  headers: string;
  text: string;
}

/** A request without an answer after this time counts as hanging; none of ours takes a tenth of it. */
const patienceMs = 30_000;
const missingBytes = 1_000;

/**
 * Sends a request exactly as it is, which `fetch` would tidy up. Of one that breaks off, it answers null: the server has no
 * one to answer.
 */
export function sendWildly(
  origin: string,
  { method, path, headers, body, breaksOff }: WildRequest,
): Promise<WildAnswer | null> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const late = setTimeout(() => {
      request.destroy(new Error(`No answer within ${patienceMs / 1000} seconds.`));
    }, patienceMs);
    const fail = (error: Error) => {
      clearTimeout(late);
      reject(error);
    };
    const bytes = Buffer.byteLength(body ?? '') + (breaksOff ? missingBytes : 0);
    const length = body === undefined ? {} : { 'Content-Length': String(bytes) };
    const options = { hostname, port, method, path, agent: false, headers: { ...headers, ...length } };
    const request = httpRequest(options, (response) => {
      const encoding = response.headers['content-encoding'];
      const plain =
        encoding === 'br'
          ? response.pipe(createBrotliDecompress())
          : encoding === 'gzip'
            ? response.pipe(createGunzip())
            : response;
      let text = '';
      plain.setEncoding('latin1');
      plain.on('data', (part: string) => (text += part));
      plain.on('error', fail);
      plain.on('end', () => {
        clearTimeout(late);
        resolve({ status: response.statusCode ?? 0, headers: JSON.stringify(response.headers), text });
      });
    });
    if (breaksOff) {
      request.on('error', () => undefined);
      request.on('close', () => {
        clearTimeout(late);
        resolve(null);
      });
      request.write(body ?? '', () => request.destroy());
      return;
    }
    request.on('error', fail);
    request.end(body);
  });
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What no answer of ours may hold: traces, paths of this machine, words of the driver, hashes, names of collections. */
const leaks: [name: string, pattern: RegExp | string][] = [
  ['a line of a stack trace', /\n\s+at .{1,200}:\d+:\d+/],
  ['a path of this machine', root],
  ['a path of a package', /node_modules|file:\/\/\//],
  ['an error of the driver', /Mongo\w*Error|E11000|BSON|dup key|TypeError|RangeError|ReferenceError/],
  ['a hash of a password', /\$argon2/],
  // The activity log names kinds of items by their collection, as its field `noun` says.
  [
    'a name of a collection',
    /(?<!"noun":")(?:contactRequests|jobApplications|rateLimits|siteSettings|fs\.(?:files|chunks))/,
  ],
];

/**
 * Fails unless the answer is no fault of ours, tells nothing of the inside, and holds none of the `hidden` texts, which
 * its caller may not see. Nothing may stand in the log, and no prototype may have changed.
 */
export function expectHarmless(
  answer: WildAnswer | null,
  app: Pick<TestApp, 'logged'>,
  hidden: readonly string[],
): void {
  expect(app.logged.splice(0), 'an unexpected error was logged').toEqual([]);
  expect('polluted' in {}).toBe(false);
  if (!answer) return;
  const { status, headers, text } = answer;
  expect(status, text.slice(0, 2_000)).toBeLessThan(500);
  expect(status).toBeGreaterThanOrEqual(200);
  const said = `${headers}\n${text}`;
  for (const [name, pattern] of leaks)
    expect(typeof pattern === 'string' ? said.includes(pattern) : pattern.test(said), name).toBe(false);
  for (const secret of hidden) expect(said.includes(secret), `the answer holds ${secret}`).toBe(false);
}
