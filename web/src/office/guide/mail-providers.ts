import type { MailSecurity } from 'domain/schema.generated.ts';

/** A provider of e-mail, so that a person needs only the address and an app password. */
interface MailProvider {
  name: string;
  host: string;
  port: number;
  security: MailSecurity;
  /** Where a person makes an app password. */
  hint: string;
}

export const mailProviders = {
  google: {
    name: 'Gmail or Google Workspace',
    host: 'smtp.gmail.com',
    port: 587,
    security: 'STARTTLS',
    hint: '16 letters from myaccount.google.com/apppasswords. Your usual password does not work.',
  },
  zoho: {
    name: 'Zoho Mail',
    host: 'smtp.zoho.in',
    port: 587,
    security: 'STARTTLS',
    hint: 'From accounts.zoho.in, Security, App Passwords.',
  },
  outlook: {
    name: 'Outlook or Microsoft 365',
    host: 'smtp.office365.com',
    port: 587,
    security: 'STARTTLS',
    hint: 'From account.microsoft.com, Security. Your administrator may have to allow SMTP.',
  },
} as const satisfies Record<string, MailProvider>;

export type ProviderName = keyof typeof mailProviders;
