import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { addProperty } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { openApiText } from './openapi.ts';

const app = await startTestApp();

// A folder from which packages of the project are found.
const caches = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url));
mkdirSync(caches, { recursive: true });
const folder = mkdtempSync(join(caches, 'api-client-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A program as an integrator writes it; its types come from the description alone. */
const program = `
import createClient from 'openapi-fetch';
import type { paths } from './api';

const client = createClient<paths>({ baseUrl: process.argv[2] });
const list = await client.GET('/api/v1/listings', { params: { query: { first: 1, status: 'FOR_SALE' } } });
const [first] = list.data?.items ?? [];
const price: number | undefined = first?.price?.from;
const id: string = first?.id ?? '';
const one = await client.GET('/api/v1/listings/{id}', { params: { path: { id } } });
const title: string | undefined = one.data?.title;
const none = await client.GET('/api/v1/listings/{id}', { params: { path: { id: '0123456789abcdef01234567' } } });
const code: string | undefined = none.error?.code;
const enquiry = { name: 'Asha Rao', email: 'asha@example.com', service: 'Residential', message: 'Please call.' };
const sent = await client.POST('/api/contacts', { body: enquiry });
const log = await client.GET('/api/v1/changes', { params: { query: { kinds: ['listing.changed'] } } });
const last: number | undefined = log.data?.last;
// @ts-expect-error a parameter of another type
const wrong = () => client.GET('/api/v1/listings', { params: { query: { first: 'many' } } });
// @ts-expect-error a path that does not exist
const missing = () => client.GET('/api/v1/nothing');
console.log(JSON.stringify({ price, title, code, message: sent.data?.message, last, unused: [typeof wrong, typeof missing] }));
`;

test('a client generated from the description compiles and runs', async () => {
  await addProperty(app, { title: 'Lotus Court', price: '1.25 Cr' });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'api.d.ts'), astToString(await openapiTS(openApiText())));
  const file = join(folder, 'client.ts');
  writeFileSync(file, program);
  const compiled = ts.createProgram([file], {
    ...{ strict: true, skipLibCheck: false, types: ['node'], lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] },
    ...{ target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const faults = [...ts.getPreEmitDiagnostics(compiled), ...compiled.emit().diagnostics];
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'client.js'), app.origin]);
  expect(JSON.parse(stdout)).toEqual({
    ...{ price: 12_500_000, title: 'Lotus Court', code: 'NOT_FOUND' },
    ...{ message: expect.stringContaining('.') as string, last: expect.any(Number) as number },
    unused: ['function', 'function'],
  });
});
