import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isHostName } from '../../access/public-address.ts';
import { mailAddress, mailPorts, PrivateHostError } from './mail-host.ts';
import type { MailAccount, MailServer } from './mail-settings.ts';
import { MailSecurity } from './mail-settings.type.ts';
import { mailWords } from './mail-words.ts';

const connectTimeoutMs = 20_000;
const answerTimeoutMs = 60_000;
/** From the connection to the server’s last answer; a claim lasts longer. */
export const maxHandOverMs = 3 * 60_000;

/** The mail server did not accept the message. `mayHaveArrived`: it received the text and did not answer. */
export class MailRefused extends Error {
  constructor(
    message: string,
    readonly mayHaveArrived: boolean,
  ) {
    super(message);
  }
}

export interface Message {
  to: string[];
  subject: string;
  text: string;
  /** The same as a page; without it, the e-mail is plain text. */
  html?: string;
  /** A picture that `html` shows as `cid:logo`; it goes with the e-mail, so that no server learns that it was opened. */
  logo?: Buffer;
  /** Further headers, such as the way to unsubscribe. */
  headers?: Record<string, string>;
  /** Whom the answer goes to; null for the sender. */
  replyTo: string | null;
  /** Left out, the mail library makes one. */
  messageId?: string;
}

interface Conditions {
  /** Runs once the server asks for the text; the message cannot arrive unless it resolves to true. */
  beforeText?: () => Promise<boolean>;
  /** How long a person waits for the server; an e-mail of the outbox waits longer. */
  patienceMs?: number;
}

/**
 * Sends one message to the mail server and resolves with the accepted recipients. Throws MailRefused with a
 * sentence for people.
 */
export async function handOver(
  { server, from, allowPrivateHosts }: MailAccount,
  { subject, text, html, logo, headers, replyTo, to, messageId }: Message,
  { beforeText = () => Promise.resolve(true), patienceMs }: Conditions = {},
): Promise<string[]> {
  const progress = { gaveText: false };
  async function* whenAllowed(message: Readable) {
    if (!(await beforeText()))
      throw new Error('Another process has taken over this e-mail, or it is no longer needed.');
    progress.gaveText = true;
    yield* message;
  }
  let transport;
  try {
    const place = await placeOf(server, allowPrivateHosts);
    transport = createTransport({
      ...place,
      connectionTimeout: patienceMs ?? connectTimeoutMs,
      greetingTimeout: patienceMs ?? connectTimeoutMs,
      socketTimeout: patienceMs ?? answerTimeoutMs,
    });
    // The connection reads its first byte after the server has answered DATA; a generator does nothing until then.
    transport.use('stream', ({ message }, done) => {
      message.processFunc((input) => Readable.from(whenAllowed(input), { objectMode: false }));
      done();
    });
    const signal = AbortSignal.timeout(patienceMs ? 3 * patienceMs : maxHandOverMs);
    const { accepted } = await transport.sendMail({
      from,
      to,
      replyTo: replyTo ?? undefined,
      subject,
      text,
      html,
      attachments: logo && [
        { filename: 'logo.png', content: logo, cid: 'logo', contentDisposition: 'inline' },
      ],
      headers,
      messageId,
      signal,
    });
    return accepted;
  } catch (error) {
    // An answer after the text is a refusal; without an answer, the message may have arrived.
    const answered = error instanceof Error && 'responseCode' in error && Boolean(error.responseCode);
    const words = mailWords(error, server, patienceMs ?? connectTimeoutMs).slice(0, 500);
    throw new MailRefused(words, progress.gaveText && !answered);
  } finally {
    transport?.close();
  }
}

/**
 * The server for the mail library. A host that an owner typed is looked up once and must be public, so that
 * nobody reaches into the network of the server through its name.
 */
async function placeOf(server: MailServer, allowPrivateHosts: boolean) {
  const { url, host, port, security, user, password } = server;
  if (url) return { url };
  if (!allowPrivateHosts && (!isHostName(host) || !mailPorts.includes(port)))
    throw new PrivateHostError(`${host}:${port}`);
  return {
    host: allowPrivateHosts ? host : await mailAddress(host),
    port,
    secure: security === MailSecurity.TLS,
    // An unencrypted connection is for the own network only.
    requireTLS: security === MailSecurity.STARTTLS || !allowPrivateHosts,
    auth: user ? { user, pass: password ?? '' } : undefined,
    // The certificate must be for the name, even though the connection goes to its address.
    tls: isIP(host) ? undefined : { servername: host },
  };
}
