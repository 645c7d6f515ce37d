import { createHmac } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { setClock } from '../../base/clock.ts';
import { derivedKey, processSecret } from '../../access/secret.ts';
import { addProperty, contactInput } from '../../testing/factories.ts';
import { pdf } from '../../testing/data/files.ts';
import { formTokenOf } from '../../testing/data/form-token.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { formTokens, maxFormAgeDays } from './form-tokens.ts';

const app = await startTestApp({ pages: true, settings: { jwtSecret: undefined } });
const { call, context, db } = app;

const dayMs = 86_400_000;
afterEach(() => setClock(0));

const sentence = 'This page was open for too long, so nothing was sent.';
const typed: Record<string, string> = {
  ...contactInput(),
  agree: 'on',
  message: 'Two rooms, please',
};

function send(fields: Record<string, string>, path = '/contact') {
  return call('POST', path, { body: new URLSearchParams(fields) });
}

const stored = () => db.collection('contactRequests').countDocuments();

test.each([
  ['no token', async () => Promise.resolve({})],
  ['an invented token', async () => Promise.resolve({ formToken: 'abc.0123456789012345678901' })],
  ['text instead of a token', async () => Promise.resolve({ formToken: '__proto__' })],
  ['the token of another page', async () => ({ formToken: await formTokenOf(app, '/register') })],
])('a form with %s is not sent, and comes back with what was typed and a token', async (_kind, made) => {
  const refused = await send({ ...typed, ...(await made()) });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(sentence);
  expect(refused.text).toContain('Two rooms, please');
  expect(refused.text).toContain('asha@example.com');
  expect(await stored()).toBe(0);
  const [, formToken = ''] = /name="formToken" value="([^"]+)"/.exec(refused.text) ?? [];
  expect((await send({ ...typed, formToken })).status).toBe(200);
  expect(await stored()).toBe(1);
});

test('a form can be sent for a month after its page was shown, and then once more', async () => {
  const formToken = await formTokenOf(app, '/contact');
  setClock(maxFormAgeDays * dayMs);
  expect((await send({ ...typed, formToken })).status).toBe(200);
  setClock((maxFormAgeDays + 2) * dayMs);
  const late = await send({ ...typed, formToken, email: 'ravi@example.com' });
  expect([late.status, late.text.includes(sentence)]).toEqual([400, true]);
  expect(await stored()).toBe(1);
});

test('each process knows the tokens of the others, and none but them can make one', async () => {
  const formToken = await formTokenOf(app, '/contact');
  // A process that has read nothing yet.
  const other = { ...context, db: db.client.db(db.databaseName) };
  expect((await formTokens(other)).accepts(formToken, '/contact')).toBe(true);
  const stranger = {
    ...context,
    config: { ...context.config, jwtSecret: 'another-secret-that-is-long-enough' },
  };
  expect((await formTokens(stranger)).accepts(formToken, '/contact')).toBe(false);
});

test('the key of forms serves forms alone: what the secret itself signs is no token', async () => {
  const [day = ''] = (await formTokenOf(app, '/contact')).split('.');
  const signed = (key: string | Buffer) =>
    createHmac('sha256', key)
      .update(`form ${parseInt(day, 36)} /contact`)
      .digest('base64url')
      .slice(0, 22);
  const { accepts } = await formTokens(context);
  expect(accepts(`${day}.${signed(await derivedKey(context, 'forms'))}`, '/contact')).toBe(true);
  expect(accepts(`${day}.${signed(await processSecret(context))}`, '/contact')).toBe(false);
});

test('the token is the same for all visitors, so that a page is kept for all of them', async () => {
  const first = await call('GET', '/contact');
  expect((await call('GET', '/contact', { headers: { 'User-Agent': 'Another' } })).text).toBe(first.text);
});

test('each form that can be sent without JavaScript has a token of its page', async () => {
  const { id, slug } = await addProperty(app);
  const paths = [
    ...['/contact', '/career', '/register', '/add-listing', '/order-tracking', '/coming-soon', '/login'],
    ...['/service-details', `/project-details/${slug}`, `/product-details/${id}`],
  ];
  for (const path of paths) {
    const { text } = await call('GET', path);
    const forms = text
      .split('<form')
      .slice(1)
      .filter((form) => /^[^>]*method="post"/.test(form));
    expect([path, forms.length > 0]).toEqual([path, true]);
    const { accepts } = await formTokens(context);
    for (const form of forms) {
      const [, token = ''] = /name="formToken" value="([^"]+)"/.exec(form.split('</form>')[0] ?? '') ?? [];
      expect([path, accepts(token, path)]).toEqual([path, true]);
    }
  }
});

test('an application without a token keeps what was typed, and stores no file', async () => {
  const form = { fullName: 'Ravi Kumar', email: 'ravi@example.com', role: 'Editor', phone: '98100 00001' };
  const refused = await call('POST', '/career', { form: { ...form, resume: pdf() } });
  expect([refused.status, refused.text.includes('Ravi Kumar')]).toEqual([400, true]);
  expect(await db.collection('fs.files').countDocuments()).toBe(0);
});
