import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../base/config.ts';
import type { Letter } from './lead-mail.ts';

const connectTimeoutMs = 20_000;
const answerTimeoutMs = 60_000;
/** From the first byte to the server’s last answer; a claim lasts longer. */
export const maxHandOverMs = 3 * 60_000;

/** The mail server did not take the message. `mayHaveArrived`: it had the text and did not answer. */
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
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
  });
  const progress = { gaveText: false };
  async function* whenAllowed(message: Readable) {
    if (!(await beforeText())) throw new Error('Another process has taken this e-mail over.');
    progress.gaveText = true;
    yield* message;
  }
  // The connection reads its first byte after the server has answered DATA; a generator does nothing before that.
  transport.use('stream', ({ message }, done) => {
    message.processFunc((input) => Readable.from(whenAllowed(input), { objectMode: false }));
    done();
  });
  try {
    const signal = AbortSignal.timeout(maxHandOverMs);
    const { accepted } = await transport.sendMail({ from, to, replyTo, subject, text, messageId, signal });
    return accepted;
  } catch (error) {
    // An answer after the text is a refusal; silence is not.
    const answered = error instanceof Error && 'responseCode' in error && Boolean(error.responseCode);
    throw new MailRefused(sentenceOf(error), progress.gaveText && !answered);
  } finally {
    transport.close();
  }
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
