import 'reflect-metadata';
import { UseMiddleware } from 'type-graphql';
import type { MiddlewareFn } from 'type-graphql';
import { AdminRole } from './admin-role.ts';
import type { ApiScope } from './api-scope.ts';
import type { Context } from './context.ts';

interface Readers {
  /** Whether recruiters read it too: it is also of what they work on. */
  ofWork?: boolean;
  /** API tokens with one of these scopes read it too. */
  scopes?: readonly ApiScope[];
}

/** The fields that only accounts read, by the prototype that declares them. */
const accountFields = new Map<object, Set<PropertyKey>>();

/** Whether a field of a public type, or of one that it extends, is declared with `@ForAccounts()`. */
export function isForAccounts({ prototype }: abstract new () => object, field: string): boolean {
  return [...accountFields].some(
    ([declaring, fields]) =>
      fields.has(field) &&
      (declaring === prototype || Object.prototype.isPrototypeOf.call(declaring, prototype)),
  );
}

/**
 * Shows a field of a public type to accounts only. Visitors read null, so that the same query works for both, and so do
 * recruiters, who read of homes and of the company what visitors read, and API tokens.
 */
export function ForAccounts({ ofWork = false, scopes = [] }: Readers = {}): PropertyDecorator {
  const nullForOthers: MiddlewareFn<Context> = ({ context: { admin, token } }, next) => {
    const reads = token
      ? scopes.some((scope) => token.scopes.includes(scope))
      : admin && (ofWork || admin.role !== AdminRole.RECRUITER);
    return reads ? next() : Promise.resolve(null);
  };
  return (declaring, field) => {
    accountFields.set(declaring, (accountFields.get(declaring) ?? new Set()).add(field));
    UseMiddleware(nullForOthers)(declaring, field);
  };
}
