import { countUseOf } from '../../../access/rate-limit.ts';
import type { AppContext, Context } from '../../../base/context.ts';
import { AppError } from '../../../base/errors.ts';
import { readEmail } from '../../../base/input.ts';
import { adminsOf } from '../admin.type.ts';
import { reserveAttempt } from '../login-throttle.ts';
import { issueLink } from './password-link.ts';
import { companyName } from '../../company/company-name.ts';
import { readMailSetup } from '../../mail/mail-settings.ts';
import { handOver, MailRefused } from '../../mail/smtp.ts';
import { forgottenPasswordLetter } from './invitation-letters.ts';

const lifeMs = 60 * 60_000;
/** One account gets no more e-mails than this, however many addresses ask for them. */
const limit = { name: 'forgotten password', max: 3, windowMs: lifeMs, sentence: 'Enough links were sent.' };

/** Whether links for forgotten passwords can be sent. */
export async function sendsPasswordLinks(context: AppContext): Promise<boolean> {
  return (await readMailSetup(context)).account !== null;
}

/**
 * Sends a link, valid for an hour, to the account with this e-mail address. The answer is the same and takes as
 * long if there is none: the work begins after it. Each call counts as a failed login of the caller’s address;
 * throws TOO_MANY_REQUESTS after five in 15 minutes.
 */
export async function requestPasswordLink(context: Context, typed: string): Promise<boolean> {
  const email = readEmail('email', typed).toLowerCase();
  await reserveAttempt(context, `# ${email}`, false);
  void sendLink(context, email).catch((error: unknown) => {
    const { requestId } = context;
    if (error instanceof MailRefused)
      context.log.warn({ requestId }, `a link for a password was not sent: ${error.message}`);
    else if (!(error instanceof AppError))
      context.log.error({ err: error, requestId }, 'a link for a password was not sent');
  });
  return true;
}

async function sendLink(context: Context, email: string): Promise<void> {
  const found = await adminsOf(context).findOne({ email, disabledAt: null, invited: { $ne: true } });
  const { account: mail } = await readMailSetup(context);
  if (!found || !mail) return;
  await countUseOf(context, limit, found._id.toHexString());
  const link = await issueLink(context, found._id, lifeMs);
  const facts = { ...link, company: await companyName(context) };
  await handOver(mail, { ...forgottenPasswordLetter(facts), to: [email] });
}
