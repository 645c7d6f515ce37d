import type { MailSecurity, MailSettingsInput } from 'domain/schema.generated.ts';
import type { StoredValues } from '../../office-kit/form/edited-form.ts';
import { singleValues } from '../../office-kit/form/form-values.ts';
import { typedText } from '../../office-kit/field/small-form.tsx';
import { mailSettingsContent } from './mail-settings.content.ts';
import type { MailSettingsFieldsFragment } from './mail-settings.generated.ts';

export const securities: readonly MailSecurity[] = ['STARTTLS', 'TLS', 'OFFERED'];

export const recipientFields = [
  'recipients',
  'enquiryRecipients',
  'applicationRecipients',
  'orderRecipients',
] as const;

/** The settings as values of the form; the password is never among them. */
export function mailValues(settings: MailSettingsFieldsFragment): StoredValues {
  const { host, port, security, user, senderName, senderAddress, updatedAt, updatedBy } = settings;
  const values = singleValues({
    host: host ?? '',
    port: String(port ?? 587),
    security: security ?? 'STARTTLS',
    user: user ?? '',
    senderName: senderName ?? '',
    senderAddress: senderAddress ?? '',
    ...Object.fromEntries(recipientFields.map((name) => [name, settings[name].join('\n')])),
  });
  return { values, updatedAt, updatedBy };
}

/** Reads the form as the server’s input; the password comes from outside, as drafts must not keep it. */
export function readMailForm(
  typed: FormData,
  password: string,
): { input: MailSettingsInput; wrong: Record<string, string> } {
  const text = (name: string) => typedText(typed, name).trim();
  const port = text('port');
  const isPort = port === '' || /^\d{1,5}$/.test(port);
  const lists = recipientFields.map((name) => [name, linesOf(text(name))]);
  return {
    input: {
      host: text('host'),
      port: port && isPort ? Number(port) : null,
      security: securities.find((one) => one === text('security')) ?? null,
      user: text('user'),
      password: password || null,
      senderName: text('senderName'),
      senderAddress: text('senderAddress'),
      ...(Object.fromEntries(lists) as Pick<MailSettingsInput, (typeof recipientFields)[number]>),
    },
    wrong: isPort ? {} : { port: mailSettingsContent.wrongPort },
  };
}

/** People separate addresses by lines, commas or spaces. */
function linesOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
