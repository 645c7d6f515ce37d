import type { Request, RequestHandler, Response } from 'express';

/** Forbids caching by default; a handler can allow it. */
export const keepNothing: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Lets caches keep a public answer, unless the request carries a token. */
export function allowCaching(request: Request, response: Response, policy: string): void {
  if (!request.headers.authorization) response.set('Cache-Control', policy);
}
