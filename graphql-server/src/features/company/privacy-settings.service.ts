import type { Context } from '../../base/context.ts';
import { checkInput } from '../../base/input.ts';
import { announceChange, touch } from '../../database/changes.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { fieldChanges } from '../../kit/change/field-changes.ts';
import { PrivacySettingsInput } from './privacy-settings.input.ts';
import type { PrivacySettings } from './privacy-settings.type.ts';
import { settings, settingsCollection } from './site-settings.service.ts';

/**
 * Changes how long personal data are kept, and records the change; the privacy page shows it at once. BAD_USER_INPUT for
 * a period below the year that the law asks for.
 */
export async function updatePrivacySettings(
  context: Context,
  raw: PrivacySettingsInput,
): Promise<PrivacySettings> {
  const { boardUrl = '', ...periods } = checkInput(PrivacySettingsInput, raw);
  const { privacy: before } = await settings(context);
  const privacy: PrivacySettings = {
    ...periods,
    alertMonths: periods.alertMonths ?? before.alertMonths,
    boardUrl,
  };
  await context.db
    .collection<{ _id: string }>(settingsCollection)
    .updateOne({ _id: 'site' }, { $set: { privacy }, ...touch }, { upsert: true });
  announceChange(context, settingsCollection);
  const changes = fieldChanges(before, privacy);
  const changed = { verb: ActivityVerb.UPDATED, noun: settingsCollection, label: 'Privacy', changes };
  if (changes.length > 0) await recordActivity(context, changed);
  return privacy;
}
