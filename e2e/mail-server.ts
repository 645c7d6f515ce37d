import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { test } from './test.ts';

/** The e-mails that arrived, as text, and the port at which the mail server listens. */
interface ReceivedMail {
  received: string[];
  port: () => number;
}

/** Runs a mail server on a free port during the journeys of one file. */
export function receiveMail(): ReceivedMail {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        // Joins the lines that quoted-printable breaks.
        received.push(Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  test.beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
  });
  test.afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  return { received, port: () => (server.server.address() as AddressInfo).port };
}
