import { companyFields } from 'domain/company/company-fields.ts';
import { isColour } from 'domain/site/accent.ts';
import { eachText } from 'domain/text/text-rows.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { byWhom } from '../../access/actor.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { badField, changedMeanwhile } from '../../base/errors.ts';
import { checkInput } from '../../base/input.ts';
import { toE164 } from '../../base/text/phone.ts';
import { announceChange, touch } from '../../database/changes.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { fieldChanges } from '../../kit/change/field-changes.ts';
import { indiaBounds, wrongPosition } from '../../kit/possible-position.ts';
import { keptReading } from '../../cache/kept-reading.ts';
import { noteRead } from '../../kit/noun.ts';
import { defaultPrivacy } from './privacy-settings.type.ts';
import { SiteSettingsInput } from './site-settings.input.ts';
import { defaultSiteSettings } from './site-settings.seed.ts';
import type { SiteSettings } from './site-settings.type.ts';

export const settingsCollection = 'siteSettings';

type StoredSettings = SiteSettings & { _id: 'site'; touchedAt: Date; writes: number };

/** What other operations write. */
type OwnOperations =
  | 'takesCoupons'
  | 'sendsBrochures'
  | 'colour'
  | 'privacy'
  | 'duty'
  | 'leadAccess'
  | 'liveSince'
  | 'facts'
  | 'factsAreSamples'
  | 'factsConfirmedAt';

const emptyTexts = eachText(companyFields, () => '');

const storedSettings = keptReading(settingsCollection, async ({ db }): Promise<SiteSettings> => {
  const stored = await db.collection<StoredSettings>(settingsCollection).findOne({ _id: 'site' });
  const { comingSoonDate, ...defaults } = defaultSiteSettings;
  return {
    ...emptyTexts,
    ...defaults,
    registrationValidTo: null,
    liveSince: null,
    facts: {},
    factsAreSamples: false,
    factsConfirmedAt: null,
    comingSoonDate: new Date(comingSoonDate),
    updatedAt: null,
    takesCoupons: stored?.factsAreSamples ?? false,
    sendsBrochures: true,
    colour: '',
    ...stored,
    privacy: { ...defaultPrivacy, ...stored?.privacy },
  };
});

/** The company details for every page; the defaults until an owner changes them. */
export async function settings(context: AppContext): Promise<SiteSettings> {
  noteRead(context, settingsCollection);
  return storedSettings(context);
}

/**
 * Replaces the company details and records the changes. With `readAt`, the `updatedAt` that the caller read,
 * throws CONFLICT without writing if they have changed since.
 */
export async function updateSettings(
  context: Context,
  raw: SiteSettingsInput,
  readAt?: Date | null,
): Promise<SiteSettings> {
  const input = checkInput(SiteSettingsInput, raw, (typed) => wrongPosition(typed, indiaBounds));
  const whatsappNumber = toE164(input.whatsappNumber) ?? input.whatsappNumber;
  const before = await settings(context);
  const values: Omit<SiteSettings, OwnOperations> = {
    ...input,
    ...eachText(companyFields, (name, { stays }) =>
      stays ? keptText(raw[name], input[name], before[name]) : (input[name] ?? ''),
    ),
    registrationValidTo:
      keptText(raw.registrationValidTo, input.registrationValidTo, before.registrationValidTo ?? '') || null,
    referencePrefix: input.referencePrefix ?? before.referencePrefix,
    loanSharePercent: input.loanSharePercent ?? before.loanSharePercent,
    nearMetroMetres: input.nearMetroMetres ?? before.nearMetroMetres,
    whatsappNumber,
    updatedAt: timeNow(),
    updatedBy: byWhom(context),
  };
  await context.db
    .collection<StoredSettings>(settingsCollection)
    .updateOne(
      { _id: 'site', ...(readAt && { updatedAt: readAt }) },
      { $set: values, $addToSet: { formerPrefixes: before.referencePrefix }, ...touch },
      { upsert: true },
    )
    .catch(async (error: unknown) => {
      // The insert failed because other settings exist by now.
      if (!isDuplicateKey(error)) throw error;
      const { updatedAt, updatedBy = null, ...present } = await settings(context);
      const fields = fieldChanges(present, values).map(({ field }) => field);
      throw changedMeanwhile('Company', { updatedAt: updatedAt ?? new Date(0), updatedBy, fields });
    });
  announceChange(context, settingsCollection);
  const changes = fieldChanges(before, values);
  const changed = { verb: ActivityVerb.UPDATED, noun: settingsCollection, label: 'Company', changes };
  if (changes.length > 0) await recordActivity(context, changed);
  return { ...before, ...values };
}

/** Lets the cart take coupons, or takes their fields off the site and their entry out of the office; no coupon is lost. */
export async function offerCoupons(context: Context, on: boolean): Promise<SiteSettings> {
  return writeOne(context, { takesCoupons: on });
}

/** Lets visitors order printed brochures, or takes the cart off the site; earlier orders stay. */
export async function offerBrochures(context: Context, on: boolean): Promise<SiteSettings> {
  return writeOne(context, { sendsBrochures: on });
}

/** Gives the site the colour of the company; an empty text brings the delivered colours back. BAD_USER_INPUT for no colour. */
export async function chooseColour(context: Context, typed: string): Promise<SiteSettings> {
  const colour = typed.trim().toLowerCase();
  if (colour && !isColour(colour)) throw badField('colour', 'Please enter a colour such as #0e4a3b.');
  return writeOne(context, { colour });
}

/** Writes and records what stands beside the form of the company, so that two people who save both do not get into each other’s way. */
export async function writeOne(
  context: Context,
  value: Partial<Pick<SiteSettings, OwnOperations>>,
): Promise<SiteSettings> {
  const before = await settings(context);
  await context.db
    .collection<StoredSettings>(settingsCollection)
    .updateOne({ _id: 'site' }, { $set: value, ...touch }, { upsert: true });
  announceChange(context, settingsCollection);
  const changes = fieldChanges(before, value);
  const changed = { verb: ActivityVerb.UPDATED, noun: settingsCollection, label: 'Company', changes };
  if (changes.length > 0) await recordActivity(context, changed);
  return { ...before, ...value };
}

/** A text that was left out stays; an empty one is removed. */
function keptText(sent: string | null | undefined, checked = '', before = ''): string {
  return sent === undefined || sent === null ? before : checked;
}
