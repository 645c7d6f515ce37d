import { expect, test } from 'vitest';
import { hideablePaths, menuPaths } from 'domain/site/page-paths.ts';
import { sitePaths } from 'web/site/routes.tsx';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask, call, token } = app;

async function save(page: string, key: string, text: string) {
  const { data, errors } = await ask<{ saveBlocks: { id: string }[] }>(
    'mutation ($blocks: [BlockInput!]!) { saveBlocks(blocks: $blocks) { id } }',
    { blocks: [{ page, key, text }] },
    { token },
  );
  return errors?.[0]?.extensions.fields ?? data.saveBlocks.length;
}

/** The links of one part of a page. */
async function linksIn(part: string, path = '/terms'): Promise<string[]> {
  const { text } = await call('GET', path);
  const [, nav = ''] = new RegExp(`<nav[^>]*aria-label="${part}"[^>]*>(.*?)</nav>`, 's').exec(text) ?? [];
  return [...nav.replace(/<a href="tel:.*/s, '').matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, href = '', label = '']) => `${label} ${href.replaceAll('&amp;', '&')}`,
  );
}

test('each page of a menu is a page of the site', () => {
  for (const path of [...menuPaths, ...hideablePaths])
    expect([path, path in sitePaths]).toEqual([path, true]);
});

test('the office orders, names, leaves out and adds the entries of the menus', async () => {
  expect(await linksIn('Main')).toContain('Services /service');
  expect(await save('navigation', 'main', 'Start|/\n\nFlats to let |  /shop-left-sidebar?intent=rent')).toBe(
    1,
  );
  expect(await linksIn('Main')).toEqual(['Start /', 'Flats to let /shop-left-sidebar?intent=rent']);
  expect(await linksIn('Menu')).toEqual([
    'Start /',
    'Flats to let /shop-left-sidebar?intent=rent',
    'Our Team /team',
    'Contact /contact',
  ]);
  expect(await save('navigation', 'quick', 'Terms | /terms')).toBe(1);
  expect(await linksIn('Quick Links')).toEqual(['Terms /terms']);
});

test('an entry that leads nowhere is refused with one sentence', async () => {
  for (const to of [
    '/nowhere',
    'javascript:alert(1)',
    '//evil.example',
    'https://evil.example',
    '',
    '/about/../x',
  ])
    expect(await save('navigation', 'main', `Home | /\n\nGo | ${to}`)).toEqual({
      text: '“Go” leads nowhere. Please choose a page of the site.',
    });
  expect(await save('navigation', 'main', 'Home | /\n\n | /about')).toEqual({
    text: 'Please give each entry a name of at most 40 characters.',
  });
  expect(await linksIn('Main')).toContain('About /about');
});

test('a hidden page answers 404 and leaves the menus and the site map', async () => {
  expect((await call('GET', '/career')).status).toBe(200);
  expect(await save('pages', 'hidden', '/career\n\n/contact\n\n/nowhere')).toBe(1);
  expect((await call('GET', '/career')).status).toBe(404);
  expect((await call('GET', '/career/')).status).not.toBe(200);
  // No page that others need can be hidden.
  expect((await call('GET', '/contact')).status).toBe(200);
  expect((await linksIn('Main')).join()).not.toContain('/career');
  expect((await linksIn('Quick Links')).join()).not.toContain('/career');
  const map = (await call('GET', '/sitemaps/pages-1.xml')).text;
  expect([map.includes('/career<'), map.includes('/about<')]).toEqual([false, true]);
});

test('the office adds a page, with a text as in stories, and leads to it from a menu', async () => {
  expect((await call('GET', '/page/fees')).status).toBe(404);
  expect(await save('navigation', 'quick', 'Fees | /page/fees')).toEqual({
    text: '“Fees” leads nowhere. Please choose a page of the site.',
  });
  const text = 'Our fees\n\nIn **writing**, <script>alert(1)</script> [always](javascript:alert(2)).';
  expect(await save('plain', 'fees', text)).toBe(1);
  const page = await call('GET', '/page/fees');
  expect(page.status).toBe(200);
  expect(page.text).toContain('<strong>writing</strong>');
  expect(page.text).toMatch(/<h1[^>]*>Our fees<\/h1>/);
  expect(page.text).not.toContain('<script>alert');
  expect(page.text).not.toMatch(/href="javascript:/);
  expect(await save('navigation', 'quick', 'Fees | /page/fees')).toBe(1);
  expect(await linksIn('Quick Links')).toEqual(['Fees /page/fees']);
  expect((await call('GET', '/sitemaps/pages-1.xml')).text).toContain('/page/fees<');
  expect(await save('plain', 'long', `${'x'.repeat(121)}\n\nText`)).toEqual({
    text: 'Please use at most 120 characters for the title.',
  });
});
