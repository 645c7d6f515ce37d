import type { MailSecurity } from 'domain/schema.generated.ts';
import { indianNumber } from 'domain/text/number.ts';

const securityWords: Record<MailSecurity, string> = {
  STARTTLS: 'STARTTLS (usually port 587)',
  TLS: 'TLS from the start (usually port 465)',
  OFFERED: 'STARTTLS if the server offers it',
};

export const mailSettingsContent = {
  line: 'The mail server that sends e-mails to you and to new colleagues. Changes apply at once.',
  loading: 'Loading…',
  notLoaded: 'The settings could not be loaded. Please check your connection.',
  retry: 'Try again',
  state: {
    sends: 'E-mails are sent.',
    keeps:
      'E-mail is not set up. Enquiries and applications still reach the office; their e-mails stay in the outbox, where you can read them and send them later.',
    passwordUnreadable:
      'The stored password can no longer be read, because the secret of the server has changed. Please enter the password again and save. E-mails wait in the outbox until then.',
    waiting: (count: number) => `${indianNumber(count)} waiting`,
    failed: (count: number) => `${indianNumber(count)} failed`,
    uncertain: (count: number) => `${indianNumber(count)} uncertain`,
    kept: (count: number) => `${indianNumber(count)} kept`,
    lastSent: (date: string) => `Last sent ${date}`,
    neverSent: 'No e-mail sent yet',
    open: 'Open the outbox',
  },
  fromEnvironment: 'Set by the server’s environment.',
  noLogin: 'none',
  server: {
    title: 'Mail server',
    line: 'Your e-mail provider tells you these values. Without a server, nothing is sent.',
    host: 'Server',
    hostHint: 'Such as smtp.example.com.',
    port: 'Port',
    security: 'Encryption',
    securityWords,
    user: 'User',
    userHint: 'Often the full e-mail address. Leave it empty for a server without a login.',
    password: 'Password',
    passwordKept: 'A password is stored. Leave this empty to keep it.',
    passwordHint: 'Stored encrypted, and never shown again. Some providers ask for an app password.',
  },
  sender: {
    title: 'Sender',
    name: 'Name',
    nameHint: 'If you leave it empty, e-mails carry the name of your company.',
    address: 'E-mail address',
    addressHint: 'The user above must be allowed to send from this address.',
  },
  recipients: {
    title: 'Recipients',
    line: 'The people in your company who get an e-mail. One address on each line.',
    recipients: 'All e-mails',
    recipientsHint: 'These addresses get every e-mail for which you enter no other address below.',
    enquiryRecipients: 'Enquiries',
    applicationRecipients: 'Job applications',
    orderRecipients: 'Brochure orders',
  },
  submit: 'Save changes',
  saved: 'E-mail settings saved.',
  failed: 'The settings could not be saved. Please try again.',
  wrongPort: 'Please enter a port such as 465 or 587.',
  test: {
    title: 'Test e-mail',
    line: 'Sends one e-mail now with the values above, whether they are saved or not.',
    to: 'Send it to*',
    submit: 'Send test e-mail',
    submitting: 'Sending…',
    failed: 'The test e-mail could not be sent. Please try again.',
  },
};
