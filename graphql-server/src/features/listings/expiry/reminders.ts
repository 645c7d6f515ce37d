import { reraOfStatus } from 'domain/property/rera-of-status.ts';
import { formatDay } from 'domain/text/format.ts';
import type { AppContext } from '../../../base/context.ts';
import type { Property } from '../../property/property.type.ts';
import { daysBetween } from '../../property/rera/check/check-sheet.ts';
import { isGated } from '../../property/rera/check/listing-look.ts';
import type { CheckDesk } from '../../property/rera/check/listing-look.ts';
import { ruleBookOf } from '../../rule/rule-book.ts';
import { RuleAuthority } from '../../rule/rule.type.ts';
import { lines } from '../../mail/company-mail.ts';
import { formOf, queueListingMail } from './listing-mail.ts';

/** The days before the end of a registration on which the office is reminded, the first reminder first. */
export function reminderDays({ day, rules }: Pick<CheckDesk, 'day' | 'rules'>): number[] {
  const rule = ruleBookOf(rules, { authorities: [RuleAuthority.UP] }, day).find('rera.reminderDays');
  return (rule?.value.split(' ') ?? []).map(Number).sort((one, other) => other - one);
}

/** The reminder that is due so many days before an end: the last one that should have been sent. */
function dueReminder(desk: CheckDesk, end: string): number | undefined {
  const left = daysBetween(desk.day, end);
  return left < 0 ? undefined : reminderDays(desk).findLast((days) => left <= days);
}

/** How long it is until a day: “in 30 days”, “tomorrow”, “today”. */
function daysLeft(from: string, to: string): string {
  const days = daysBetween(from, to);
  if (days > 1) return `in ${days} days`;
  return days === 1 ? 'tomorrow' : 'today';
}

/** Reminds the office before the registration of a project ends, once for each reminder of the rule. */
export async function remindOfExpiry(app: AppContext, desk: CheckDesk, property: Property): Promise<void> {
  const { _id, title, rera } = property;
  const end = lastDayOf(property, desk.day);
  const reminder = end ? dueReminder(desk, end) : undefined;
  if (!end || reminder === undefined) return;
  const wayOut = rera?.extensionAppliedOn
    ? 'Enter the new day as soon as the extension is granted.'
    : 'Enter the new day, or the application for an extension with its receipt and the day that it asks for.';
  await queueListingMail(app, ['expiry', _id.toHexString(), end, String(reminder)], {
    subject: `The registration ends on ${formatDay(end)}: ${title}`,
    text: lines(
      `The RERA registration of “${title}” ends on ${formatDay(end)}, ${daysLeft(desk.day, end)}. From the next day, ${isGated(desk) ? 'visitors will not see the listing' : 'the listing is marked as a trial'}.`,
      wayOut,
      `Open it: ${formOf(property, app.config)}`,
    ),
  });
}

/** The last day of a registration, or of the extension that holds it. */
export function lastDayOf({ rera }: Pick<Property, 'rera'>, day: string): string | null {
  const { validTo = null, extensionTo = null } = reraOfStatus(rera) ?? {};
  return validTo && validTo < day && extensionTo ? extensionTo : validTo;
}

/** Reminds the office before the company’s own registration ends, on which all listings depend. */
export async function remindOfCompany(app: AppContext, desk: CheckDesk): Promise<void> {
  const { validTo } = desk.agents;
  const form = `Enter the new registration: ${app.config.siteUrl}/my-account/settings/company`;
  if (validTo && validTo < desk.day) {
    const lost = isGated(desk)
      ? 'Visitors no longer see any listing. All listings return when you enter a new registration.'
      : 'All listings are marked as a trial until you enter a new registration.';
    const text = `Our registration as an agent ended on ${formatDay(validTo)}. ${lost}`;
    const subject = `Our registration as an agent ended on ${formatDay(validTo)}`;
    await queueListingMail(app, ['agent ended', validTo], { subject, text: lines(text, form) });
    return;
  }
  const reminder = validTo ? dueReminder(desk, validTo) : undefined;
  if (!validTo || reminder === undefined) return;
  await queueListingMail(app, ['agent', validTo, String(reminder)], {
    subject: `Our registration as an agent ends on ${formatDay(validTo)}`,
    text: lines(
      `Our registration as an agent ends on ${formatDay(validTo)}, ${daysLeft(desk.day, validTo)}. From the next day, ${isGated(desk) ? 'visitors will not see any listing' : 'all listings are marked as a trial'}.`,
      form,
    ),
  });
}
