import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { byWhom } from '../../access/actor.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { badInput, changedMeanwhile } from '../../base/errors.ts';
import type { FieldMessages } from '../../base/errors.ts';
import { checkInput, withoutNulls } from '../../base/input.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import type { FieldChange } from '../../kit/change/activity-log.ts';
import { fieldChanges } from '../../kit/change/field-changes.ts';
import { isHostName } from '../../access/public-address.ts';
import { mailAddress, mailPorts, PrivateHostError } from './mail-host.ts';
import { MailSettingsInput } from './mail-settings.input.ts';
import {
  mailSettingsNoun,
  mailSettingsOf,
  queuesMail,
  readMailSetup,
  sealPassword,
  serverOfUrl,
} from './mail-settings.ts';
import { MailSecurity, MailSettingsPart } from './mail-settings.type.ts';
import type { MailSettings, StoredMailSettings } from './mail-settings.type.ts';

/** The settings for e-mail with the values that count, without the password. */
export async function mailSettings(context: Context): Promise<MailSettings> {
  const { smtpUrl, from, to, allowPrivateHosts = false } = context.config.mail ?? {};
  const setup = await readMailSetup(context);
  const { stored, account, passwordUnreadable } = setup;
  const server = smtpUrl ? serverOfUrl(smtpUrl) : stored;
  return {
    sends: account !== null && queuesMail(setup),
    passwordUnreadable,
    host: server?.host ?? null,
    port: server?.port ?? null,
    security: server?.security ?? null,
    user: server?.user ?? null,
    hasPassword: Boolean(server?.password),
    senderName: stored?.senderName ?? null,
    senderAddress: from ?? stored?.senderAddress ?? null,
    recipients: setup.recipients,
    enquiryRecipients: stored?.enquiryRecipients ?? [],
    applicationRecipients: stored?.applicationRecipients ?? [],
    orderRecipients: stored?.orderRecipients ?? [],
    fromEnvironment: [
      ...(smtpUrl ? [MailSettingsPart.SERVER] : []),
      ...(from ? [MailSettingsPart.SENDER] : []),
      ...(to ? [MailSettingsPart.RECIPIENTS] : []),
    ],
    privateHosts: allowPrivateHosts,
    updatedAt: stored?.updatedAt ?? null,
    updatedBy: stored?.updatedBy ?? null,
  };
}

type Values = Omit<StoredMailSettings, '_id'>;

/**
 * Saves the settings for e-mail; parts that the environment sets stay as they are stored. With `readAt`, the
 * `updatedAt` that the caller read, throws CONFLICT without writing if they have changed since.
 */
export async function updateMailSettings(
  context: Context,
  raw: MailSettingsInput,
  readAt?: Date | null,
): Promise<MailSettings> {
  const { stored } = await readMailSetup(context);
  const { password, ...typed } = await checkMailSettings(context, raw, stored);
  const values: Values = {
    ...typed,
    password: await passwordToStore(context, typed, password, stored),
    updatedAt: timeNow(),
    updatedBy: byWhom(context),
  };
  await mailSettingsOf(context)
    .updateOne({ _id: 'mail', ...(readAt && { updatedAt: readAt }) }, { $set: values }, { upsert: true })
    .catch(async (error: unknown) => {
      // The insert failed because other settings exist by now.
      if (!isDuplicateKey(error)) throw error;
      const present = await mailSettingsOf(context).findOne({ _id: 'mail' });
      const { updatedAt = null, updatedBy = null } = present ?? {};
      const fields = changesOf(present, values).map(({ field }) => field);
      throw changedMeanwhile('E-mail setting', { updatedAt: updatedAt ?? new Date(0), updatedBy, fields });
    });
  const changes = changesOf(stored, values);
  const changed = { verb: ActivityVerb.UPDATED, noun: mailSettingsNoun, label: 'E-mail', changes };
  if (changes.length > 0) await recordActivity(context, changed);
  return mailSettings(context);
}

/** The changed fields. Of the password they say only that it changed, even in its encrypted form. */
function changesOf(before: StoredMailSettings | null, after: Values): FieldChange[] {
  const { password: former = null, ...rest } = before ?? {};
  const { password, ...values } = after;
  const changed = former === password ? [] : [{ field: 'password', before: null, after: null }];
  return [...fieldChanges(rest, values), ...changed];
}

function passwordToStore(
  context: Context,
  typed: Pick<Values, 'host' | 'user'>,
  password: string | undefined,
  stored: StoredMailSettings | null,
): Promise<string | null> | string | null {
  if (context.config.mail?.smtpUrl) return stored?.password ?? null;
  if (!typed.host || !typed.user) return null;
  return password ? sealPassword(context, typed, password) : (stored?.password ?? null);
}

type Checked = Omit<Values, 'password' | 'updatedAt' | 'updatedBy'> & { password?: string };

/**
 * Checks typed settings; parts that the environment sets keep their stored values. Throws BAD_USER_INPUT with
 * a sentence for each wrong field, also for a stored password that would go to another server or user.
 */
export async function checkMailSettings(
  context: Context,
  raw: MailSettingsInput,
  stored: StoredMailSettings | null,
  { needsRecipients = true } = {},
): Promise<Checked> {
  const { smtpUrl, from, to } = context.config.mail ?? {};
  // Unlike a text, a password keeps its spaces.
  const password = smtpUrl ? undefined : raw.password || undefined;
  const given = withoutNulls(raw);
  const kept = {
    ...(smtpUrl && { host: undefined, port: undefined, security: undefined, user: undefined }),
    ...(from && { senderAddress: undefined }),
    ...(to && { recipients: undefined }),
  };
  const input = checkInput(MailSettingsInput, { ...given, ...kept }, (typed) => ({
    ...((typed.host || smtpUrl) && missingParts(context, typed, needsRecipients)),
    ...(typed.host && wrongServer(context, typed)),
    ...(typed.host && wrongPassword(typed, password, stored)),
  }));
  const host = input.host?.toLowerCase() ?? null;
  if (host && !context.config.mail?.allowPrivateHosts) await refusePrivateHost(host);
  const server = smtpUrl
    ? { host: stored?.host, port: stored?.port, security: stored?.security, user: stored?.user }
    : host
      ? { host, port: input.port ?? 587, security: input.security ?? MailSecurity.STARTTLS, user: input.user }
      : {};
  return {
    host: server.host ?? null,
    port: server.port ?? null,
    security: server.security ?? null,
    user: server.user ?? null,
    senderName: input.senderName ?? null,
    senderAddress: (from ? stored?.senderAddress : input.senderAddress) ?? null,
    recipients: (to ? stored?.recipients : input.recipients) ?? [],
    enquiryRecipients: input.enquiryRecipients ?? [],
    applicationRecipients: input.applicationRecipients ?? [],
    orderRecipients: input.orderRecipients ?? [],
    password,
  };
}

function missingParts(
  { config: { mail = {} } }: Context,
  { senderAddress, recipients }: MailSettingsInput,
  needsRecipients: boolean,
): FieldMessages {
  return {
    ...(!mail.from && !senderAddress && { senderAddress: 'Please enter the address of the sender.' }),
    ...(needsRecipients &&
      !mail.to &&
      !recipients?.length && { recipients: 'Please enter at least one address.' }),
  };
}

function wrongServer(
  { config: { mail } }: Context,
  { host = '', port = 587, security }: MailSettingsInput,
): FieldMessages {
  if (mail?.allowPrivateHosts) return {};
  return {
    ...(!isHostName(host) && { host: 'Please enter the name of the server, such as smtp.example.com.' }),
    ...(!mailPorts.includes(port) && { port: `Please use one of the ports ${mailPorts.join(', ')}.` }),
    ...(security === MailSecurity.OFFERED && { security: 'Please choose TLS or STARTTLS.' }),
  };
}

/** A stored password is never sent to another server or user than the one for which it was typed. */
function wrongPassword(
  { host, user }: MailSettingsInput,
  password: string | undefined,
  stored: StoredMailSettings | null,
): FieldMessages {
  if (!user || password) return {};
  if (!stored?.password) return { password: 'Please enter the password.' };
  const same = stored.host === host?.toLowerCase() && stored.user === user;
  return same
    ? {}
    : { password: 'Please enter the password again, because the server or the user has changed.' };
}

async function refusePrivateHost(host: string): Promise<void> {
  try {
    await mailAddress(host);
  } catch (error) {
    // A name that cannot be looked up now may be right; the test e-mail and each sending look again.
    if (error instanceof PrivateHostError) throw badInput(error.message, { host: error.message });
  }
}
