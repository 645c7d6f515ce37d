import { buildClientSchema, getIntrospectionQuery, Kind, parse } from 'graphql';
import type { GraphQLSchema, IntrospectionQuery } from 'graphql';
import { authorization } from '../../lib/session.ts';

/** What the server answered. */
export interface ApiAnswer {
  status: number;
  ms: number;
  body: ApiBody;
}

interface ApiBody {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string } }[];
  extensions?: { cost?: { queryCost: number; maxCost: number } };
}

interface ApiQuestion {
  query: string;
  variables?: object;
  operationName?: string;
}

/** Sends an operation as the account that is logged in. Throws if the network is away. */
export async function askApi(question: ApiQuestion): Promise<ApiAnswer> {
  const began = performance.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...authorization(),
    },
    body: JSON.stringify(question),
  });
  const body = (await response.json()) as ApiBody;
  return { status: response.status, ms: Math.round(performance.now() - began), body };
}

/** Whether the server no longer knows the login. */
export function isLoginOver({ body }: ApiAnswer): boolean {
  return body.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;
}

/** The schema as the server describes it to this account. Throws if it cannot be read. */
export async function readSchema(): Promise<GraphQLSchema> {
  const { body } = await askApi({ query: getIntrospectionQuery() });
  return buildClientSchema(body.data as IntrospectionQuery);
}

/** The name of the operation at a place in a text, if it has several; undefined else, or if it cannot be read. */
export function operationAt(text: string, place: number): string | undefined {
  try {
    const operations = parse(text).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    if (operations.length < 2) return undefined;
    return (operations.find(({ loc }) => loc && place <= loc.end) ?? operations.at(-1))?.name?.value;
  } catch {
    return undefined;
  }
}

/** The typed variables; null if they are not an object. */
export function readVariables(text: string): object | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
