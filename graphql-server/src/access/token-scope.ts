import 'reflect-metadata';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import { ApiScope } from '../base/api-scope.ts';
import type { Context } from '../base/context.ts';
import { requireScope } from './roles.ts';

/**
 * Declares, beside `@Authorized()`, with which scope an API token may call an operation; one of several is enough. An
 * operation without it is closed to tokens, unless it is public.
 */
export function TokenScope(...scopes: ApiScope[]): MethodDecorator {
  return (target, key, descriptor) => {
    Extensions({ scopes })(target, key, descriptor);
  };
}

/** Whether the caller may read leads: any account that reaches them, and an API token with that scope. */
export function readsLeads({ token }: Pick<Context, 'token'>): boolean {
  return !token || token.scopes.includes(ApiScope.LEADS_READ);
}

/** Throws FORBIDDEN for an API token that may not read leads: it may read an enquiry that it has added, as it was sent. */
export function requireLeads({ token }: Pick<Context, 'token'>): void {
  if (token) requireScope(token, [ApiScope.LEADS_READ]);
}

/** The scopes that an operation, or a field, declares; none if it is closed to tokens. */
export function scopesOf(parent: GraphQLObjectType, field: string): readonly ApiScope[] {
  return declaredBy(parent.getFields()[field]);
}

function declaredBy(field: GraphQLField<unknown, unknown> | undefined): readonly ApiScope[] {
  return (field?.extensions.scopes ?? []) as readonly ApiScope[];
}

/** Names the scope of each operation in its description, where integrators read it. */
export function describeScopes(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const scopes = declaredBy(field);
      if (scopes.length === 0) continue;
      const names = scopes.map((scope) => `\`${scope}\``).join(' or ');
      field.description = `${field.description ?? ''} API tokens: ${names}.`;
    }
  }
}
