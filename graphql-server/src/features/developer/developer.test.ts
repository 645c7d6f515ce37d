import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createSchema } from '../../http/graphql/schema.ts';
import { makeToken } from '../../testing/api-tokens.ts';
import { addProperty } from '../../testing/factories.ts';
import { startReceiver } from '../../testing/peers/webhook-receiver.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { noteChanges } from '../change/note-changes.ts';
import { sendDeliveries } from '../webhook/send-deliveries.ts';
import { sections, sectionsInParts } from './developer-pages.ts';

const app = await startTestApp();
const { ask, call } = app;

interface Page {
  title: string;
  html: string;
  parts: { key: string; title: string }[];
}

async function page(key: string): Promise<Page | null> {
  const query = 'query ($key: String!) { developerPage(key: $key) { title html parts { key title } } }';
  return (await ask<{ developerPage: Page | null }>(query, { key })).data.developerPage;
}

test('each section of the document stands in exactly one part', () => {
  const present = sectionsInParts.filter((heading) => sections.has(heading));
  expect([...present].sort()).toEqual([...sections.keys()].sort());
});

test('the calls name this site, and links between sections lead to parts that exist', async () => {
  const first = await page('start');
  const keys = first?.parts.map(({ key }) => key) ?? [];
  expect(keys).toEqual(
    expect.arrayContaining(['start', 'reading', 'following', 'writing', 'webhooks', 'errors']),
  );
  for (const key of keys) {
    const { html = '' } = (await page(key)) ?? {};
    expect(html.length).toBeGreaterThan(100);
    expect(html).not.toContain('localhost:3000');
    expect(html).not.toMatch(/href="[^"]*\.md/);
    for (const [, target = ''] of html.matchAll(/href="\/developers\/?([^"]*)"/g))
      expect(['', ...keys]).toContain(target);
  }
  expect(first?.html).toContain('curl https://homes.example.com/developers/listen.mjs');
  expect((await page('webhooks'))?.html).toContain('href="/developers/following"');
  expect(await page('none')).toBeNull();
});

const folder = mkdtempSync(join(tmpdir(), 'listen-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = fileURLToPath(new URL('../../../../docs/listen.mjs', import.meta.url));

function listen(token: string, secret: string, ...args: string[]) {
  const env = { ...process.env, TOKEN: token, SECRET: secret };
  return spawn(process.execPath, [program, app.origin, ...args], { cwd: folder, env, stdio: 'ignore' });
}

test('the program for a desk is answered as it stands, verifies deliveries and hands them over', async () => {
  const { text, headers } = await call('GET', '/developers/listen.mjs');
  expect(text).toContain('WEBHOOK_ID');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  const receiver = await startReceiver();
  const { secret: token } = await makeToken(app, ['WEBHOOKS_WRITE']);
  const { body } = await call<{ webhook: { id: string }; secret: string }>('POST', '/api/v1/webhooks', {
    ...{ token, json: { name: 'Desk', kinds: ['LISTING_PUBLISHED'] } },
  });
  await addProperty(app, { title: 'Neem Court' });
  while (await noteChanges(app.context));
  await sendDeliveries(app.context, createSchema(), new AbortController().signal);
  const wrong = listen(token, `whsec_${'x'.repeat(44)}`, body.webhook.id, receiver.url);
  expect(await new Promise((resolve) => wrong.once('exit', resolve))).toBe(1);
  expect(receiver.received).toEqual([]);
  const right = listen(token, body.secret, body.webhook.id, receiver.url);
  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(1);
  right.kill();
  expect(receiver.received[0]?.body).toMatchObject({
    type: 'listing.published',
    data: { title: 'Neem Court' },
  });
});
