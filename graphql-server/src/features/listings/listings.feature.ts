import type { Feature } from '../../kit/feature.ts';
import { SetupStepKey } from '../../kit/setup-step.ts';
import { hasOwnProperties } from '../property/own-properties.ts';
import { checkListings } from './check-listings.ts';
import { ExpiriesResolver } from './expiry/expiries.resolver.ts';
import { expiriesRouter } from './expiry/expiries.rest.ts';
import { ListingImportResolver } from './listing-import.resolver.ts';
import { ListingReadingResolver } from './reading/reading.resolver.ts';
import { EffectOfRuleResolver } from './effect-of-rule.resolver.ts';

/** An owner with so many has brought the sheet, or needs none. */
const fewListings = 5;

/** What the product takes from this room. */
export const listingsFeature: Feature = {
  resolvers: [ExpiriesResolver, ListingImportResolver, ListingReadingResolver, EffectOfRuleResolver],
  routes: () => [expiriesRouter()],
  setupSteps: [{ key: SetupStepKey.SHEET, isDone: (context) => hasOwnProperties(context, fewListings) }],
  jobs: [{ lane: 'drafts', pauseMs: 10_000, work: checkListings }],
};
