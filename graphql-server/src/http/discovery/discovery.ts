import { Router } from 'express';
import listenText from '../../../../docs/listen.mjs?raw';
import { feeds } from 'domain/site/feed-links.ts';
import type { KeptAnswers } from '../../cache/kept-answers.ts';
import { openApiText } from '../openapi/openapi.ts';
import { jsonFeed, projectFeed, rssFeed, storyFeed } from './feeds.ts';
import { keptText } from './kept-text.ts';
import { llmsText } from './llms.ts';
import { robotsText, securityText } from './robots.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

const rss = 'application/rss+xml';
const json = 'application/feed+json';

/** What leads search engines, readers of feeds and other programs to the pages. */
export function discoveryRouter(kept: KeptAnswers): Router {
  const router = Router();
  const { stories, properties } = feeds;
  router.get('/robots.txt', keptText(kept, 'text/plain', robotsText));
  router.get('/.well-known/security.txt', keptText(kept, 'text/plain', securityText));
  router.get('/llms.txt', keptText(kept, 'text/plain', llmsText));
  router.get(
    '/developers/listen.mjs',
    keptText(kept, 'text/javascript', () => listenText),
  );
  router.get('/openapi.json', keptText(kept, 'application/json', openApiText));
  router.get('/sitemap.xml', keptText(kept, 'application/xml', sitemapIndex));
  router.get('/sitemaps/:file.xml', keptText(kept, 'application/xml', sitemap));
  router.get(
    `${stories.path}.xml`,
    keptText(kept, rss, async (asked) => rssFeed(await storyFeed(asked))),
  );
  router.get(
    `${stories.path}.json`,
    keptText(kept, json, async (asked) => jsonFeed(await storyFeed(asked))),
  );
  router.get(
    `${properties.path}.xml`,
    keptText(kept, rss, async (asked) => rssFeed(await projectFeed(asked))),
  );
  router.get(
    `${properties.path}.json`,
    keptText(kept, json, async (asked) => jsonFeed(await projectFeed(asked))),
  );
  return router;
}
