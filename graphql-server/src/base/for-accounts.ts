import 'reflect-metadata';
import { UseMiddleware } from 'type-graphql';
import type { MiddlewareFn } from 'type-graphql';
import type { Context } from './context.ts';

const nullForVisitors: MiddlewareFn<Context> = ({ context }, next) =>
  context.admin ? next() : Promise.resolve(null);

/** Declares that a field of a public type answers accounts; visitors read null, so that they may ask for all fields. */
export function ForAccounts(): PropertyDecorator {
  return UseMiddleware(nullForVisitors);
}
