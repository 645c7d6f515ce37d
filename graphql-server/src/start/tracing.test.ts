import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addProperty } from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { readConfig } from './config.ts';
import { startTracing } from './tracing.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface SentSpans {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

const app = await startTestApp({ pages: true });
const { ask, call, token } = app;

/** What a collector has got, with the name of the service. */
const received: { path: string; service?: string; spans: SentSpan[] }[] = [];
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as SentSpans;
    received.push({
      path: request.url ?? '',
      service: resourceSpans[0]?.resource.attributes.find(({ key }) => key === 'service.name')?.value
        .stringValue,
      spans: resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    });
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
afterAll(() => new Promise((resolve) => collector.close(resolve)));
beforeEach(() => void received.splice(0));

/** Traces what `act` does, and returns the spans that arrived at the collector. */
async function traced(act: () => Promise<unknown>): Promise<SentSpan[]> {
  const { tracing } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`, OTEL_SERVICE_NAME: 'homes' });
  const stop = await startTracing(tracing);
  await act();
  await stop();
  return received.flatMap(({ spans }) => spans);
}

const valueOf = ({ attributes }: SentSpan, key: string) =>
  attributes.find((one) => one.key === key)?.value.stringValue;
const below = (spans: SentSpan[], parent: SentSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parent && parentSpanId === parent.spanId).map(({ name }) => name);

test('a request, its operation and the commands of it are one trace', async () => {
  const spans = await traced(() => ask('{ me { username } trash { totalCount } }', {}, { token }));
  const [request] = spans.filter(({ name }) => name === 'POST graphql');
  expect(below(spans, request)).toContain('query me trash');
  const operation = spans.find(({ name }) => name === 'query me trash');
  expect(below(spans, operation).length).toBeGreaterThan(0);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(received[0]).toMatchObject({ path: '/v1/traces', service: 'homes' });
});

test('a kept query and a page have their operations and commands too', async () => {
  await addProperty(app);
  const query = await traced(() => ask('{ projects { totalCount } }'));
  const operation = query.find(({ name }) => name === 'query projects');
  expect(below(query, operation).length).toBeGreaterThan(0);
  received.splice(0);
  const page = await traced(() => call('GET', '/shop-left-sidebar'));
  const request = page.find(({ name }) => name === 'GET page');
  expect(below(page, request).filter((name) => name.startsWith('query ')).length).toBeGreaterThan(0);
});

test('spans tell no values, no tokens and no addresses', async () => {
  const path = '/order-tracking?email=asha@example.com&reference=AHG-1';
  const spans = await traced(async () => {
    await call('GET', path, { headers: { 'X-Forwarded-For': '203.0.113.77' } });
    await call('GET', '/shortlist/a-secret-link');
    await ask('mutation ($i: LoginInput!) { login(input: $i) { token } }', {
      i: { username: 'asha@example.com', password: 'a-wrong-password' },
    });
  });
  const request = spans.find((span) => valueOf(span, 'url.path') === '/order-tracking');
  expect(request).toBeDefined();
  expect(JSON.stringify(received)).not.toMatch(/asha|a-secret-link|wrong-password|203\.0\.113|AHG-1/);
});

test('the id of a request is in its span, and one that fails is marked', async () => {
  await addProperty(app);
  await app.db.collection('properties').updateOne({}, { $unset: { images: 1, createdAt: 1 } });
  let id: string | null = null;
  const spans = await traced(async () => {
    id = (await call('GET', '/api/form')).headers.get('x-request-id');
  });
  app.logged.splice(0);
  const request = spans.find(({ name }) => name === 'GET rest');
  expect(request && valueOf(request, 'request.id')).toBe(id);
  expect(request?.status.code).toBe(2);
});

test('a trusted proxy names the span around a request', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const spans = await traced(() => call('GET', '/api/nothing', { headers: { traceparent } }));
  expect(spans.find(({ name }) => name === 'GET rest')).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  });
});

test('without the setting nothing is traced, and wrong settings are named', async () => {
  expect(readConfig({}).tracing).toBeUndefined();
  expect(
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' }).tracing,
  ).toBeUndefined();
  const stop = await startTracing(undefined);
  await call('GET', '/api/nothing');
  await stop();
  expect(received).toEqual([]);
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow('OTEL_EXPORTER');
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(
    'OTEL_TRACES_SAMPLER_ARG',
  );
});

test('a collector that is away holds nothing up', async () => {
  const stop = await startTracing({ url: 'http://127.0.0.1:1/v1/traces', serviceName: 'homes', ratio: 1 });
  expect((await call('GET', '/api/nothing')).status).toBe(404);
  await stop();
});
