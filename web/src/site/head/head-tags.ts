import { readAddress } from '../../lib/addressed.ts';
import { escapeJson, escapeMarkup } from 'domain/text/escaped.ts';
import { languages } from '../../lib/languages.ts';
import { SiteSettingsDocument } from '../../lib/site-settings.generated.ts';
import { isPublicSite } from '../../ui/site-address.ts';
import { feedsFor } from 'domain/site/feed-links.ts';
import { whole } from './page-head.ts';
import type { DataSource, RenderedHead, ShareImage, ShareSubject } from './page-head.ts';
import { structuredData } from './structured-data.ts';

/** The lists with a share picture of their own, by the route. */
const lists: Record<string, string> = {
  '/': 'home',
  '/shop-left-sidebar': 'projects',
  '/shop': 'shop',
  '/shop-grid': 'shop',
  '/shop-right-sidebar': 'shop',
  '/blog': 'stories',
  '/blog-grid': 'stories',
  '/blog-left-sidebar': 'stories',
  '/blog-right-sidebar': 'stories',
};

/** The subjects of the share pictures of pages that show one item; all others show the company. */
const subjects: Record<string, ShareSubject['kind']> = {
  '/project-details/:slug': 'property',
  '/product-details/:id': 'property',
  '/blog-details/:slug': 'story',
  '/team-details/:slug': 'person',
  '/builders/:slug': 'builder',
};

/**
 * The part of the head that only search engines and chats read: Open Graph, feeds, languages and structured data.
 * The server adds it after rendering, so that no code in the browser deals with it.
 */
export async function headTags(page: RenderedHead): Promise<string> {
  const { data } = await page.client.query({ query: SiteSettingsDocument });
  const { companyName, siteUrl: site } = data.settings;
  const source: DataSource = { ...page, site };
  const { title, description, canonical } = page.notes;
  const isPublic = isPublicSite(site);
  const image = await page.findShareImage?.(subjectOf(page), data.settings);
  const isStory = page.route === '/blog-details/:slug';
  return [
    ...(canonical && isPublic ? languageLinks(canonical, site) : []),
    ...feedsFor(page.route).map(
      ({ type, title: name, path }) =>
        `<link rel="alternate" type="${type}" title="${escapeMarkup(`${companyName}: ${name}`)}" href="${path}"/>`,
    ),
    property('og:type', isStory ? 'article' : 'website'),
    property('og:site_name', companyName),
    property('og:title', title || companyName),
    description && property('og:description', shortened(description)),
    property('og:url', whole(source, canonical ?? page.url.pathname)),
    property('og:locale', languages[0].locale),
    ...(image ? imageTags(source, image) : []),
    ...dataScript(await structuredData(source)),
  ]
    .filter(Boolean)
    .join('');
}

function subjectOf({ route = '', params }: RenderedHead): ShareSubject {
  const kind = subjects[route];
  const list = route === '/projects/:slug' ? params.slug : lists[route];
  if (list) return { kind: 'list', address: { slug: list } };
  return kind ? { kind, address: readAddress(params.slug ?? params.id) } : { kind: 'company' };
}

/** The same page in each language, for search engines; `x-default` once there is a choice. */
function languageLinks(path: string, site: string): string[] {
  const link = (tag: string, prefix: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${escapeMarkup(whole({ site }, prefix + path))}"/>`;
  const links = languages.map(({ tag, prefix }) => link(tag, prefix));
  return languages.length > 1 ? [...links, link('x-default', languages[0].prefix)] : links;
}

function imageTags(source: DataSource, { path, width, height, alt }: ShareImage): string[] {
  return [
    property('og:image', whole(source, path)),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', alt),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeMarkup(content)}"/>`;
}

function dataScript(nodes: object[]): string[] {
  if (nodes.length === 0) return [];
  const data = { '@context': 'https://schema.org', '@graph': nodes };
  return [`<script type="application/ld+json">${escapeJson(data)}</script>`];
}

const maxDescription = 200;

/** Whole words, as many as a preview shows. */
function shortened(text: string): string {
  if (text.length <= maxDescription) return text;
  return `${text.slice(0, maxDescription).replace(/\s+\S*$/, '')}…`;
}
