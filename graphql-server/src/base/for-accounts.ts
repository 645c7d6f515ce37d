import 'reflect-metadata';
import { UseMiddleware } from 'type-graphql';
import type { MiddlewareFn } from 'type-graphql';
import type { Context } from './context.ts';

const nullForVisitors: MiddlewareFn<Context> = ({ context }, next) =>
  context.admin ? next() : Promise.resolve(null);

/** Shows a field of a public type to accounts only. Visitors read null, so that the same query works for both. */
export function ForAccounts(): PropertyDecorator {
  return UseMiddleware(nullForVisitors);
}
