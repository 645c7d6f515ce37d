import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface ReceivedEvent {
  headers: IncomingHttpHeaders;
  /** The very bytes as text. */
  text: string;
  body: { id: string; type: string; sequence?: number; data: Record<string, unknown> } & Record<
    string,
    unknown
  >;
}

interface Reply {
  status: number;
  headers?: Record<string, string>;
  text?: string;
  /** Never answers. */
  isSilent?: boolean;
}

/** A receiver of webhooks on this machine. */
export async function startReceiver() {
  const received: ReceivedEvent[] = [];
  let reply: Reply = { status: 200 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      received.push({ headers: request.headers, text, body: JSON.parse(text) as ReceivedEvent['body'] });
      if (!reply.isSilent) response.writeHead(reply.status, reply.headers).end(reply.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events`,
    received,
    /** What it answers from now on. */
    answer: (next: Reply) => {
      reply = next;
    },
  };
}
