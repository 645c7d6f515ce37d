import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailConfig } from '../../config.ts';
import type { Letter } from './lead-mail.ts';

const connectTimeoutMs = 20_000;
const answerTimeoutMs = 60_000;
/** From the first byte to the server’s last answer; a claim lasts longer. */
export const maxHandOverMs = 3 * 60_000;

/** The mail server did not take the message. `mayHaveArrived`: nobody knows, it had the text and did not answer. */
export class MailRefused extends Error {
  constructor(
    message: string,
    readonly mayHaveArrived: boolean,
  ) {
    super(message);
  }
}

interface Message extends Letter {
  messageId: string;
}

/**
 * Hands one message to the mail server; resolves when the server has taken it, with the addresses it took it for.
 * `beforeText` runs when the server has asked for the text and has not got any of it; while it has not resolved to
 * true, nothing can have been delivered. Throws MailRefused.
 */
export async function handOver(
  { smtpUrl, from, to }: MailConfig,
  { subject, text, replyTo, messageId }: Message,
  beforeText: () => Promise<boolean>,
): Promise<string[]> {
  const composer = new MailComposer({ from, to, replyTo, subject, text, messageId });
  const bytes = await composer.compile().build();
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const connection = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
  });
  const progress = { gaveText: false };
  const timer = setTimeout(() => connection.close(), maxHandOverMs);
  async function* textOfMessage() {
    if (!(await beforeText())) throw new Error('Another process has taken this e-mail over.');
    progress.gaveText = true;
    yield bytes;
  }
  try {
    return await new Promise<string[]>((resolve, reject) => {
      // Some failures are told to this listener only.
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('The mail server closed the connection.')));
      connection.connect((failed) => {
        if (failed) {
          reject(failed);
          return;
        }
        const send = () => {
          connection.send({ from, to, size: bytes.length }, Readable.from(textOfMessage()), (error, info) => {
            if (error) reject(error);
            else resolve(info.accepted);
          });
        };
        if (!username) {
          send();
          return;
        }
        const user = decodeURIComponent(username);
        const pass = decodeURIComponent(password);
        connection.login({ user, pass, credentials: { user, pass } }, (error) => {
          if (error) reject(error);
          else send();
        });
      });
    });
  } catch (error) {
    // An answer after the text is a refusal; silence is not.
    const answered = error instanceof Error && 'responseCode' in error && Boolean(error.responseCode);
    throw new MailRefused(sentenceOf(error), progress.gaveText && !answered);
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
