import { Router } from 'express';
import { renderSVG } from 'uqr';
import { notFound } from '../../base/errors.ts';
import { contextOf } from '../../kit/rest/route.ts';
import { siteAddress } from '../site-address.ts';
import { projectPath } from 'domain/site/item-paths.ts';

const caching = 'public, max-age=86400';
const longestSlug = 200;

/** `/share/code/{slug}.svg`: a QR code that leads from a printed page to the live one. The page need not exist. */
export function pageCodeRouter(): Router {
  const router = Router();
  router.get('/share/code/:slug.svg', (request, response) => {
    const { slug } = request.params;
    if (slug.length > longestSlug || !/^[\p{L}\p{N}-]+$/u.test(slug)) throw notFound('Picture');
    const address = new URL(projectPath(slug), siteAddress(contextOf(response).config, request));
    response
      .set('Cache-Control', caching)
      .type('svg')
      .send(renderSVG(address.href, { border: 1 }));
  });
  return router;
}
