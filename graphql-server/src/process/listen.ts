import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
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

/**
 * Opens the port; requests get a “not ready” answer until `answerWith` sets their handler. A request that has
 * not arrived after `patienceMs`, however steadily it trickles in, is cut with 408. Throws a StartupError if
 * the port is not available.
 */
export function listen(port: number, patienceMs = arrivalMs): Promise<Server> {
  return new Promise((resolve, reject) => {
    const timeouts = {
      keepAliveTimeout: silentMs,
      requestTimeout: patienceMs,
      headersTimeout: Math.min(patienceMs, 30_000),
      connectionsCheckingInterval: patienceMs / 10,
    };
    const server = createServer(timeouts, notReady);
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

/** Sets the handler of all further requests. */
export function answerWith(server: Server, handler: RequestListener): void {
  server.off('request', notReady).on('request', handler);
}

function notReady({ url }: IncomingMessage, response: ServerResponse): void {
  if (url === '/healthz' || url === '/readyz') {
    const json = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
    const reasons = ['The process is starting.'];
    response
      .writeHead(503, { ...json, 'Retry-After': '2' })
      .end(JSON.stringify({ status: 'not ready', reasons }));
    return;
  }
  response.writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain' }).end('Starting …');
}
