import { expect, test } from 'vitest';
import { fillOfflinePage, filesOf, keptCopy, keptHeaders, picturesOf, withNotice } from './kept-page.ts';

const html =
  '<!doctype html><html lang="en-IN"><head><title>Neem &amp; Oak · Apna Hi Ghar Realty</title>' +
  '<link rel="stylesheet" href="/assets/entry-1.css"/>' +
  '<script type="module" src="/assets/entry-3.js" data-modules="/assets/site-2.js"></script></head><body>' +
  '<p class="x" data-offline-notice="" role="status"></p>' +
  '<img src="/files/0123456789abcdef01234567/a.jpg?w=960" srcSet="/files/0123456789abcdef01234567/a.jpg?w=480 480w"/>' +
  '<ul data-kept-pages="" class="y"></ul><div hidden="" data-kept-item=""><li><a href="{path}">{title}</a>{when}</li></div>' +
  '<script type="application/json" id="state">{}</script></body></html>';

function page(headers: Record<string, string> = {}, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Date: 'Sat, 14 Nov 2026 12:40:00 GMT',
      Vary: 'Accept-Encoding',
      ...headers,
    },
  });
}

test('a page is kept with its title and the names of its files', async () => {
  const copy = await keptCopy(page());
  expect(decodeURIComponent(copy?.headers.get(keptHeaders.title) ?? '')).toBe('Neem & Oak');
  expect(copy?.headers.get(keptHeaders.files)?.split(' ')).toEqual([
    '/assets/entry-1.css',
    '/assets/entry-3.js',
    '/assets/site-2.js',
  ]);
  expect(copy?.headers.get('vary')).toBeNull();
  expect(await copy?.text()).toBe(html);
});

test.each([
  ['an error', {}, 404],
  ['an answer that must not be stored', { 'Cache-Control': 'no-store' }, 200],
  ['a private answer', { 'Cache-Control': 'private, max-age=60' }, 200],
  ['something else than a page', { 'Content-Type': 'application/json' }, 200],
])('%s is not kept', async (_, headers, status) => {
  expect(await keptCopy(page(headers, status))).toBeNull();
});

test('a kept page says from when it is, in Indian time', async () => {
  const offline = await (await withNotice(page(), false)).text();
  expect(offline).toContain('<html data-kept-at="2026-11-14T12:40:00.000Z" lang="en-IN">');
  expect(offline).toMatch(
    /role="status"><span>You are offline\. This page is from 14 Nov 2026, 6:10\spm\.<\/span><\/p>/,
  );
  const late = await (await withNotice(page(), true)).text();
  expect(late).toContain('The site did not answer in time.');
  expect(late).toContain('<a href="">Load the current version</a>');
});

test('files and pictures of a page are found once each', () => {
  expect(filesOf(html + html)).toHaveLength(3);
  expect(picturesOf(html)).toEqual(['/files/0123456789abcdef01234567/a.jpg?w=480']);
});

test('the page for what is not kept lists the kept pages as text, and runs no code', () => {
  const filled = fillOfflinePage(html, [{ path: '/blog?tag=A&B', title: '<b>Neem', when: '14 Nov' }]);
  expect(filled).toContain(
    '<ul data-kept-pages="" class="y"><li><a href="/blog?tag=A&amp;B">&lt;b&gt;Neem</a>14 Nov</li></ul>',
  );
  expect(filled).not.toContain('type="module"');
  expect(filled).not.toContain('modulepreload');
  expect(filled).not.toContain('id="state"');
});
