import { MongoServerError } from 'mongodb';
import type { AppContext, Context } from '../../context.ts';
import { ActivityVerb, recordActivity } from '../../database/activity-log.ts';
import { announceChange } from '../../database/changes.ts';
import { fieldChanges } from '../../database/field-changes.ts';
import { badField, changedMeanwhile } from '../../errors.ts';
import { checkInput } from '../../input.ts';
import { toE164 } from '../../phone.ts';
import { SiteSettingsInput } from './site-settings.input.ts';
import { defaultSiteSettings } from './site-settings.seed.ts';
import type { SiteSettings } from './site-settings.type.ts';

type StoredSettings = SiteSettings & { _id: 'site' };

/** What every page shows of the company; the defaults until it was changed. */
export async function settings({ db }: AppContext): Promise<SiteSettings> {
  const stored = await db.collection<StoredSettings>('siteSettings').findOne({ _id: 'site' });
  const { comingSoonDate, ...defaults } = defaultSiteSettings;
  return { ...defaults, comingSoonDate: new Date(comingSoonDate), updatedAt: null, ...stored };
}

/**
 * Replaces the company’s settings, and records what changed. With `readAt`, the `updatedAt` that the caller read,
 * CONFLICT when somebody changed them since; nothing is written.
 */
export async function updateSettings(
  context: Context,
  raw: SiteSettingsInput,
  readAt?: Date | null,
): Promise<SiteSettings> {
  const input = checkInput(SiteSettingsInput, raw);
  const whatsappNumber = toE164(input.whatsappNumber);
  if (!whatsappNumber)
    throw badField('whatsappNumber', 'Please enter a phone number such as +91 98100 00000.');
  const { facebookUrl = '', instagramUrl = '', linkedinUrl = '', youtubeUrl = '' } = input;
  const values: SiteSettings = {
    ...input,
    whatsappNumber,
    facebookUrl,
    instagramUrl,
    linkedinUrl,
    youtubeUrl,
    updatedAt: new Date(),
    updatedBy: context.admin?.username ?? null,
  };
  const before = await settings(context);
  await context.db
    .collection<StoredSettings>('siteSettings')
    .updateOne({ _id: 'site', ...(readAt && { updatedAt: readAt }) }, { $set: values }, { upsert: true })
    .catch(async (error: unknown) => {
      // There are settings, of another time: they could not be inserted a second time.
      if (!(error instanceof MongoServerError && error.code === 11_000)) throw error;
      const { updatedAt, updatedBy = null, ...present } = await settings(context);
      const fields = fieldChanges(present, values).map(({ field }) => field);
      throw changedMeanwhile('The company', { updatedAt: updatedAt ?? new Date(0), updatedBy, fields });
    });
  await announceChange(context, 'siteSettings');
  const changes = fieldChanges(before, values);
  const changed = { verb: ActivityVerb.updated, noun: 'siteSettings', label: 'Company', changes };
  if (changes.length > 0) await recordActivity(context, changed);
  return values;
}
