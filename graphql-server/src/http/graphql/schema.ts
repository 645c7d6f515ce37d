import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { GraphQLEnumType, GraphQLSchema, lexicographicSortSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import type { NonEmptyArray, ResolverData } from 'type-graphql';
import { countAsked } from '../../access/token-writes.ts';
import { allowsOneTimePassword } from '../../access/one-time-password.ts';
import { costDirectives, describeCosts } from '../../access/query-cost.ts';
import { requireRole } from '../../access/roles.ts';
import { describeScopes, scopesOf } from '../../access/token-scope.ts';
import type { AdminRole } from '../../base/admin-role.ts';
import type { Context } from '../../base/context.ts';
import { errorReasons } from '../../base/error-reason.ts';
import { rooms } from '../../office/rooms.ts';
import { addTypedFields } from './typed-beside.ts';

const resolvers = rooms.flatMap(({ resolvers: own = [] }) => own) as unknown as NonEmptyArray<
  new () => object
>;

let built: GraphQLSchema | undefined;

/** The executable schema, which never changes. Services check the input, so that both doors refuse the same. */
export function createSchema(): GraphQLSchema {
  return (built ??= buildSchema());
}

let printed: string | undefined;

/** The schema as a text, in alphabetical order, with its costs as directives. */
export function schemaText(): string {
  return (printed ??= `${printSchemaWithDirectives(lexicographicSortSchema(createSchema()))}\n`);
}

function buildSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    directives: [...specifiedDirectives, ...costDirectives],
    validate: false,
    authChecker: async ({ context, info, args }: ResolverData<Context>, roles: AdminRole[]) => {
      if (context.pendingAccount && allowsOneTimePassword(info)) return true;
      const scopes = scopesOf(info.parentType, info.fieldName);
      requireRole(context, roles, scopes);
      if (info.parentType === info.schema.getMutationType()) await countAsked(context, scopes, args);
      return true;
    },
  });
  addTypedFields(schema);
  describeScopes(schema);
  describeCosts(schema);
  return withReasons(schema);
}

/** The reasons of errors stand in `extensions`, which the schema does not type; it describes them nevertheless. */
const ErrorReason = new GraphQLEnumType({
  name: 'ErrorReason',
  description: '`extensions.reason` of an error: what it is about, more closely than its code.',
  values: Object.fromEntries(
    Object.entries(errorReasons).map(([name, description]) => [name, { description }]),
  ),
});

function withReasons(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...config.types, ErrorReason] });
}
