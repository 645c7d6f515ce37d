// Fetches the deliveries of a webhook without an address, verifies each one, and hands it to a program on this machine.
// Without an address of a program it prints them. Node 20 or later; nothing to install.
//
//   TOKEN=ahg_… SECRET=whsec_… node listen.mjs https://homes.example.com WEBHOOK_ID [http://localhost:8080/events]
import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const [site, id, program] = process.argv.slice(2);
const { TOKEN: token, SECRET: secret } = process.env;
if (!site || !id || !token || !secret) {
  console.error('Use: TOKEN=ahg_… SECRET=whsec_… node listen.mjs SITE WEBHOOK_ID [PROGRAM]');
  process.exit(2);
}
for (const address of [site, program ?? site]) {
  if (/^https?:\/\//.test(address) && URL.canParse(address)) continue;
  console.error(`${address} is no address: it begins with https:// or http://.`);
  process.exit(2);
}

const pauseMs = 2_000;
// The number of the last delivery that was handed over, so that the next start goes on from there.
const place = `listen-${id}.txt`;
let after = existsSync(place) ? Number(readFileSync(place, 'utf8')) : 0;

function keep(number) {
  after = number;
  writeFileSync(place, String(number));
}

async function ask(who, address, options) {
  return fetch(address, options).catch((error) => {
    throw new Error(`${who} does not answer: ${error.cause?.message ?? error.message}`);
  });
}

async function fetchPart() {
  const address = new URL(`/api/v1/webhooks/${id}/deliveries?after=${after}`, site);
  const response = await ask('The site', address, { headers: { Authorization: `Bearer ${token}` } });
  const answer = await response.json();
  if (response.ok) return answer;
  const refusal = new Error(`${response.status} ${answer.detail ?? ''}`);
  // A wrong token or webhook does not mend itself.
  throw Object.assign(refusal, { isFinal: response.status < 500 && response.status !== 429 });
}

function isSigned({ headers, body }) {
  const { 'webhook-id': message, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${message}.${timestamp}.${body}`).digest();
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

async function handOver({ headers, body }) {
  if (!program) {
    console.log(body);
    return;
  }
  const response = await ask('Your program', program, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The program answered ${response.status}.`);
}

for (;;) {
  try {
    const { items, last, more } = await fetchPart();
    for (const item of items) {
      if (!isSigned(item)) throw Object.assign(new Error('A signature is wrong.'), { isFinal: true });
      await handOver(item);
      keep(item.number);
    }
    if (last !== after) keep(last);
    if (!more) await wait(pauseMs);
  } catch (error) {
    console.error(error.message);
    if (error.isFinal) process.exit(1);
    await wait(pauseMs);
  }
}
