import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { noteChanges } from '../../features/change/note-changes.ts';
import { addProperty, deleteItem } from '../../testing/factories.ts';
import { unknownId } from '../../testing/operations.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { asManyAsFit, fitted, maxCharacters } from './fit.ts';

const portal = 'https://portal.example.com';
const app = await startTestApp({ limitSubmissions: true, settings: { corsOrigins: [portal] } });
const { call, db, origin } = app;

interface Result {
  content: { type: string; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}
interface Rpc {
  result?: Result & { tools?: Listed[] };
  error?: { code: number; message: string };
}
interface Listed {
  name: string;
  title: string;
  description: string;
  inputSchema: { properties: Record<string, object>; required?: string[] };
  outputSchema: object;
  annotations: Record<string, boolean>;
}

/** Sends a message as curl would. */
async function send(
  message: unknown,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
) {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  const sent = { 'Content-Type': 'application/json', Accept: '*/*', ...headers };
  const answer = await call<Rpc>('POST', '/mcp', { body, headers: sent, token });
  return { ...answer, rpc: answer.body };
}

async function use(name: string, args: Record<string, unknown>, options = {}): Promise<Result> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  const { rpc } = await send(message, options);
  if (!rpc.result) throw new Error(rpc.error?.message);
  return rpc.result;
}

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const facts = { title: 'Lotus Court', price: '1.25 Cr', area: '1,150 sq ft carpet', category: 'RESIDENTIAL' };
const enquiry = {
  ...{ name: 'Asha Rao', phone: '98100 00000', message: 'May I see it?', agree: true },
  ...{ shareWithBuilder: false, whatsapp: true, newsletter: false, key: 'a-key-of-sixteen-signs' },
};

test.each([
  ['2025', { mode: 'legacy' }],
  ['2026-07-28', { mode: { pin: '2026-07-28' } }],
] as const)('a client of the era of %s finds and uses the tools', async (_era, versionNegotiation) => {
  const { id } = await addProperty(app, facts);
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...[
      'search_homes',
      'get_home',
      'cost_of_home',
      'loan_emi',
      'find_places',
      'what_changed',
      'send_enquiry',
    ],
  ]);
  const found = await client.callTool({ name: 'search_homes', arguments: { query: 'lotus' } });
  expect(found.structuredContent).toMatchObject({
    homes: [{ id, title: 'Lotus Court' }],
    total: 1,
    next: null,
  });
  const missing = await client.callTool({ name: 'get_home', arguments: { id: unknownId } });
  expect(missing).toMatchObject({ isError: true, content: [{ text: 'Property not found.' }] });
  await client.close();
});

test('each tool has a title, hints and schemas, and says that words of listings are quoted', async () => {
  const { rpc } = await send(list);
  const tools = rpc.result?.tools ?? [];
  expect(tools).toHaveLength(7);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const { name, title, description, annotations, inputSchema, outputSchema } of tools) {
    expect(title).toMatch(/^[A-Z]/);
    expect(annotations).toMatchObject({ readOnlyHint: name !== 'send_enquiry', destructiveHint: false });
    if (name.includes('home')) expect(description).toContain('quoted text');
    expect(ajv.validateSchema(inputSchema) && ajv.validateSchema(outputSchema)).toBe(true);
  }
  const sending = tools.find(({ name }) => name === 'send_enquiry');
  expect(sending?.inputSchema.required).toEqual(
    expect.arrayContaining(['agree', 'shareWithBuilder', 'whatsapp', 'newsletter', 'key']),
  );
  expect(JSON.stringify(sending?.inputSchema)).not.toContain('default');
});

test('what the tools say is the same as text, with addresses, the day of the price and the advertisement', async () => {
  const { id, slug } = await addProperty(app, facts);
  const searched = await use('search_homes', { query: 'lotus', maxPrice: 20_000_000 });
  expect(JSON.parse(searched.content[0]?.text ?? '')).toEqual(searched.structuredContent);
  const home = {
    ...{ id, url: expect.stringMatching(new RegExp(`^http.*/project-details/${slug}$`)) as string },
    priceAsOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    advertisement: expect.stringContaining('agent registration') as string,
  };
  expect(searched.structuredContent).toMatchObject({ homes: [{ ...home, price: { from: 12_500_000 } }] });
  expect((await use('get_home', { id })).structuredContent).toMatchObject({
    ...home,
    address: 'Plot 12, Sector 150, Noida',
  });
  const cost = await use('cost_of_home', { id, floor: 3, buyer: 'WOMAN' });
  expect(cost.structuredContent).toMatchObject({ home, cost: { total: expect.any(Number) as number } });
  expect(
    (await use('loan_emi', { loan: 5_000_000, interestPercent: 8.5, years: 20 })).structuredContent,
  ).toMatchObject({
    ...{ monthly: 43_392, instalments: 240 },
  });
  expect((await use('find_places', { query: 'sector 150' })).structuredContent).toMatchObject({
    places: expect.arrayContaining([expect.objectContaining({ key: 'noida/sector-150' })]) as object[],
  });
  while (await noteChanges(app.context));
  expect((await use('what_changed', { after: 0 })).structuredContent).toMatchObject({
    ...{ next: 1, hasMore: false },
    changes: [
      {
        ...{ kind: 'LISTING_PUBLISHED', itemId: id, title: 'Lotus Court' },
        url: expect.stringMatching(/^http.*\/project-details\/lotus-court$/) as string,
      },
    ],
  });
  await deleteItem(app, 'PROPERTY', id);
  await noteChanges(app.context);
  expect((await use('what_changed', { after: 1 })).structuredContent).toMatchObject({
    changes: [{ kind: 'LISTING_REMOVED', itemId: id, title: null, url: null }],
  });
});

test('pages of a search are walked with `next`', async () => {
  for (let place = 0; place < 12; place += 1) await addProperty(app, { ...facts, title: `Lotus ${place}` });
  const first = (await use('search_homes', {})).structuredContent as { homes: unknown[]; next: number };
  expect([first.homes.length, first.next]).toEqual([10, 2]);
  const second = (await use('search_homes', { page: first.next })).structuredContent;
  expect(second).toMatchObject({ total: 12, next: null });
});

test('an answer has no control characters, and at most 25,000 characters', () => {
  const words = `quoted\u0000 \u001b[31m words\u202e \n${'long '.repeat(9_000)}`;
  const { structured, text } = fitted({
    homes: Array.from({ length: 20 }, () => ({ words, list: [words] })),
  });
  expect(text.length).toBeLessThanOrEqual(maxCharacters);
  expect(JSON.parse(text)).toEqual(structured);
  expect(JSON.stringify(structured)).toContain('quoted [31m words \\nlong');
});

test.each([
  ['search_homes', { colour: 'red' }, 'This tool has no argument `colour`. It takes query, intent, '],
  ['search_homes', { intent: 'LEASE' }, '`intent` is one of BUY, RENT.'],
  ['search_homes', { page: 0 }, '`page` is a whole number from 1 to 1000.'],
  ['get_home', {}, 'Please send `id`.'],
  ['get_home', { id: 7 }, '`id` is a text of the form ^[0-9a-f]{24}$.'],
])('%s with %o is told what it takes', async (name, args, said) => {
  const { rpc } = await send({ ...list, method: 'tools/call', params: { name, arguments: args } });
  expect(JSON.stringify(rpc)).toContain(said.slice(0, -1));
});

test('a list of changes ends where the answer is full', () => {
  const rows = Array.from({ length: 100 }, (_row, sequence) => ({ sequence, fields: ['words'.repeat(80)] }));
  const told = asManyAsFit(rows);
  expect(told).toEqual(rows.slice(0, told.length));
  expect(told.length).toBeGreaterThan(40);
  expect(JSON.stringify(told).length).toBeLessThan(maxCharacters);
});

test('an enquiry arrives once with its consents, by phone alone', async () => {
  const { id } = await addProperty(app, facts);
  const headers = { 'X-Forwarded-For': '198.51.100.9' };
  const sent = await use('send_enquiry', { ...enquiry, propertyId: id }, { headers });
  expect(sent.structuredContent).toMatchObject({ reference: expect.stringMatching(/^[A-Z]+-/) as string });
  expect((await use('send_enquiry', { ...enquiry, propertyId: id }, { headers })).structuredContent).toEqual(
    sent.structuredContent,
  );
  const other = await use(
    'send_enquiry',
    { ...enquiry, propertyId: id, message: 'Other words.' },
    { headers },
  );
  expect(other.isError).toBe(true);
  const stored = await db.collection('contactRequests').find().toArray();
  expect(stored).toMatchObject([
    {
      ...{ name: 'Asha Rao', email: null, phoneE164: '+919810000000', source: 'ENQUIRY', page: '/mcp' },
      receipt: { consents: [{ purpose: 'ANSWER' }, { purpose: 'WHATSAPP' }] },
    },
  ]);
});

test.each([
  ['no consent to an answer', { agree: false }],
  ['neither phone nor e-mail', { phone: undefined }],
  ['no choice about WhatsApp', { whatsapp: undefined }],
  ['no key', { key: undefined }],
  ['a short key', { key: 'short' }],
  ['no name', { name: '' }],
  ['an unknown field', { source: 'PARTNER' }],
  ['news without an address', { newsletter: true }],
])('an enquiry with %s is refused with a sentence', async (_what, wrong) => {
  const { isError, content } = await use('send_enquiry', { ...enquiry, ...wrong });
  expect(isError).toBe(true);
  expect(content[0]?.text.length).toBeGreaterThan(10);
  expect(await db.collection('contactRequests').countDocuments()).toBe(0);
});

test('the limits of the form hold for its address', async () => {
  const headers = { 'X-Forwarded-For': '198.51.100.10' };
  const answers: (boolean | undefined)[] = [];
  for (let place = 0; place < 9; place += 1) {
    const phone = `98100 0000${place}`;
    answers.push(
      (await use('send_enquiry', { ...enquiry, phone, key: `a-key-of-sixteen-${place}` }, { headers }))
        .isError,
    );
  }
  expect(answers).toEqual([...Array.from({ length: 8 }, () => undefined), true]);
});

test.each([
  ['application/json', /^application\/json/],
  ['text/event-stream', /^text\/event-stream/],
  ['*/*', /^application\/json/],
  ['application/json, text/event-stream', /^application\/json/],
])('Accept: %s is answered', async (accept, type) => {
  const { status, headers, text } = await send(list, { headers: { Accept: accept } });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(type);
  expect(text).toContain('search_homes');
});

test('pages of other origins, wrong tokens, lists of calls and what is no call are refused', async () => {
  const refused = async (message: unknown, options: Parameters<typeof send>[1] = {}) => {
    const { status, rpc } = await send(message, options);
    expect(rpc).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) as number } });
    return status;
  };
  expect(await refused(list, { headers: { Origin: 'https://foreign.example' } })).toBe(403);
  for (const known of [portal, origin])
    expect((await send(list, { headers: { Origin: known } })).status).toBe(200);
  expect(await refused(list, { token: 'ahg_x_y' })).toBe(401);
  expect(await refused([list])).toBe(400);
  for (const wrong of ['{', '', '3', 'null', '{}', '{"jsonrpc":"2.0","id":{},"method":3}'])
    expect(await refused(wrong)).toBe(400);
  expect(await refused({ ...list, params: { text: 'x'.repeat(100_001) } })).toBe(413);
  expect((await call('GET', '/mcp')).status).toBe(405);
  const unknown = await send({ ...list, method: 'tools/none' });
  expect(unknown.rpc.error?.code).toBe(-32_601);
});

test('what fails inside is told without its words', async () => {
  const { isError, content } = await use('get_home', { id: 'x' });
  expect([isError, content[0]?.text.includes('at ')]).toEqual([true, false]);
});
