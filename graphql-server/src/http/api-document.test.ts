import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addProperty } from '../testing/factories.ts';
import { pdf, picture } from '../testing/data/files.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const { origin, ...app } = await startTestApp();

const text = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const commands = [...text.matchAll(/```sh\n(curl [^]*?)\n```/g)].map(([, command = '']) => command);

/** The words of a command line with quotes, with the token in its place. */
function wordsOf(command: string): string[] {
  const line = command.replaceAll('\\\n', ' ').replaceAll('$TOKEN', app.token);
  const words = line.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? [];
  return words.map((word) => word.replace(/^([\w.]+=)?(['"])(.*)\2$/s, '$1$3'));
}

/** The file that `@name` stands for. */
async function fileNamed(name: string): Promise<File> {
  return name.endsWith('.pdf') ? pdf(name) : await picture();
}

/** Sends what a curl command of the document would send. */
async function run(command: string): Promise<Response> {
  const [, address = '', ...options] = wordsOf(command);
  const headers = new Headers();
  const form = new FormData();
  let body: string | undefined;
  let method: string | undefined;
  for (let place = 0; place < options.length; place += 2) {
    const [option, value = ''] = options.slice(place, place + 2);
    const [name = '', rest = ''] = value.split(/=(.*)/s);
    if (option === '-H') headers.set(...(value.split(': ') as [string, string]));
    else if (option === '-X') method = value;
    else if (option === '-d') body = value;
    else if (option === '-F') form.append(name, rest.startsWith('@') ? await fileNamed(rest.slice(1)) : rest);
    else if (option !== '-o') throw new Error(`The test does not know ${option}.`);
  }
  const sent = body ?? ([...form.keys()].length > 0 ? form : undefined);
  const target = address.replace('http://localhost:3000', origin);
  return fetch(target, { headers, ...(sent !== undefined && { method: method ?? 'POST', body: sent }) });
}

test('the document begins with calls of both doors', () => {
  expect(commands.length).toBeGreaterThanOrEqual(7);
  for (const path of ['/graphql', '/schema.graphql', '/api/form', '/api/contacts', '/api/auth/login'])
    expect(commands.some((command) => command.startsWith(`curl http://localhost:3000${path}`))).toBe(true);
});

test.each(commands)('%s works as it stands', async (command) => {
  const { id } = await addProperty(app, { price: '1.25 Cr', category: 'RESIDENTIAL' });
  const stored = await app.db.collection<{ updatedAt: Date }>('properties').findOne();
  const readAt = stored?.updatedAt.toISOString() ?? '';
  const response = await run(command.replace('$ID', id).replace('$UPDATED_AT', readAt));
  const said = await response.text();
  expect(Math.floor(response.status / 100), said).toBe(2);
  expect(said).not.toContain('"errors":[');
  expect(said.length).toBeGreaterThan(20);
  if (command.includes('ProjectFilter')) expect(said).toContain('"totalCount":1');
});
