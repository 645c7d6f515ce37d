import type { AdminRole } from '../../base/admin-role.ts';
import type { ApiScope } from '../../base/api-scope.ts';
import { notFound } from '../../base/errors.ts';
import type { Ends } from '../openapi/documented-route.ts';
import { fieldOf, notNull, objectOf, orNull, text } from '../openapi/json-schema.ts';
import type { Schema } from '../openapi/json-schema.ts';

/** A GraphQL Int has no greater value. */
export const greatestInt = 2 ** 31 - 1;

/** The types of a parameter. A value of another type is refused with a sentence beside its name. */
type ParameterType =
  | { type: 'integer'; least: number; most: number; usual?: number }
  | { type: 'text'; maxLength: number }
  | { type: 'choice'; choices: readonly string[] }
  /** Words with commas between them, each with its value in the schema. */
  | { type: 'choices'; choices: Readonly<Record<string, string>> }
  /** A moment with its offset, as `2026-11-21T09:30:00Z`. */
  | { type: 'moment' }
  /** The id of an item. */
  | { type: 'id' };

/** A parameter stands in the path, where it is required, or in the query, where it may be left out unless it is `required`. */
export type ApiParameter = ParameterType & {
  in: 'path' | 'query';
  required?: true;
  description: string;
  /** A value that it takes, for readers of `/openapi.json`. */
  example?: string;
};

/** The data of a document, by its root fields. */
export type ApiData = Record<string, unknown>;

/** How the answer is made of the data of the document, with nothing computed and no null left out. */
export interface ApiAnswer {
  /** A page has `items` and `next`, the cursor for `after` or null; an item stands by itself; the log has `items`, `last` and `more`. */
  shape: 'page' | 'item' | 'log';
  /** The root field of the document. */
  field: string;
  description: string;
  /** With the address of the site, for whole addresses. */
  make: (data: ApiData, site: string) => unknown;
  /** What `make` answers, made of the schema of the root field as `make` makes it of its data. */
  schema: (root: Schema) => Schema;
}

/** A path of `/api/v1`. */
export interface ApiRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters in braces: `/api/v1/listings/{id}`. */
  path: string;
  summary: string;
  /** Whether pages of any origin may read it: what is public alone. */
  isOpen: boolean;
  parameters: Readonly<Record<string, ApiParameter>>;
  /** Who may send it, which is known before its body is read; all callers by default. */
  callers?: { roles: readonly AdminRole[]; scopes: readonly ApiScope[] };
  /** The body: an object that becomes the variable of this name. */
  body?: {
    variable: string;
    description: string;
    example?: object;
    /** Reads what the input of the schema writes in another way. */
    read?: (body: object) => object;
  };
  /** One GraphQL operation, whose variables are the parameters, and the body. */
  document: string;
  /** For a path that goes. */
  ends?: Ends;
  answer: ApiAnswer;
  /** An answer, for readers of `/openapi.json`. */
  example?: unknown;
}

/** The status of an answer: 201 where a body made something. */
export function statusOf({ method, body }: ApiRoute): number {
  return method === 'POST' && body ? 201 : 200;
}

interface Page {
  nodes: unknown[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/** The page of a connection, whose document asks for `nodes` and for `endCursor` and `hasNextPage` of `pageInfo`. */
export function pageOf(field: string, description: string): ApiAnswer {
  const make = (data: ApiData) => {
    const { nodes, pageInfo } = data[field] as Page;
    return { items: nodes, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
  };
  const schema = (root: Schema) =>
    objectOf({
      items: fieldOf(root, 'nodes'),
      next: orNull(text('The `after` of the next page; null on the last one.')),
    });
  return { shape: 'page', field, description, make, schema };
}

/** One item; `label` names it where there is none. */
export function itemOf(field: string, label: string, description: string): ApiAnswer {
  const make = (data: ApiData) => {
    if (data[field] === null) throw notFound(label);
    return data[field];
  };
  return { shape: 'item', field, description, make, schema: notNull };
}

/** The paging of each list. */
export const pagingParameters = {
  first: {
    ...({ in: 'query', type: 'integer', least: 1, most: 100, usual: 50 } as const),
    description: 'The greatest number of items on the page.',
  },
  after: {
    ...({ in: 'query', type: 'text', maxLength: 200 } as const),
    description: 'The `next` of the page before; without it, the list begins.',
  },
} satisfies Record<string, ApiParameter>;
