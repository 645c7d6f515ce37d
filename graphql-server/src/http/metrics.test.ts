import { expect, test } from 'vitest';
import { joinMetrics } from '../base/watch/metrics.ts';
import { shapeOf } from '../database/watch-commands.ts';
import { addProperty } from '../testing/factories.ts';
import { valueOf } from '../testing/data/measures.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const metricsToken = 'a-token-for-the-metrics';
const app = await startTestApp({ pages: true, settings: { metricsToken } });
const { ask, call } = app;

/** How much a measure grows while `act` runs. */
async function growth(measure: string, act: () => Promise<unknown>): Promise<number> {
  const before = await valueOf(app, measure);
  await act();
  return (await valueOf(app, measure)) - before;
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
  expect(Math.round((await valueOf(app, 'ahg_backup_age_seconds')) / 60)).toBe(60);
});

test('e-mails of alerts that wait or failed are counted', async () => {
  const mail = (state: string) => ({
    state,
    kind: 'news',
    createdAt: new Date(),
    dueAt: null,
    lastError: null,
  });
  await app.db
    .collection('alertMails')
    .insertMany([mail('QUEUED'), mail('SENDING'), mail('FAILED'), mail('UNCERTAIN'), mail('SENT')]);
  expect(await valueOf(app, 'ahg_alert_mails_waiting')).toBe(2);
  expect(await valueOf(app, 'ahg_alert_mails_failed')).toBe(2);
  expect(await valueOf(app, 'ahg_mails_waiting')).toBe(0);
});

test('measures of several processes are joined below one explanation', () => {
  const of = (process: string, value: number) =>
    `# HELP a First.\n# TYPE a counter\na{process="${process}"} ${value}\n# HELP b Second.\n# TYPE b gauge\nb{process="${process}"} 7`;
  expect(joinMetrics([of('web 1', 1), of('web 2', 2)])).toBe(
    [
      ...['# HELP a First.', '# TYPE a counter', 'a{process="web 1"} 1', 'a{process="web 2"} 2'],
      ...['# HELP b Second.', '# TYPE b gauge', 'b{process="web 1"} 7', 'b{process="web 2"} 7', ''],
    ].join('\n'),
  );
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
