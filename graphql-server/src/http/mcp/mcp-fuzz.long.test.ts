import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { addProperty } from '../../testing/factories.ts';
import { expectHarmless, sendWildly } from '../../testing/fuzz/send-wildly.ts';
import { headers } from '../../testing/fuzz/wild-requests.ts';
import { nestedJson, wildText, wildValue } from '../../testing/fuzz/wild-values.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { tools } from './tools.ts';

/** `FUZZ_CASES=10000` sends ten times as many. */
const cases = Number(process.env.FUZZ_CASES) || 1_000;
const app = await startTestApp();

beforeEach(async () => {
  await addProperty(app, { title: 'Lotus Court' });
});

const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
};
const methods = fc.oneof(
  fc.constantFrom(
    'tools/call',
    'tools/list',
    'initialize',
    'ping',
    'server/discover',
    'subscriptions/listen',
  ),
  wildText,
);
const names = fc.oneof(fc.constantFrom(...tools.map(({ name }) => name)), wildText);
const fields = [
  ...new Set(tools.flatMap(({ input }) => Object.keys(input).map((name) => name.replace('?', '')))),
];
const values = fc.oneof(
  fc.constantFrom(true, 1, 'lotus', 'BUY', 'a-key-of-sixteen-signs', '98100 00000'),
  wildValue,
);
const args = fc.oneof(
  fc.dictionary(fc.constantFrom(...fields), values, { maxKeys: 12, noNullPrototype: true }),
  wildValue,
);
const message = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant('2.0') }, { weight: 1, arbitrary: wildValue }),
    id: fc.oneof(fc.integer(), wildValue),
    method: methods,
    params: fc.oneof(
      fc.record(
        { name: names, arguments: args, _meta: fc.oneof(fc.constant(meta), wildValue) },
        { requiredKeys: [], noNullPrototype: true },
      ),
      wildValue,
    ),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const bodies = fc.oneof(
  { weight: 8, arbitrary: message.map((one) => JSON.stringify(one)) },
  { weight: 1, arbitrary: fc.oneof(wildText, nestedJson) },
  { weight: 1, arbitrary: fc.array(message, { maxLength: 3 }).map((list) => JSON.stringify(list)) },
);
const eras = fc.constantFrom<Record<string, string>>(
  {},
  { 'MCP-Protocol-Version': '2025-06-18' },
  {
    ...{ 'MCP-Protocol-Version': '2026-07-28', 'MCP-Method': 'tools/call', 'MCP-Name': 'search_homes' },
  },
);

test(
  'no message fails, hangs or tells what it should not',
  async () => {
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(bodies, eras, headers, async (body, era, wild) => {
        sent += 1;
        const answer = await sendWildly(app.origin, {
          ...{ method: 'POST', path: '/mcp', body },
          headers: {
            'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
            ...wild,
            ...era,
            'Content-Type': 'application/json',
          },
        });
        expectHarmless(answer, app, []);
      }),
      { seed: 1, numRuns: cases },
    );
    expect(sent).toBeGreaterThanOrEqual(cases);
  },
  Math.max(120_000, cases * 100),
);
