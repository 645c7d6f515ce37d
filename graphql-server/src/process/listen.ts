import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { StartupError } from '../base/startup-error.ts';

/**
 * Opens the port; requests get a “not ready” answer until `answerWith` sets their handler. Throws a
 * StartupError if the port is not available.
 */
export function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(notReady);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE';
      const sentence = `Port ${port} is in use: stop the other program, or choose another port with PORT=3001 npm start.`;
      const denied = `Port ${port} may not be used by this account: choose one above 1023 with PORT=3000 npm start.`;
      reject(new StartupError(busy ? sentence : error.code === 'EACCES' ? denied : error.message));
    });
    server.listen(port, () => {
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
