import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';

const { ask, call, token } = await startTestApp({ settings: { introspection: false } });

test('the schema is closed to visitors, with the names in it', async () => {
  const introspection = getIntrospectionQuery();
  const refused = await ask(introspection);
  expect([refused.status, refused.data]).toEqual([400, {}]);
  expect(refused.errors?.[0]?.message).toBe('Please read the schema at /schema.graphql, or log in.');
  expect((await ask('{ a: __type(name: "Query") { name } }')).status).toBe(400);
  expect((await ask('{ ...A } fragment A on Query { __schema { description } }')).status).toBe(400);
  expect((await ask('{ project { items { title } } }')).text).not.toContain('projects');
  expect((await ask('{ projects { __typename totalCount } }')).errors).toBeUndefined();
  expect((await call('GET', '/schema.graphql')).text).toContain('type Query {');
});

test('accounts may ask for it', async () => {
  expect((await ask(getIntrospectionQuery(), {}, { token })).errors).toBeUndefined();
});
