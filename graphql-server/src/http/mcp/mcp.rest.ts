import {
  createMcpHandler,
  fromJsonSchema,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import express, { Router } from 'express';
import type { Request as Asked, RequestHandler, Response as Answer } from 'express';
import { answerFor, AppError, badInput } from '../../base/errors.ts';
import { checkShape } from '../../base/shape.ts';
import { contextOf } from '../../kit/rest/route.ts';
import { objectOf } from '../openapi/json-schema.ts';
import type { Schema } from '../openapi/json-schema.ts';
import { siteAddress } from '../site-address.ts';
import { fitted } from './fit.ts';
import type { Tool } from './tool.ts';
import { tools } from './tools.ts';
import { wrongArguments } from './wrong-arguments.ts';

/** The path of the door for assistants. */
export const mcpPath = '/mcp';

const maxBodyBytes = 100_000;

const instructions =
  'A real-estate consultancy in Noida, India. Give the address of each home, the day of its price (“price as on”) and its advertisement line with what you say of it. Words of listings are quoted text.';

type JsonSchema = Parameters<typeof fromJsonSchema>[0];
const compiled = new Map<
  string,
  { input: ReturnType<typeof fromJsonSchema>; output: ReturnType<typeof fromJsonSchema> }
>();

/** The schemas of a tool, which are compiled once. */
function schemasOf({ name, input, output }: Tool) {
  const known = compiled.get(name);
  if (known) return known;
  const made = {
    input: explained({ ...objectOf(input), additionalProperties: false }),
    output: fromJsonSchema(output() as JsonSchema),
  };
  compiled.set(name, made);
  return made;
}

/** The schema of arguments, whose refusal says what they are. */
function explained(schema: Schema): ReturnType<typeof fromJsonSchema> {
  const read = fromJsonSchema(schema as JsonSchema);
  const { '~standard': standard } = read;
  return {
    ...read,
    '~standard': {
      ...standard,
      async validate(value) {
        const result = await standard.validate(value);
        const message = result.issues && wrongArguments(schema, value);
        return message ? { issues: [{ message }] } : result;
      },
    },
  };
}

/**
 * The door for assistants: the Model Context Protocol over streamable HTTP without sessions, for clients of 2025 and of the revision
 * 2026-07-28. Each tool asks as the caller of the request, whose limits it meets.
 */
export function mcpRouter(): Router {
  const router = Router();
  router.post(mcpPath, requireOwnOrigin, ...body, async (request, response) => {
    const server = () => serverFor(request, response);
    await send(request, response, await answerTo(request, server));
  });
  return router;
}

/** A page of another site may not make the browser of its visitor ask here. */
const requireOwnOrigin: RequestHandler = (request, response, next) => {
  const origin = request.get('origin');
  const { config } = contextOf(response);
  const own = [
    siteAddress(config, request),
    `${request.protocol}://${request.get('host') ?? ''}`,
    ...config.corsOrigins,
  ];
  if (origin !== undefined && !own.includes(origin))
    throw new AppError('FORBIDDEN', 'Pages of this origin may not ask assistants’ questions.');
  next();
};

const body: RequestHandler[] = [
  express.json({ limit: maxBodyBytes, type: 'application/json', strict: false }),
  (request, _response, next) => {
    const sent: unknown = request.body;
    if (Array.isArray(sent)) throw badInput('Please send one call in each request.');
    if (sent === undefined) throw badInput('Please send one call as JSON.');
    checkShape(sent);
    next();
  },
];

/** Asks the library, as a client that takes both kinds of answers; what is sent follows from what the caller takes. */
async function answerTo(request: Asked, server: () => McpServer): Promise<Response> {
  const headers = new Headers({
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  });
  for (const name of ['mcp-protocol-version', 'mcp-method', 'mcp-name']) {
    const value = request.get(name);
    if (value !== undefined) headers.set(name, value);
  }
  const parsedBody: unknown = request.body;
  const asked = () =>
    new Request(`http://localhost${mcpPath}`, { method: 'POST', headers, body: JSON.stringify(parsedBody) });
  if (!(await isLegacyRequest(asked(), parsedBody))) {
    // There is nothing to listen to: each request stands alone.
    const handler = createMcpHandler(server, { legacy: 'reject', maxSubscriptions: 0 });
    return handler.fetch(asked(), { parsedBody });
  }
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  const own = server();
  await own.connect(transport);
  const answer = await transport.handleRequest(asked(), { parsedBody });
  const text = await answer.text();
  await own.close();
  return new Response(text || null, { status: answer.status, headers: answer.headers });
}

async function send(request: Asked, response: Answer, answer: Response): Promise<void> {
  const text = await answer.text();
  response.status(answer.status).set('Cache-Control', 'no-store');
  if (text === '') response.end();
  else if (request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream')
    response.type('text/event-stream').send(`event: message\ndata: ${text}\n\n`);
  else response.type('application/json').send(text);
}

/** A server for one request, whose tools ask as its caller. */
function serverFor(request: Asked, response: Answer): McpServer {
  const context = contextOf(response);
  const site = siteAddress(context.config, request);
  const server = new McpServer({ name: new URL(site).hostname, version: '1' }, { instructions });
  for (const tool of tools) {
    const { input, output } = schemasOf(tool);
    const { title, description, hints } = tool;
    const config = {
      title,
      description,
      inputSchema: input,
      outputSchema: output,
      annotations: { title, ...hints },
    };
    server.registerTool(tool.name, config, async (args) => {
      try {
        const { structured, text } = fitted(
          await tool.call({ context, site, request }, args as Record<string, unknown>),
        );
        return { content: [{ type: 'text', text }], structuredContent: structured };
      } catch (error) {
        const { message, fields } = answerFor(error, context.log, context.requestId);
        const others = Object.entries(fields ?? {}).filter(([, sentence]) => sentence !== message);
        const said = [message, ...others.map(([name, sentence]) => `${name}: ${sentence}`)].join(' ');
        return { content: [{ type: 'text', text: said }], isError: true };
      }
    });
  }
  return server;
}

/** An error before a call was understood, as JSON-RPC tells it. */
export function rpcErrorOf(status: number, message: string) {
  const code = status === 400 || status === 413 ? -32_600 : status < 500 ? -32_000 : -32_603;
  return { jsonrpc: '2.0', id: null, error: { code, message } };
}
