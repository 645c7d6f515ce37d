import { choiceWords } from 'domain/text/choices.ts';
import { formatDateTime } from 'domain/text/format.ts';
import type { Admin } from '../admin.type.ts';

interface LetterFacts {
  company: string;
  account: Admin;
  url: string;
  expiresAt: Date;
}

/** The e-mail to a person who is invited; `by` is the name of the account that invites. */
export function invitationLetter({ company, account, url, expiresAt }: LetterFacts, by: string) {
  return {
    subject: `Your account at ${company}`,
    text: [
      `${by} has created an account for you in the back office of ${company}.`,
      `Username: ${account.username}\nRole: ${choiceWords(account.role)}`,
      `Open this link and choose your password. You can use it once, until ${formatDateTime(expiresAt.toISOString())} (IST):\n${url}`,
      'If you did not expect this, please ignore this e-mail.',
    ]
      .join('\n\n')
      .concat('\n'),
    replyTo: null,
  };
}

/** The e-mail to a person who has forgotten the password. */
export function forgottenPasswordLetter({ company, account, url, expiresAt }: LetterFacts) {
  return {
    subject: `Choose a new password at ${company}`,
    text: [
      `This link lets you choose a new password for your account “${account.username}” in the back office of ${company}. You can use it once, until ${formatDateTime(expiresAt.toISOString())} (IST):\n${url}`,
      'If you did not ask for this, please ignore this e-mail. Your password stays as it is.',
    ]
      .join('\n\n')
      .concat('\n'),
    replyTo: null,
  };
}
