import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { mayReach, NotPublic, outgoingUrl, post } from './outgoing.ts';
import type { OutgoingRules } from './outgoing.ts';

let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  if (request.url === '/elsewhere') response.writeHead(302, { Location: '/' }).end();
  else
    response.writeHead(503, { 'Retry-After': '120' }).end(`to ${request.headers.host} ${'x'.repeat(5_000)}`);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => void server.close());
beforeEach(() => {
  asked = 0;
});

const rules: OutgoingRules = { maxLength: 2_000, ports: ['8443'], allowPrivateHosts: false };
const own = { ...rules, allowPrivateHosts: true };
/** A name that leads to these addresses, one look-up after the other. */
const leadingTo = (...answers: string[][]) => ({
  lookUp: (_host: string) =>
    Promise.resolve(
      (answers.length > 1 ? answers.shift() : answers[0])?.map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      })) ?? [],
    ),
});
const sendTo = (url: string, chosen: OutgoingRules) =>
  post(new URL(url), {
    headers: {},
    body: '{}',
    rules: chosen,
    signal: AbortSignal.timeout(5_000),
    keptBytes: 20,
  });

test.each([
  'http://hooks.example.com/',
  'https://user@hooks.example.com/',
  'https://user:word@hooks.example.com/',
  'https://hooks.example.com:22/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://8.8.8.8/',
  'https://hooks.example.com./',
  'ftp://hooks.example.com/',
  'hooks.example.com',
  'file:///etc/passwd',
  `https://hooks.example.com/${'x'.repeat(2_000)}`,
])('%s is no address to send to', (address) => expect(outgoingUrl(address, rules)).toBeNull());

test.each([
  'https://hooks.example.com/a?b=1',
  'https://hooks.example.com:8443/',
  'https://xn--p1b6ci4b4b3a.example/',
])('%s is one', (address) => expect(outgoingUrl(address, rules)?.href).toBe(address));

test.each([
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['::1'],
  ['::ffff:192.168.1.1'],
  ['fd00::1'],
  ['169.254.169.254'],
  ['93.184.215.14', '10.0.0.1'],
])('a name that leads to %s %s is refused, and nothing is sent', async (...addresses) => {
  const chosen = { ...rules, ...leadingTo(addresses) };
  expect(await mayReach('https://hooks.example.com/', chosen)).toBe(false);
  await expect(sendTo(`https://hooks.example.com:${port}/`, chosen)).rejects.toThrow(NotPublic);
  expect(asked).toBe(0);
});

test.each(['169.254.169.254', 'fe80::1', 'fd00:ec2::254', '100.100.100.200', '168.63.129.16'])(
  'the secrets of a cloud at %s stay closed in the own network too',
  async (address) => {
    await expect(sendTo('http://metadata.example/', { ...own, ...leadingTo([address]) })).rejects.toThrow(
      NotPublic,
    );
  },
);

test('a name is looked up once for each sending, and the connection goes to the address that was checked', async () => {
  const chosen = { ...own, ...leadingTo(['127.0.0.1'], ['169.254.169.254']) };
  const { status, text, retryAfter } = await sendTo(`http://hooks.example.com:${port}/`, chosen);
  expect([status, text, retryAfter]).toEqual([503, `to hooks.example.com`, '120']);
  await expect(sendTo(`http://hooks.example.com:${port}/`, chosen)).rejects.toThrow(NotPublic);
  expect(asked).toBe(1);
});

test('a redirect is not followed', async () => {
  const answer = await sendTo(`http://127.0.0.1:${port}/elsewhere`, own);
  expect(answer.status).toBe(302);
  expect(asked).toBe(1);
});

test('an unknown name is none that can be reached', async () => {
  const lookUp = () => Promise.reject(new Error('unknown'));
  expect(await mayReach('https://hooks.example.com/', { ...rules, lookUp })).toBe(false);
  expect(await mayReach('https://hooks.example.com/', { ...rules, ...leadingTo([]) })).toBe(false);
});

test('the patience for an answer includes the look-up', async () => {
  const lookUp = () => new Promise<never>(() => undefined);
  const signal = AbortSignal.timeout(20);
  const sending = { headers: {}, body: '', rules: { ...own, lookUp }, signal };
  await expect(post(new URL('http://hooks.example.com/'), sending)).rejects.toThrow('no answer in time');
});
