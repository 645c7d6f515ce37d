import type { RequestHandler } from 'express';
import { decoded } from 'domain/text/decoded.ts';
import { badInput } from '../base/errors.ts';

/** The address of the page that says that there is no such page. */
const missingPage = '/404';

/**
 * Answers a path that cannot be decoded, such as a Hindi link that a chat has cut: browsers get the page for an unknown address,
 * programs BAD_USER_INPUT. No handler after this one meets such a path.
 */
export const refuseDamagedAddress: RequestHandler = (request, response, next) => {
  if (decoded(request.path) !== null) {
    next();
    return;
  }
  if (!request.headers.accept?.includes('text/html')) throw badInput('The address is damaged.');
  // The body of a form is not read.
  if (!request.complete) response.set('Connection', 'close');
  if (request.method !== 'HEAD') request.method = 'GET';
  request.url = request.originalUrl = missingPage;
  next();
};
