import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../base/config.ts';
import type { Letter } from './lead-mail.ts';

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

interface Message extends Omit<Letter, 'firstTo'> {
  firstTo?: string | null;
  messageId: string;
}

/**
 * Sends one message to the mail server and resolves with the accepted recipients. `beforeText` runs once the
 * server asks for the text and before it gets any; the message cannot arrive unless it resolves to true.
 * Throws MailRefused.
 */
export async function handOver(
  { smtpUrl, from, to }: MailConfig,
  { subject, text, replyTo, firstTo, messageId }: Message,
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
  // The connection reads its first byte after the server has answered DATA; a generator does nothing until then.
  transport.use('stream', ({ message }, done) => {
    message.processFunc((input) => Readable.from(whenAllowed(input), { objectMode: false }));
    done();
  });
  try {
    const signal = AbortSignal.timeout(maxHandOverMs);
    const { accepted } = await transport.sendMail({
      from,
      to: firstTo ? [firstTo, ...to.filter((address) => !sameAddress(address, firstTo))] : to,
      replyTo: replyTo ?? undefined,
      subject,
      text,
      messageId,
      signal,
    });
    return accepted;
  } catch (error) {
    // An answer after the text is a refusal; without an answer, the message may have arrived.
    const answered = error instanceof Error && 'responseCode' in error && Boolean(error.responseCode);
    throw new MailRefused(sentenceOf(error), progress.gaveText && !answered);
  } finally {
    transport.close();
  }
}

function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
