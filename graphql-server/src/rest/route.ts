import type { Request, RequestHandler, Response } from 'express';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

type Handle = (context: Context, request: Request<Record<string, string>>, response: Response) => unknown;

/** The context that the app made for this request. */
export function contextOf(response: Response): Context {
  return response.locals.context as Context;
}

/** A handler whose result is the answer’s JSON, unless it has answered itself. */
export function answer(handle: Handle): RequestHandler<Record<string, string>> {
  return async (request, response) => {
    const result = await handle(contextOf(response), request, response);
    if (!response.headersSent) response.json(result);
  };
}

/** Lets only signed-in admins pass; stands before the body is read. */
export const adminOnly: RequestHandler = (_request, response, next) => {
  if (!contextOf(response).admin) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  next();
};
