import type { AdminRole } from '../../base/admin-role.ts';
import type { ApiScope } from '../../base/api-scope.ts';
import type { GraphqlSchemas } from './graphql-schemas.ts';
import type { Schema } from './json-schema.ts';

/** What groups the paths, in this order. */
export const tags = {
  'Version 1':
    'Typed JSON. Names and values are those of the GraphQL schema, and errors are problems (RFC 9457).',
  GraphQL:
    'One path for all questions. The schema at `/schema.graphql` describes each field, its unit and its cost.',
  Assistants:
    'The Model Context Protocol: tools that search, read and compute what pages show, and send an enquiry.',
  'Documents for programs': 'What tells programs of the site: feeds, the site map, files and descriptions.',
  'Older clients':
    'The paths and the notation of clients that were written before version 1. They stay as they are.',
} as const;

export type Tag = keyof typeof tags;

interface Parameter {
  in: 'path' | 'query';
  description: string;
  schema: Schema;
  required?: boolean;
  example?: unknown;
  /** Whether several values stand in one parameter, with commas between them. */
  withCommas?: boolean;
}

/** A body, or an answer, of one of these media types. */
export interface Content {
  types: readonly string[];
  schema: Schema | ((schemas: GraphqlSchemas) => Schema);
  example?: unknown;
}

/** When a path ends: days in India, at least six months apart, and what takes its place. It stands in docs/api-changes.md too. */
export interface Ends {
  announced: string;
  lastDay: string;
  instead: string;
}

/** A path as `/openapi.json` describes it. */
export interface DocumentedRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters in braces: `/form/view/{id}`. */
  path: string;
  /** A name for generated clients. */
  operationId: string;
  tag: Tag;
  summary: string;
  parameters: Readonly<Record<string, Parameter>>;
  /** Who may send it; all callers by default. Without a scope, it is closed to API tokens. */
  callers?: { roles: readonly AdminRole[]; scopes: readonly ApiScope[] };
  body?: Content;
  /** Whether it takes no `Idempotency-Key`, as the other paths that write do. */
  isKeyless?: true;
  /** For a path that goes. */
  ends?: Ends;
  answer: { status: number; description: string; content?: Content };
}
