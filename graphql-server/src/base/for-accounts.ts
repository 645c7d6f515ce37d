import 'reflect-metadata';
import { UseMiddleware } from 'type-graphql';
import type { MiddlewareFn } from 'type-graphql';
import { AdminRole } from './admin-role.ts';
import type { Context } from './context.ts';

const nullForVisitors: MiddlewareFn<Context> = ({ context }, next) =>
  context.admin ? next() : Promise.resolve(null);

/** Recruiters read of homes and of the company what visitors read. */
const nullForRecruiters: MiddlewareFn<Context> = ({ context: { admin } }, next) =>
  admin && admin.role !== AdminRole.RECRUITER ? next() : Promise.resolve(null);

/**
 * Shows a field of a public type to accounts only. Visitors read null, so that the same query works for both, and so do
 * recruiters, except of a field that is `ofWork`: also of what they work on.
 */
export function ForAccounts({ ofWork = false } = {}): PropertyDecorator {
  return UseMiddleware(ofWork ? nullForVisitors : nullForRecruiters);
}
