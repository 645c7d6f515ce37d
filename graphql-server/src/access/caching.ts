import type { Request, RequestHandler, Response } from 'express';

/** No answer may be cached unless its handler says so. */
export const keepNothing: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Lets caches keep a public answer; an answer to a request with a token is never cached. */
export function allowCaching(request: Request, response: Response, policy: string): void {
  if (!request.headers.authorization) response.set('Cache-Control', policy);
}
