import type { Feature } from '../../kit/feature.ts';
import { checkListings } from './check-listings.ts';
import { ExpiriesResolver } from './expiry/expiries.resolver.ts';
import { expiriesRouter } from './expiry/expiries.rest.ts';
import { ListingImportResolver } from './listing-import.resolver.ts';
import { ListingReadingResolver } from './reading/reading.resolver.ts';
import { RuleEffectResolver } from './rule-effect.resolver.ts';

/** What the product takes from this room. */
export const listingsFeature: Feature = {
  resolvers: [ExpiriesResolver, ListingImportResolver, ListingReadingResolver, RuleEffectResolver],
  routes: () => [expiriesRouter()],
  jobs: [{ lane: 'drafts', name: 'listings', pauseMs: 10_000, work: checkListings }],
};
