import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { StartupError } from '../base/startup-error.ts';

/** How long a request may take to arrive: enough for 10 MB at 35 kB a second. */
const arrivalMs = 5 * 60_000;
/**
 * How long a silent connection stays open: longer than a proxy uses one (Caddy 120 seconds, nginx and most load balancers 60),
 * so that no request meets a connection that is being closed.
 */
const silentMs = 130_000;
/**
 * How many connections wait while the process is late; the system may allow fewer. Node’s 511 are filled in less than a second
 * by an overload, and the system then cuts connections.
 */
const backlog = 4_096;

interface ListenOptions {
  patienceMs?: number;
  /** The headers of answers that no handler gives. */
  headers?: Record<string, string>;
}

/**
 * Opens the port; requests get a “not ready” answer until `answerWith` sets their handler. A request that has
 * not arrived after `patienceMs`, however steadily it trickles in, is cut with 408; one that is none gets 400 or 431. Throws
 * a StartupError if the port is not available.
 */
export function listen(
  port: number,
  { patienceMs = arrivalMs, headers = {} }: ListenOptions = {},
): Promise<Server> {
  const base = { ...headers, 'Cache-Control': 'no-store' };
  return new Promise((resolve, reject) => {
    const timeouts = {
      keepAliveTimeout: silentMs,
      requestTimeout: patienceMs,
      headersTimeout: Math.min(patienceMs, 30_000),
      connectionsCheckingInterval: patienceMs / 10,
    };
    const server = createServer(timeouts);
    answerWith(server, (request, response) => notReady(request, response, base));
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(error, socket, base));
    server.on('checkExpectation', (_request, response: ServerResponse) =>
      response.writeHead(417, base).end(),
    );
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE';
      const sentence = `Port ${port} is in use: stop the other program, or choose another port with PORT=3001 npm start.`;
      const denied = `Port ${port} may not be used by this account: choose one above 1023 with PORT=3000 npm start.`;
      reject(new StartupError(busy ? sentence : error.code === 'EACCES' ? denied : error.message));
    });
    server.listen({ port, backlog }, () => {
      resolve(server);
    });
  });
}

/** The latest answer on each connection. */
const answers = new WeakMap<Duplex, ServerResponse>();

/** Sets the handler of all further requests. */
export function answerWith(server: Server, handler: RequestListener): void {
  server.removeAllListeners('request').on('request', (request, response) => {
    answers.set(request.socket, response);
    handler(request, response);
  });
}

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Refuses what is no request of HTTP, as Node does, with the headers of all other answers. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex, headers: Record<string, string>): void {
  const answer = answers.get(socket);
  // A second answer inside one that is being sent would be read as its content.
  const isSending = answer?.headersSent && !answer.writableFinished;
  if (!socket.writable || isSending) {
    socket.destroy();
    return;
  }
  const lines = [
    `HTTP/1.1 ${refusals[code] ?? '400 Bad Request'}`,
    ...Object.entries(headers).map((header) => header.join(': ')),
    'Connection: close',
    'Content-Length: 0',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}

function notReady({ url }: IncomingMessage, response: ServerResponse, headers: Record<string, string>): void {
  const retry = { ...headers, 'Retry-After': '2' };
  if (url === '/healthz' || url === '/readyz') {
    const reasons = ['The process is starting.'];
    response
      .writeHead(503, { ...retry, 'Content-Type': 'application/json; charset=utf-8' })
      .end(JSON.stringify({ status: 'not ready', reasons }));
    return;
  }
  response.writeHead(503, { ...retry, 'Content-Type': 'text/plain; charset=utf-8' }).end('Starting …');
}
