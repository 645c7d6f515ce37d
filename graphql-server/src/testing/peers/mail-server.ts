import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeEach } from 'vitest';

/** The one user that the mail server lets in. */
export const mailUser = { user: 'desk@homes.example.com', password: 'a-secret-of-the-mail-server' };

export interface MailServer {
  port: number;
  /** The settings of an app that sends by it, and tells a desk of its leads. */
  settings: { smtpUrl: string; from: string; to: string[] };
  /** The e-mails received in this test, as text. */
  received: string[];
  /** The recipients of each e-mail received in this test. */
  recipients: string[][];
  /** Resolves once so many e-mails were received in this test. */
  receives: (count: number) => Promise<void>;
}

/** Starts a mail server for the tests of one file on a free port, without encryption unless `options` say so. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: string[] = [];
  const recipients: string[][] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    // The server’s own certificate is good enough for a test of certificates that are not valid.
    logger: false,
    onAuth: ({ username, password }, _session, done) => {
      if (username === mailUser.user && password === mailUser.password) done(null, { user: username });
      else done(Object.assign(new Error(`No entry with ${password}`), { responseCode: 535 }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        // Joins the lines that quoted-printable breaks.
        received.push(Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '='));
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        done();
        for (const { count, resolve } of waiting) if (received.length >= count) resolve();
      });
    },
    ...options,
  });
  // Some tests break off the connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  beforeEach(() => {
    received.length = 0;
    recipients.length = 0;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    settings: {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'site@homes.example.com',
      to: ['desk@homes.example.com'],
    },
    received,
    recipients,
    receives: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
}
