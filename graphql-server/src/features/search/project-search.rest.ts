import { Router } from 'express';
import {
  defaultPerPage,
  readSearch,
  searchParameters,
  searchVariables,
} from 'domain/search/project-search.ts';
import { asVisitor } from '../../access/actor.ts';
import { countRead } from '../../access/read-allowance.ts';
import { collectionOf } from '../../kit/noun.ts';
import { findPage, maxPerPage } from '../../kit/paging.ts';
import { newestPublished, shown } from '../../kit/publication.ts';
import { answer } from '../../kit/rest/route.ts';
import { legacyProperties } from '../property/public/legacy-property.ts';
import { propertyNoun } from '../property/property.service.ts';
import { projects } from './project-search.service.ts';

/** The read cost of a filtered list. */
const listCost = 50;

/** What only chooses a page of the whole list. */
const pageParameters = ['page', 'perPage', 'view'];

/**
 * The documented list of properties with a filter or a page in its address; without either, the next router answers all
 * of them.
 */
export function projectSearchRouter(): Router {
  const router = Router();
  const found = answer(async (context, { originalUrl }) => {
    await countRead(context, listCost);
    const { searchParams } = new URL(originalUrl, 'http://localhost');
    const { filter, query, sort, page } = searchVariables({ ...readSearch(searchParams), view: 'grid' });
    // The names of the choices are the same on both sides.
    const asked: unknown = { filter, query, sort, page, perPage: readPerPage(searchParams) };
    const { listings, totalCount } = await projects(
      asVisitor(context),
      asked as Parameters<typeof projects>[1],
    );
    return { data: await legacyProperties(context, listings), totalCount };
  });
  const paged = answer(async (context, { originalUrl }) => {
    await countRead(context, listCost);
    const { searchParams } = new URL(originalUrl, 'http://localhost');
    const { page } = readSearch(searchParams);
    const { items, totalCount } = await findPage(
      collectionOf(context, propertyNoun),
      { deleted: false, ...shown() },
      newestPublished,
      { page, perPage: readPerPage(searchParams) },
    );
    return { data: await legacyProperties(context, items), totalCount };
  });
  router.get('/api/form', (request, response, next) => {
    const names = Object.keys(request.query).filter((name) => searchParameters.includes(name));
    if (names.length === 0) next();
    else
      return (names.every((name) => pageParameters.includes(name)) ? paged : found)(request, response, next);
  });
  return router;
}

/** The items of a page; a bad value is ignored. */
function readPerPage(parameters: URLSearchParams): number {
  const perPage = Number(parameters.get('perPage'));
  return Number.isInteger(perPage) && perPage >= 1 && perPage <= maxPerPage ? perPage : defaultPerPage;
}
