import { expect, test } from 'vitest';
import { shapeOf } from '../database/watch-commands.ts';
import { addProperty } from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const metricsToken = 'a-token-for-the-metrics';
const app = await startTestApp({ pages: true, settings: { metricsToken } });
const { ask, call } = app;

/** The value of a measure, with its labels; 0 if there is none. */
async function valueOf(measure: string): Promise<number> {
  const { text } = await call('GET', '/metrics');
  const found = text.split('\n').find((line) => line.startsWith(`${measure} `));
  return Number(found?.slice(measure.length + 1) ?? 0);
}

/** How much a measure grows while `act` runs. */
async function growth(measure: string, act: () => Promise<unknown>): Promise<number> {
  const before = await valueOf(measure);
  await act();
  return (await valueOf(measure)) - before;
}

test('the metrics are a text that Prometheus reads', async () => {
  await addProperty(app);
  await ask('{ projects { totalCount } }');
  const { headers, text } = await call('GET', '/metrics');
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const name = '[a-z_0-9]+(?:\\{[a-z]+="[^"\\n]*"(?:,[a-z]+="[^"\\n]*")*\\})?';
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(
      new RegExp(
        `^(?:# HELP [a-z_0-9]+ .+|# TYPE [a-z_0-9]+ (?:counter|gauge|histogram)|${name} [\\d.e+-]+)$`,
      ),
    );
  for (const measure of ['ahg_database_up 1', 'ahg_mails_waiting 0', 'process_resident_memory_bytes'])
    expect(text).toContain(measure);
});

test('the age of the last complete backup is measured, once there is one', async () => {
  expect((await call('GET', '/metrics')).text).not.toContain('ahg_backup_age_seconds');
  const hourAgo = { startedAt: new Date(Date.now() - 3_600_000) };
  await app.db.collection('backups').insertMany([
    { state: 'DONE', ...hourAgo },
    { state: 'FAILED', startedAt: new Date() },
  ]);
  expect(Math.round((await valueOf('ahg_backup_age_seconds')) / 60)).toBe(60);
});

test('requests are counted by kind and status, also those from memory', async () => {
  await addProperty(app);
  const read = () => call('GET', '/api/form');
  await read();
  expect(await growth('ahg_http_request_seconds_count{kind="rest",status="200"}', read)).toBe(1);
  expect(await growth('ahg_kept_answers_total{from="memory"}', read)).toBe(1);
  const lost = () => call('GET', '/api/nothing');
  expect(await growth('ahg_http_request_seconds_count{kind="rest",status="404"}', lost)).toBe(1);
  expect(await growth('ahg_errors_total{code="NOT_FOUND"}', lost)).toBe(1);
});

test('operations are counted by field, and invented fields add none', async () => {
  const me = () => ask('{ mine: me { username } }', {}, { token: app.token });
  expect(await growth('ahg_graphql_operations_total{field="me",result="ok"}', me)).toBe(1);
  const refused = () => ask('{ contacts { totalCount } }');
  expect(await growth('ahg_graphql_operations_total{field="contacts",result="failed"}', refused)).toBe(1);
  await ask('{ castles { id } }');
  expect((await call('GET', '/metrics')).text).not.toContain('castles');
});

test('commands of the database are counted with their durations', async () => {
  const read = () => ask('{ me { username } }', {}, { token: app.token });
  expect(await growth('ahg_database_command_seconds_count{command="find"}', read)).toBeGreaterThan(0);
});

test.each([
  ['through a proxy', { 'X-Forwarded-For': '203.0.113.7' }, 404],
  ['through a proxy that names itself', { Via: '1.1 proxy' }, 404],
  ['with a wrong token', { Authorization: 'Bearer wrong' }, 404],
  [
    'with the token, through a proxy',
    { Authorization: `Bearer ${metricsToken}`, 'X-Forwarded-For': '203.0.113.7' },
    200,
  ],
  ['on the same machine', {}, 200],
])('a caller %s is answered %s → %i', async (_who, headers, status) => {
  expect((await call('GET', '/metrics', { headers })).status).toBe(status);
});

test('a slow query is noted by its names, never by its values', () => {
  const query = {
    email: 'asha@example.com',
    $or: [{ at: { $gt: new Date() } }, { tags: ['one', 'two'] }],
    name: /asha/,
  };
  expect(shapeOf(query)).toEqual({ email: '?', $or: [{ at: { $gt: '?' } }, { tags: '?' }], name: '?' });
});
