import type { AppContext } from '../../base/context.ts';
import { seal, unseal } from '../../access/sealed.ts';
import { companyName } from '../company/company-name.ts';
import { MailSecurity } from './mail-settings.type.ts';
import type { StoredMailSettings } from './mail-settings.type.ts';
import type { Mail } from './mail.type.ts';

/** The collection of the one document of settings, and their noun in the activity log. */
export const mailSettingsNoun = 'mailSettings';

/** Where e-mails are handed over. */
export interface MailServer {
  host: string;
  port: number;
  security: MailSecurity;
  user: string | null;
  password: string | null;
  /** SMTP_URL as the environment gives it; it may hold options of its own. The operator may name any host. */
  url?: string;
}

export interface Sender {
  name: string;
  address: string;
}

/** Everything that sending an e-mail needs. */
export interface MailAccount {
  server: MailServer;
  from: Sender;
  /** Whether an owner may name a server inside the network. */
  allowPrivateHosts: boolean;
}

/** The settings that count now: those of the environment, then those that an owner has saved. */
export interface MailSetup {
  stored: StoredMailSettings | null;
  /** Null while e-mail is not set up, and while the stored password cannot be read. */
  account: MailAccount | null;
  /** The stored password was encrypted with another secret than the present one. */
  passwordUnreadable: boolean;
  /** The general recipients; without any, there are no e-mails to the company. */
  recipients: string[];
}

export function mailSettingsOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredMailSettings>(mailSettingsNoun);
}

/** Reads the settings from the database at each call, so that a change counts at once in every process. */
export async function readMailSetup(context: AppContext): Promise<MailSetup> {
  const stored = await mailSettingsOf(context).findOne({ _id: 'mail' });
  const { from, to, smtpUrl, allowPrivateHosts = false } = context.config.mail ?? {};
  const password = smtpUrl ? null : await storedPassword(context, stored);
  const server = smtpUrl ? serverOfUrl(smtpUrl) : serverOf(stored, password);
  const address = from ?? stored?.senderAddress;
  const passwordUnreadable = !smtpUrl && Boolean(stored?.password) && password === null;
  return {
    stored,
    account:
      server && address && !passwordUnreadable
        ? { server, from: await senderOf(context, stored?.senderName, address), allowPrivateHosts }
        : null,
    passwordUnreadable,
    recipients: to ?? stored?.recipients ?? [],
  };
}

/** The sender of e-mails: an address with the name that an owner typed, or else the company’s. */
export async function senderOf(
  context: AppContext,
  name: string | null | undefined,
  address: string,
): Promise<Sender> {
  return { name: name ? name : await companyName(context), address };
}

/**
 * The recipients of an e-mail to the company: those of its kind, or else the general ones, after the person who
 * gets it first.
 */
export function recipientsOf(
  { stored, recipients }: MailSetup,
  { kind, firstTo, onlyTo }: Pick<Mail, 'kind' | 'firstTo' | 'onlyTo'>,
): string[] {
  if (onlyTo) return [onlyTo];
  const own = kind && stored?.[ownRecipients[kind]];
  const company = own && own.length > 0 ? own : recipients;
  if (!firstTo) return company;
  return [firstTo, ...company.filter((address) => address.toLowerCase() !== firstTo.toLowerCase())];
}

const ownRecipients = {
  enquiry: 'enquiryRecipients',
  application: 'applicationRecipients',
  order: 'orderRecipients',
} as const;

/** Whether e-mails to the company wait to be sent, rather than being only kept for reading. */
export function queuesMail({ account, passwordUnreadable, recipients }: MailSetup): boolean {
  return (account !== null || passwordUnreadable) && recipients.length > 0;
}

export function serverOfUrl(url: string): MailServer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const tls = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : tls ? 465 : 587,
    security: tls ? MailSecurity.TLS : MailSecurity.OFFERED,
    user: decodeURIComponent(username) || null,
    password: decodeURIComponent(password) || null,
    url,
  };
}

function serverOf(stored: StoredMailSettings | null, password: string | null): MailServer | null {
  if (!stored?.host || !stored.port || !stored.security) return null;
  const { host, port, security, user } = stored;
  return { host, port, security, user, password };
}

type PasswordPlace = Pick<StoredMailSettings, 'host' | 'user'>;

/** The stored password; null if there is none, or if the process secret has changed since. */
export async function storedPassword(
  context: AppContext,
  stored: StoredMailSettings | null,
): Promise<string | null> {
  return stored?.password ? unseal(context, sealOf(stored), stored.password) : null;
}

/** Encrypts a password for its server and user, so that it can be sent to no other. */
export function sealPassword(context: AppContext, place: PasswordPlace, password: string): Promise<string> {
  return seal(context, sealOf(place), password);
}

function sealOf({ host, user }: PasswordPlace) {
  return { purpose: 'mail password', tiedTo: Buffer.from(JSON.stringify([host, user])) };
}
