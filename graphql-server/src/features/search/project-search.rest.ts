import { Router } from 'express';
import { readSearch, searchParameters, searchVariables } from 'domain/search/project-search.ts';
import { countRead } from '../../access/read-allowance.ts';
import { answer } from '../../kit/rest/route.ts';
import { legacyProperties } from '../property/legacy-property.ts';
import { projects } from './project-search.service.ts';

/** The read cost of a filtered list. */
const listCost = 50;

/** The documented list of properties with a filter in its address; without one, the next router answers all of them. */
export function projectSearchRouter(): Router {
  const router = Router();
  const found = answer(async (context, { originalUrl }) => {
    await countRead(context, listCost);
    const search = readSearch(new URL(originalUrl, 'http://localhost').searchParams);
    const { filter, query, sort, page, perPage } = searchVariables({ ...search, view: 'grid' });
    // The names of the choices are the same on both sides.
    const asked: unknown = { filter, query, sort, page, perPage };
    const { listings, totalCount } = await projects(
      { ...context, admin: null },
      asked as Parameters<typeof projects>[1],
    );
    return { data: await legacyProperties(context, listings), totalCount };
  });
  router.get('/api/form', (request, response, next) => {
    const isFiltered = Object.keys(request.query).some((name) => searchParameters.includes(name));
    if (!isFiltered) next();
    else return found(request, response, next);
  });
  return router;
}
