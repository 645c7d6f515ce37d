import { Router } from 'express';
import { groundPath } from 'domain/place/ground.ts';
import { mapGround } from '../features/search/map-ground.ts';
import type { KeptAnswers } from '../cache/kept-answers.ts';
import { keptText } from './discovery/kept-text.ts';

/** Stations hardly ever move; a browser asks for the drawing once an hour. */
const caching = 'public, max-age=3600';

/** The drawn ground that stands under every map of the site; pages take parts of it with `<use>`. */
export function mapGroundRouter(kept: KeptAnswers): Router {
  return Router().get(
    groundPath,
    keptText(kept, 'image/svg+xml', ({ context }) => mapGround(context), caching),
  );
}
