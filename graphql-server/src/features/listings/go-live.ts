import { dayInIndia, timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { announceChange, touch } from '../../database/changes.ts';
import { settings, settingsCollection } from '../company/site-settings.service.ts';
import type { SiteSettings } from '../company/site-settings.type.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { SiteMode, siteModeOf } from '../company/agent-registration.ts';
import { checkListings } from './check-listings.ts';

/**
 * Makes the checks a gate, once and for all, and takes what does not pass off the site. Throws BAD_USER_INPUT without a
 * registration of the company that is its own and valid.
 */
export async function goLive(context: Context): Promise<SiteSettings> {
  const company = await settings(context);
  if (company.liveSince) return company;
  const { registrationValidTo } = company;
  if (siteModeOf(company) === SiteMode.TRIAL)
    throw badField(
      'registrationNumber',
      'Please enter the company’s own registration number and its last day first.',
    );
  if (registrationValidTo && registrationValidTo < dayInIndia())
    throw badField(
      'registrationValidTo',
      'The company’s registration has ended. Please enter the new one first.',
    );
  const liveSince = timeNow();
  await context.db
    .collection<{ _id: string; liveSince?: Date | null }>(settingsCollection)
    .updateOne({ _id: 'site', liveSince: null }, { $set: { liveSince }, ...touch });
  announceChange(context, settingsCollection);
  const changes = [{ field: 'liveSince', before: null, after: liveSince.toISOString() }];
  const entry = { verb: ActivityVerb.UPDATED, noun: settingsCollection, label: 'Company', changes };
  await recordActivity(context, entry);
  await checkListings(context);
  return { ...company, liveSince };
}
