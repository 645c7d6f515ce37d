import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { searchParameters } from 'domain/search/project-search.ts';
import { expect, test } from 'vitest';
import { noteChanges } from '../../features/change/note-changes.ts';
import { picture } from '../../testing/data/files.ts';
import {
  addProperty,
  addWithPicture,
  contactInput,
  deleteItem,
  sendApplication,
  sendContact,
} from '../../testing/factories.ts';
import { routesOf } from '../../testing/routes.ts';
import { unknownId } from '../../testing/operations.ts';
import { adminName, adminPassword, startTestApp } from '../../testing/start-test-app.ts';
import { apiRoutes } from '../v1/api-routes.ts';
import { readParameters } from '../v1/read-parameters.ts';
import { documentedRoutes, openApiText } from './openapi.ts';
import { searchFilters } from './search-filters.ts';

const app = await startTestApp();
const { call, token } = app;

const facts = {
  ...{ title: 'Lotus Court', price: '1.25–2 Cr', area: '1,150–1,850 sq ft carpet', rooms: '2–3 BHK' },
  ...{ locality: 'Sector 150', city: 'Noida', latitude: 28.4, longitude: 77.4, yearBuilt: 'Dec 2027' },
};

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, unknown> }>;
}
const description = JSON.parse(openApiText()) as { paths: Record<string, Record<string, Operation>> };

test('the committed description is the one that is answered', async () => {
  const committed = readFileSync(new URL('../../../../openapi.json', import.meta.url), 'utf8');
  expect(committed).toBe(openApiText());
  const { text, headers } = await call('GET', '/openapi.json');
  expect(text).toBe(committed);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('a linter finds nothing, and each example fits its schema', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // The licence of the answers is no matter of the description.
      'info-license': 'off',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-schema-examples': 'error',
      'no-required-schema-properties-undefined': 'error',
      'operation-description': 'off',
    },
  });
  const problems = await lintFromString({ source: openApiText(), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test('the example of each parameter is one that the path takes', () => {
  for (const route of apiRoutes) {
    const values = Object.entries(route.parameters).flatMap(([name, { in: place, example }]) =>
      place === 'query' && example !== undefined ? [[name, example]] : [],
    );
    const query = Object.fromEntries(values) as Record<string, unknown>;
    expect(Object.keys(readParameters(route, { params: {}, query }))).toEqual(Object.keys(query));
  }
});

/** What only browsers, mail programs, operators and the office ask. */
const notForPrograms = [
  ...['GET /healthz', 'GET /readyz', 'GET /metrics'],
  ...['GET /manifest.webmanifest', 'GET /office.webmanifest', 'GET /icons/:hash/:icon.png'],
  ...['GET /share/:kind/:id/:hash.jpg', 'GET /share/code/:slug.svg'],
  ...['GET /api/export/:noun.csv', 'POST /api/export/:noun.csv', 'GET /api/expiries.csv'],
  'POST /api/alerts/stop/:token',
];

test('each path of the application is described, or is not for programs', async () => {
  const described = documentedRoutes.map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  const known = [...(await routesOf(app)), 'POST /graphql'];
  expect([...described, ...notForPrograms].sort()).toEqual(known.sort());
});

test('the filters of the list are those that it reads', () => {
  expect(Object.keys(searchFilters).sort()).toEqual([...searchParameters].sort());
});

test.each(documentedRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s refuses visitors if it says so',
  async (_name, { method, path, callers }) => {
    const address = path.replace('{id}', unknownId).replaceAll(/\{\w+\}/g, 'x');
    const { status } = await call(method, address);
    expect(status === 401).toBe(callers !== undefined);
  },
);

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ ...description, $id: 'openapi' });

/** Fails unless an answer fits the schema that the description has of it. */
function expectToFit(operationId: string, status: number, body: unknown): void {
  for (const [path, methods] of Object.entries(description.paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId !== operationId) continue;
      const type = Object.keys(operation.responses[status]?.content ?? {})[0] ?? '';
      const pointer = ['paths', path, method, 'responses', String(status), 'content', type, 'schema'];
      const inAddress = pointer.map((part) =>
        encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
      );
      const validate = ajv.getSchema(`openapi#/${inAddress.join('/')}`);
      if (!validate) throw new Error(`There is no schema for ${operationId} with ${status}.`);
      expect([operationId, validate(body), validate.errors]).toEqual([operationId, true, null]);
      return;
    }
  throw new Error(`There is no ${operationId}.`);
}

test('the answers of version 1 fit their schemas', async () => {
  const { id } = await addProperty(app, facts, [await picture()]);
  const { id: plain } = await addProperty(app);
  while (await noteChanges(app.context));
  await deleteItem(app, 'PROPERTY', plain);
  while (await noteChanges(app.context));
  const one = await call<{ updatedAt: string }>('GET', `/api/v1/listings/${id}`);
  expectToFit('getListing', one.status, one.body);
  const list = await call('GET', '/api/v1/listings?first=1');
  expectToFit('getListings', list.status, list.body);
  const changes = await call('GET', '/api/v1/changes?after=0');
  expectToFit('getChanges', changes.status, changes.body);
  const path = `/api/v1/listings/${id}?readAt=${one.body.updatedAt}`;
  const patched = await call('PATCH', path, { json: { price: '2 Cr' }, token });
  expectToFit('patchListing', patched.status, patched.body);
  expect(() => expectToFit('getListing', 200, { ...one.body, rooms: 'three' })).toThrow();
});

test('the answers to older clients fit their schemas', async () => {
  await addProperty(app, facts, [await picture()]);
  const { id } = await addProperty(app);
  for (const noun of ['createTeamMember', 'createTestimonial', 'createBlog', 'createMediaItem'] as const)
    await addWithPicture(app, noun);
  await sendContact(app);
  await sendApplication(app);
  const login = { username: adminName, password: adminPassword };
  const asked: [operationId: string, method: string, path: string, json?: object][] = [
    ['listProperties', 'GET', '/api/form'],
    ['listProperties', 'GET', '/api/form?page=1'],
    ['viewForm', 'GET', `/form/view/${id}`],
    ['viewProperty', 'GET', `/api/form/view/${id}`],
    ['listTeamMembers', 'GET', '/api/teamMembers'],
    ['listTestimonials', 'GET', '/api/testimonialUsers'],
    ['listStories', 'GET', '/api/blogs'],
    ['listMediaItems', 'GET', '/api/media'],
    ['sendContact', 'POST', '/api/contacts', contactInput()],
    ['listContacts', 'GET', '/api/contacts'],
    ['listApplications', 'GET', '/api/applications'],
    ['login', 'POST', '/api/auth/login', login],
    ['askGraphql', 'POST', '/graphql', { query: '{ listings { nodes { id } } }' }],
    ['removeProperty', 'DELETE', `/api/form/${id}`],
  ];
  for (const [operationId, method, path, json] of asked) {
    const { status, body } = await call(method, path, { token, json });
    expectToFit(operationId, status, body);
  }
});
