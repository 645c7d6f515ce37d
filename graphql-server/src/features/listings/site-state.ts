import type { Filter } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { propertyNoun } from '../property/property.service.ts';
import type { Property } from '../property/property.type.ts';
import { daysBetween } from '../property/rera/check/check-sheet.ts';
import { openDesk } from '../property/rera/check/listing-look.ts';
import { collectionOf } from '../../kit/noun.ts';
import { publishedBy } from '../../kit/publication.ts';
import { warnedDays } from './effect-of-rule.ts';
import type { SiteState } from './site-state.type.ts';

/** What visitors see of the company’s own listings; the end of its registration from 60 days before. */
export async function siteState(context: Context): Promise<SiteState> {
  const { day, agents } = await openDesk(context);
  const now = timeNow();
  const count = (more: Filter<Property>) =>
    collectionOf(context, propertyNoun).countDocuments({
      ...{ deleted: false, ...publishedBy(now), sample: { $ne: true } },
      ...more,
    });
  const [listingCount, trialCount, hiddenCount] = await Promise.all([
    count({}),
    count({ isTrial: true }),
    count({ shownUntil: { $lte: now } }),
  ]);
  const left = agents.validTo ? daysBetween(day, agents.validTo) : null;
  const isNear = left !== null && left <= warnedDays;
  return {
    ...{ mode: agents.mode, listingCount, trialCount, hiddenCount },
    registrationEndsOn: isNear ? agents.validTo : null,
    registrationDaysLeft: isNear ? left : null,
  };
}
