interface FeedLink {
  type: 'application/rss+xml' | 'application/feed+json';
  title: string;
  path: string;
}

/** The feeds of the site: their names, and the pages that lead to them. */
export const feeds = {
  stories: { title: 'Stories', path: '/feeds/stories', pages: ['/', '/blog', '/blog-details/:slug'] },
  properties: { title: 'New projects', path: '/feeds/projects', pages: ['/', '/shop-left-sidebar'] },
} as const;

/** The feeds that a page names in its head. */
export function feedsFor(route: string | undefined): FeedLink[] {
  return Object.values(feeds)
    .filter(({ pages }) => (pages as readonly string[]).includes(route ?? ''))
    .flatMap(({ title, path }): FeedLink[] => [
      { type: 'application/rss+xml', title, path: `${path}.xml` },
      { type: 'application/feed+json', title, path: `${path}.json` },
    ]);
}
