import { countUseOf } from '../../access/rate-limit.ts';
import { signedIn } from '../../access/signed-in.ts';
import type { Context } from '../../base/context.ts';
import { badField, badInput } from '../../base/errors.ts';
import { readEmail } from '../../base/input.ts';
import type { MailSettingsInput } from './mail-settings.input.ts';
import { checkMailSettings } from './mail-settings.service.ts';
import { readMailSetup, senderOf, serverOfUrl, storedPassword } from './mail-settings.ts';
import type { MailAccount } from './mail-settings.ts';
import type { TestMailResult } from './mail-settings.type.ts';
import { handOver, MailRefused } from './smtp.ts';

const limit = {
  name: 'test mail',
  max: 5,
  windowMs: 10 * 60_000,
  sentence: 'You have sent 5 test e-mails in 10 minutes.',
};
/** How long a person waits for the server’s greeting and for each of its answers. */
export const patienceMs = 10_000;

/**
 * Sends one e-mail now, with typed or with the saved settings, and answers in words what happened. Throws
 * BAD_USER_INPUT for incomplete settings, TOO_MANY_REQUESTS after 5 in 10 minutes by one account.
 */
export async function sendTestMail(
  context: Context,
  to: string,
  typed?: MailSettingsInput | null,
): Promise<TestMailResult> {
  const recipient = readEmail('to', to);
  const account = typed ? await accountOf(context, typed) : await savedAccount(context);
  await countUseOf(context, limit, signedIn(context).adminId.toHexString());
  const letter = {
    to: [recipient],
    replyTo: null,
    subject: 'Test e-mail',
    text: `This e-mail shows that the e-mail settings work.\n\n${context.config.siteUrl}/my-account/settings/email\n`,
  };
  try {
    await handOver(account, letter, { patienceMs });
    const { host } = account.server;
    return {
      sent: true,
      message: `${host} has accepted the e-mail to ${recipient}. If it does not arrive, please check the spam folder.`,
    };
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return { sent: false, message: error.message };
  }
}

async function savedAccount(context: Context): Promise<MailAccount> {
  const { account, passwordUnreadable } = await readMailSetup(context);
  if (passwordUnreadable)
    throw badField('password', 'The stored password can no longer be read. Please enter it again.');
  if (!account) throw badInput('E-mail is not set up. Please enter a server and a sender first.');
  return account;
}

async function accountOf(context: Context, typed: MailSettingsInput): Promise<MailAccount> {
  const { smtpUrl, from, allowPrivateHosts = false } = context.config.mail ?? {};
  const { stored } = await readMailSetup(context);
  const checked = await checkMailSettings(context, typed, stored, { needsRecipients: false });
  const address = from ?? checked.senderAddress;
  if (!address) throw badField('senderAddress', 'Please enter the address of the sender.');
  const sender = await senderOf(context, checked.senderName, address);
  if (smtpUrl) return { server: serverOfUrl(smtpUrl), from: sender, allowPrivateHosts };
  const { host, port, security, user, password } = checked;
  if (!host || !port || !security) throw badField('host', 'Please enter the name of the server.');
  const known = user ? (password ?? (await storedPassword(context, stored))) : null;
  if (user && known === null)
    throw badField('password', 'The stored password can no longer be read. Please enter it again.');
  return { server: { host, port, security, user, password: known }, from: sender, allowPrivateHosts };
}
