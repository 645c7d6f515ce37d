import { errorReasons } from '../../base/error-reason.ts';
import { errorCodes } from '../../base/errors.ts';
import { createSchema } from '../graphql/schema.ts';
import { replayedHeader } from '../../kit/once/once.ts';
import { problemType, tellsProblems } from '../problem.ts';
import { apiRoutes } from '../v1/api-routes.ts';
import { apiPath } from './api-paths.ts';
import { documentRoutes } from './document-routes.ts';
import { tags } from './documented-route.ts';
import type { Content, DocumentedRoute, Ends } from './documented-route.ts';
import { GraphqlSchemas } from './graphql-schemas.ts';
import { objectOf, refTo, text as textOf } from './json-schema.ts';
import type { Components } from './json-schema.ts';
import { olderItems } from './older-items.ts';
import { olderRoutes } from './older-routes.ts';
import { webhookEvents } from './webhook-events.ts';

/** Every path that the site describes to programs, in one table. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  ...apiRoutes.map(apiPath),
  ...documentRoutes,
  ...olderRoutes,
];

const fields = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'A sentence for each wrong field or parameter.',
};

const errors: Components = {
  Problem: objectOf(
    {
      type: textOf('`about:blank`.'),
      title: textOf('The name of the status.'),
      status: { type: 'integer' },
      detail: textOf('A sentence for people.'),
      code: { type: 'string', enum: errorCodes, description: 'The code, as GraphQL has it.' },
      reason: {
        type: 'string',
        enum: Object.keys(errorReasons),
        description: [
          'What it is about, more closely than the code.\n',
          ...Object.entries(errorReasons).map(([name, meaning]) => `- \`${name}\`: ${meaning}`),
        ].join('\n'),
      },
      'fields?': fields,
      'checks?': { type: 'array', items: { type: 'object' }, description: 'The open checks of a listing.' },
      'conflict?': { type: 'object', description: 'What was changed since, when and by whom.' },
      'scope?': textOf('The scope that the token lacks.'),
      'sequence?': {
        type: 'integer',
        description: 'From where to follow the log, once everything was read.',
      },
      'requestId?': textOf('Name it when you report an error.'),
      'retryAfterSeconds?': { type: 'integer' },
    },
    'An error (RFC 9457).',
  ),
  Refusal: objectOf(
    { message: textOf('A sentence for people.'), 'fields?': fields, 'requestId?': textOf() },
    'An error, as older clients read it.',
  ),
};

const bearer = {
  type: 'http',
  scheme: 'bearer',
  description:
    'An API token, which an owner makes in the office, or the token of a login. What visitors may read needs none. A token that is wrong or has ended is refused everywhere.',
};

const problem = {
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  detail: '`first` is a whole number from 1 to 100.',
  code: 'BAD_USER_INPUT',
  reason: 'BAD_VALUE',
  fields: { first: '`first` is a whole number from 1 to 100.' },
};

const responses = {
  RpcError: {
    description: 'It was refused; `message` says why.',
    content: {
      'application/json': {
        schema: objectOf({
          ...{ jsonrpc: { type: 'string', const: '2.0' }, id: { type: 'null' } },
          error: objectOf({ code: { type: 'integer' }, message: textOf() }),
        }),
        example: {
          jsonrpc: '2.0',
          id: null,
          error: { code: -32_600, message: 'Please send one call as JSON.' },
        },
      },
    },
  },
  Problem: {
    description: 'It was refused; `detail` says why.',
    content: { [problemType]: { schema: refTo('Problem'), example: problem } },
  },
  Refusal: {
    description: 'It was refused; `message` says why.',
    content: { 'application/json': { schema: refTo('Refusal'), example: { message: 'Invalid ID' } } },
  },
};

const rateLimits = {
  RateLimit: {
    description: 'What is left, and the seconds until the next minute (IETF draft 11).',
    schema: { type: 'string' },
    example: '"cost";r=99950;t=42',
  },
  'RateLimit-Policy': {
    description: 'The limit and its seconds.',
    schema: { type: 'string' },
    example: '"cost";q=100000;w=60',
  },
};

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'With it, the same request again is written once, and gets the first answer, for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '0198a1b2-6f3c-7d11-9a52-5b1f0c2f7e10',
};

const replayed = {
  description: '`true` where this is the first answer once more.',
  schema: { type: 'string' },
  example: 'true',
};

let made: string | undefined;

/** The description of the API in OpenAPI 3.1, as a text that never changes while the process runs. */
export function openApiText(): string {
  return (made ??= `${JSON.stringify(openApi(), null, 2)}\n`);
}

function openApi() {
  const components: Components = { ...errors };
  const schemas = new GraphqlSchemas(createSchema(), components);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of documentedRoutes)
    (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route, schemas);
  const webhooks = webhookEvents(schemas);
  const schemasOf = { ...components, ...olderItems };
  const text = JSON.stringify([paths, webhooks, schemasOf, responses]);
  // An answer may leave out a part of its document.
  const used = Object.entries(schemasOf).filter(([name]) => text.includes(`"${refTo(name).$ref}"`));
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API of the site',
      version: '1',
      description:
        'All paths for programs. `POST /graphql` answers every question; `/api/v1` is a fixed part of it as typed JSON. Prices are whole Indian rupees.',
    },
    servers: [{ url: '/', description: 'The site that answered this description.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    webhooks,
    components: {
      schemas: Object.fromEntries(used),
      responses,
      parameters: { [keyParameter.name]: keyParameter },
      headers: { ...rateLimits, [replayedHeader]: replayed },
      securitySchemes: { bearer },
    },
  };
}

function operationOf(route: DocumentedRoute, schemas: GraphqlSchemas) {
  const { operationId, tag, summary, parameters, callers, body, ends, answer } = route;
  const takesKey = route.method !== 'GET' && !route.isKeyless;
  const headers = [...Object.keys(rateLimits), ...(takesKey ? [replayedHeader] : [])];
  const notes = [...(callers ? [whoMay(callers)] : []), ...(ends ? [whenItEnds(ends)] : [])];
  const refusal = { $ref: `#/components/responses/${refusalOf(route.path)}` };
  return {
    ...{ operationId, tags: [tag], summary },
    ...(notes.length > 0 && { description: notes.join(' ') }),
    ...(ends && { deprecated: true }),
    security: callers ? [{ bearer: callers.scopes }] : [{}, { bearer: [] }],
    parameters: [
      ...Object.entries(parameters).map(([name, { withCommas, ...parameter }]) => ({
        name,
        ...parameter,
        ...(withCommas && { style: 'form', explode: false }),
      })),
      ...(takesKey ? [{ $ref: `#/components/parameters/${keyParameter.name}` }] : []),
    ],
    ...(body && { requestBody: { required: true, content: contentOf(body, schemas) } }),
    responses: {
      [answer.status]: {
        description: answer.description,
        headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
        ...(answer.content && { content: contentOf(answer.content, schemas) }),
      },
      '4XX': refusal,
      '5XX': refusal,
    },
  };
}

function refusalOf(path: string): keyof typeof responses {
  if (path === '/mcp') return 'RpcError';
  return tellsProblems(path) ? 'Problem' : 'Refusal';
}

function whoMay({ roles, scopes }: NonNullable<DocumentedRoute['callers']>): string {
  const accounts = `Accounts: ${roles.map((role) => role.toLowerCase()).join(', ')}.`;
  const tokens = scopes.map((scope) => `\`${scope}\``).join(' or ');
  return `${accounts} API tokens: ${tokens || 'none'}.`;
}

const whenItEnds = ({ lastDay, instead }: Ends) => `It stays until ${lastDay}; use ${instead} in its place.`;

function contentOf({ types, schema, example }: Content, schemas: GraphqlSchemas) {
  const own = typeof schema === 'function' ? schema(schemas) : schema;
  return Object.fromEntries(
    types.map((type) => [type, { schema: own, ...(example !== undefined && { example }) }]),
  );
}
