import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { limitHeaders } from '../access/read-allowance.ts';
import { contextOf } from '../kit/rest/route.ts';

/** Pages and files say nothing of limits. */
const door = /^\/(?:graphql|api|form|mail\.php)(?:[/?]|$)/;

/** Whether a request goes to GraphQL or REST. */
export function isAtDoor({ url = '' }: IncomingMessage): boolean {
  return door.test(url);
}

/** Says with each answer of GraphQL and REST what is left of the caller’s minute, before a limit is met. */
export const sayLimits: RequestHandler = (request, response, next) => {
  if (isAtDoor(request)) {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((...head: Parameters<typeof writeHead>) => {
      for (const [name, value] of Object.entries(limitHeaders(contextOf(response)) ?? {}))
        response.setHeader(name, value);
      return writeHead(...head);
    }) as typeof response.writeHead;
  }
  next();
};
