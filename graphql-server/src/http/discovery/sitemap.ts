import { escapeMarkup } from 'domain/text/escaped.ts';
import { listedPages } from 'domain/site/listed-pages.ts';
import { notFound } from '../../base/errors.ts';
import { hiddenPages } from '../../features/block/block.service.ts';
import { plainPaths } from '../../features/block/plain-page.service.ts';
import { landingPage, landingPages } from '../../features/search/landing/landing.service.ts';
import type { Asked } from './kept-text.ts';
import {
  hasTrialListings,
  listedBuilders,
  listedPeople,
  listedProperties,
  listedStories,
} from './listed-items.ts';
import type { Entry } from './listed-items.ts';

/** Search engines read at most 50,000 addresses of one file. */
export const maxEntries = 45_000;

/** A part of the site with its addresses; `count` tells how many there are. */
interface Kind {
  count: (asked: Asked) => Promise<number>;
  entries: (asked: Asked, range: { skip: number; limit: number }) => Promise<Entry[]>;
}

const kinds = new Map<string, Kind>([
  ['pages', { count: () => Promise.resolve(listedPages.length), entries: pages }],
  ['properties', listedProperties],
  ['places', { count: async (asked) => (await landings(asked)).length, entries: landings }],
  ['stories', listedStories],
  ['team', listedPeople],
  ['builders', listedBuilders],
]);

/** `/sitemap.xml`: the files with the addresses of each kind, split where one would be too long. */
export async function sitemapIndex(asked: Asked, limit = maxEntries): Promise<string> {
  const files: string[] = [];
  for (const [kind, { count }] of kinds) {
    const total = await count(asked);
    for (let file = 1; (file - 1) * limit < total; file += 1)
      files.push(`<sitemap><loc>${asked.site}/sitemaps/${kind}-${file}.xml</loc></sitemap>`);
  }
  return xml('sitemapindex', files);
}

/** `/sitemaps/{kind}-{number}.xml`: the addresses of one kind, with their pictures and the dates of their last changes. */
export async function sitemap(asked: Asked, limit = maxEntries): Promise<string> {
  const [, name = '', number = ''] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(String(asked.params.file)) ?? [];
  const entries = await kinds.get(name)?.entries(asked, { skip: (Number(number) - 1) * limit, limit });
  if (!entries?.length) throw notFound('Sitemap');
  return xml(
    'urlset',
    entries.map((entry) => url(asked.site, entry)),
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  );
}

function xml(root: string, items: string[], names = ''): string {
  const space = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${space}>\n${items.join('\n')}\n</${root}>\n`;
}

function url(site: string, { path, changedAt, image }: Entry): string {
  const parts = [
    `<loc>${escapeMarkup(site + path)}</loc>`,
    changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '',
    image ? `<image:image><image:loc>${escapeMarkup(site + image)}</image:loc></image:image>` : '',
  ];
  return `<url>${parts.join('')}</url>`;
}

/** The landing pages, in the order of their addresses. They change with the projects. */
async function landings(asked: Asked, range?: { skip: number; limit: number }): Promise<Entry[]> {
  const slugs = (await landingPages(asked.context)).map(({ slug }) => slug);
  const listed = (await hasTrialListings(asked)) ? await withoutTrialPages(asked, slugs) : slugs;
  const links = listed.map((slug) => `/projects/${slug}`).sort();
  const changedAt = await listedProperties.newest(asked);
  const { skip = 0, limit = links.length } = range ?? {};
  return links.slice(skip, skip + limit).map((path) => ({ path, changedAt }));
}

/** Those that have enough to list besides trial listings. */
async function withoutTrialPages({ context }: Asked, slugs: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(slugs.map((slug) => landingPage(context, slug)));
  return slugs.filter((_slug, place) => pages[place]?.isListed);
}

/** The pages whose lists change with their items. The texts of the others belong to the code, which has no such date. */
async function pages(asked: Asked): Promise<Entry[]> {
  const newest = await Promise.all([
    listedProperties.newest(asked),
    listedStories.newest(asked),
    listedPeople.newest(asked),
    listedBuilders.newest(asked),
  ]);
  const [property, story, person, builder] = newest;
  const changes: Partial<Record<(typeof listedPages)[number], Date | undefined>> = {
    '/': latest(newest),
    '/shop-left-sidebar': property,
    '/blog': story,
    '/team': person,
    '/builders': builder,
  };
  const hidden = await hiddenPages(asked.context);
  const plain = (await plainPaths(asked.context)).map((path) => ({ path, changedAt: undefined }));
  return [
    ...listedPages
      .filter((path) => !hidden.includes(path))
      .map((path) => ({ path, changedAt: changes[path] })),
    ...plain,
  ];
}

function latest(dates: (Date | undefined)[]): Date | undefined {
  const times = dates.flatMap((date) => date?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
