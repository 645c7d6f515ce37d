import { keptNotice } from '../../lib/offline/offline.content.ts';
import { withPageNotice } from '../../lib/page-notice.ts';

/** The headers that the worker adds to a page that it keeps. */
export const keptHeaders = { title: 'x-kept-title', files: 'x-kept-files' } as const;

const leftOut = ['vary', 'content-encoding', 'content-length', 'etag', 'set-cookie'];

/**
 * The copy of a page to keep, with its title and the names of its files; null if the page must not be kept: an error,
 * a redirect, or an answer that its server forbids to store.
 */
export async function keptCopy(response: Response): Promise<Response | null> {
  const { headers, status, redirected } = response;
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isForbidden = /no-store|private/.test(headers.get('cache-control') ?? '');
  if (status !== 200 || redirected || !isPage || isForbidden) return null;
  const html = await response.text();
  const kept = new Headers(headers);
  for (const name of leftOut) kept.delete(name);
  if (!kept.has('date')) kept.set('date', new Date().toUTCString());
  kept.set(keptHeaders.title, encodeURIComponent(titleOf(html)));
  kept.set(keptHeaders.files, filesOf(html).join(' '));
  return new Response(html, { status, headers: kept });
}

/** The page with the notice from when it is; it stands there before any code of the page runs. */
export async function withNotice(page: Response, online: boolean): Promise<Response> {
  const html = await page.text();
  const keptAt = keptDate(page);
  const dated = html.replace('<html', `<html data-kept-at="${keptAt}"`);
  const marked = withPageNotice(dated, keptNotice(online, keptAt), online);
  return new Response(marked, { headers: page.headers });
}

/** When the server made the page. */
export function keptDate({ headers }: Response): string {
  return new Date(headers.get('date') ?? 0).toISOString();
}

/** The scripts, styles and fonts that a page names; each build names its own. */
export function filesOf(html: string): string[] {
  const named = html.matchAll(/(?:href|src)="(\/assets\/[\w.-]+\.(?:js|css|woff2))"/g);
  const [, modules = ''] = / data-modules="([^"]*)"/.exec(html) ?? [];
  return unique([...[...named].map(([, file = '']) => file), ...modules.split(' ').filter(Boolean)]);
}

/** The addresses of the pictures on a page, each at its smallest width. */
export function picturesOf(html: string): string[] {
  const named = html.matchAll(/\/files\/[0-9a-f]{24}\/[^"'?\s]+(?=\?w=)/g);
  return unique([...named].map(([address]) => `${address}?w=480`));
}

interface Listed {
  path: string;
  title: string;
  /** When it was kept, in words. */
  when: string;
}

/**
 * The page for an address that is not kept, with links to those that are. It has no scripts, so that it stays at the
 * address that the visitor opened, where reloading shows the page itself once the network is back.
 */
export function fillOfflinePage(html: string, pages: readonly Listed[]): string {
  const [, item = ''] = /<div hidden="" data-kept-item="">(.*?)<\/div>/s.exec(html) ?? [];
  const items = pages.map(({ path, title, when }) =>
    item
      .replace('{path}', () => escapeHtml(path))
      .replace('{title}', () => escapeHtml(title))
      .replace('{when}', () => escapeHtml(when)),
  );
  return html
    .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="application\/json" id="state">.*?<\/script>/s, '')
    .replace(
      /(<ul[^>]* data-kept-pages=""[^>]*>)<\/ul>/,
      (_, start: string) => `${start}${items.join('')}</ul>`,
    );
}

function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  // The name of the company stands behind the last dot.
  return unescapeHtml(title.replace(/ · [^·]*$/, ''));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

function unescapeHtml(text: string): string {
  return Object.entries(entities).reduceRight(
    (result, [sign, entity]) => result.replaceAll(entity, sign),
    text,
  );
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
