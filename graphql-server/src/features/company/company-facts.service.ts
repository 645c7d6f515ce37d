import { readHours, readTime, readWeekdays } from 'domain/duty/office-hours.ts';
import { companyFacts, factNames, sampleFacts } from 'domain/site/company-facts.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { checkInput } from '../../base/input.ts';
import { announceChange, touch } from '../../database/changes.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { fieldChanges } from '../../kit/change/field-changes.ts';
import { CompanyFacts } from './company-facts.type.ts';
import type { StoredFacts } from './company-facts.type.ts';
import { settings, settingsCollection } from './site-settings.service.ts';
import type { SiteSettings } from './site-settings.type.ts';

/**
 * Replaces what the site says of the company. Throws BAD_USER_INPUT for a figure without the word of the owner that it is true:
 * an advertisement must not claim what cannot be shown.
 */
export async function updateCompanyFacts(
  context: Context,
  raw: CompanyFacts,
  confirmed: boolean,
): Promise<SiteSettings> {
  const facts = { ...checkInput(CompanyFacts, raw) };
  if (!confirmed && factNames.some((name) => companyFacts[name].isClaim && facts[name]))
    throw badField('confirmed', 'Please confirm that the figures are true and that you can show it.');
  if (Boolean(facts.opens) !== Boolean(facts.closes))
    throw badField(facts.opens ? 'closes' : 'opens', 'Please enter both times, or none.');
  checkHours(facts);
  const { facts: before } = await settings(context);
  const values: StoredFacts = {
    facts,
    factsAreSamples: false,
    factsConfirmedAt: confirmed ? timeNow() : null,
  };
  await writeFacts(context, values);
  const changes = fieldChanges(
    before,
    Object.fromEntries(factNames.map((name) => [name, facts[name] ?? null])),
  );
  const changed = { verb: ActivityVerb.UPDATED, noun: settingsCollection, label: 'Company', changes };
  if (changes.length > 0) await recordActivity(context, changed);
  return settings(context);
}

/** The office counts by what its pages say, so both times must be hours of one day, and the days must be named. */
function checkHours({ opens, closes, days }: CompanyFacts): void {
  const times = { opens, closes };
  for (const [field, time] of Object.entries(times))
    if (time && readTime(time) === null)
      throw badField(field, 'Please enter a time such as 9 am or 6:30 pm.');
  if (opens && closes && !readHours({ opens, closes }))
    throw badField('closes', 'The office closes before it opens. Please enter a later time.');
  if (days && !readWeekdays(days))
    throw badField('days', 'Please name the days, such as Monday to Saturday, or seven days a week.');
}

/** Lets a new site with samples show figures, which its pages mark as samples; an owner’s own stay. */
export async function addSampleFacts(context: AppContext): Promise<void> {
  const { facts } = await settings(context);
  if (Object.keys(facts).length > 0) return;
  await writeFacts(context, { facts: sampleFacts, factsAreSamples: true, factsConfirmedAt: null });
}

/** Takes the sample figures off the site. */
export async function removeSampleFacts(context: AppContext): Promise<void> {
  const { factsAreSamples } = await settings(context);
  if (factsAreSamples)
    await writeFacts(context, { facts: {}, factsAreSamples: false, factsConfirmedAt: null });
}

async function writeFacts(context: AppContext, values: StoredFacts): Promise<void> {
  await context.db
    .collection<{ _id: string }>(settingsCollection)
    .updateOne({ _id: 'site' }, { $set: values, ...touch }, { upsert: true });
  announceChange(context, settingsCollection);
}
