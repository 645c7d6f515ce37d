import { contentRoles, hiringRoles } from '../../access/roles.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { feeds } from 'domain/site/feed-links.ts';
import type { DocumentedRoute, Tag } from './documented-route.ts';
import { listOf, objectOf, text } from './json-schema.ts';
import type { Schema } from './json-schema.ts';
import { idParameter } from './older-routes.ts';

const tag: Tag = 'Documents for programs';
const file: Schema = { type: 'string', format: 'binary' };

/** A document that takes nothing. */
function documentAt(path: string, operationId: string, type: string, summary: string): DocumentedRoute {
  const schema: Schema = type.endsWith('json') ? { type: 'object' } : text();
  return {
    ...{ method: 'GET', path, tag, operationId, summary, parameters: {} },
    answer: { status: 200, description: 'The document.', content: { types: [type], schema } },
  };
}

const inPath = (description: string) => ({
  ...{ in: 'path' as const, required: true, description, schema: text() },
});

/** GraphQL, and what tells programs of the site. */
export const documentRoutes: readonly DocumentedRoute[] = [
  {
    ...{ method: 'POST', path: '/graphql', tag: 'GraphQL', operationId: 'askGraphql', parameters: {} },
    summary: 'Answers one GraphQL operation.',
    body: {
      types: ['application/json'],
      schema: objectOf({
        query: text('The document.'),
        'variables?': { type: 'object', additionalProperties: true },
        'operationName?': text(),
      }),
      example: { query: '{ listings(first: 2) { nodes { id title slug } } }' },
    },
    answer: {
      status: 200,
      description: 'The data, and the errors of single fields.',
      content: {
        types: ['application/json'],
        schema: objectOf({
          'data?': { type: ['object', 'null'] },
          'errors?': listOf(objectOf({ message: text(), 'extensions?': { type: 'object' } })),
          'extensions?': { type: 'object', description: '`cost` says what the question has cost.' },
        }),
      },
    },
  },
  {
    ...{ method: 'POST', path: '/mcp', tag: 'Assistants', operationId: 'callTool', parameters: {} },
    isKeyless: true,
    summary: 'One message of the Model Context Protocol over streamable HTTP, without sessions.',
    body: {
      types: ['application/json'],
      schema: objectOf({
        jsonrpc: { type: 'string', const: '2.0' },
        method: text('`tools/list`, `tools/call` and so on.'),
        'id?': { type: ['string', 'integer'] },
        'params?': { type: 'object', additionalProperties: true },
      }),
      example: {
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'search_homes', arguments: { query: '3 bhk under 1.5 crore' } },
      },
    },
    answer: {
      status: 200,
      description: 'The answer in JSON-RPC.',
      content: {
        types: ['application/json'],
        schema: objectOf({
          jsonrpc: { type: 'string', const: '2.0' },
          'id?': { type: ['string', 'integer', 'null'] },
          'result?': { type: 'object' },
          'error?': objectOf({ code: { type: 'integer' }, message: text() }),
        }),
      },
    },
  },
  documentAt(
    '/schema.graphql',
    'readSchema',
    'text/plain',
    'The GraphQL schema with descriptions and costs.',
  ),
  documentAt('/openapi.json', 'readOpenapi', 'application/json', 'This description.'),
  documentAt(
    '/developers/listen.mjs',
    'readListener',
    'text/javascript',
    'A program for Node.js that fetches, verifies and hands on the deliveries of a webhook without an address.',
  ),
  documentAt(
    '/llms.txt',
    'readLlms',
    'text/plain',
    'What the site holds, for programs that read for people.',
  ),
  documentAt('/robots.txt', 'readRobots', 'text/plain', 'What robots should leave alone.'),
  documentAt('/.well-known/security.txt', 'readSecurity', 'text/plain', 'Where to report a weakness.'),
  documentAt('/sitemap.xml', 'readSitemap', 'application/xml', 'The files of the site map.'),
  {
    ...documentAt('/sitemaps/{file}.xml', 'readSitemapFile', 'application/xml', 'A file of the site map.'),
    parameters: { file: inPath('The name of the file, as the site map has it.') },
  },
  ...Object.entries(feeds).flatMap(([name, { path }]) => {
    const noun = name.replace(/^./, (letter) => letter.toUpperCase());
    return [
      documentAt(
        `${path}.json`,
        `read${noun}Json`,
        'application/feed+json',
        `The 30 newest, as JSON Feed 1.1.`,
      ),
      documentAt(`${path}.xml`, `read${noun}Rss`, 'application/rss+xml', `The 30 newest, as RSS 2.0.`),
    ];
  }),
  documentAt('/map-ground.svg', 'readMapGround', 'image/svg+xml', 'The ground of our maps.'),
  {
    ...{ method: 'GET', path: '/files/{id}/{name}', tag, operationId: 'readFile' },
    summary: 'A picture in the best format that `Accept` allows.',
    parameters: {
      ...idParameter,
      name: inPath('Its name, as the address has it.'),
      w: {
        in: 'query',
        schema: { type: 'integer' },
        description: 'The width in pixels: 480, 720, 960 or 1600.',
      },
    },
    answer: {
      status: 200,
      description: 'The picture.',
      content: { types: ['image/avif', 'image/webp', 'image/jpeg'], schema: file },
    },
  },
  {
    ...{ method: 'GET', path: '/documents/{id}/{name}', tag, operationId: 'readDocument' },
    summary: 'A document of a property that visitors may download.',
    parameters: { ...idParameter, name: inPath('Its name, as the address has it.') },
    answer: { status: 200, description: 'The file.', content: { types: ['application/pdf'], schema: file } },
  },
  {
    ...{ method: 'GET', path: '/api/documents/{id}/file', tag, operationId: 'readPrivateDocument' },
    summary: 'Any document of a property, private ones too.',
    parameters: idParameter,
    callers: { roles: contentRoles, scopes: [ApiScope.LISTINGS_READ] },
    answer: {
      status: 200,
      description: 'The file.',
      content: { types: ['application/octet-stream'], schema: file },
    },
  },
  {
    ...{ method: 'GET', path: '/project-details/{slug}/cost.pdf', tag, operationId: 'readCostSheet' },
    summary: 'What a home costs, line by line; it takes the parameters of the address of its page.',
    parameters: { slug: inPath('The last part of the address of the property.') },
    answer: { status: 200, description: 'The sheet.', content: { types: ['application/pdf'], schema: file } },
  },
  {
    ...{ method: 'GET', path: '/api/events', tag, operationId: 'followLeads', parameters: {} },
    summary: 'Server-sent events that name changed enquiries, people and applications.',
    callers: { roles: hiringRoles, scopes: [] },
    answer: {
      status: 200,
      description: 'The stream, without an end.',
      content: { types: ['text/event-stream'], schema: text() },
    },
  },
];
