import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { publishDueDrafts } from '../../office/versions/due-drafts.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask, call, context, db, token } = app;

interface Saved {
  id: string;
  text: string;
  editedText: string;
  publication: string;
  updatedAt: string;
  draft: { publishAt: string | null } | null;
}

interface Change {
  page?: string;
  key?: string;
  text?: string;
  readAt?: string;
}

const save = (change: Change, publication?: object, asToken = token) =>
  ask<{ saveBlocks: Saved[] }>(
    `mutation ($blocks: [BlockInput!]!, $publication: PublicationInput) {
      saveBlocks(blocks: $blocks, publication: $publication) {
        id text editedText publication updatedAt draft { publishAt }
      }
    }`,
    { blocks: [{ page: 'home', key: 'hero.title', ...change }], publication },
    { token: asToken },
  );

async function saved(change: Change, publication?: object): Promise<Saved> {
  const { data, errors } = await save(change, publication);
  expect(errors).toBeUndefined();
  const [block] = data.saveBlocks;
  if (!block) throw new Error('It was saved.');
  return block;
}

const home = async () => (await call('GET', '/')).text;
const heading = async () => /<h1[^>]*>(.*?)<\/h1>/.exec(await home())?.[1];
const delivered = 'Find Your Dream Property';

test('a text that the office changes is on the page at once, and an empty one brings the delivered text back', async () => {
  expect(await heading()).toBe(delivered);
  const { updatedAt } = await saved({ text: 'Homes you can walk to' });
  expect(await heading()).toBe('Homes you can walk to');
  await saved({ text: '  ', readAt: updatedAt });
  expect(await heading()).toBe(delivered);
});

test('markup, script and links in a text are shown as typed', async () => {
  await saved({ text: '<script>alert(1)</script> [a](javascript:alert(2)) </h1>' });
  const html = await home();
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toMatch(/href="javascript:/i);
  expect(await heading()).toBe('&lt;script&gt;alert(1)&lt;/script&gt; [a](javascript:alert(2)) &lt;/h1&gt;');
});

test('a text changes no address and no name for the program', async () => {
  await saved({ page: 'service', key: 'cards.0.link.to', text: 'javascript:alert(1)' });
  await saved({ page: 'service', key: 'cards.0.id', text: 'x' });
  const html = (await call('GET', '/service')).text;
  expect(html).not.toMatch(/href="javascript:/);
  expect(html).toContain('id="property-management"');
});

test('paragraphs are one text, with an empty line between them', async () => {
  await saved({ page: 'about', key: 'story', text: 'We began.\n\nWe went on.' });
  const html = (await call('GET', '/about')).text;
  expect(html).toContain('>We began.</p>');
  expect(html).toContain('>We went on.</p>');
  expect(html).not.toContain('So we went and looked.');
});

test('a draft is seen by the office alone, and a later date shows it by itself', async () => {
  const { updatedAt } = await saved({ text: 'First' });
  const draft = await saved({ text: 'Second', readAt: updatedAt }, { state: 'DRAFT' });
  expect(draft).toMatchObject({ text: 'First', editedText: 'Second', publication: 'PUBLISHED' });
  expect(await heading()).toBe('First');
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await saved({ text: 'Third', readAt: draft.updatedAt }, { state: 'SCHEDULED', publishAt });
  expect(await heading()).toBe('First');
  await db
    .collection('blocks')
    .updateOne({ key: 'hero.title' }, { $set: { 'draft.publishAt': new Date(Date.now() - 1_000) } });
  await publishDueDrafts(context);
  expect(await heading()).toBe('Third');
});

test('a text that was never changed can begin as a draft or with a later date', async () => {
  const draft = await saved({ text: 'Soon' }, { state: 'DRAFT' });
  expect(draft).toMatchObject({ text: '', editedText: 'Soon', publication: 'DRAFT' });
  expect(await heading()).toBe(delivered);
  const publishAt = new Date(Date.now() + 3_000);
  await saved(
    { text: 'Soon', readAt: draft.updatedAt },
    { state: 'SCHEDULED', publishAt: publishAt.toISOString() },
  );
  await expect.poll(heading, { interval: 100, timeout: 10_000 }).toBe('Soon');
  expect(Date.now()).toBeGreaterThanOrEqual(publishAt.getTime());
});

test('the second of two editors of one text is told, and another text is free', async () => {
  const { updatedAt } = await saved({ text: 'One' });
  const unseen = await save({ text: 'Two' });
  expect(unseen.errors?.[0]).toMatchObject({
    message: 'The text was changed by owner in the meantime. Nothing was saved.',
    extensions: { code: 'CONFLICT' },
  });
  await saved({ text: 'Three', readAt: updatedAt });
  const late = await save({ text: 'Four', readAt: updatedAt });
  expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(late.errors?.[0]?.message).toContain('by owner');
  await saved({ key: 'hero.line', text: 'Another text' });
  expect(await heading()).toBe('Three');
});

test('two editors who change the same delivered text at one moment leave one text', async () => {
  const answers = await Promise.all(['One', 'Two', 'Three'].map((text) => save({ text })));
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(2);
});

test('a place that no page can have, and a text that is too long, get one sentence', async () => {
  for (const [page, key] of [
    ['home', '__proto__'],
    ['home', 'hero.__proto__'],
    ['home', 'hero..title'],
    ['home', '$where'],
    ['ho me', 'hero.title'],
    ['', 'hero.title'],
  ])
    expect((await save({ page, key, text: 'x' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const unknown = await save({ text: 'Open {{, opening}}.' });
  expect(unknown.errors?.[0]?.extensions.fields).toEqual({
    text: '{{opening}} is not a fact of the company.',
  });
  const { errors } = await save({ text: 'x'.repeat(20_001) });
  expect(errors?.[0]?.extensions.fields).toEqual({ text: 'Please use at most 20,000 characters.' });
  // A place that no page reads changes nothing.
  await saved({ key: 'hero.constructor.name', text: 'x' });
  expect(await heading()).toBe(delivered);
});

test('the sales team changes no text, and visitors see no draft', async () => {
  const sales = await tokenOfRole(app, AdminRole.SALES);
  expect((await save({ text: 'x' }, undefined, sales)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  await saved({ text: 'Secret' }, { state: 'DRAFT' });
  const answer = await ask('{ blocks(page: "home") { key text } settings { changedPages } }');
  expect(answer.data).toEqual({ blocks: [], settings: { changedPages: [] } });
  expect((await ask('{ editedBlocks { text } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('each save is a version, and an older one comes back as a draft', async () => {
  const first = await saved({ text: 'First' });
  await saved({ text: 'Second', readAt: first.updatedAt });
  const { data } = await ask<{ versions: { id: string; changes: object[] }[] }>(
    'query ($itemId: ID!) { versions(itemId: $itemId) { id changes { field before after } } }',
    { itemId: first.id },
    { token },
  );
  expect(data.versions.map(({ changes }) => changes)).toEqual([
    [{ field: 'texts.en', before: 'First', after: 'Second' }],
    [],
  ]);
  const restored = await ask(
    'mutation ($id: ID!) { restoreVersion(id: $id) { id } }',
    { id: data.versions[1]?.id },
    { token },
  );
  expect(restored.errors).toBeUndefined();
  const { data: now } = await ask<{ editedBlocks: Saved[] }>(
    '{ editedBlocks { text editedText } }',
    {},
    { token },
  );
  expect(now.editedBlocks).toEqual([{ text: 'Second', editedText: 'First' }]);
  const id = new ObjectId(first.id);
  expect(await db.collection('blocks').findOne({ _id: id })).toMatchObject({ texts: { en: 'Second' } });
});
