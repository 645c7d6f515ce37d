import { randomBytes } from 'node:crypto';
import { formatDateTime } from 'domain/text/format.ts';
import { countUseOf } from '../../../access/rate-limit.ts';
import { signedIn } from '../../../access/signed-in.ts';
import type { Context } from '../../../base/context.ts';
import { AppError } from '../../../base/errors.ts';
import { parseId } from '../../../base/ids.ts';
import { checkInput } from '../../../base/input.ts';
import { InvitationInput } from '../account.input.ts';
import { addAccount } from '../account.service.ts';
import { accountsNoun, adminsOf } from '../admin.type.ts';
import { issueLink } from './password-link.ts';
import { hashPassword } from '../password.ts';
import { ActivityVerb, recordActivity } from '../../../kit/change/activity-log.ts';
import { companyName } from '../../company/company-name.ts';
import { readMailSetup } from '../../mail/mail-settings.ts';
import { handOver, MailRefused } from '../../mail/smtp.ts';
import { patienceMs } from '../../mail/test-mail.service.ts';
import { invitationLetter } from './invitation-letters.ts';
import type { Invitation } from './invitation.type.ts';

const dayMs = 24 * 3_600_000;
const invitationMs = 7 * dayMs;
const limit = {
  name: 'invitation',
  max: 30,
  windowMs: 60 * 60_000,
  sentence: 'You have sent 30 invitations in an hour.',
};

/**
 * Adds an account whose user chooses the password with a link, valid for 7 days, and sends the link by
 * e-mail. Without an address, without settings for e-mail, or after a refusal of the mail server, it answers
 * the link, once. Throws BAD_USER_INPUT for a taken name or address.
 */
export async function inviteAccount(context: Context, raw: InvitationInput): Promise<Invitation> {
  const input = checkInput(InvitationInput, {
    ...raw,
    username: raw.username.toLowerCase(),
    email: raw.email?.toLowerCase(),
  });
  await countUseOf(context, limit, signedIn(context).adminId.toHexString());
  const account = await addAccount(context, input, {
    // A random password, which is never shown.
    passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
    email: input.email,
    invited: true,
  });
  return invite(context, account._id);
}

/**
 * Makes a new link for an invited account and sends it as `inviteAccount` does; the earlier link ends. Throws
 * CONFLICT for an account that has a password or is disabled.
 */
export async function renewInvitation(context: Context, id: string): Promise<Invitation> {
  const _id = parseId(id);
  if (!(await adminsOf(context).findOne({ _id, invited: true, disabledAt: null })))
    throw new AppError('CONFLICT', 'This person has already chosen a password, or the account was disabled.');
  await countUseOf(context, limit, signedIn(context).adminId.toHexString());
  return invite(context, _id);
}

async function invite(context: Context, adminId: Parameters<typeof issueLink>[1]): Promise<Invitation> {
  const { username: by } = signedIn(context);
  const { account, url, expiresAt } = await issueLink(context, adminId, invitationMs);
  await recordActivity(context, {
    verb: ActivityVerb.INVITED,
    noun: accountsNoun,
    itemId: adminId,
    label: account.username,
  });
  const until = `It works once, until ${formatDateTime(expiresAt.toISOString())}.`;
  const passOn = (reason: string): Invitation => ({
    account,
    sent: false,
    link: url,
    message: `${reason}Please pass this link on yourself, for example by WhatsApp. ${until}`,
  });
  if (!account.email) return passOn('');
  const { account: mail } = await readMailSetup(context);
  if (!mail) return passOn('E-mail is not set up. ');
  const facts = { company: await companyName(context), account, url, expiresAt };
  try {
    const letter = { ...invitationLetter(facts, by), to: [account.email] };
    await handOver(mail, letter, { patienceMs });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return passOn(`The e-mail was not sent. ${error.message} `);
  }
  return {
    account,
    sent: true,
    link: null,
    message: `The link is on its way to ${account.email}. ${until}`,
  };
}
