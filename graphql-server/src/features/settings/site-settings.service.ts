import type { AppContext, Context } from '../../context.ts';
import { ActivityVerb, recordActivity } from '../../database/activity-log.ts';
import { announceChange } from '../../database/changes.ts';
import { fieldChanges } from '../../database/field-changes.ts';
import { badField } from '../../errors.ts';
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
  return { ...defaults, comingSoonDate: new Date(comingSoonDate), ...stored };
}

/** Replaces the company’s settings, and records what changed. */
export async function updateSettings(context: Context, raw: SiteSettingsInput): Promise<SiteSettings> {
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
  };
  const before = await settings(context);
  await context.db
    .collection<StoredSettings>('siteSettings')
    .updateOne({ _id: 'site' }, { $set: values }, { upsert: true });
  await announceChange(context, 'siteSettings');
  const changes = fieldChanges(before, values);
  const changed = { verb: ActivityVerb.updated, noun: 'siteSettings', label: 'Company', changes };
  if (changes.length > 0) await recordActivity(context, changed);
  return values;
}
